/** Where the ship in hand may go with each die, what it takes there, and where it is barred. */
import type { Words } from '@sandbar/words';
import type { SpotId } from '../../board.ts';
import type { TargetChoice } from '../../game.ts';
import type { Target } from '../../marks.ts';
import { inOuterSea, piratesOn, type State, seatToAct, shipsOn } from './rules.ts';
import { pointOf, pointSpot } from './spots.ts';

/** The gold that a pirate takes by ending on a point, and whether it sinks somebody for it. */
export function prey(
  { ships, pirates }: Pick<State, 'ships' | 'pirates'>,
  seat: number,
  at: number,
): { readonly gold: number; readonly merchants: number; readonly sinks: number | undefined } {
  const merchants = shipsOn(ships, at).filter((ship) => ship.kind === 'merchant');
  const sinks = inOuterSea(at) ? undefined : piratesOn(pirates, at).find((other) => other !== seat);
  const plunder = sinks === undefined ? 0 : (pirates[sinks]?.hold ?? 0);
  return {
    gold: merchants.reduce((sum, ship) => sum + ship.gold, plunder),
    merchants: merchants.length,
    sinks,
  };
}

export function targets(
  state: State,
  words: Words,
  from: SpotId,
  choices: readonly TargetChoice[],
): readonly Target[] {
  const start = pointOf(from);
  if (state.stage !== 'moving' || start === undefined) return [];
  const seat = seatToAct(state);
  const dotted = (value: number): boolean => state.roll?.[0] !== state.roll?.[1] && value === state.roll?.[1];
  const base = (spot: SpotId, value: number) => ({
    spot,
    die: { value, owner: seat },
    dotted: dotted(value),
    hits: false,
  });
  const open = choices.map(({ to, dice }): Target => {
    const one = base(to, dice[0] ?? 0);
    const at = pointOf(to);
    if (at === undefined) {
      const gold = state.pirates[seat]?.hold ?? 0;
      return {
        ...one,
        tone: 'gain',
        chip: gold > 0 ? words('chip.home', { gold }) : words('chip.home.empty'),
      };
    }
    const { gold, sinks, merchants } = prey(state, seat, at);
    if (sinks !== undefined)
      return {
        ...one,
        tone: 'hit',
        hits: true,
        chip: gold > 0 ? words('chip.sink', { gold }) : words('chip.sink.empty'),
      };
    return merchants > 0 ? { ...one, tone: 'gain', chip: `+${gold}` } : { ...one, tone: 'free', chip: '' };
  });
  const lit = new Set(choices.map(({ to }) => to));
  const shut = [...new Set(state.dice)].flatMap((value) =>
    [start + value, start - value]
      .filter((to) => to >= 1 && to <= 24 && !lit.has(pointSpot(to)))
      .map((to): Target => ({ ...base(pointSpot(to), value), tone: 'barred', chip: words('chip.barred') })),
  );
  return [...shut, ...open];
}
