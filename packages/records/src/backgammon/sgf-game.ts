/** The course of one game in SGF: a position that is set up, plays, cube actions, and a roll that is left on the table. */
import { type Fault, no } from '../record.ts';
import type { Side } from './rules.ts';
import { playIn } from './sgf-points.ts';
import { firstOf, type Root } from './sgf-root.ts';
import { boardAfter, CENTERED, type Position, startFrom } from './sgf-setup.ts';
import type { Node, Property, Tree } from './sgf-tree.ts';
import type { Entry, ToldGame } from './transcript.ts';

type Draft = { -readonly [K in keyof ToldGame]: ToldGame[K] } & { entries: Entry[] };

/** What has been told so far: `setup` stands from the first property that sets something until the first play. */
interface Course {
  readonly game: Draft;
  setup: Position;
  set: boolean;
  readonly length: number;
}

/** Reasons: `record.unreadable` (a value), `record.setup` (a position in the middle of the game, or one that cannot be). */
export function readGame(tree: Tree, root: Root): ToldGame | Fault {
  const rootCube = tree[0] === undefined ? undefined : firstOf(tree[0], 'CV');
  const game: Draft = {
    line: root.line,
    number: root.number,
    score: root.score,
    crawford: root.rules.includes('CrawfordGame'),
    automatic: Number(rootCube ?? 1) > 1,
    start: null,
    entries: [],
    won: root.won,
  };
  const setup: Position = { board: null, cube: CENTERED, side: null, dice: null };
  const course: Course = { game, setup, set: false, length: root.length };
  for (const node of tree)
    for (const property of node.properties) {
      const wrong = follow(course, node, property, node === tree[0]);
      if (wrong !== undefined) return wrong;
    }
  return close(course, tree.at(-1)?.line ?? root.line);
}

function follow(course: Course, node: Node, property: Property, root: boolean): Fault | undefined {
  const { name } = property;
  if (name === 'B' || name === 'W') return act(course, property);
  return isSetup(name, root) ? setUp(course, node, property) : undefined;
}

function setUp(course: Course, node: Node, { name, values, line }: Property): Fault | undefined {
  const { setup, game } = course;
  if (name === 'PL' || name === 'DI') {
    const side = name === 'PL' ? playerOf(values[0]) : setup.side;
    const rolled = name === 'DI' ? diceOf(values[0]) : setup.dice;
    if (side === undefined || (name === 'DI' && rolled === null)) return no('record.unreadable', line);
    course.setup = { ...setup, side, dice: rolled };
    return undefined;
  }
  if (game.entries.length > 0) return no('record.setup', line);
  const next = boardAfter(setup, name, values);
  if (next === undefined) return no('record.unreadable', line);
  // A board that is set takes earlier dice off the table, but for those of its own node.
  const dice = name.startsWith('A') ? diceOf(firstOf(node, 'DI')) : setup.dice;
  course.setup = { ...setup, ...next, dice };
  course.set = true;
  return undefined;
}

function act(course: Course, { name, values, line }: Property): Fault | undefined {
  const entry = playIn((values[0] ?? '').trim(), name === 'W' ? 0 : 1, line);
  if (entry === undefined) return no('record.unreadable', line);
  // Whoever moves or doubles first is on roll: the PL that GNU Backgammon writes with a position does not always say so.
  if (entry.kind === 'play' || entry.kind === 'double') course.setup = { ...course.setup, side: entry.side };
  const wrong = start(course, line);
  if (wrong !== undefined) return wrong;
  course.setup = { ...course.setup, dice: null };
  course.game.entries.push(entry);
  return undefined;
}

/** The position that was set up becomes the start, before the first entry. */
function start({ game, set, setup, length }: Course, line: number): Fault | undefined {
  if (!set || game.entries.length > 0) return undefined;
  const state = startFrom(setup, length);
  if (state === undefined) return no('record.setup', line);
  game.start = state;
  return undefined;
}

/** A roll that nobody has played stands at the end. */
function close(course: Course, line: number): ToldGame | Fault {
  const wrong = start(course, line);
  if (wrong !== undefined) return wrong;
  const { dice, side } = course.setup;
  if (dice !== null && side !== null)
    course.game.entries.push({ kind: 'play', line, side, dice, hops: [], open: true });
  return course.game;
}

const SETUP = ['PL', 'DI', 'AE', 'AW', 'AB', 'CP'];

/** The root's CV tells of automatic doubles, that of another node sets the cube. */
const isSetup = (name: string, root: boolean): boolean => SETUP.includes(name) || (name === 'CV' && !root);

function playerOf(text = ''): Side | undefined {
  if (/^\s*(W|white|1)\s*$/i.test(text)) return 0;
  return /^\s*(B|black|2)\s*$/i.test(text) ? 1 : undefined;
}

function diceOf(text = ''): readonly [number, number] | null {
  const parts = /^\s*([1-6])([1-6])\s*$/.exec(text);
  return parts === null ? null : [Number(parts[1]), Number(parts[2])];
}
