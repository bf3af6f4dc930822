/** Why a ship may not go there, so that the page can say one sentence. It explains the legal list and never widens it. */
import type { WordKey } from '@sandbar/words';
import type { SpotId, Why } from '../../board.ts';
import { barredWhy, game, type State, seatToAct } from './rules.ts';
import { BAR, pointOf, pointSpot, toSpot } from './spots.ts';

/** Undefined when the thing may be done, or when nothing was tried (empty water was touched). */
export function barred(state: State, seat: number | null, from: SpotId, to?: SpotId): Why | undefined {
  if (seat === null) return undefined;
  const mine = spotOfSeat(state, seat);
  if (!isMoving(state, seat)) return from === mine ? notNow(state, seat) : undefined;
  if (from !== mine) return isTaken(state, from) ? { key: 'barred.ship.notYours' } : undefined;
  if (to === undefined || to === from || to === BAR) return undefined;
  const start = pointOf(from) ?? 0;
  const goal = pointOf(to);
  if (goal === undefined && !(start <= 12 === (to === toSpot(1, 'off')))) return { key: 'barred.distance' };
  const why = barredWhy(state, goal ?? 'off');
  return why === undefined ? undefined : { key: why as WordKey };
}

function isMoving(state: State, seat: number): boolean {
  return state.stage === 'moving' && seatToAct(state) === seat;
}

function spotOfSeat({ pirates }: State, seat: number): SpotId | undefined {
  const at = pirates[seat]?.at;
  return typeof at === 'number' ? pointSpot(at) : at === 'bar' ? BAR : undefined;
}

const isTaken = ({ pirates, ships }: State, spot: SpotId): boolean => {
  const at = pointOf(spot) ?? spot;
  return pirates.some((pirate) => pirate.at === at) || ships.some((ship) => ship.at === at);
};

function notNow(state: State, seat: number): Why {
  const turn = game.turn(state);
  if (turn.kind === 'over') return { key: 'barred.over' };
  if (turn.kind === 'chance') return { key: 'barred.waiting' };
  return { key: turn.seat === seat ? 'barred.roll' : 'barred.notYourTurn' };
}
