/** Draws one moment on the layers of a stage: pieces, dice, markers, the marks beside them, and the piece in hand. */
import { type AnyBoardGame, marksFor, type Piece, placeOf, type Theme, topOf } from '@sandbar/boards';
import type { Graphics } from 'pixi.js';
import { FONT_DISPLAY, FONT_UI } from '../../ui/theme.ts';
import type { Makings } from '../pieces/carriers.ts';
import type { Family } from '../pieces/family.ts';
import { drawDice, drawMarkers } from '../pieces/figures.ts';
import type { Moment } from '../renderer.ts';
import { createTextStore, paint } from './paint.ts';
import type { Sheet } from './sheet.ts';
import type { Layers } from './stage.ts';

/** What a size and a theme have been baked to. */
export interface Baked {
  readonly sheet: Sheet;
  readonly theme: Theme;
  /** Device pixels for each board unit. */
  readonly density: number;
}

export interface Picture {
  /** Draws everything and gives the rings that turn. While pieces move, `moving` are those that stand; the rest is left alone. */
  draw(moment: Moment, baked: Baked, moving: readonly Piece[] | null): readonly Graphics[];
  /** Draws these pieces and nothing else. */
  pieces(moment: Moment, baked: Baked, pieces: readonly Piece[]): void;
  dice(moment: Moment, baked: Baked): void;
  markers(moment: Moment, baked: Baked): void;
  /** Forgets what was made for a size that is no longer used. */
  forget(): void;
}

const NOTHING_SPECIAL = { hidden: null, lifted: null } as const;

export function createPicture(layers: Layers, game: AnyBoardGame, family: Family): Picture {
  const texts = createTextStore();
  const { drawings } = game;
  const makings = ({ model: { layout } }: Moment, { sheet, density }: Baked): Makings => ({
    layout,
    drawings,
    sheet,
    density,
  });

  const hand = (moment: Moment, baked: Baked): void => {
    const { model, show, drag } = moment;
    const { layout, scene } = model;
    const piece = scene.pieces.findLast((one) => one.spot === show.picked);
    if (show.picked === null || piece === undefined) return;
    const { inward } = placeOf(layout, show.picked);
    const top = topOf(layout, scene, show.picked);
    const up = (family.lift * layout.radius) / 25;
    const at = drag ?? { x: top.x + inward.x * up, y: top.y + inward.y * up };
    layers.hand.addChild(family.hand(piece, at, makings(moment, baked))).position.set(at.x, at.y);
  };

  const picture: Picture = {
    draw(moment, baked, moving) {
      const { layout, labels, scene: goal } = moment.model;
      const { show } = moment;
      const scene = moving ? { ...goal, pieces: moving } : goal;
      const marks = marksFor(layout, scene, labels, show, drawings, baked.theme);
      const turning: Graphics[] = [];
      const painter = { ...baked, texts, font: FONT_UI, spin: (ring: Graphics) => void turning.push(ring) };
      texts.release();
      paint(layers.under, marks.under, painter);
      family.draw(layers.pieces, scene.pieces, makings(moment, baked), {
        hidden: moving ? null : show.picked,
        lifted: show.picked === null ? show.hover : null,
      });
      paint(layers.over, marks.over, painter);
      for (const old of layers.hand.removeChildren()) old.destroy({ children: true });
      if (!moving) {
        picture.dice(moment, baked);
        picture.markers(moment, baked);
        hand(moment, baked);
      }
      paint(layers.top, marks.top, painter);
      return turning;
    },
    pieces: (moment, baked, pieces) =>
      family.draw(layers.pieces, pieces, makings(moment, baked), NOTHING_SPECIAL),
    dice: ({ model: { layout, scene } }, { sheet }) => drawDice(layers.dice, layout, scene.dice, sheet),
    markers: ({ model: { layout, scene } }, { sheet, density }) =>
      drawMarkers(layers.markers, scene.markers, { game, sheet, layout, density, font: FONT_DISPLAY }),
    forget() {
      texts.release();
      texts.clear();
      // Groups keep the drawings that they were made with.
      for (const stale of layers.pieces.removeChildren()) stale.destroy({ children: true });
    },
  };
  return picture;
}
