/** Pieces seen from above, on hulls that turn to where they go; what has no hull leaps. Lost together, they roll over. */
import { headingOf } from '@sandbar/boards';
import { diveClip, riseClip } from '../motion/surfacing.ts';
import { goDownClip, leapClip, voyageClip } from '../motion/voyage.ts';
import { drawCarriers, hullOf, makeCarrier } from './carriers.ts';
import type { Family } from './family.ts';

export const hulls: Family = {
  stacks: 'spot',
  lift: 0,
  draw: (layer, pieces, makings, { hidden }) => drawCarriers(layer, pieces, makings, hidden),
  hand: ({ look, tag, faces }, at, makings) =>
    makeCarrier(look, false, tag, makings, headingOf(makings.layout, at, faces)),
  movers: (ground) => ({
    breath: 120,
    hurry: 1,
    move: (motion, dropped) => [
      hullOf(motion.look, ground) === undefined
        ? leapClip(motion, ground)
        : voyageClip(motion, ground, dropped),
    ],
    hit: ({ look, trail }) => [{ ms: 80 * ground.pace }, goDownClip(look, trail[0] ?? '', ground)],
    appear: (motion) => riseClip(motion, ground),
    vanish: (motion) =>
      motion.together ? goDownClip(motion.look, motion.spot, ground) : diveClip(motion, ground),
  }),
};
