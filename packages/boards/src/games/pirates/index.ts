/** The board of Pirates Backgammon as one record. */
import type { Figure } from '../../board.ts';
import type { BoardGame, Drawings, TagDrawing } from '../../game.ts';
import { barred } from './barred.ts';
import { way } from './course.ts';
import { MERCHANT_DICE, SEATS, STEEL_DICE } from './crew.ts';
import { manOfWar, merchant, typhoon } from './fleet.ts';
import { ground } from './ground.ts';
import { handle, motions } from './handle.ts';
import { layoutFor } from './layout.ts';
import { marks } from './marks.ts';
import { PALETTES } from './palette.ts';
import type { PiratesLayout } from './parts.ts';
import { chest, die, goldDisc, LEVELS, type Level, shield } from './quay.ts';
import type { Action, Fact, State } from './rules.ts';
import { labels, scene, shipLook, wreckLook } from './scene.ts';
import { ship, wreck } from './ships.ts';
import { piratesSummary } from './summary.ts';
import { targets } from './targets.ts';
import { tell } from './tell.ts';
import { text } from './text.ts';

const MERCHANTS = [2, 3, 4, 5, 6, 7, 8, 9];
const DICE = [1, 2, 3, 4, 5, 6];
/** Up to this radius ships are drawn small: the letter on the sail. */
const SMALL = 26;

/** Throws on a look that is not one of this board. */
function piece(look: string, _lifted: boolean, radius: number): Figure {
  const small = radius < SMALL;
  const [, what = '', of = ''] = /^([a-z.]+?)(\d*)$/.exec(look) ?? [];
  switch (what) {
    case 'ship':
      return ship(Number(of), small);
    case 'wreck':
      return wreck(Number(of), small);
    case 'merchant':
      return merchant(Number(of), small);
    case 'fleet':
      return merchant(null, small);
    case 'mow':
    case 'mow.left':
      return manOfWar(what === 'mow.left');
    case 'typhoon':
      return typhoon();
    default:
      throw new Error(`no piece looks like ${look}`);
  }
}

function tag(look: string, radius: number): TagDrawing {
  const small = radius < SMALL;
  if (look === 'shield')
    return { figure: shield, x: 20, y: 5, scale: small ? 0.4 : 0.36, size: 0, color: '#000' };
  if (look === 'sum')
    return {
      figure: goldDisc,
      x: 0,
      y: 14,
      scale: small ? 0.46 : 0.36,
      size: small ? 13 : 10,
      color: '#2a1c0a',
    };
  return small
    ? { figure: goldDisc, x: 13, y: 13, scale: 0.42, size: 13, color: '#2a1c0a' }
    : { figure: goldDisc, x: 10, y: 13.5, scale: 0.31, size: 9.5, color: '#2a1c0a' };
}

const drawings: Drawings<PiratesLayout> = {
  family: 'standing',
  looks: {
    pieces: [
      ...SEATS.flatMap((seat) => [shipLook(seat), wreckLook(seat)]),
      ...MERCHANTS.map((gold) => `merchant${gold}`),
      'fleet',
      'mow',
      'mow.left',
      'typhoon',
    ],
    markers: SEATS.flatMap((seat) => LEVELS.map((level) => `chest${seat}.${level}`)),
    dice: DICE,
    seats: [...SEATS, MERCHANT_DICE, STEEL_DICE],
    tags: ['gold', 'shield', 'sum'],
  },
  ground,
  piece,
  edge: (look) => piece(look, false, SMALL),
  die,
  tag,
  way,
  marks,
  marker(look) {
    const [, seat, level] = /^chest(\d)\.(\d)$/.exec(look) ?? [];
    return chest(Number(level) as Level, Number(seat));
  },
  ink: (_role, theme) => ({ color: PALETTES[theme].number, alpha: 1 }),
  badge: () => ({ fill: '#e7c784', color: '#2a1c0a' }),
  lettering: () => ({ size: 0.27, color: '#efe2c4', light: '#1d120b', below: 0.64 }),
};

export const piratesBoard: BoardGame<State, Action, Fact, PiratesLayout> = {
  id: 'pirates',
  oneStep: true,
  takesUp: true,
  patient: true,
  layout: (state, _viewer, room) => layoutFor(state, room),
  scene,
  labels,
  handle,
  barred,
  motions,
  text,
  tell,
  chip: (words, pips, hits) => (hits ? words('board.chip.hit', { pips }) : String(pips)),
  targets,
  summary: piratesSummary,
  drawings,
};

export type { PiratesLayout } from './parts.ts';
