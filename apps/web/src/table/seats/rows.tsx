/** Seats in rows beside the board, chips above it on a phone. */
import type { Seat } from '@sandbar/engine';
import { isHeld, isRetired } from '@sandbar/protocol';
import { Dot } from '../../ui/brand.tsx';
import { minutes, useNow } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import type { Around } from '../frame/around.ts';
import type { Model } from '../model.ts';
import { seatToAct } from '../questions.ts';
import { SeatBadge } from './badge.tsx';
import { ClockOf } from './clock.tsx';

interface Props {
  readonly model: Model;
  readonly around: Around;
}

/** How a seat stands at the table, where that matters more than how it stands in the game; null while it is here. */
function standing(model: Model, seat: Seat, now: number): string | null {
  const one = model.table.seats[seat];
  if (isRetired(one)) return words('table.left');
  if (isHeld(one)) return words(isAway(model, seat) ? 'away.held' : 'held.here');
  const since = model.local ? 0 : (model.session.replica.people?.seats[seat] ?? 0);
  return since === 0 ? null : words('table.awayFor', { time: minutes(now - since) });
}

const isAway = (model: Model, seat: Seat): boolean =>
  !model.local && (model.session.replica.people?.seats[seat] ?? 0) !== 0;

/** The seat that the table waits for. */
const actsNow = ({ gameView, session }: Model): Seat | null =>
  gameView === null ? null : seatToAct(gameView.game, session.replica.confirmed);

/** The rows, in the order of turns. */
export function SeatRows({ model, around }: Props) {
  const acts = around.acts === undefined ? actsNow(model) : around.acts;
  const now = useNow(around.order.some((seat) => isAway(model, seat)));
  return (
    <section class="crew-panel" aria-label={around.head}>
      <header>
        <h2>{around.head}</h2>
        <span class="quiet">{around.headEnd}</span>
      </header>
      <ol>
        {around.order.map((seat) => {
          const { lead, picture, note, pictures, end, out } = around.seat(seat);
          const away = standing(model, seat, now);
          const me = !model.local && seat === model.seat;
          return (
            <li
              key={seat}
              class={out ? 'crew-row out' : seat === acts ? 'crew-row turn' : 'crew-row'}
              aria-current={seat === acts ? 'true' : undefined}
            >
              {lead}
              {picture?.(44) ?? <SeatBadge model={model} seat={seat} size={34} />}
              <div class="grow">
                <p class="crew-name">
                  <b>{model.names[seat]}</b>
                  {me && <span class="tag">{words('table.you.tag')}</span>}
                  {seat === acts && !me && <span class="sr-only">{words('table.turn.on')}</span>}
                  <ClockOf model={model} seat={seat} />
                </p>
                <p class="sub">
                  {!model.local && (
                    <Dot kind={gone(model, seat) ? 'gone' : isAway(model, seat) ? 'away' : 'here'} />
                  )}
                  {away ?? note}
                </p>
                {pictures}
              </div>
              {end}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const gone = (model: Model, seat: Seat): boolean => isRetired(model.table.seats[seat]);

/** On a phone: a chip for each seat, in one row that can be pushed; the seat on turn is brought into view. */
export function SeatChips({ model, around }: Props) {
  const acts = around.acts === undefined ? actsNow(model) : around.acts;
  const now = useNow(around.order.some((seat) => isAway(model, seat)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard
    <ol class="crew-chips" tabIndex={0} aria-label={around.head}>
      {around.order.map((seat) => {
        const { picture, note, pictures, end, out } = around.seat(seat);
        return (
          <li
            key={seat}
            class={out ? 'crew-chip out' : seat === acts ? 'crew-chip turn' : 'crew-chip'}
            aria-current={seat === acts ? 'true' : undefined}
          >
            {picture?.(30) ?? <SeatBadge model={model} seat={seat} size={26} />}
            <span class="grow">
              <b>{seat === model.seat && !model.local ? words('table.you') : model.names[seat]}</b>
              <span class="sr-only">{standing(model, seat, now) ?? note}</span>
              {pictures}
              <ClockOf model={model} seat={seat} />
            </span>
            {!model.local && isAway(model, seat) && <Dot kind="away" />}
            {end}
          </li>
        );
      })}
    </ol>
  );
}
