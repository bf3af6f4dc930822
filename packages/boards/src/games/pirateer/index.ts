/** The board of Pirateer as one record. */
import type { Figure } from '../../board.ts';
import type { BoardGame, Drawings, TagDrawing } from '../../game.ts';
import { barred } from './barred.ts';
import { drift } from './drift.ts';
import { ground } from './ground.ts';
import { handle, motions, narrow } from './handle.ts';
import { layoutFor, type PirateerLayout, U } from './layout.ts';
import { marks } from './marks.ts';
import { type Action, type Fact, FLEETS, type FleetId, type State } from './rules.ts';
import { labels, scene } from './scene.ts';
import { coin, deck, die, hull, loose, wreck } from './ships.ts';
import { pirateerSummary } from './summary.ts';
import { targets } from './targets.ts';
import { tell } from './tell.ts';
import { text } from './text.ts';

/** From this radius on, as on small charts, symbols and letters are drawn larger. */
const SMALL = 0.7 * U;

const isFleet = (look: string): look is FleetId => FLEETS.some((fleet) => fleet === look);

const sized = ({ defs, body, box }: Figure, k: number): Figure => ({
  defs,
  body: `<g transform="scale(${k})">${body}</g>`,
  box: { x: box.x * k, y: box.y * k, w: box.w * k, h: box.h * k },
});

/** Throws on a look that is not one of this board. */
function piece(look: string, _lifted: boolean, radius: number): Figure {
  if (isFleet(look)) return deck(look, radius >= SMALL);
  switch (look) {
    case 'hull':
      return hull(false);
    case 'hull.own':
      return hull(true);
    case 'coin':
      return sized(coin, 0.82);
    case 'coin.small':
      return sized(coin, 0.36);
    case 'loose':
      return loose;
    case 'wreck':
      return wreck;
    default:
      throw new Error(`no piece looks like ${look}`);
  }
}

const COIN: TagDrawing = { figure: coin, x: 21, y: -19, scale: 0.56, size: 15, color: '#4d3105', from: 2 };

const drawings: Drawings<PirateerLayout> = {
  family: 'hulls',
  looks: {
    pieces: [...FLEETS, 'hull', 'hull.own', 'coin', 'coin.small', 'loose', 'wreck'],
    markers: [],
    dice: [1, 2, 3, 4, 5, 6],
    seats: [0, 1, 2, 3, 4],
    tags: ['coin'],
  },
  ground,
  piece,
  edge: (look) => piece(look, false, 25),
  die,
  tag: () => COIN,
  hull: ({ own }, look) => (isFleet(look) ? (own.includes(look) ? 'hull.own' : 'hull') : undefined),
  marks,
  drift,
  marker: () => coin,
  ink: () => ({ color: '#f3e7c8', alpha: 1 }),
  badge: () => ({ fill: '#d0a653', color: '#1c120a' }),
  lettering: () => ({ size: 0.5, color: '#1c120a', light: '#fff1c8' }),
};

export const pirateerBoard: BoardGame<State, Action, Fact, PirateerLayout> = {
  id: 'pirateer',
  // With three dice or more only what one die reaches is shown: the ways to use several are too many to be read.
  oneStep: ({ dice }) => dice.length > 2,
  doubleTap: false,
  patient: true,
  zooms: { most: 3, easy: 18 / U },
  layout: layoutFor,
  scene,
  labels,
  handle,
  narrow,
  barred,
  motions,
  text,
  tell,
  chip: (words, pips, hits) => (hits ? words('board.chip.hit', { pips }) : String(pips)),
  targets,
  summary: pirateerSummary,
  drawings,
};

export type { PirateerLayout } from './layout.ts';
