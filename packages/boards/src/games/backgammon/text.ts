/** The backgammon board in words, from the viewer's side, for screen readers and for play from a list. */
import type { WordKey, Words } from '@sandbar/words';
import type { Lines } from '../../board.ts';
import {
  type Action,
  count,
  game,
  hasCube,
  type MoveAction,
  other,
  pipCount,
  pipsFrom,
  pointOf,
  type Side,
  type State,
} from './rules.ts';
import { barSpot, offSpot, pointSpot } from './spots.ts';

type Voice = 'mine' | 'theirs' | 'ivory' | 'ebony';

/** How a viewer speaks of a side: mine and theirs for a player, by color for whoever watches. */
const voice = (viewer: number | null, side: Side): Voice =>
  viewer === null ? (side === 0 ? 'ivory' : 'ebony') : viewer === side ? 'mine' : 'theirs';

/** Title, one line a spot (the viewer's point 24 first, then bar and trays), and the legal steps. */
export function text(state: State, words: Words, viewer: number | null): Lines<Action> {
  const near: Side = viewer === 1 ? 1 : 0;
  const spots: { id: string; text: string }[] = [];
  for (let own = 24; own >= 1; own--) {
    const point = pointOf(near, own);
    spots.push({ id: pointSpot(point), text: pointText(state, words, viewer, point, own) });
  }
  for (const side of [near, other(near)]) {
    const who = voice(viewer, side);
    spots.push({ id: barSpot(side), text: words(`spot.bar.${who}`, { n: state.board.bar[side] }) });
    spots.push({ id: offSpot(side), text: words(`spot.off.${who}`, { n: state.board.off[side] }) });
  }
  const moves = game.legal(state).filter((action): action is MoveAction => action.kind === 'move');
  return {
    title: title(state, words, viewer),
    spots,
    legal: moves.map((action) => ({ action, text: moveText(state, words, action) })),
  };
}

function pointText({ board }: State, words: Words, viewer: number | null, at: number, point: number): string {
  const side: Side = count(board, 0, at) > 0 ? 0 : 1;
  const n = count(board, side, at);
  return n === 0
    ? words('spot.point.empty', { point })
    : words(`spot.point.${voice(viewer, side)}`, { point, n });
}

function title(state: State, words: Words, viewer: number | null): string {
  const near: Side = viewer === 1 ? 1 : 0;
  const parts = [words('board.backgammon'), `${turnText(state, words, viewer)}`];
  if (state.dice.length > 0) parts.push(words('board.dice', { dice: [...state.dice].reverse().join(', ') }));
  for (const side of [near, other(near)])
    parts.push(words(`pips.${voice(viewer, side)}`, { n: pipCount(state.board, side) }));
  const cube = cubeText(state, words, viewer);
  if (cube) parts.push(cube);
  const [first, ...rest] = parts;
  return `${first}. ${rest.join(' ')}`;
}

function turnText(state: State, words: Words, viewer: number | null): string {
  switch (state.stage) {
    case 'over':
      return words('turn.over');
    case 'opening':
    case 'between':
      return words('turn.opening');
    case 'doubled':
      return words(`turn.answer.${voice(viewer, other(state.side))}`);
    case 'beavered':
      return words(`turn.answer.${voice(viewer, state.side)}`);
    default:
      return words(`turn.${voice(viewer, state.side)}`);
  }
}

function cubeText(state: State, words: Words, viewer: number | null): string {
  if (!hasCube(state) || state.stage === 'over') return '';
  const { owner, value } = state.cube;
  if (state.crawford === 'now') return words('cube.crawford');
  if (state.stage === 'doubled' || state.stage === 'beavered') return words('cube.offered', { n: value * 2 });
  const key: WordKey = owner === null ? 'cube.center' : `cube.${voice(viewer, owner)}`;
  return words(key, { n: value });
}

/** One step in words, in the mover's own numbers. */
export function moveText(state: State, words: Words, { from, to, die }: MoveAction): string {
  const { side, board } = state;
  if (to === 'off') return words('move.off', { from: pipsFrom(side, from), die });
  const hits = count(board, other(side), to) === 1;
  const goal = pipsFrom(side, to);
  if (from === 'bar') return words(hits ? 'move.enter.hit' : 'move.enter', { to: goal, die });
  return words(hits ? 'move.hit' : 'move.point', { from: pipsFrom(side, from), to: goal, die });
}
