/** Open offers: what the other side proposes, with the two answers, and what one has proposed oneself. [R16] */
import { backgammon } from '@sandbar/engine';
import type { Offer } from '@sandbar/protocol';
import { words } from '../words.ts';
import { type Model, nameOf } from './model.ts';

/** The sentence of an offer; empty for a rematch, which has a button of its own. */
function sentence(model: Model, offer: Offer): string {
  const [what, , level] = offer.what.split(':');
  const mine = offer.by === model.seat && !model.local;
  const who = nameOf(
    model.names,
    mine ? (offer.ask.find((seat) => !offer.yes.includes(seat)) ?? 0) : offer.by,
  );
  if (what === 'end') return words(mine ? 'offer.end.mine' : 'offer.end.asked', { who });
  if (what !== 'resign') return '';
  const n = Number(level) * (model.state?.cube.value ?? 1);
  return mine ? words('offer.resign.mine', { who }) : words('offer.resign.asked', { who, n });
}

export function Offers({ model }: { readonly model: Model }) {
  const open = model.table.offers.filter((offer) => sentence(model, offer) !== '');
  if (open.length === 0) return null;
  return (
    <div class="offers" role="status">
      {open.map((offer) => {
        const asked =
          model.local ||
          (model.seat !== null && offer.ask.includes(model.seat) && !offer.yes.includes(model.seat));
        const answer = (yes: boolean): void => model.ask({ t: 'answer', what: offer.what, yes });
        return (
          <div key={offer.what} class="offer">
            <p>{sentence(model, offer)}</p>
            {asked && (
              <>
                <button type="button" class="btn" onClick={() => answer(false)}>
                  {words('offer.refuse')}
                </button>
                <button type="button" class="btn cta" onClick={() => answer(true)}>
                  {words('offer.accept')}
                </button>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** What may be proposed now, as rows of the menu. */
export function OfferRows({ model, onDone }: { readonly model: Model; onDone(): void }) {
  const { state, seat } = model;
  if (state === undefined || seat === null) return null;
  const open = backgammon.backgammon.settles(model.session.replica.confirmed as backgammon.State);
  const offer = (what: string): void => {
    model.ask({ t: 'offer', at: model.session.replica.at, what });
    onDone();
  };
  return (
    <>
      {open.map(({ settle }) => {
        if (settle.what === 'resign' && settle.seat === seat)
          return (
            <button
              key={settle.level}
              type="button"
              class="menu-row"
              onClick={() => offer(`resign:${seat}:${settle.level}`)}
            >
              {words.say(`offer.resign.${settle.level}`, { n: settle.level * state.cube.value })}
            </button>
          );
        if (settle.what === 'end')
          return (
            <button key="end" type="button" class="menu-row" onClick={() => offer('end')}>
              {words('offer.end')}
            </button>
          );
        return null;
      })}
    </>
  );
}
