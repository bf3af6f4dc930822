/** Text for actions, positions and whole states: what log, wire and saves carry. Points are absolute, 1 to 24 in the order in which Red moves over them. */
import { type Checked, no, yes } from '../core/checked.ts';
import type { Result } from '../core/game.ts';
import { type Board, CHECKERS, type From, total } from './board.ts';
import { optionsFromText, optionsText } from './options.ts';
import type { Side } from './sides.ts';
import type { Action, Crawford, Stage, State } from './state.ts';
import { isValid } from './valid.ts';

const WORDS = ['roll', 'double', 'take', 'drop', 'beaver'] as const;

/** `8/5`, `bar/21`, `4/off6` (bearing off names its die), `roll`, `double`, `take`, `drop`, `beaver`. */
export function writeAction(action: Action): string {
  if (action.kind !== 'move') return action.kind;
  return action.to === 'off' ? `${action.from}/off${action.die}` : `${action.from}/${action.to}`;
}

/** Reads an action; the die of a step follows from its points, except when bearing off. */
export function readAction(text: string): Checked<Action> {
  const word = WORDS.find((kind) => kind === text);
  if (word !== undefined) return yes({ kind: word });
  const parts = /^(bar|[1-9]|1\d|2[0-4])\/(?:([1-9]|1\d|2[0-4])|off([1-6]))$/.exec(text);
  if (parts === null) return no('action.unreadable');
  const from: From = parts[1] === 'bar' ? 'bar' : Number(parts[1]);
  if (parts[3] !== undefined)
    return from === 'bar'
      ? no('action.unreadable')
      : yes({ kind: 'move', from, to: 'off', die: Number(parts[3]) });
  const to = Number(parts[2]);
  const die = from === 'bar' ? Math.min(to, 25 - to) : Math.abs(from - to);
  return die >= 1 && die <= 6 ? yes({ kind: 'move', from, to, die }) : no('action.unreadable');
}

const LETTERS = 'ABCDEFGHIJKLMNO';

/** 24 letters, point 1 first (`B` two of Red, `b` two of Black, `-` none), then bar and off as Red.Black. */
export function boardText(board: Board): string {
  const points = board.points.map((n) => {
    const letter = LETTERS[Math.abs(n) - 1] ?? '-';
    return n < 0 ? letter.toLowerCase() : letter;
  });
  return `${points.join('')} ${board.bar.join('.')} ${board.off.join('.')}`;
}

/** Reads a board and checks that each side has its fifteen checkers. */
export function readBoard(points: string, bar: string, off: string): Checked<Board> {
  if (!/^[A-Oa-o-]{24}$/.test(points)) return no('position.unreadable');
  const cells = [...points].map((c) => {
    const n = LETTERS.indexOf(c.toUpperCase()) + 1;
    return c === '-' ? 0 : c === c.toUpperCase() ? n : -n;
  });
  const onBar = readPair(bar);
  const borneOff = readPair(off);
  if (onBar === undefined || borneOff === undefined) return no('position.unreadable');
  const board: Board = { points: cells, bar: onBar, off: borneOff };
  return [0, 1].every((side) => total(board, side as Side) === CHECKERS)
    ? yes(board)
    : no('position.checkers');
}

/** Two whole numbers; 15 digits are exact. */
function readPair(text: string | undefined): [number, number] | undefined {
  const parts = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? '');
  return parts === null ? undefined : [Number(parts[1]), Number(parts[2])];
}

const STAGES: readonly Stage[] = [
  'between',
  'opening',
  'ready',
  'rolling',
  'moving',
  'doubled',
  'beavered',
  'over',
];
const CRAWFORD: readonly Crawford[] = ['ahead', 'now', 'past', 'off'];
const OWNERS = ['red', 'black', 'center'] as const;

/**
 * The whole state as one line: options, score, game, Crawford state, stage, side, roll, dice left, cube, automatic
 * double, board, result. `match:5:c 0.0 1 ahead moving red 31 13 1center - B----e-c---Ee---C-E----b 0.0 0.0 -`
 */
export function write(state: State): string {
  return [
    optionsText(state.options),
    state.score.join('.'),
    state.game,
    state.crawford,
    state.stage,
    OWNERS[state.side],
    state.roll?.join('') ?? '-',
    state.dice.join('') || '-',
    `${state.cube.value}${OWNERS[state.cube.owner ?? 2]}`,
    state.automatic ? 'a' : '-',
    boardText(state.board),
    state.result === null ? '-' : resultText(state.result),
  ].join(' ');
}

const resultText = ({ winner, points, how }: Result): string => `${winner ?? '-'}:${points}:${how}`;

/** Reads what `write` wrote. Untrusted: a text that is not canonical, or no state of a match, is refused. */
export function read(text: string): Checked<State> {
  const parts = text.split(' ');
  if (parts.length !== 14) return no('position.unreadable');
  const [opt, scores, game, crawford, stage, side, roll, dice, cube, automatic, points, bar, off, result] =
    parts as [string, ...string[]];
  const options = optionsFromText(opt);
  if (!options.ok) return options;
  const board = readBoard(points ?? '', bar ?? '', off ?? '');
  if (!board.ok) return board;
  const score = readPair(scores);
  const block = /^(\d{1,15})(red|black|center)$/.exec(cube ?? '');
  if (score === undefined || block === null) return no('position.unreadable');
  const owner = OWNERS.indexOf(block[2] as (typeof OWNERS)[number]);
  const state: State = {
    options: options.value,
    score,
    game: Number(game),
    crawford: CRAWFORD.find((word) => word === crawford) ?? 'off',
    board: board.value,
    cube: { value: Number(block[1]), owner: owner === 2 ? null : (owner as Side) },
    stage: STAGES.find((word) => word === stage) ?? 'over',
    side: side === 'black' ? 1 : 0,
    roll: /^[1-6]{2}$/.test(roll ?? '') ? [Number(roll?.[0]), Number(roll?.[1])] : null,
    dice: /^[1-6]{1,4}$/.test(dice ?? '') ? [...(dice ?? '')].map(Number) : [],
    automatic: automatic === 'a',
    result: readResult(result ?? ''),
  };
  return write(state) === text && isValid(state) ? yes(state) : no('position.unreadable');
}

function readResult(text: string): Result | null {
  const parts = /^([01-]):(\d{1,15}):([a-z]+)$/.exec(text);
  if (parts === null) return null;
  return {
    winner: parts[1] === '-' ? null : Number(parts[1]),
    points: Number(parts[2]),
    how: parts[3] as string,
  };
}
