/** Clips for pieces that lie flat and have a hull: they sail along their way and turn, go down, are blown up or drawn under. */
import { headingOf, linesOf, type Motion, placeOf, stackAt, type Vec } from '@sandbar/boards';
import { type Container, Graphics } from 'pixi.js';
import { makeCarrier, turnHull } from '../pieces/carriers.ts';
import { type Ground, standing } from './ground.ts';
import { type Clip, easeOut, glide, mix } from './timeline.ts';

type Of<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

const STEP_MS = 90;
const TURN_MS = 120;
const ARC_MS = 420;
const SINK_MS = 520;
/** A ship's wake is this many board units long. */
const WAKE = 26;

/** The shortest way from one heading to another, in degrees. */
const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

const angle = (a: Vec, b: Vec): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** A way in legs that are each straight; between two of them the piece is gone for a moment, as through a strait. */
interface Leg {
  readonly a: Vec;
  readonly b: Vec;
  readonly length: number;
  readonly fresh: boolean;
}

function legsOf(lines: readonly (readonly Vec[])[]): readonly Leg[] {
  return lines.flatMap((line, n) =>
    line.slice(1).map((b, i) => {
      const a = line[i] ?? b;
      return { a, b, length: Math.hypot(b.x - a.x, b.y - a.y), fresh: n > 0 && i === 0 };
    }),
  );
}

/** One or more pieces of a look sail together. */
export function voyageClip(motion: Of<'move'>, ground: Ground, dropped: Vec | null): Clip {
  const { layout, shown, layers } = ground;
  const [from, to] = [motion.trail[0] ?? '', motion.trail.at(-1) ?? ''];
  const many = motion.count ?? 1;
  const steps = Math.max(1, motion.trail.length - 1);
  const tags: ReturnType<typeof shown.take>[] = [];
  let flyers: Container[] = [];
  let wake: Graphics | null = null;
  let legs: readonly Leg[] = [];
  let [start, end] = [0, 0];
  const goal = ground.goal.pieces.find((one) => one.spot === to && one.look === motion.look);
  const moveTo = (at: Vec, heading: number, alpha: number): void =>
    flyers.forEach((flyer, i) => {
      flyer.position.set(at.x + i * 3, at.y - i * 4);
      flyer.alpha = alpha;
      turnHull(flyer, motion.look, ground, heading);
    });
  return {
    ms: (dropped ? 140 : TURN_MS + STEP_MS * steps + TURN_MS) * ground.pace,
    start() {
      const a = dropped ?? standing(ground, from, motion.look);
      const piece = shown.pieces().findLast((one) => one.spot === from && one.look === motion.look);
      start = piece?.heading ?? headingOf(layout, a, piece?.faces);
      for (let i = 0; i < many; i++) tags.push(shown.take(from, motion.look, motion.carries));
      const lines = dropped
        ? [[a, stackAt(placeOf(layout, to).stack, 0, 1)]]
        : linesOf(layout, motion.trail).map((line) => [...line]);
      if (!dropped && lines[0]) lines[0][0] = a;
      legs = legsOf(lines);
      const last = legs.at(-1);
      end = goal ? headingOf(layout, last?.b ?? a, goal.faces) : last ? angle(last.a, last.b) : start;
      ground.refresh();
      wake = layers.flying.addChild(new Graphics());
      flyers = tags.map((tag) => layers.flying.addChild(makeCarrier(motion.look, false, tag, ground, start)));
      moveTo(a, start, 1);
    },
    at(t) {
      const turn = dropped ? 0 : TURN_MS / (2 * TURN_MS + STEP_MS * steps);
      const [first, last] = [legs[0], legs.at(-1)];
      if (!first || !last) return;
      if (t < turn) {
        const s = easeOut(t / turn);
        moveTo(first.a, start + between(start, angle(first.a, first.b)) * s, 1);
        return;
      }
      if (t > 1 - turn) {
        const s = easeOut((t - 1 + turn) / turn);
        const here = angle(last.a, last.b);
        wake?.clear();
        moveTo(last.b, here + between(here, end) * s, 1);
        return;
      }
      const { at, leg, share } = along(legs, glide((t - turn) / (1 - 2 * turn)));
      const dip = legs.some((one) => one.fresh) ? fade(leg, share, legs) : 1;
      moveTo(at, angle(leg.a, leg.b), dip);
      drawWake(wake, leg, at, layout.radius);
    },
    end() {
      for (const flyer of flyers) flyer.destroy({ children: true });
      wake?.destroy();
      if (motion.as !== null)
        for (const tag of tags)
          shown.put(to, motion.as ?? motion.look, motion.as === undefined ? tag : undefined, {
            heading: end,
          });
      ground.refresh();
      ground.cue('place');
    },
  };
}

function along(legs: readonly Leg[], s: number): { at: Vec; leg: Leg; share: number } {
  let left = s * legs.reduce((sum, leg) => sum + leg.length, 0);
  for (const [i, leg] of legs.entries()) {
    if (left <= leg.length || i === legs.length - 1) {
      const share = leg.length === 0 ? 1 : Math.min(1, left / leg.length);
      return { at: { x: mix(leg.a.x, leg.b.x, share), y: mix(leg.a.y, leg.b.y, share) }, leg, share };
    }
    left -= leg.length;
  }
  throw new Error('a way without legs');
}

/** At the edge of the map a ship goes out of sight, and comes into sight at the other. */
function fade(leg: Leg, share: number, legs: readonly Leg[]): number {
  const next = legs[legs.indexOf(leg) + 1];
  if (next?.fresh && share > 0.6) return mix(1, 0.15, (share - 0.6) / 0.4);
  if (leg.fresh && share < 0.4) return mix(0.15, 1, share / 0.4);
  return 1;
}

/** Two lines that fade behind the stern. */
function drawWake(wake: Graphics | null, leg: Leg, at: Vec, radius: number): void {
  if (!wake || leg.length === 0) return;
  const [ux, uy] = [(leg.b.x - leg.a.x) / leg.length, (leg.b.y - leg.a.y) / leg.length];
  const done = Math.hypot(at.x - leg.a.x, at.y - leg.a.y);
  const length = Math.min(WAKE, done);
  wake.clear();
  for (const side of [-1, 1])
    for (const [part, alpha] of [
      [1, 0.25],
      [0.6, 0.45],
    ] as const) {
      const off = side * radius * 0.55;
      const [x, y] = [at.x - ux * radius * 0.7 - uy * off, at.y - uy * radius * 0.7 + ux * off];
      wake
        .moveTo(x, y)
        .lineTo(x - ux * length * part - uy * side * 4, y - uy * length * part + ux * side * 4)
        .stroke({ color: '#eafcf6', alpha, width: 1.6, cap: 'round' });
    }
}

/** Something without a hull leaps in an arc. */
export function leapClip(motion: Of<'move'>, ground: Ground): Clip {
  const { layout, shown, layers } = ground;
  const [from, to] = [motion.trail[0] ?? '', motion.trail.at(-1) ?? ''];
  let flyer: Container | null = null;
  let [a, b]: [Vec, Vec] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return {
    ms: ARC_MS * ground.pace,
    start() {
      a = standing(ground, from, motion.look);
      const { stack } = placeOf(layout, to);
      b = { x: stack.x + layout.radius * 0.8, y: stack.y - layout.radius * 0.75 };
      shown.take(from, motion.look);
      ground.refresh();
      flyer = layers.flying.addChild(makeCarrier(motion.look, false, undefined, ground));
      ground.cue('off');
    },
    at(t) {
      const s = glide(t);
      flyer?.position.set(mix(a.x, b.x, s), mix(a.y, b.y, s) - Math.sin(Math.PI * s) * layout.radius * 2);
      flyer?.scale.set(mix(1, 0.7, s) + Math.sin(Math.PI * s) * 0.5);
    },
    end() {
      flyer?.destroy({ children: true });
      if (motion.as !== null) shown.put(to, motion.as ?? motion.look);
      ground.refresh();
    },
  };
}

/** A ship rolls over and goes down where it lies, with rings on the water. */
export function goDownClip(look: string, spot: string, ground: Ground): Clip {
  const { layout, shown, layers } = ground;
  let flyer: Container | null = null;
  let rings: Graphics | null = null;
  let at: Vec = { x: 0, y: 0 };
  return {
    ms: SINK_MS * ground.pace,
    start() {
      const piece = shown.pieces().findLast((one) => one.spot === spot && one.look === look);
      if (!piece) return;
      at = standing(ground, spot, look);
      shown.take(spot, look);
      ground.refresh();
      rings = layers.flying.addChild(new Graphics());
      flyer = layers.flying.addChild(
        makeCarrier(look, false, undefined, ground, piece.heading ?? headingOf(layout, at, piece.faces)),
      );
      flyer.position.copyFrom(at);
      ground.cue('hit');
    },
    at(t) {
      if (!flyer) return;
      flyer.rotation = 1.22 * easeOut(Math.min(1, t * 1.4));
      flyer.scale.set(mix(1, 0.55, t));
      flyer.alpha = 1 - t ** 2;
      rings?.clear();
      for (const late of [0, 0.25, 0.5]) {
        const s = Math.max(0, t - late);
        if (s > 0)
          rings
            ?.circle(at.x, at.y, layout.radius * mix(0.8, 2.1, easeOut(s)))
            .stroke({ color: '#ffe3d6', width: 1.8, alpha: Math.max(0, 0.9 - s * 1.1) });
      }
    },
    end() {
      flyer?.destroy({ children: true });
      rings?.destroy();
    },
  };
}
