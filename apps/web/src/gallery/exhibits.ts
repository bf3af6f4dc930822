/** What hangs in the gallery: each board state that matters, with how it is held in view. */
import { backgammon } from '@sandbar/engine';
import type { View } from '../board/board.ts';
import { play, position, rolled } from '../games/backgammon/positions.ts';

type State = backgammon.State;
type Action = backgammon.Action;
type Fact = backgammon.Fact;

export interface Exhibit {
  readonly name: string;
  readonly says: string;
  readonly view: Partial<View<State, Action, Fact>> & { readonly state: State };
  /** Taps done once the board stands, by spot. */
  readonly taps?: readonly string[];
  readonly focus?: string;
  /** What happens a moment later, in motion. */
  readonly next?: { readonly state: State; readonly facts: readonly Fact[]; readonly how: 'mine' | 'theirs' };
  readonly size?: readonly [number, number];
}

const MIDGAME = {
  ivory: { 24: 1, 13: 4, 10: 1, 8: 3, 6: 4, 5: 2 },
  ebony: { 1: 1, 12: 5, 17: 2, 19: 4, 21: 2 },
  bar: [0, 1],
} as const;

/** Ebony has come in and run; ivory has rolled fours and played one of them. */
function midgame(): Exhibit['view'] {
  const theirs = rolled(position({ ...MIDGAME, state: { side: 1 } }), 4, 3);
  const played = play(theirs.state, ['bar/21', '13/10']);
  const mine = rolled(played.state, 4, 4);
  const draft = play(mine.state, ['1/5']);
  return {
    state: draft.state,
    draft: draft.actions,
    last: [...theirs.facts, ...played.facts],
    viewer: 0,
    legalFor: 0,
  };
}

const opening = (): State => ({
  ...backgammon.backgammon.begin({ mode: 'match', length: 5, crawford: true }, 2),
});
const afterOpening = (a: number, b: number): State =>
  backgammon.backgammon.next(opening(), { kind: 'roll', roll: [a, b] }).state;

const RACE = position({
  ivory: { 6: 4, 5: 2, 4: 2, 8: 3, 13: 2, 22: 1, 24: 1 },
  ebony: { 12: 3, 16: 2, 17: 3, 18: 2, 19: 4, 20: 1 },
});
const BEAR_OFF = position({
  ivory: { 6: 1, 5: 2, 4: 2, 3: 1, 2: 1 },
  ebony: { 19: 6, 20: 3, 21: 2, 22: 2 },
  bar: [0, 1],
  state: { cube: { value: 2, owner: 0 } },
});
const BOTH_ON_BAR = position({
  ivory: { 13: 4, 8: 3, 6: 4, 5: 2 },
  ebony: { 12: 4, 17: 3, 19: 5, 21: 2 },
  bar: [2, 1],
  state: { cube: { value: 4, owner: 1 } },
});
const TALL = position({
  ivory: { 6: 8, 5: 7 },
  ebony: { 24: 2, 13: 6, 19: 7 },
  state: { side: 0, cube: { value: 8, owner: 0 } },
});
const BLOCKED = position({ ivory: { 24: 2, 13: 5, 8: 3, 6: 5 }, ebony: { 1: 2, 12: 5, 17: 3, 19: 5 } });

/** Ebony rolls, comes in, hits and runs: everything that moves but the cube. */
function theirPlay(): Pick<Exhibit, 'view' | 'next'> {
  const before = position({
    ivory: { 24: 1, 13: 4, 10: 1, 8: 3, 6: 4, 4: 1, 5: 1 },
    ebony: { 1: 1, 12: 5, 17: 2, 19: 4, 21: 2 },
    bar: [0, 1],
    state: { side: 1 },
  });
  const thrown = rolled(before, 4, 3);
  const played = play(thrown.state, ['bar/21', '13/10']);
  const facts = [...thrown.facts, ...played.facts];
  return {
    view: { state: before, viewer: 0, legalFor: null },
    next: { state: played.state, facts, how: 'theirs' },
  };
}

/** Ebony doubles. */
function theirDouble(): Pick<Exhibit, 'view' | 'next'> {
  const before = { ...RACE, side: 1 as const };
  const doubled = play(before, ['double']);
  return {
    view: { state: before, viewer: 0, legalFor: null },
    next: { state: doubled.state, facts: doubled.facts, how: 'theirs' },
  };
}

/** Ivory bears two checkers off. */
function myBearOff(): Pick<Exhibit, 'view' | 'next'> {
  const before = rolled(BEAR_OFF, 6, 4).state;
  const played = play(before, ['19/off6', '21/off4']);
  return {
    view: { state: before, viewer: 0, legalFor: null },
    next: { state: played.state, facts: played.facts, how: 'mine' },
  };
}

/** All exhibits, each made anew. */
export function exhibits(): readonly Exhibit[] {
  const pending = play(rolled(BLOCKED, 3, 1).state, ['17/20', '19/20']);
  return [
    {
      name: 'moving',
      says: 'A piece in hand: targets, a hit, their last play, my step not confirmed',
      view: midgame(),
      taps: ['p12'],
    },
    {
      name: 'opening',
      says: 'Opening roll, two dice to choose from',
      view: { state: afterOpening(6, 5), viewer: 0, legalFor: 0 },
    },
    { name: 'can-move', says: 'Pieces that can move', view: midgame() },
    {
      name: 'ebony',
      says: 'The same table from the other seat',
      view: { ...midgame(), viewer: 1, legalFor: null },
    },
    { name: 'flipped', says: 'Home board on the left', view: { ...midgame(), flip: true }, taps: ['p12'] },
    {
      name: 'doubled',
      says: 'A double is offered',
      view: { state: { ...RACE, side: 1, stage: 'doubled' }, viewer: 0, legalFor: 0 },
    },
    {
      name: 'crawford',
      says: 'Crawford game, cube locked',
      view: {
        ...roll(BLOCKED),
        state: { ...BLOCKED, crawford: 'now', score: [6, 4] },
        viewer: 0,
        legalFor: 0,
      },
    },
    {
      name: 'bear-off',
      says: 'Bearing off, ebony on the bar',
      view: { state: rolled(BEAR_OFF, 6, 3).state, viewer: 0, legalFor: 0 },
      taps: ['p19'],
    },
    {
      name: 'on-the-bar',
      says: 'Both on the bar, cube theirs',
      view: { state: rolled(BOTH_ON_BAR, 5, 2).state, viewer: 0, legalFor: 0 },
      taps: ['bar0'],
    },
    {
      name: 'tall',
      says: 'Tall stacks, cube mine',
      view: { state: rolled(TALL, 5, 2).state, viewer: 0, legalFor: 0 },
    },
    {
      name: 'last-play',
      says: 'My turn to roll, their last play stays',
      view: { ...lastPlay(), viewer: 0, legalFor: 0 },
    },
    {
      name: 'pending',
      says: 'All dice played, not confirmed',
      view: { state: pending.state, draft: pending.actions, viewer: 0, legalFor: null },
    },
    {
      name: 'sending',
      says: 'The turn is on its way',
      view: { state: pending.state, draft: pending.actions, viewer: 0, legalFor: null, pending: true },
    },
    {
      name: 'refused',
      says: 'A point that is blocked',
      view: { state: rolled(BLOCKED, 5, 1).state, viewer: 0, legalFor: 0 },
      taps: ['p1', 'p6'],
    },
    {
      name: 'focus',
      says: 'The keyboard’s place',
      view: { state: rolled(BLOCKED, 6, 4).state, viewer: 0, legalFor: 0 },
      focus: 'p12',
    },
    { name: 'dim', says: 'Reconnecting', view: { ...midgame(), legalFor: null, dim: true } },
    { name: 'absolute', says: 'Numbers as the rules count', view: { ...midgame(), numbers: 'absolute' } },
    { name: 'their-play', says: 'Dice are thrown, a checker comes in and hits', ...theirPlay() },
    { name: 'their-double', says: 'The cube is set down', ...theirDouble() },
    { name: 'my-bear-off', says: 'Two checkers are borne off', ...myBearOff() },
    {
      name: 'embed-320',
      says: 'A small embed',
      view: { ...midgame(), viewer: null, legalFor: null, numbers: false },
      size: [304, 212],
    },
    {
      name: 'embed-640',
      says: 'A large embed',
      view: { ...midgame(), viewer: null, legalFor: null },
      size: [616, 388],
    },
    {
      name: 'phone-landscape',
      says: 'A phone held sideways',
      view: { ...midgame(), rail: false },
      size: [560, 350],
    },
    { name: 'portrait', says: 'A phone', view: midgame(), taps: ['p12'], size: [352, 559] },
    {
      name: 'portrait-doubled',
      says: 'A double on a phone',
      view: { state: { ...RACE, side: 1, stage: 'doubled' }, viewer: 0, legalFor: 0 },
      size: [352, 559],
    },
    {
      name: 'portrait-off',
      says: 'Bearing off on a phone',
      view: { state: rolled(BEAR_OFF, 6, 3).state, viewer: 0, legalFor: 0 },
      taps: ['p19'],
      size: [352, 559],
    },
    {
      name: 'portrait-bar',
      says: 'Both on the bar on a phone',
      view: { state: rolled(BOTH_ON_BAR, 5, 2).state, viewer: 0, legalFor: 0 },
      taps: ['bar0'],
      size: [352, 620],
    },
    {
      name: 'portrait-ebony',
      says: 'The other seat on a small phone',
      view: { ...midgame(), viewer: 1, legalFor: null },
      size: [340, 490],
    },
  ];
}

const roll = (state: State): { state: State } => ({ state });

function lastPlay(): { state: State; last: readonly Fact[] } {
  const theirs = rolled({ ...BLOCKED, side: 1 }, 6, 3);
  const played = play(theirs.state, ['24/18', '13/10']);
  return { state: played.state, last: [...theirs.facts, ...played.facts] };
}
