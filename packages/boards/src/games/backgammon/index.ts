/** The board of backgammon as one record. */
import type { BoardGame, Drawings } from '../../game.ts';
import { barred } from './barred.ts';
import { checker, edge } from './checkers.ts';
import { cube, die } from './dice.ts';
import { ground } from './ground.ts';
import { handle, motions } from './handle.ts';
import { layoutFor } from './layout.ts';
import { PALETTES } from './palette.ts';
import type { BackgammonLayout } from './parts.ts';
import type { Action, Fact, State } from './rules.ts';
import { labels, scene } from './scene.ts';
import { backgammonSummary } from './summary.ts';
import { tell } from './tell.ts';
import { text } from './text.ts';

const drawings: Drawings<BackgammonLayout> = {
  family: 'flat',
  looks: {
    pieces: ['ivory', 'ebony'],
    markers: ['cube'],
    locked: ['cube'],
    dice: [1, 2, 3, 4, 5, 6],
    seats: [0, 1],
  },
  ground,
  piece: checker,
  edge,
  die,
  marker: (_look, locked) => cube(locked),
  ink: (role, theme) =>
    role === 'number'
      ? { color: PALETTES[theme].number, alpha: 0.85 }
      : { color: '#f3e6c6', alpha: role === 'tally' ? 0.92 : 0.55 },
  badge: (look) =>
    look === 'ivory' ? { fill: '#3a2c1c', color: '#f3ead6' } : { fill: '#f3ead6', color: '#231d1b' },
  lettering: (_look, value) => ({ size: value.length > 1 ? 0.5 : 0.64, color: '#33230b', light: '#fff1c8' }),
};

export const backgammonBoard: BoardGame<State, Action, Fact, BackgammonLayout> = {
  id: 'backgammon',
  layout: (_state, viewer, room) => layoutFor(viewer, room),
  scene,
  labels,
  handle,
  barred,
  motions,
  text,
  tell,
  chip: (words, pips, hits, spot) =>
    hits
      ? words('board.chip.hit', { pips })
      : spot.startsWith('off')
        ? words('board.chip.off', { pips })
        : String(pips),
  summary: backgammonSummary,
  drawings,
};

export type { BackgammonLayout } from './parts.ts';
