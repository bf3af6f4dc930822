/** Turns what is to be seen into clips, with rests between them: pieces move as their family does. */
import type { Motion, SpotId, Vec } from '@sandbar/boards';
import type { Family, Movers } from '../pieces/family.ts';
import type { Ground } from './ground.ts';
import type { Step } from './journey.ts';
import { countClip } from './surfacing.ts';
import { burstClip, stormClip } from './tempest.ts';
import { fallClip, markerClip, throwClip } from './throwing.ts';
import { type Clip, together } from './timeline.ts';

export interface Tune {
  /** Where the first move starts instead of its spot: a dragged piece was let go here. */
  readonly from: Vec | null;
  /** Rest between two pieces, in ms. */
  readonly gap: number;
}

/** The clips for a list of steps, in order. */
export function clipsFor(
  steps: readonly Step[],
  ground: Ground,
  family: Family,
  { from, gap }: Tune,
): readonly Clip[] {
  const movers = family.movers(ground, steps.filter((step) => step.kind === 'move' && step.die).length);
  const rest = ms(ground.pace * movers.hurry);
  let dropped = from;
  let last: SpotId | undefined;
  return steps.flatMap((step, i): readonly Clip[] => {
    if (step.kind !== 'move') return clipsOf(step, movers, ground, () => lostUpTo(steps, i));
    const { trail } = step;
    const before = last === undefined ? [] : [rest(trail[0] === last ? movers.breath : gap)];
    const clips = [...before, ...movers.move(step, dropped)];
    [dropped, last] = [null, trail.at(-1)];
    return clips;
  });
}

/** Rests of so many ms at normal pace. */
const ms =
  (pace: number) =>
  (normal: number): Clip => ({ ms: normal * pace });

type Vanish = Extract<Motion, { kind: 'appear' | 'vanish' }>;

/** `lost`: the pieces that go under together and end with this one. */
function clipsOf(
  step: Exclude<Step, { kind: 'move' }>,
  movers: Movers,
  ground: Ground,
  lost: () => readonly Vanish[],
): readonly Clip[] {
  const rest = ms(ground.pace);
  switch (step.kind) {
    case 'hit':
      return movers.hit(step);
    case 'appear':
      return [movers.appear(step)];
    case 'vanish':
      if (!step.together) return [movers.vanish(step)];
      return [together(lost().map(movers.vanish))];
    case 'count':
      return [countClip(step, ground)];
    case 'burst':
      return [burstClip(step, ground)];
    case 'storm':
      return [stormClip(step, ground)];
    case 'dice':
      return [throwClip(step, ground), rest(140)];
    case 'marker':
      return [markerClip(step.look, ground)];
    case 'fall':
      return [fallClip(step.look, ground)];
    case 'wait':
      return [rest(step.ms)];
    case 'fact':
      return [{ ms: 0, start: () => ground.reached(step.at, step.isOn) }];
    case 'set':
      return [];
  }
}

/** Those that go under together go as one, when the last of them is due; before that there are none. */
function lostUpTo(steps: readonly Step[], to: number): readonly Vanish[] {
  const goes = (step: Step | undefined): step is Vanish => step?.kind === 'vanish' && step.together === true;
  if (goes(steps[to + 1])) return [];
  const first = steps.findLastIndex((step, i) => i <= to && !goes(step)) + 1;
  return steps.slice(first, to + 1).filter(goes);
}
