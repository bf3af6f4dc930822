/** The board drawn with Pixi: baked drawings as sprites, marks as graphics, motion on a timeline. */
import {
  type AnyBoardGame,
  headingOf,
  type Layout,
  marksFor,
  placeOf,
  type Theme,
  topOf,
} from '@sandbar/boards';
import { type Graphics, Texture } from 'pixi.js';
import { FONT_DISPLAY, FONT_UI } from '../../ui/theme.ts';
import { clipsFor } from '../motion/clips.ts';
import { type Clip, createTimeline } from '../motion/timeline.ts';
import { drawCarriers, type Makings, makeCarrier } from '../pieces/carriers.ts';
import { drawPieces, makeHand } from '../pieces/checkers.ts';
import { drawDice, drawMarkers } from '../pieces/figures.ts';
import { createShown } from '../pieces/shown.ts';
import type { Fit, Moment, Play, Renderer } from '../renderer.ts';
import type { Cue } from '../view.ts';
import { createDrift } from './drift.ts';
import { createTextStore, type Painter, paint } from './paint.ts';
import { bake, type Sheet } from './sheet.ts';
import type { Stage } from './stage.ts';

const TURN_MS = 900;
const BREATH_MS = 2400;
const SHAKE_MS = 280;
/** Water drifts for so long after something was drawn last. */
const DRIFT_MS = 60_000;
/** Wood grain and felt are dear to bake: on the largest screens they are a little softer than the screen could show. */
const MOST_PIXELS = 4_000_000;

export function createPixiRenderer(stage: Stage, game: AnyBoardGame, cue: (cue: Cue) => void): Renderer {
  const { layers } = stage;
  const texts = createTextStore();
  const shown = createShown();
  const timeline = createTimeline(stage.draw);
  let sheet: Sheet | null = null;
  let theme: Theme = 'dark';
  let density = 1;
  let moment: Moment | null = null;
  let turning: Graphics[] = [];
  let wanted = 0;
  let calm = false;
  let drifts = false;
  let restAt = 0;
  const drift = createDrift(layers.drift);
  let playing = false;

  const paintAll = (): void => {
    if (!moment || !sheet) return;
    const { model, show, drag } = moment;
    const { layout, labels } = model;
    const scene = playing ? { ...model.scene, pieces: shown.pieces() } : model.scene;
    const marks = marksFor(layout, scene, labels, show, game.drawings, theme);
    texts.release();
    turning = [];
    const painter: Painter = { sheet, texts, density, font: FONT_UI, spin: (ring) => turning.push(ring) };
    paint(layers.under, marks.under, painter);
    if (layout.mixed)
      drawCarriers(layers.pieces, scene.pieces, makings(layout, sheet), playing ? null : show.picked);
    else
      drawPieces(layers.pieces, layout, scene.pieces, sheet, {
        hidden: show.picked,
        lifted: show.picked === null ? show.hover : null,
      });
    paint(layers.over, marks.over, painter);
    if (!playing) {
      drawDice(layers.dice, layout, scene.dice, sheet);
      drawAllMarkers(moment, sheet);
    }
    drawHand(moment, sheet, drag);
    paint(layers.top, marks.top, painter);
    loop();
  };

  const makings = (layout: Layout, baked: Sheet): Makings => ({
    layout,
    drawings: game.drawings,
    sheet: baked,
    density,
  });

  const drawAllMarkers = ({ model: { layout, scene } }: Moment, baked: Sheet): void =>
    drawMarkers(layers.markers, scene.markers, {
      game,
      sheet: baked,
      layout,
      density,
      font: FONT_DISPLAY,
    });

  const drawHand = ({ model, show }: Moment, baked: Sheet, drag: Moment['drag']): void => {
    for (const old of layers.hand.removeChildren()) old.destroy({ children: true });
    const piece = model.scene.pieces.findLast((one) => one.spot === show.picked);
    if (show.picked === null || piece === undefined || playing) return;
    const { layout, scene } = model;
    const { inward } = placeOf(layout, show.picked);
    const top = topOf(layout, scene, show.picked);
    const up = layout.mixed ? 0 : (9 * layout.radius) / 25;
    const at = drag ?? { x: top.x + inward.x * up, y: top.y + inward.y * up };
    const hand = layout.mixed
      ? makeCarrier(piece.look, false, piece.tag, makings(layout, baked), headingOf(layout, at, piece.faces))
      : makeHand(piece.look, layout.radius, baked);
    layers.hand.addChild(hand).position.set(at.x, at.y);
  };

  /** Rings that turn and a marker that calls keep frames coming; nothing else does. */
  const loop = (): void => {
    const halo = layers.markers.children
      .flatMap((group) => group.children)
      .find((child) => child.label === 'glow');
    const drifting = (): boolean => drifts && drift.any() && performance.now() < restAt;
    if (calm || (turning.length === 0 && !halo && !drifting())) {
      timeline.loop(null);
      return;
    }
    timeline.loop((now) => {
      for (const ring of turning) if (!ring.destroyed) ring.rotation = (now / TURN_MS) * Math.PI * 2;
      if (drifting()) drift.move(now);
      else if (turning.length === 0 && !halo) timeline.loop(null);
      if (halo && !halo.destroyed) halo.alpha = 0.72 + 0.28 * Math.sin((now / BREATH_MS) * Math.PI * 2);
    });
  };

  const draw = (next: Moment): void => {
    moment = next;
    restAt = performance.now() + DRIFT_MS;
    paintAll();
    stage.draw();
  };

  const play = (next: Moment, { motions, before, from, gap, pace, reached, done }: Play): void => {
    timeline.finish();
    const baked = sheet;
    if (!baked) {
      draw(next);
      done();
      return;
    }
    shown.reset(before, next.model.layout.mixed === true);
    playing = true;
    moment = next;
    const { layout, scene: goal } = next.model;
    const kinds = new Set(motions.map((motion) => motion.kind));
    if (kinds.has('dice')) for (const old of layers.dice.removeChildren()) old.destroy();
    else drawDice(layers.dice, layout, goal.dice, baked);
    const keeps = kinds.has('marker') || kinds.has('fall');
    if (!keeps) drawAllMarkers(next, baked);
    paintAll();
    const refresh = (): void => {
      if (layout.mixed) drawCarriers(layers.pieces, shown.pieces(), makings(layout, baked), null);
      else drawPieces(layers.pieces, layout, shown.pieces(), baked, { hidden: null, lifted: null });
    };
    const turnMarkers = (): void => drawAllMarkers(next, baked);
    const { drawings } = game;
    const ground = {
      layout,
      drawings,
      sheet: baked,
      density,
      layers,
      shown,
      goal,
      pace,
      cue,
      reached,
      refresh,
      turnMarkers,
    };
    const clips = clipsFor(motions, ground, { from, gap });
    const last: Clip = {
      ms: 0,
      end() {
        playing = false;
        for (const left of layers.flying.removeChildren()) left.destroy();
        done();
      },
    };
    timeline.add([...clips, last]);
    stage.draw();
  };

  const fit = async (next: Moment, to: Fit, nextTheme: Theme): Promise<void> => {
    const mine = ++wanted;
    const { width, height } = next.model.layout;
    // A board that is looked at from nearer is baked finer than it needs from afar.
    const finer = game.zooms ? 1.6 : 1;
    const wish = Math.min(to.scale * to.ratio * finer, Math.sqrt(MOST_PIXELS / (width * height)));
    const baked = await bake(next.model.layout, game.drawings, nextTheme, wish);
    // A later size or theme has overtaken this one.
    if (mine !== wanted) return baked.destroy();
    timeline.finish();
    const old = sheet;
    texts.release();
    texts.clear();
    [sheet, theme, density] = [baked, nextTheme, wish];
    layers.ground.texture = baked.ground;
    drift.lay(game.drawings.drift?.(next.model.layout, nextTheme) ?? []);
    // Groups keep the drawings that they were made with.
    if (next.model.layout.mixed)
      for (const stale of layers.pieces.removeChildren()) stale.destroy({ children: true });
    stage.fit(to.width, to.height, to.scale, to.ratio);
    draw(moment ?? next);
    old?.destroy();
  };

  const shake = (spot: string): void => {
    const inHand = moment?.show.picked === spot;
    const layer = inHand ? layers.hand : layers.pieces;
    const standing = layer.children.filter((child) => inHand || child.label === spot);
    const homes = standing.map((child) => child.position.x);
    timeline.add([
      {
        ms: calm ? 0 : SHAKE_MS,
        at: (t) =>
          standing.forEach((child, i) => {
            const off = Math.sin(t * Math.PI * 6) * 4 * (1 - t);
            if (!child.destroyed) child.position.x = (homes[i] ?? 0) + off;
          }),
      },
    ]);
  };

  return {
    element: stage.canvas,
    fit: (next, to, nextTheme) => {
      moment = next;
      return fit(next, to, nextTheme);
    },
    draw,
    play,
    carry(at) {
      layers.hand.children[0]?.position.set(at.x, at.y);
      stage.draw();
    },
    shake,
    look(camera) {
      stage.look(camera);
      stage.draw();
    },
    finish: timeline.finish,
    moving: () => playing,
    drifts(on) {
      drifts = on;
    },
    calm(on) {
      calm = on;
      loop();
    },
    destroy() {
      wanted++;
      timeline.destroy();
      texts.release();
      texts.clear();
      layers.ground.texture = Texture.EMPTY;
      sheet?.destroy();
      stage.destroy();
    },
  };
}
