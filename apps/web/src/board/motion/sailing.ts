/** Clips for pieces that stand upright and carry something: they sail along a course, and are sunk. */
import type { Motion, Vec } from '@sandbar/boards';
import { type Container, Graphics, Sprite } from 'pixi.js';
import { makeCarrier } from '../pieces/carriers.ts';
import { show } from '../pieces/figures.ts';
import { names } from '../pixi/sheet.ts';
import { type Ground, lastOn, nextOn } from './ground.ts';
import { spread } from './surfacing.ts';
import { type Clip, easeOut, glide, mix } from './timeline.ts';

type Of<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

const TUMBLE_MS = 300;
const SAIL_MS = 420;
const DROPPED_MS = 120;
const SINK_MS = 620;
/** However many ships sail by themselves, all of them together take no longer, in ms. */
const MOST_MS = 6_000;

/** What makes a row of that many ships that sail by themselves fit: a factor on their times. */
export function hurry(many: number, pace: number): number {
  const all = many * (TUMBLE_MS + SAIL_MS + 120) * pace;
  return all > MOST_MS ? MOST_MS / all : 1;
}

/** A piece sails: its die tumbles beside it, then it goes along its course. */
export function sailClips(motion: Of<'move'>, ground: Ground, dropped: Vec | null, factor: number): Clip[] {
  const { layout, shown, drawings, layers } = ground;
  const to = motion.trail.at(-1) ?? '';
  let flyer: Container | null = null;
  let die: Sprite | null = null;
  let tag: ReturnType<typeof shown.take>;
  let line: readonly Vec[] = [];
  const pace = ground.pace * factor;
  const takeOff = (): void => {
    if (flyer) return;
    const from = motion.trail[0] || (shown.where(motion.look) ?? to);
    const a = dropped ?? lastOn(ground, from);
    const b = nextOn(ground, to);
    line = dropped ? [a, b] : (drawings.way?.(layout, a, b, from, to) ?? [a, b]);
    tag = shown.take(from, motion.look);
    ground.refresh();
    flyer = layers.flying.addChild(makeCarrier(motion.look, true, tag, ground));
    flyer.position.copyFrom(a);
  };
  const tumble: Clip[] = motion.die
    ? [
        {
          ms: TUMBLE_MS * pace,
          start() {
            takeOff();
            const { value, owner } = motion.die ?? { value: 1, owner: 0 };
            die = flyer?.addChild(new Sprite(ground.sheet.get(names.die(value, owner)))) ?? null;
            die?.position.set(layout.radius * 1.15, -layout.radius * 0.55);
            ground.cue('throw');
          },
          at(t) {
            const { value, owner } = motion.die ?? { value: 1, owner: 0 };
            if (!die) return;
            const now = t < 0.7 ? ((value + Math.floor(t * 14)) % 6) + 1 : value;
            show(die, ground.sheet.get(names.die(now, owner)));
            die.rotation = (1 - easeOut(t)) * Math.PI * 1.5;
            flyer?.scale.set(mix(1 / 1.1, 1.12, easeOut(t)));
          },
        },
      ]
    : [];
  const sail: Clip = {
    ms: (dropped ? DROPPED_MS : SAIL_MS) * pace,
    start: takeOff,
    at(t) {
      const at = along(line, glide(t));
      flyer?.position.copyFrom(at);
      const lift = motion.die ? 1.12 : mix(1 / 1.1, 1.05, Math.sin(Math.PI * t));
      flyer?.scale.set(motion.die ? mix(lift, 1 / 1.1, t ** 3) : lift);
    },
    end() {
      flyer?.destroy({ children: true });
      // What becomes something else keeps nothing of what it carried.
      if (motion.as === undefined) shown.put(to, motion.look, tag);
      else if (motion.as !== null) shown.put(to, motion.as, undefined);
      ground.refresh();
      ground.cue('place');
    },
  };
  return [...tumble, sail];
}

/** The point at a share of a line's length. */
function along(line: readonly Vec[], share: number): Vec {
  const lengths = line
    .slice(1)
    .map((at, i) => Math.hypot(at.x - (line[i]?.x ?? 0), at.y - (line[i]?.y ?? 0)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 0; i < lengths.length; i++) {
    const [a, b, length] = [line[i], line[i + 1], lengths[i] ?? 0];
    if (!a || !b) break;
    if (left <= length || i === lengths.length - 1) {
      const t = length === 0 ? 1 : Math.min(1, left / length);
      return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
    }
    left -= length;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

/** A ship heels over and slides away, while rings spread on the water where it was. */
export function sinkClip(motion: Of<'hit'>, ground: Ground): Clip {
  const { layout, shown, layers } = ground;
  const [from, to] = [motion.trail[0] ?? '', motion.trail.at(-1) ?? ''];
  let flyer: Container | null = null;
  let rings: Graphics | null = null;
  let [a, b]: [Vec, Vec] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return {
    ms: SINK_MS * ground.pace,
    start() {
      a = lastOn(ground, from);
      b = nextOn(ground, to);
      shown.take(from, motion.look);
      ground.refresh();
      rings = layers.flying.addChild(new Graphics());
      flyer = layers.flying.addChild(makeCarrier(motion.look, false, undefined, ground));
      ground.cue('hit');
    },
    at(t) {
      spread(rings, a, layout.radius, Math.min(1, t * 1.3), '#ffb7a6');
      // It heels first, then it slides.
      const s = glide(Math.max(0, (t - 0.35) / 0.65));
      flyer?.position.set(mix(a.x, b.x, s), mix(a.y, b.y, s));
      if (flyer) flyer.rotation = -0.42 * easeOut(Math.min(1, t / 0.35));
    },
    end() {
      flyer?.destroy({ children: true });
      rings?.destroy();
      shown.put(to, motion.as ?? motion.look);
      ground.refresh();
    },
  };
}
