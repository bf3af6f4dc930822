/** [BG34] A position with everything that a decision in it depends on: what position, match and XG identifiers describe. */
import { type Checked, no, yes } from '@sandbar/engine';
import {
  type Board,
  backgammon,
  CHECKERS,
  type Crawford,
  type Cube,
  canDouble,
  MOST_CUBE,
  MOST_POINTS,
  mayBeaver,
  other,
  type Side,
  START,
  type State,
  total,
} from './rules.ts';

export interface Setup {
  readonly board: Board;
  /** The side on roll: it rolls, has rolled, or has doubled. */
  readonly side: Side;
  /** The side that must decide now: the one on roll, or the other when a double stands open. */
  readonly decides: Side;
  /** While a double stands open this is the cube before it; after a beaver, the doubled cube of the side that beavered. */
  readonly cube: Cube;
  /** The roll to be played, higher die first, or null before it. */
  readonly dice: readonly [number, number] | null;
  /** Whether the side on roll has doubled, and whether the other side has beavered that. */
  readonly offer: 'double' | 'beaver' | null;
  /** [Red, Black] */
  readonly score: readonly [number, number];
  /** Points that the match is played to; 0 for a money session. */
  readonly length: number;
  /** Whether this is the Crawford game. */
  readonly crawford: boolean;
  /** Rules of a money session; false in a match. */
  readonly jacoby: boolean;
  readonly beavers: boolean;
}

/**
 * The position that a match stands at; undefined between games, when the match is over, and while a roll is half played
 * (identifiers know no such position). A single game is a match to one point, a lead match a money session.
 */
export function setupOf(state: State): Setup | undefined {
  const { stage, side, dice, roll, options } = state;
  if (stage === 'opening' || stage === 'between' || stage === 'over') return undefined;
  if (roll !== null && dice.length !== (roll[0] === roll[1] ? 4 : 2)) return undefined;
  const offer = stage === 'doubled' ? 'double' : stage === 'beavered' ? 'beaver' : null;
  return {
    board: state.board,
    side,
    decides: offer === 'double' ? other(side) : side,
    cube: state.cube,
    dice: roll,
    offer,
    score: state.score,
    length: options.mode === 'match' ? options.length : options.mode === 'single' ? 1 : 0,
    crawford: state.crawford === 'now',
    jacoby: options.mode === 'money' && options.jacoby,
    beavers: options.mode === 'money' && options.beavers,
  };
}

/**
 * A state to play on from. A money session then goes on until both agree to end it. Reasons: `position.checkers`,
 * `position.over`, `position.length`, `position.score`, `position.crawford`, `position.cube`, `position.dice`,
 * `position.double`.
 */
export function stateOf(setup: Setup): Checked<State> {
  const why = boardFault(setup.board) ?? matchFault(setup) ?? cubeFault(setup) ?? diceFault(setup);
  if (why !== undefined) return no(why);
  const { board, side, cube, dice, score, length } = setup;
  const turned = cube.owner === null && cube.value > 1;
  const start = backgammon.begin(
    length > 0
      ? { mode: 'match', length, crawford: true }
      : { mode: 'money', games: null, jacoby: setup.jacoby, beavers: setup.beavers, automatic: turned },
    2,
  );
  const ready: State = {
    ...start,
    board,
    side,
    cube: setup.offer === 'beaver' ? { value: cube.value / 2, owner: side } : cube,
    score,
    crawford: crawfordOf(setup),
    automatic: turned,
    stage: 'ready',
  };
  if (dice !== null)
    return yes(backgammon.next({ ...ready, stage: 'rolling' }, { kind: 'roll', roll: dice }).state);
  if (setup.offer === null) return yes(ready);
  const doubled: State = { ...ready, stage: 'doubled' };
  if (!canDouble(setup.offer === 'beaver' ? { ...ready, cube: halved(cube) } : ready))
    return no('position.double');
  if (setup.offer === 'double') return yes(doubled);
  if (!mayBeaver(doubled)) return no('position.double');
  return yes({ ...doubled, stage: 'beavered', cube });
}

/** The cube that was doubled before a beaver: whether it was centered then is not told, and does not matter. */
const halved = ({ value }: Cube): Cube => ({ value: value / 2, owner: null });

function crawfordOf({ length, score, crawford }: Setup): Crawford {
  if (length < 2) return 'off';
  if (crawford) return 'now';
  return score.includes(length - 1) ? 'past' : 'ahead';
}

function boardFault(board: Board): string | undefined {
  const fits =
    board.points.length === START.points.length &&
    [...board.points, ...board.bar, ...board.off].every(Number.isInteger) &&
    [...board.bar, ...board.off].every((n) => n >= 0) &&
    total(board, 0) === CHECKERS &&
    total(board, 1) === CHECKERS;
  if (!fits) return 'position.checkers';
  return board.off.includes(CHECKERS) ? 'position.over' : undefined;
}

function matchFault({ length, score, crawford, cube, offer, jacoby, beavers }: Setup): string | undefined {
  if (!Number.isInteger(length) || length < 0 || length > MOST_POINTS) return 'position.length';
  if (length > 0 && (jacoby || beavers)) return 'position.length';
  if (!score.every((n) => Number.isSafeInteger(n) && n >= 0)) return 'position.score';
  if (length > 0 && score.some((n) => n >= length)) return 'position.score';
  if (!crawford) return undefined;
  const one = score.filter((n) => n === length - 1).length === 1;
  return length > 1 && one && cube.value === 1 && offer === null ? undefined : 'position.crawford';
}

function cubeFault({ cube, length, offer, side }: Setup): string | undefined {
  const { value, owner } = cube;
  if (!Number.isInteger(Math.log2(value)) || value < 1 || value > MOST_CUBE) return 'position.cube';
  if (length === 1 && value > 1) return 'position.cube';
  if (owner === null ? value > (length > 0 ? 1 : 2) : value < 2) return 'position.cube';
  return offer === 'beaver' && owner !== other(side) ? 'position.cube' : undefined;
}

function diceFault({ dice, offer }: Setup): string | undefined {
  if (dice === null) return undefined;
  const fit = dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
  return fit && offer === null ? undefined : 'position.dice';
}
