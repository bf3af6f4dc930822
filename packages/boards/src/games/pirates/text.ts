/** The sea chart in words, for screen readers and for play from a list. */
import type { Words } from '@sandbar/words';
import type { Lines } from '../../board.ts';
import {
  type Action,
  game,
  POINTS,
  piratesOn,
  type Ship,
  type State,
  seatToAct,
  shipsOn,
  sunkNext,
  waterOf,
} from './rules.ts';
import { BAR, pointSpot } from './spots.ts';
import { prey } from './targets.ts';

/** Title, one line a spot (point 24 first, then Sand Bar and ways home), and the legal steps. */
export function text(state: State, words: Words, viewer: number | null): Lines<Action> {
  const spots: { id: string; text: string }[] = [];
  for (let point = POINTS; point >= 1; point--)
    spots.push({ id: pointSpot(point), text: pointText(state, words, viewer, point) });
  spots.push({ id: BAR, text: barText(state, words, viewer) });
  spots.push({ id: 'home24', text: words('spot.home', { point: 24 }) });
  spots.push({ id: 'home1', text: words('spot.home', { point: 1 }) });
  return {
    title: title(state, words, viewer),
    spots,
    legal: game
      .legal(state)
      .flatMap((action) =>
        action.kind === 'sail' ? [{ action, text: sailText(state, words, action) }] : [],
      ),
  };
}

/** "your ship", or the captain as the others know it. */
export const crewName = (words: Words, viewer: number | null, seat: number): string =>
  seat === viewer ? words('ship.mine') : words.say(`captain.${seat}`);

function pointText(state: State, words: Words, viewer: number | null, point: number): string {
  const water = words(`water.${waterOf(point)}`);
  const ships = shipsOn(state.ships, point);
  const isGuarded = ships.some(({ kind }) => kind === 'mow');
  const there = [
    ...ships.map((ship) => shipText(words, ship, isGuarded)),
    ...piratesOn(state.pirates, point).map((seat) => {
      const n = state.pirates[seat]?.hold ?? 0;
      const who = crewName(words, viewer, seat);
      return n > 0 ? words('ship.hold', { who, n }) : words('ship.empty', { who });
    }),
  ];
  return there.length === 0
    ? words('spot.sea.empty', { point, water })
    : words('spot.sea', { point, water, what: there.join('; ') });
}

function shipText(words: Words, { kind, gold }: Ship, isGuarded: boolean): string {
  if (kind !== 'merchant') return words(`ship.${kind}`);
  return words(isGuarded ? 'ship.merchant.guarded' : 'ship.merchant', { n: gold });
}

function barText({ pirates }: State, words: Words, viewer: number | null): string {
  const there = [...pirates.keys()].filter((seat) => pirates[seat]?.at === BAR);
  if (there.length === 0) return words('spot.sandbar.empty');
  return words('spot.sandbar', { who: there.map((seat) => crewName(words, viewer, seat)).join(', ') });
}

function title(state: State, words: Words, viewer: number | null): string {
  const parts = [words('board.pirates')];
  const phase = phaseOf(state);
  if (phase !== null) parts.push(words('board.round', { n: state.round, phase: words(`phase.${phase}`) }));
  const turn = game.turn(state);
  if (turn.kind === 'over') parts.push(words('turn.over'));
  else if (turn.kind === 'seat')
    parts.push(
      turn.seat === viewer
        ? words('turn.mine')
        : words('turn.captain', { who: words.say(`captain.${turn.seat}`) }),
    );
  if (state.dice.length > 0) parts.push(words('board.dice', { dice: [...state.dice].reverse().join(', ') }));
  const mine = viewer === null ? undefined : state.pirates[viewer];
  if (mine) parts.push(words('board.gold', { chest: mine.chest, hold: mine.hold, goal: state.options.gold }));
  if (sunkNext(state) === viewer && viewer !== null) parts.push(words('barred.sunk'));
  const [first, ...rest] = parts;
  return `${first}. ${rest.join(' ')}`.trim();
}

/** The phase that a state is in; null during set-up and after the end. */
export function phaseOf({ stage }: Pick<State, 'stage'>): 'travel' | 'luck' | 'wind' | null {
  if (stage === 'travel' || stage === 'luck') return stage;
  return stage === 'setup' || stage === 'over' ? null : 'wind';
}

/** One step in words. */
function sailText(state: State, words: Words, { from, to, die }: Extract<Action, { kind: 'sail' }>): string {
  const seat = seatToAct(state);
  if (to === 'off') return words('sail.home', { from, die, gold: state.pirates[seat]?.hold ?? 0 });
  const { gold, sinks, merchants } = prey(state, seat, to);
  if (sinks !== undefined)
    return words('sail.sink', { from, to, die, gold, who: words.say(`captain.${sinks}`) });
  return merchants > 0
    ? words('sail.capture', { from, to, die, gold })
    : words('sail.point', { from, to, die });
}
