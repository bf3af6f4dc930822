/** Turns a game's motions into clips, with rests between them. */
import type { Vec } from '@sandbar/boards';
import { hitClip, moveClips } from './gliding.ts';
import type { Ground } from './ground.ts';
import type { Step } from './journey.ts';
import { hurry, sailClips, sinkClip } from './sailing.ts';
import { countClip, diveClip, riseClip } from './surfacing.ts';
import { burstClip, stormClip, together } from './tempest.ts';
import { fallClip, markerClip, throwClip } from './throwing.ts';
import type { Clip } from './timeline.ts';
import { goDownClip, leapClip, voyageClip } from './voyage.ts';

export interface Tune {
  /** Where the first move starts instead of its spot: a dragged piece was let go here. */
  readonly from: Vec | null;
  /** Rest between two pieces, in ms. */
  readonly gap: number;
}

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
