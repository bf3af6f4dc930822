/** Whether a state that came as text can be a state of a match at all: what `read` asks before it trusts one. */
import { CHECKERS, START } from './board.ts';
import { canDouble, hasCube, MOST_CUBE } from './cube.ts';
import { canMove } from './legal.ts';
import { moverBoard } from './mover.ts';
import { other } from './sides.ts';
import type { State } from './state.ts';

/** Every rule that ties the fields of a state together. That the position could be reached in play is not asked. */
export function isValid(state: State): boolean {
  const whole = [state.game, ...state.score, ...state.dice].every(Number.isSafeInteger);
  return (
    whole &&
    state.game >= 1 &&
    diceFit(state) &&
    boardFits(state) &&
    cubeFits(state) &&
    crawfordFits(state) &&
    scoreFits(state)
  );
}

const betweenGames = ({ stage }: State): boolean => stage === 'between' || stage === 'over';

/** [BG3] [BG10] Dice stand exactly while a roll is played; they are of that roll, and one of them can be played. */
function diceFit(state: State): boolean {
  const { roll, dice } = state;
  if (roll === null || state.stage !== 'moving')
    return roll === null && dice.length === 0 && state.stage !== 'moving';
  const [high, low] = roll;
  const all = high === low ? [low, low, low, low] : [low, high];
  const ofTheRoll =
    high === low
      ? dice.length <= 4 && dice.every((die) => die === low)
      : dice.join() === all.join() || (dice.length === 1 && all.includes(dice[0] ?? 0));
  return high >= low && ofTheRoll && canMove(moverBoard(state.board, state.side), dice);
}

/** [BG12] [BG15] A game starts from the set-up, and one in which a side is all off has ended. */
function boardFits(state: State): boolean {
  const { board, stage } = state;
  if (stage === 'opening') return board.points.join() === START.points.join();
  return betweenGames(state) || board.off.every((n) => n < CHECKERS);
}

/** [BG16] to [BG19], [BG23], [BG24] */
function cubeFits(state: State): boolean {
  const { cube, options, stage } = state;
  if (!Number.isInteger(Math.log2(cube.value)) || cube.value > MOST_CUBE) return false;
  if (state.automatic && !(options.mode === 'money' && options.automatic && cube.value >= 2)) return false;
  if (cube.owner === null ? cube.value !== (state.automatic ? 2 : 1) : cube.value < 2 || !hasCube(state))
    return false;
  if (stage === 'opening' && cube.owner !== null) return false;
  if (stage === 'doubled') return canDouble({ ...state, stage: 'ready' });
  if (stage === 'beavered')
    return options.mode === 'money' && options.beavers && cube.owner === other(state.side);
  return true;
}

/** [BG26] */
function crawfordFits(state: State): boolean {
  const { options, crawford, score, cube } = state;
  const applies = options.mode === 'match' && options.crawford && options.length > 1;
  if (!applies) return crawford === 'off';
  if (crawford === 'now' && cube.owner !== null) return false;
  if (betweenGames(state)) return crawford !== 'off';
  const reached = score.includes(options.length - 1);
  return reached ? crawford === 'now' || crawford === 'past' : crawford === 'ahead';
}

/** [BG20] [BG21] [BG25] [BG28] The match is over exactly when its result stands; a running one is not decided yet. */
function scoreFits(state: State): boolean {
  const { options, score, result } = state;
  if ((state.stage === 'over') !== (result !== null)) return false;
  if (result !== null) return true;
  switch (options.mode) {
    case 'single':
      return state.game === 1 && score.every((n) => n === 0) && state.stage !== 'between';
    case 'money':
      return options.games === null || state.game <= options.games;
    case 'match':
      return score.every((n) => n < options.length);
    case 'lead':
      return Math.abs(score[0] - score[1]) < options.lead;
  }
}
