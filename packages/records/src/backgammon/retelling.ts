/** A told match as a record: every event is found, and goes through the referee. */
import { type Event, referee } from '@sandbar/engine';
import { type Fault, no, type Read } from '../record.ts';
import { stepsOf } from './hops.ts';
import {
  type Action,
  backgammon,
  type Crawford,
  type Options,
  other,
  type Plain,
  pointsFor,
  type Side,
  type State,
} from './rules.ts';
import type { BackgammonRecord, Cubing, Play, ToldGame, Transcript } from './transcript.ts';

/** How far the match has been followed. */
interface Course {
  state: State;
  readonly events: Event<Action>[];
}

/**
 * The record that a transcript tells. Reasons, with the line of the entry: those of the referee, and `record.illegal` (a
 * play that is not legal), `record.unplayed` (a roll that could be played and was not), `record.opening` (a tie that
 * opens a game), `record.cube`, `record.score`, `record.points` (a win that no resignation explains), `record.unfinished`
 * (a game follows one that has no end), `record.automatic`, `options.from`. Of several options that may be meant the
 * first that fits is taken; when none does, the fault is the one furthest down.
 */
export function recordOf(told: Transcript): Read<BackgammonRecord> {
  let furthest: Fault | undefined;
  for (const options of told.options) {
    const read = follow(told, options);
    if (read.ok) return read;
    if (furthest === undefined || read.line > furthest.line) furthest = read;
  }
  return furthest ?? no('record.options', 1);
}

function follow(told: Transcript, plain: Plain): Read<BackgammonRecord> {
  const options = withStart(told.games[0], plain);
  if (options === undefined) return no('options.from', told.games[0]?.line ?? 1);
  const course: Course = { state: backgammon.begin(options, 2), events: [] };
  for (const [i, game] of told.games.entries()) {
    const wrong = playGame(course, game, i === 0);
    if (wrong !== undefined) return wrong;
  }
  const { names, date } = told;
  const { id, edition } = backgammon;
  return { ok: true, value: { game: id, edition, seats: 2, options, names, date, events: course.events } };
}

/** The options with the position that the first game starts from, if it is not the set-up at 0-0. */
function withStart(first: ToldGame | undefined, plain: Plain): Options | undefined {
  if (first === undefined) return plain;
  const { start, score, number } = first;
  if (start === null && score[0] + score[1] === 0 && (number ?? 1) === 1) return plain;
  const game = number ?? 1;
  const crawford = crawfordOf(first, plain);
  const from = { ...(start ?? backgammon.begin(plain, 2)), options: plain, score, game, crawford };
  const read = backgammon.readOptions({ from: backgammon.write(from) });
  return read.ok ? read.value : undefined;
}

function crawfordOf({ score, crawford }: ToldGame, options: Plain): Crawford {
  if (options.mode !== 'match' || !options.crawford || options.length < 2) return 'off';
  if (!score.includes(options.length - 1)) return 'ahead';
  return (crawford ?? score[0] !== score[1]) ? 'now' : 'past';
}

const apply = (course: Course, event: Event<Action>, line: number): Fault | undefined => {
  const step = referee(backgammon, course.state, event);
  if (!step.ok) return no(step.why, line);
  course.events.push(event);
  course.state = step.value.state;
  return undefined;
};

function playGame(course: Course, game: ToldGame, first: boolean): Fault | undefined {
  const { stage, score } = course.state;
  if (stage === 'over') return no('over', game.line);
  if (!first && stage !== 'between') return no('record.unfinished', game.line);
  if (score.join() !== game.score.join()) return no('record.score', game.line, { a: score[0], b: score[1] });
  if (game.automatic && game.start === null) {
    const wrong = apply(course, { kind: 'roll', roll: [1, 1] }, game.line);
    if (wrong !== undefined) return wrong;
    if (!course.state.automatic) return no('record.automatic', game.line);
  }
  for (const [i, entry] of game.entries.entries()) {
    const last = i === game.entries.length - 1;
    const wrong = entry.kind === 'play' ? roll(course, entry, last) : turnCube(course, entry);
    if (wrong !== undefined) return wrong;
  }
  return endGame(course, game, score);
}

/** The roll with what asks for it, and its play. */
function roll(course: Course, play: Play, last: boolean): Fault | undefined {
  const wrong = putDice(course, play);
  if (wrong !== undefined) return wrong;
  const { line, side, hops } = play;
  if (hops.length === 0)
    return course.state.stage === 'moving' && !last ? no('record.unplayed', line) : undefined;
  const moving = course.state.stage === 'moving' && course.state.side === side;
  const steps = moving ? stepsOf(course.state, hops, last) : undefined;
  if (steps === undefined) return no('record.illegal', line);
  for (const action of steps) {
    const refused = apply(course, { kind: 'act', seat: side, action }, line);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function putDice(course: Course, play: Play): Fault | undefined {
  const { line, side, dice } = play;
  const { state } = course;
  const [a, b] = dice;
  const high = Math.max(a, b);
  const low = Math.min(a, b);
  switch (state.stage) {
    case 'opening':
    case 'between':
      if (high === low) return no('record.opening', line);
      return apply(course, { kind: 'roll', roll: side === 0 ? [high, low] : [low, high] }, line);
    case 'beavered': {
      // GNU Backgammon does not say that a beaver is taken: the roll after it does.
      const wrong = apply(course, { kind: 'act', seat: side, action: { kind: 'take' } }, line);
      return wrong ?? putDice(course, play);
    }
    default:
      return (
        apply(course, { kind: 'act', seat: side, action: { kind: 'roll' } }, line) ??
        apply(course, { kind: 'roll', roll: dice }, line)
      );
  }
}

/** [BG23] A double by the side that is doubled is a beaver. */
function turnCube(course: Course, { kind, line, side, value }: Cubing): Fault | undefined {
  const { state } = course;
  const beaver = kind === 'double' && state.stage === 'doubled' && state.side !== side;
  const wrong = apply(course, { kind: 'act', seat: side, action: { kind: beaver ? 'beaver' : kind } }, line);
  if (wrong !== undefined) return wrong;
  const turned = state.cube.value * (course.state.stage === 'beavered' ? 4 : 2);
  const told = kind === 'double' || kind === 'beaver' ? (value ?? turned) : turned;
  return told === turned ? undefined : no('record.cube', line, { n: turned });
}

/** The game has ended as told, or it ends now by the resignation that its points tell. */
function endGame(
  course: Course,
  { won, line }: ToldGame,
  before: readonly [number, number],
): Fault | undefined {
  const { state } = course;
  if (won === null) return undefined;
  if (state.stage !== 'between' && state.stage !== 'over') return resign(course, won.side, won);
  const after: [number, number] = [...before];
  after[won.side] += won.points;
  return after.join() === state.score.join()
    ? undefined
    : no('record.score', won.line || line, { a: state.score[0], b: state.score[1] });
}

function resign(
  course: Course,
  winner: Side,
  { line, points }: { readonly line: number; readonly points: number },
): Fault | undefined {
  const { state } = course;
  const found = backgammon
    .settles(state)
    .map((open) => open.settle)
    .find(
      (settle) =>
        settle.what === 'resign' &&
        settle.seat === other(winner) &&
        pointsFor(state, settle.level) === points,
    );
  return found === undefined
    ? no('record.points', line)
    : apply(course, { kind: 'settle', settle: found }, line);
}
