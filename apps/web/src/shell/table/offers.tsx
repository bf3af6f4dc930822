/** Open offers: what the other side proposes, with the two answers, and what one has proposed oneself. [R16] */

import type { Offer } from '@sandbar/protocol';
import type { Model } from '../../games/face.ts';
import { words } from '../words.ts';

/** The sentence of an offer that every game knows; undefined where the game has to say it. */
function tableText(model: Model, { what, by }: Offer): string | undefined {
  if (what !== 'draw' && what !== 'delete') return undefined;
  const mine = by === model.seat && !model.local;
  return mine ? words(`offer.${what}.mine`) : words(`offer.${what}.asked`, { who: model.names[by] ?? '' });
}

export function Offers({ model }: { readonly model: Model }) {
  const open = model.table.offers
    .map((offer) => ({ offer, text: tableText(model, offer) ?? model.face?.offerText(model, offer) ?? '' }))
    .filter(({ text }) => text !== '');
  if (open.length === 0) return null;
  return (
    <div class="offers" role="status">
      {open.map(({ offer, text }) => {
        const asked =
          model.local ||
          (model.seat !== null && offer.ask.includes(model.seat) && !offer.yes.includes(model.seat));
        const answer = (yes: boolean): void => model.ask({ t: 'answer', what: offer.what, yes });
        return (
          <div key={offer.what} class="offer">
            <p>{text}</p>
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
  const offer = (what: string): void => {
    model.ask({ t: 'offer', at: model.session.replica.at, what });
    onDone();
  };
  const host = model.session.replica.you?.host === true && model.seat !== null && !model.local;
  return (
    <>
      {model.table.phase === 'playing' &&
        model.face?.offerRows(model).map(({ what, text }) => (
          <button key={what} type="button" class="menu-row" onClick={() => offer(what)}>
            {text}
          </button>
        ))}
      {host && (
        <button type="button" class="menu-row danger" onClick={() => offer('delete')}>
          {words('offer.delete')}
        </button>
      )}
    </>
  );
}
