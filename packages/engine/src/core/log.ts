/** Events as text: one word an entry, the same in store, wire and saves. */
import { readRoll, rollText } from './chance.ts';
import { type Checked, no, yes } from './checked.ts';
import type { Event, Game } from './game.ts';
import { readSettle, settleText } from './referee.ts';

/** Seats as capital letters, so that a word tells at once whose it is: `A8/5`, `Bdouble`. */
export const SEATS = 'ABCDEFGH';

/** `A8/5` seat 0 acts; `=31` a roll; `!resign:0:2` a settlement. */
export function eventText<A>(
  game: Pick<Game<never, A, never, never>, 'writeAction'>,
  event: Event<A>,
): string {
  switch (event.kind) {
    case 'act':
      return `${SEATS[event.seat]}${game.writeAction(event.action)}`;
    case 'roll':
      return `=${rollText(event.roll)}`;
    case 'settle':
      return `!${settleText(event.settle)}`;
  }
}

/** Reads one word of a log; whether the event is legal is for the referee to say. */
export function readEvent<A>(
  game: Pick<Game<never, A, never, never>, 'readAction'>,
  text: string,
): Checked<Event<A>> {
  const head = text[0] ?? '';
  const rest = text.slice(1);
  if (head === '=') {
    const roll = readRoll(rest);
    return roll === undefined ? no('log.unreadable') : yes({ kind: 'roll', roll });
  }
  if (head === '!') {
    const settle = readSettle(rest);
    return settle.ok ? yes({ kind: 'settle', settle: settle.value }) : settle;
  }
  const seat = head === '' ? -1 : SEATS.indexOf(head);
  if (seat === -1) return no('log.unreadable');
  const action = game.readAction(rest);
  return action.ok ? yes({ kind: 'act', seat, action: action.value }) : action;
}
