/** Turns a game's motions into clips: dice are thrown, pieces glide, are hit, are borne off, the cube is set down. */
import { type Motion, placeDice, placeOf, stackAt, type Vec } from '@sandbar/boards';
import { Graphics, Sprite } from 'pixi.js';
import { show } from '../pieces/figures.ts';
import { names } from '../pixi/sheet.ts';
import type { Ground } from './ground.ts';
import type { Step } from './journey.ts';
import { countClip, diveClip, hurry, riseClip, sailClips, sinkClip } from './sailing.ts';
import { burstClip, stormClip, together } from './tempest.ts';
import { type Clip, easeOut, glide, mix } from './timeline.ts';
import { goDownClip, leapClip, voyageClip } from './voyage.ts';

export interface Tune {
  /** Where the first move starts instead of its spot: a dragged piece was let go here. */
  readonly from: Vec | null;
  /** Rest between two pieces, in ms. */
  readonly gap: number;
}

const MOVE_MS = 260;
const SETTLE_MS = 90;
const HIT_MS = 360;
const THROW_MS = 620;

/** The clips for a list of motions. `done` is called when all has been shown. */
export function clipsFor(motions: readonly Step[], ground: Ground, tune: Tune): readonly Clip[] {
  const clips: Clip[] = [];
  const { layout, pace, drawings } = ground;
  const factor = hurry(motions, pace);
  let last: string | undefined;
  let from = tune.from;
  const hulls = drawings.hull !== undefined;
  for (const [i, motion] of motions.entries()) {
    if (motion.kind === 'vanish' && motion.together) {
      // Those that go together go as one, when the last of them is due.
      const next = motions[i + 1];
      if (next?.kind === 'vanish' && next.together) continue;
      clips.push(together(lost(motions, i).map((one) => goDownClip(one.look, one.spot, ground))));
    } else if (motion.kind === 'burst') clips.push(burstClip(motion, ground));
    else if (motion.kind === 'storm') clips.push(stormClip(motion, ground));
    else if (motion.kind === 'hit' && motion.trail.length === 1)
      clips.push(rest(80 * pace), goDownClip(motion.look, motion.trail[0] ?? '', ground));
    else if (motion.kind === 'move' && hulls) {
      if (last !== undefined) clips.push(rest((motion.trail[0] === last ? 120 : tune.gap) * pace));
      const sails = drawings.hull?.(layout, motion.look) !== undefined;
      clips.push(sails ? voyageClip(motion, ground, from) : leapClip(motion, ground));
      from = null;
      last = motion.trail.at(-1);
    } else if (motion.kind === 'move') {
      if (last !== undefined) clips.push(rest((motion.trail[0] === last ? 60 : tune.gap) * pace * factor));
      clips.push(
        ...(layout.foot ? sailClips(motion, ground, from, factor) : moveClips(motion, ground, from)),
      );
      from = null;
      last = motion.trail.at(-1);
    } else if (motion.kind === 'hit')
      clips.push(rest(40 * pace), layout.foot ? sinkClip(motion, ground) : hitClip(motion, ground));
    else if (motion.kind === 'dice') clips.push(throwClip(motion, ground), rest(140 * pace));
    else if (motion.kind === 'marker') clips.push(markerClip(motion.look, ground));
    else if (motion.kind === 'fall') clips.push(fallClip(motion.look, ground));
    else if (motion.kind === 'wait') clips.push(rest(motion.ms * pace));
    else if (motion.kind === 'appear') clips.push(riseClip(motion, ground));
    else if (motion.kind === 'vanish') clips.push(diveClip(motion, ground));
    else if (motion.kind === 'count') clips.push(countClip(motion, ground));
    else if (motion.kind === 'fact')
      clips.push({ ms: 0, start: () => ground.reached(motion.at, motion.isOn) });
  }
  return clips;
}

const rest = (ms: number): Clip => ({ ms });

/** The pieces that go under together, up to this motion. */
function lost(
  motions: readonly Step[],
  to: number,
): readonly { readonly look: string; readonly spot: string }[] {
  const found: { look: string; spot: string }[] = [];
  for (let i = to; i >= 0; i--) {
    const motion = motions[i];
    if (motion?.kind !== 'vanish' || !motion.together) break;
    found.unshift(motion);
  }
  return found;
}

const spriteOf = (ground: Ground, look: string, lifted: boolean): Sprite => {
  const sprite = new Sprite(ground.sheet.get(names.piece(look, lifted)));
  return ground.layers.flying.addChild(sprite);
};

function moveClips(motion: Extract<Motion, { kind: 'move' }>, ground: Ground, dropped: Vec | null): Clip[] {
  const { layout, shown, pace } = ground;
  const [from, to] = [motion.trail[0] ?? '', motion.trail.at(-1) ?? ''];
  const goal = placeOf(layout, to).stack;
  let sprite: Sprite | null = null;
  let [a, b]: [Vec, Vec] = [goal, goal];
  const k = layout.radius / 25;
  const fly: Clip = {
    ms: (dropped ? 120 : MOVE_MS) * pace,
    start() {
      a = dropped ?? stackAt(placeOf(layout, from).stack, shown.count(from) - 1);
      b = stackAt(goal, shown.count(to, motion.look));
      shown.take(from, motion.look);
      ground.refresh();
      sprite = spriteOf(ground, motion.look, true);
      sprite.position.copyFrom(a);
    },
    at(t) {
      const s = glide(t);
      const up = Math.sin(Math.PI * t) * 6 * k;
      sprite?.position.set(mix(a.x, b.x, s), mix(a.y, b.y, s) - up);
      sprite?.scale.set(mix(1, 1 / 1.1, t ** 3));
    },
    end() {
      if (goal.edge) return;
      sprite?.destroy();
      shown.put(to, motion.look);
      ground.refresh();
      ground.cue('place');
    },
  };
  return goal.edge
    ? [fly, tiltClip(() => sprite, motion.look, to, ground)]
    : [fly, settleClip(to, motion.look, ground)];
}

/** The small settling of a piece that has just landed. */
function settleClip(to: string, look: string, ground: Ground): Clip {
  let sprite: Sprite | null = null;
  return {
    ms: SETTLE_MS * ground.pace,
    start() {
      const standing = ground.layers.pieces.children.filter((child) => child.label === to);
      const landed = standing.at(-1);
      sprite = landed instanceof Sprite && ground.shown.count(to, look) > 0 ? landed : null;
    },
    at: (t) => sprite?.scale.set(mix(1.03, 1, t)),
    end: () => sprite?.scale.set(1),
  };
}

/** A piece turns edge-on at the mouth of its tray and drops into its slot. */
function tiltClip(spriteOf: () => Sprite | null, look: string, to: string, ground: Ground): Clip {
  const goal = placeOf(ground.layout, to).stack;
  const upright = (goal.edge?.h ?? 0) > (goal.edge?.w ?? 0);
  return {
    ms: 160 * ground.pace,
    at(t) {
      const thin = mix(1, 0.22, t) / 1.1;
      spriteOf()?.scale.set(upright ? thin : 1 / 1.1, upright ? 1 / 1.1 : thin);
    },
    end() {
      spriteOf()?.destroy();
      ground.shown.put(to, look);
      ground.refresh();
      ground.cue('off');
    },
  };
}

/** The piece that was hit tips and slides to the bar on an arc, while one coral ring expands and fades. */
function hitClip(motion: Extract<Motion, { kind: 'hit' }>, ground: Ground): Clip {
  const { layout, shown, pace, layers } = ground;
  const [from, to] = [motion.trail[0] ?? '', motion.trail.at(-1) ?? ''];
  let sprite: Sprite | null = null;
  let ring: Graphics | null = null;
  let [a, b]: [Vec, Vec] = [layout.spots[0]?.places[0]?.stack ?? { x: 0, y: 0 }, { x: 0, y: 0 }];
  return {
    ms: HIT_MS * pace,
    start() {
      a = stackAt(placeOf(layout, from).stack, 0);
      b = stackAt(placeOf(layout, to).stack, shown.count(to));
      shown.take(from, motion.look);
      ground.refresh();
      ring = layers.flying.addChild(new Graphics());
      sprite = spriteOf(ground, motion.look, true);
      ground.cue('hit');
    },
    at(t) {
      const s = glide(t);
      const arc = Math.sin(Math.PI * s) * layout.radius * 1.2;
      sprite?.position.set(mix(a.x, b.x, s), mix(a.y, b.y, s) - arc);
      if (sprite) sprite.rotation = Math.sin(Math.PI * Math.min(1, t * 1.6)) * 0.21;
      const r = layout.radius * mix(1, 1.7, easeOut(Math.min(1, t * 1.2)));
      ring
        ?.clear()
        .circle(a.x, a.y, r)
        .stroke({ color: '#ff9d84', width: 3, alpha: 1 - Math.min(1, t * 1.2) });
    },
    end() {
      sprite?.destroy();
      ring?.destroy();
      shown.put(to, motion.look);
      ground.refresh();
    },
  };
}

/** Dice come in from their side's edge, bounce twice and turn one and a half times. The result is up from 60 % on. */
function throwClip(motion: Extract<Motion, { kind: 'dice' }>, ground: Ground): Clip {
  const { layout, sheet, layers } = ground;
  const dice = motion.dice.map((die) => ({ ...die, spent: false }));
  const places = placeDice(layout, dice);
  const reach = Math.max(layout.width, layout.height) * 0.42;
  return {
    ms: THROW_MS * ground.pace,
    start() {
      for (const old of layers.dice.removeChildren()) old.destroy();
      for (const die of dice) layers.dice.addChild(new Sprite(sheet.get(names.die(die.value, die.owner))));
      ground.cue('throw');
    },
    at(t) {
      const s = easeOut(t);
      const height = Math.abs(Math.cos(t * Math.PI * 2.5)) * (1 - t) ** 1.3;
      dice.forEach((die, i) => {
        const [sprite, at, row] = [layers.dice.children[i], places[i], layout.dice[die.owner]];
        if (!(sprite instanceof Sprite) || !at || !row) return;
        const away = (1 - s) * reach * (1 + i * 0.06);
        sprite.position.set(
          at.x + row.thrownFrom.x * away,
          at.y + row.thrownFrom.y * away - height * at.size * 0.9,
        );
        sprite.rotation = (at.turn * Math.PI) / 180 - (1 - s) * Math.PI * 3 * (i % 2 ? -1 : 1);
        sprite.scale.set(1 + height * 0.22);
        const value = t < 0.6 ? ((die.value + 1 + i + Math.floor(t * 10)) % 6) + 1 : die.value;
        show(sprite, sheet.get(names.die(value, die.owner)));
      });
    },
    end: () => ground.cue('land'),
  };
}

/** The marker lifts, goes to its new place and shows its next face halfway. */
function markerClip(look: string, ground: Ground): Clip {
  const { layout, layers, goal } = ground;
  const target = goal.markers.find((marker) => marker.look === look);
  const well = target && layout.wells[target.at];
  const find = () => layers.markers.children.find((child) => child.label === look);
  let [x, y] = [0, 0];
  let growth = 1;
  let turned = false;
  const turn = (): void => {
    if (!turned) ground.turnMarkers();
    turned = true;
  };
  return {
    ms: 520 * ground.pace,
    start() {
      const group = find();
      if (!group || !well) return;
      [x, y] = [group.position.x, group.position.y];
      const here = Object.values(layout.wells).find((one) => Math.hypot(one.x - x, one.y - y) < 1);
      growth = here ? well.size / here.size : 1;
    },
    at(t) {
      if (t >= 0.5) turn();
      const group = find();
      if (!group || !well) return;
      const s = glide(t);
      const lift = Math.sin(Math.PI * t) * 18 * (layout.radius / 25);
      const size = mix(1, growth, s) / (turned ? growth : 1);
      group.position.set(mix(x, well.x, s), mix(y, well.y, s) - lift);
      group.scale.set(size);
      const block = group.children.find((child) => child.label === 'block');
      block?.scale.set(Math.min(1, Math.max(0.06, Math.abs(t - 0.5) * 5)), 1);
    },
    end() {
      turn();
      ground.cue('cube');
    },
  };
}

/** The marker topples over where it lies. */
function fallClip(look: string, ground: Ground): Clip {
  const find = () => ground.layers.markers.children.find((child) => child.label === look);
  return {
    ms: 380 * ground.pace,
    start: () => ground.cue('fall'),
    at(t) {
      const group = find();
      if (!group) return;
      group.rotation = glide(t) * 1.4;
      group.alpha = 1 - t * 0.7;
    },
  };
}
