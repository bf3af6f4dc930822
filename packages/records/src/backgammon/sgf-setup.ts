/** Positions in SGF: checkers added to points (AW, AB), points emptied (AE), the cube (CV, CP), who is on roll and with what (PL, DI). */
import { CHECKERS, type Cube, type Side, START, type State } from './rules.ts';
import { stateOf } from './setup.ts';
import { letterAt } from './sgf-points.ts';
import { pointsIn } from './sgf-tree.ts';

/** What nodes of set-up have said so far. */
export interface Position {
  /** Checkers on points 1 to 24 and the bar (25), as White counts them: positive White's; null while it is the set-up. */
  readonly board: SetBoard | null;
  readonly cube: Cube;
  readonly side: Side | null;
  readonly dice: readonly [number, number] | null;
}

/** For each side its checkers by the letter's number: 1 to 24 points, 25 the bar. */
type SetBoard = readonly [readonly number[], readonly number[]];

export const CENTERED: Cube = { value: 1, owner: null };
const CELLS = 27;

/** What a property makes of a position; undefined when its value is none. */
export function boardAfter(
  position: Position,
  name: string,
  values: readonly string[],
): Pick<Position, 'board' | 'cube'> | undefined {
  const { board, cube } = position;
  const value = values[0]?.trim() ?? '';
  if (name === 'CV')
    return /^\d{1,10}$/.test(value) ? { board, cube: { ...cube, value: Number(value) } } : undefined;
  if (name === 'CP') {
    const owner = /^[cn]/i.test(value) ? null : /^w/i.test(value) ? 0 : /^b/i.test(value) ? 1 : undefined;
    return owner === undefined ? undefined : { board, cube: { ...cube, owner } };
  }
  const points = pointsIn(values);
  if (points === undefined || points.length > CELLS * 4) return undefined;
  const next = (board ?? standing()).map((side) => [...side]) as [number[], number[]];
  for (const n of points) {
    if (name === 'AE') {
      next[0][n] = 0;
      next[1][n] = 0;
    } else {
      const side = name === 'AW' ? 0 : 1;
      next[side][n] = (next[side][n] ?? 0) + 1;
    }
  }
  return { board: next, cube };
}

/** The set-up of the game, for files that change only some of its points. */
function standing(): SetBoard {
  const side = (sign: 1 | -1): number[] =>
    Array.from({ length: CELLS }, (_, n) => Math.max(0, sign * (START.points[24 - n] ?? 0)));
  return [side(1), side(-1)];
}

/** The state, before any dice, that a match to `length` points starts in; undefined when the position can be none, or nobody is on roll. */
export function startFrom({ board, cube, side }: Position, length: number): State | undefined {
  if (side === null) return undefined;
  const set = board ?? standing();
  const [white, black] = set;
  const points = Array.from({ length: 24 }, (_, p) => (white[24 - p] ?? 0) - (black[24 - p] ?? 0));
  const both = points.some((_, p) => (white[24 - p] ?? 0) > 0 && (black[24 - p] ?? 0) > 0);
  const off = set.map((cells) => CHECKERS - cells.slice(1, 26).reduce((sum, n) => sum + n, 0));
  if (both || off.some((n) => n < 0)) return undefined;
  const found = stateOf({
    board: {
      points,
      bar: [white[25] ?? 0, black[25] ?? 0],
      off: [off[0] ?? 0, off[1] ?? 0],
    },
    side,
    decides: side,
    cube,
    dice: null,
    offer: null,
    score: [0, 0],
    length,
    crawford: false,
    jacoby: false,
    beavers: false,
  });
  return found.ok ? found.value : undefined;
}

/** The properties that set up a state in which somebody is on roll; the dice are not among them. */
export function setupText({ board, cube, side }: State): string {
  const list = (of: Side): string => {
    const cells: string[] = [];
    for (let p = 24; p >= 1; p--) {
      const n = (board.points[p - 1] ?? 0) * (of === 0 ? 1 : -1);
      for (let i = 0; i < n; i++) cells.push(`[${letterAt(p)}]`);
    }
    for (let i = 0; i < board.bar[of]; i++) cells.push(`[${letterAt('bar')}]`);
    return cells.length === 0 ? '' : `${of === 0 ? 'AW' : 'AB'}${cells.join('')}`;
  };
  const owner = cube.owner === null ? 'c' : cube.owner === 0 ? 'w' : 'b';
  const turned = cube.value === 1 ? '' : `CV[${cube.value}]CP[${owner}]`;
  return `PL[${side === 0 ? 'W' : 'B'}]AE[a:y]${list(0)}${list(1)}${turned}`;
}
