/** The wind phase: who plays when, and what dice do in a turn. [PB15] to [PB24] */
import type { Seat, Step } from '../core/game.ts';
import { inOuterSea, type Point } from './board.ts';
import { barrier, capture, load, moveTo, pirateOf, piratesOn, pointOf, sink, type Waters } from './fleet.ts';
import { rollOrder, tied } from './order.ts';
import { end } from './over.ts';
import { after, seatToAct, startTurn } from './round.ts';
import type { Fact, SailAction, State } from './state.ts';
import { canSail, without } from './steps.ts';

/** [PB15] The dice of all who tie; the first turn begins when nobody does any more. */
export function ordered(state: State, roll: readonly number[]): Step<State, Fact> {
  const rolls = tied(state.order).map((seat, i) => ({ seat, die: roll[i] ?? 0 }));
  const order = rollOrder(state.order, roll);
  const open = tied(order).length > 0;
  const facts: Fact[] = [{ kind: 'ordered', rolls, order: open ? null : order.map((place) => place.seat) }];
  return open ? { state: { ...state, order }, facts } : after(facts, startTurn({ ...state, order }, 0));
}

/** The dice of the seat whose turn it is have fallen: [PB16] one from the Sand Bar, else [PB17] two. */
export function rolled(state: State, roll: readonly number[]): Step<State, Fact> {
  const seat = seatToAct(state);
  const facts: Fact[] = [{ kind: 'rolled', seat, dice: roll }];
  const [a = 0, b = 0] = roll;
  if (pirateOf(state, seat).at === 'bar') return enter(state, seat, a, facts);
  return goOn(
    { ...state, stage: 'moving', roll: [a, b], dice: [Math.min(a, b), Math.max(a, b)] },
    seat,
    facts,
  );
}

/** [PB16] From the Sand Bar to the point of the die: sunk again by what bars it, else with the merchants there. */
function enter(state: State, seat: Seat, die: number, facts: Fact[]): Step<State, Fact> {
  facts.push({ kind: 'entered', seat, die, at: die });
  const by = barrier(state.ships, die);
  if (by !== undefined)
    return endTurn({ ...state, pirates: sink(state.pirates, seat, by, facts, die) }, facts);
  const placed = { pirates: moveTo(state.pirates, seat, die), ships: state.ships };
  return endTurn({ ...state, ...capture(placed, seat, die, facts) }, facts);
}

/** [PB17] One die: the ship sails, takes what is there, and goes on while a die can be played. */
export function sail(state: State, seat: Seat, { from, to, die }: SailAction): Step<State, Fact> {
  const facts: Fact[] = [{ kind: 'moved', seat, die, from, to }];
  if (to === 'off') return bearOff(state, seat, facts);
  const met = meet({ pirates: state.pirates, ships: state.ships }, seat, to, facts);
  const waters = capture({ ...met, pirates: moveTo(met.pirates, seat, to) }, seat, to, facts);
  return goOn({ ...state, ...waters, dice: without(state.dice, die) }, seat, facts);
}

/** [PB20] Outside the Outer Sea whoever is there is sunk and plundered. */
function meet({ pirates, ships }: Waters, seat: Seat, at: Point, facts: Fact[]): Waters {
  if (inOuterSea(at)) return { pirates, ships };
  let now = pirates;
  for (const other of piratesOn(pirates, at)) {
    const gold = now[other]?.hold ?? 0;
    facts.push({ kind: 'sunk', seat: other, by: 'pirate', at, lost: 0 });
    facts.push({ kind: 'plundered', seat, from: other, at, gold });
    now = load(load(moveTo(now, other, 'bar'), other, -gold), seat, gold);
  }
  return { pirates: now, ships };
}

/** [PB21] The hold goes into the chest, the ship to the Sand Bar, and the turn is over; [PB3] enough gold wins. */
function bearOff(state: State, seat: Seat, facts: Fact[]): Step<State, Fact> {
  const { hold, chest: before } = pirateOf(state, seat);
  const chest = before + hold;
  const pirates = moveTo(state.pirates, seat, 'bar').map((pirate, i) =>
    i === seat ? { ...pirate, hold: 0, chest } : pirate,
  );
  facts.push({ kind: 'banked', seat, gold: hold, chest });
  if (chest < state.options.gold) return endTurn({ ...state, pirates }, facts);
  return after(facts, end({ ...state, pirates }, seat, 'gold'));
}

/** [PB23] [PB24] With dice left that cannot be played the ship is sunk; without any the turn is over. */
function goOn(state: State, seat: Seat, facts: Fact[]): Step<State, Fact> {
  const { dice, ships, pirates } = state;
  if (dice.length === 0) return endTurn(state, facts);
  if (canSail(ships, pointOf(pirates, seat), dice)) return { state, facts };
  return strand(state, seat, facts);
}

/** [PB23] The ship goes to the Sand Bar because dice are left that cannot be played. */
export function strand(state: State, seat: Seat, facts: Fact[]): Step<State, Fact> {
  facts.push({ kind: 'stuck', seat, dice: state.dice });
  return endTurn({ ...state, pirates: sink(state.pirates, seat, 'stuck', facts) }, facts);
}

/** The turn of the next in the order. */
export const endTurn = (state: State, facts: readonly Fact[]): Step<State, Fact> =>
  after(facts, startTurn(state, (state.turn ?? 0) + 1));
