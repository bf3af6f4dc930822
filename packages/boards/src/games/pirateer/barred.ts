/** Why a ship may not go there, as one sentence. It explains the legal list and never widens it. */
import type { SpotId, Why } from '../../board.ts';
import { barredWhy, lyingOn, rulesIn, type State, sailsWith, seatOf } from './rules.ts';

/** The keys of the rules, and the words for them. */
const SEA = {
  'barred.turn': 'barred.sea.turn',
  'barred.land': 'barred.sea.land',
  'barred.reach': 'barred.sea.reach',
  'barred.wind': 'barred.sea.wind',
  'barred.strait': 'barred.sea.strait',
  'barred.ship': 'barred.sea.ship',
  'barred.wreck': 'barred.sea.wreck',
  'barred.own': 'barred.sea.own',
  'barred.away': 'barred.sea.away',
  'barred.treasure': 'barred.sea.treasure',
  'barred.dice': 'barred.sea.dice',
} as const;

const isKnown = (key: string): key is keyof typeof SEA => Object.hasOwn(SEA, key);

/** Undefined when the thing may be done, or when nothing was tried (empty water was touched). */
export function barred(state: State, seat: number | null, from: SpotId, to?: SpotId): Why | undefined {
  if (seat === null) return undefined;
  const there = lyingOn(state, from);
  if (there === undefined) return undefined;
  if (seatOf(state, there.fleet) !== seat) return { key: 'barred.ship.notYours' };
  if (state.seat !== seat) return { key: 'barred.notYourTurn' };
  if (state.stage === 'ready') return { key: 'barred.roll' };
  if (state.stage === 'over') return { key: 'barred.over' };
  if (state.stage !== 'sailing') return undefined;
  if (to === undefined) return stuck(state, from);
  if (to.startsWith('island')) return { key: 'barred.sea.land' };
  const why = barredWhy(state, from, to);
  if (why === undefined || !isKnown(why)) return undefined;
  if (why === 'barred.own' && rulesIn(state).stacks) return { key: 'barred.sea.port' };
  return { key: SEA[why], params: { dice: state.dice.join(', ') } };
}

/** No die moves this ship now: nothing is free around it, or the dice are better used elsewhere. */
function stuck(state: State, from: SpotId): Why {
  const could = [...new Set(state.dice)].some((die) =>
    sailsWith(state, die).some((sail) => sail.from === from),
  );
  return { key: could ? 'barred.sea.dice' : 'barred.sea.stuck' };
}
