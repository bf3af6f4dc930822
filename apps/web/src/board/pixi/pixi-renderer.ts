/** The board drawn with Pixi: baked drawings as sprites, marks as graphics, motion on a timeline. */
import type { AnyBoardGame } from '@sandbar/boards';
import { Texture } from 'pixi.js';
import { clipsFor } from '../motion/clips.ts';
import { shakeClip } from '../motion/shaking.ts';
import { type Clip, createTimeline } from '../motion/timeline.ts';
import { families } from '../pieces/families.ts';
import { createShown } from '../pieces/shown.ts';
import type { Fit, Moment, Play, Renderer } from '../renderer.ts';
import type { Cue } from '../view.ts';
import { createIdle } from './idle.ts';
import { type Baked, createPicture } from './picture.ts';
import { bake } from './sheet.ts';
import type { Stage } from './stage.ts';

const SHAKE_MS = 280;
/** Wood grain and felt are dear to bake: on the largest screens they are a little softer than the screen could show. */
const MOST_PIXELS = 4_000_000;
/** A board that is looked at from nearer is baked finer than it needs from afar. */
const FINER = 1.6;

export function createPixiRenderer(stage: Stage, game: AnyBoardGame, cue: (cue: Cue) => void): Renderer {
  const { layers } = stage;
  const family = families[game.drawings.family];
  const shown = createShown(family.stacks);
  const timeline = createTimeline(stage.draw);
  const picture = createPicture(layers, game, family);
  const idle = createIdle(layers, timeline);
  let baked: Baked | null = null;
  let moment: Moment | null = null;
  let playing = false;
  let wanted = 0;
  let isCalm = false;

  const paintAll = (): void => {
    if (moment && baked) idle.drawn(picture.draw(moment, baked, playing ? shown.pieces() : null));
  };
  const draw = (next: Moment): void => {
    moment = next;
    paintAll();
    stage.draw();
  };

  const clipsOf = (
    next: Moment,
    now: Baked,
    { motions, from, gap, pace, reached }: Play,
  ): readonly Clip[] => {
    const { layout, scene: goal } = next.model;
    const ground = {
      layout,
      drawings: game.drawings,
      sheet: now.sheet,
      density: now.density,
      layers,
      shown,
      goal,
      pace,
      cue,
      reached,
      refresh: () => picture.pieces(next, now, shown.pieces()),
      turnMarkers: () => picture.markers(next, now),
    };
    return clipsFor(motions, ground, family, { from, gap });
  };
  const play = (next: Moment, what: Play): void => {
    timeline.finish();
    if (!baked) {
      draw(next);
      what.done();
      return;
    }
    shown.reset(what.before);
    playing = true;
    moment = next;
    // Dice that are thrown and markers that move come to their places by their clips.
    const kinds = new Set(what.motions.map((motion) => motion.kind));
    if (kinds.has('dice')) for (const old of layers.dice.removeChildren()) old.destroy();
    else picture.dice(next, baked);
    if (!kinds.has('marker') && !kinds.has('fall')) picture.markers(next, baked);
    paintAll();
    const end = (): void => {
      playing = false;
      for (const left of layers.flying.removeChildren()) left.destroy();
      what.done();
    };
    timeline.add([...clipsOf(next, baked, what), { ms: 0, end }]);
    stage.draw();
  };

  const fit: Renderer['fit'] = async (next, to, theme) => {
    moment = next;
    const mine = ++wanted;
    const { layout } = next.model;
    const density = densityFor(layout, to, game.zooms ? FINER : 1);
    const sheet = await bake(layout, game.drawings, theme, density);
    // A later size or theme has overtaken this one.
    if (mine !== wanted) return sheet.destroy();
    timeline.finish();
    const old = baked;
    picture.forget();
    baked = { sheet, theme, density };
    layers.ground.texture = sheet.ground;
    idle.lay(game.drawings.drift?.(layout, theme) ?? []);
    stage.fit(to.width, to.height, to.scale, to.ratio);
    draw(moment);
    old?.sheet.destroy();
  };

  return {
    element: stage.canvas,
    fit,
    draw,
    play,
    carry(at) {
      layers.hand.children[0]?.position.set(at.x, at.y);
      stage.draw();
    },
    shake(spot) {
      const inHand = moment?.show.picked === spot;
      const layer = inHand ? layers.hand : layers.pieces;
      const standing = layer.children.filter((child) => inHand || child.label === spot);
      timeline.add([shakeClip(standing, isCalm ? 0 : SHAKE_MS)]);
    },
    look(camera) {
      stage.look(camera);
      stage.draw();
    },
    finish: timeline.finish,
    moving: () => playing,
    calm(on) {
      isCalm = on;
      idle.calm(on);
    },
    destroy() {
      wanted++;
      timeline.destroy();
      picture.forget();
      layers.ground.texture = Texture.EMPTY;
      baked?.sheet.destroy();
      stage.destroy();
    },
  };
}

/** Device pixels for each board unit; `finer` is how much more than the size asks for. */
function densityFor({ width, height }: Moment['model']['layout'], to: Fit, finer: number): number {
  return Math.min(to.scale * to.ratio * finer, Math.sqrt(MOST_PIXELS / (width * height)));
}
