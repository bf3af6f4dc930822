/** Open offers: what the other side proposes, with the two answers, and what one has proposed oneself. [R16] */
import { type Offer, readPause } from '@sandbar/protocol';
import { longText } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { Absence } from './absence.tsx';
import { PauseRow } from './pause.tsx';

/** The sentence of an offer that every game knows; undefined where the game has to say it. */
function tableText(model: Model, { what, by }: Offer): string | undefined {
  const pause = readPause(what);
  if (pause === null && what !== 'draw' && what !== 'delete') return undefined;
  const key =
    pause === null ? (`offer.${what as 'draw' | 'delete'}` as const) : pause === 0 ? 'resume' : 'pause';
  const time = longText(pause ?? 0);
  return by === model.seat && !model.local
    ? words(`${key}.mine`, { time })
    : words(`${key}.asked`, { who: model.names[by] ?? '', time });
}

/** What lies open over the board: offers, and the question about who is away. */
export function OpenMatters({ model }: { readonly model: Model }) {
  return (
    <div class="offers" role="status">
      <Offers model={model} />
      <Absence model={model} />
    </div>
  );
}

function Offers({ model }: { readonly model: Model }) {
  const open = model.table.offers
    .map((offer) => ({
      offer,
      text: tableText(model, offer) ?? model.gameView?.offerText(model, offer) ?? '',
    }))
    .filter(({ text }) => text !== '');
  return open.map(({ offer, text }) => {
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
              {words(readPause(offer.what) === null ? 'offer.refuse' : 'pause.no')}
            </button>
            <button type="button" class="btn cta" onClick={() => answer(true)}>
              {words('offer.accept')}
            </button>
          </>
        )}
      </div>
    );
  });
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
        model.gameView?.offerRows(model).map(({ what, text }) => (
          <button key={what} type="button" class="menu-row" onClick={() => offer(what)}>
            {text}
          </button>
        ))}
      <PauseRow model={model} onDone={onDone} />
      {host && (
        <button type="button" class="menu-row danger" onClick={() => offer('delete')}>
          {words('offer.delete')}
        </button>
      )}
    </>
  );
}
