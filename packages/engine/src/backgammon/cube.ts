/** The doubling cube: who may double, who may beaver. [BG16] to [BG19] */
import { other, type Side } from './sides.ts';
import type { State } from './state.ts';

/** [BG19] The rules know no highest cube; the engine stops at 2 to the power of 30, so that scores stay exact numbers. */
export const MOST_CUBE = 2 ** 30;

/** [BG16] [BG25] The cube is in play in money sessions, lead matches and matches longer than a point. */
export function hasCube(state: Pick<State, 'options'>): boolean {
  const { options } = state;
  return (
    options.mode === 'money' || options.mode === 'lead' || (options.mode === 'match' && options.length > 1)
  );
}

/** [BG16] [BG26] [BG27] Whether the side on roll may double now. */
export function canDouble(state: State): boolean {
  const { side, cube } = state;
  if (state.stage !== 'ready' || !hasCube(state) || state.crawford === 'now') return false;
  if (cube.owner !== null && cube.owner !== side) return false;
  return cube.value * 2 <= MOST_CUBE && !isEnough(state, side);
}

/** [BG27] Whether the present cube value is all that `side` needs. */
function isEnough(state: State, side: Side): boolean {
  const { options, score, cube } = state;
  if (options.mode === 'match') return score[side] + cube.value >= options.length;
  if (options.mode === 'lead') return score[side] - score[other(side)] + cube.value >= options.lead;
  return false;
}

/** [BG23] A beaver: redoubling at once while keeping the cube, where the session allows it. */
export const mayBeaver = (state: State): boolean =>
  state.stage === 'doubled' &&
  state.options.mode === 'money' &&
  state.options.beavers &&
  state.cube.value * 4 <= MOST_CUBE;
