/** Pieces that stand upright and may carry something: they sail along a course, come up out of the water and go under. */
import { hurry, sailClips, sinkClip } from '../motion/sailing.ts';
import { diveClip, riseClip } from '../motion/surfacing.ts';
import { drawCarriers, makeCarrier } from './carriers.ts';
import type { Family } from './family.ts';

export const standing: Family = {
  stacks: 'spot',
  lift: 0,
  draw: (layer, pieces, makings, { hidden }) => drawCarriers(layer, pieces, makings, hidden),
  hand: ({ look, tag }, _at, makings) => makeCarrier(look, false, tag, makings),
  movers(ground, rolled) {
    const factor = hurry(rolled, ground.pace);
    return {
      breath: 60,
      hurry: factor,
      move: (motion, dropped) => sailClips(motion, ground, dropped, factor),
      hit: (motion) => [{ ms: 40 * ground.pace }, sinkClip(motion, ground)],
      appear: (motion) => riseClip(motion, ground),
      vanish: (motion) => diveClip(motion, ground),
    };
  },
};
