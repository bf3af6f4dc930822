/** The syntax of SGF (FF[4]): game trees of nodes with properties, each with the line it stands on. What is in them is read elsewhere. */
import { type Fault, no, type Read } from '../record.ts';

export interface Property {
  readonly name: string;
  readonly line: number;
  /** As written, escapes resolved. */
  readonly values: readonly string[];
}

export interface Node {
  readonly line: number;
  readonly properties: readonly Property[];
}

/** The nodes of the main line of a tree: of variations the first. */
export type Tree = readonly Node[];

/** Where a text is being read. */
interface Place {
  readonly text: string;
  at: number;
  line: number;
}

/** Reads a collection; what stands before its first tree is skipped, as the standard has it. Reason: `record.sgf`. */
export function treesIn(text: string): Read<readonly Tree[]> {
  const start = text.search(/\(\s*;/);
  if (start === -1) return no('record.sgf', 1);
  const place: Place = { text, at: start, line: 1 + ends(text.slice(0, start)) };
  const trees: Tree[] = [];
  for (;;) {
    skip(place);
    if (place.at === text.length) return { ok: true, value: trees };
    const tree = readTree(place);
    if (!tree.ok) return tree;
    trees.push(tree.value);
  }
}

const ends = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** One tree, without recursion, so that no text is nested too deep for it. */
function readTree(place: Place): Read<Tree> {
  const nodes: Node[] = [];
  /** For each tree that is open, whether it is on the main line and whether a tree within it has been closed. */
  const open: { readonly main: boolean; closed: boolean }[] = [];
  do {
    skip(place);
    const sign = place.text[place.at];
    const tree = open.at(-1);
    if (sign === '(' && (tree === undefined || !justOpened(place))) {
      const main = tree === undefined || (tree.main && !tree.closed);
      open.push({ main, closed: false });
      place.at++;
    } else if (sign === ')' && tree !== undefined) {
      place.at++;
      open.pop();
      const parent = open.at(-1);
      if (parent !== undefined) parent.closed = true;
    } else if (sign === ';' && tree !== undefined && !tree.closed) {
      place.at++;
      const node = readNode(place);
      if ('ok' in node) return node;
      if (tree.main) nodes.push(node);
    } else return no('record.sgf', place.line);
  } while (open.length > 0);
  return { ok: true, value: nodes };
}

/** A tree begins with a node: another tree cannot open right after a parenthesis has. */
const justOpened = ({ text, at }: Place): boolean => /\(\s*$/.test(text.slice(Math.max(0, at - 40), at));

function readNode(place: Place): Node | Fault {
  const { line } = place;
  const properties: Property[] = [];
  for (;;) {
    skip(place);
    const name = /[A-Za-z]{1,20}/y;
    name.lastIndex = place.at;
    const found = name.exec(place.text)?.[0];
    if (found === undefined) return { line, properties };
    const at = place.line;
    place.at += found.length;
    const values: string[] = [];
    for (skip(place); place.text[place.at] === '['; skip(place)) {
      const value = readValue(place);
      if (value === undefined) return no('record.sgf', at);
      values.push(value);
    }
    if (values.length === 0) return no('record.sgf', at);
    properties.push({ name: found, line: at, values });
  }
}

/** A value up to its bracket. A backslash takes the character after it as it is; before an end of line both are dropped. */
function readValue(place: Place): string | undefined {
  const { text } = place;
  let value = '';
  for (let i = place.at + 1; i < text.length; i++) {
    const c = text[i] ?? '';
    if (c === ']') {
      place.line += ends(text.slice(place.at, i));
      place.at = i + 1;
      return value;
    }
    if (c !== '\\') value += c;
    else {
      i++;
      if (text[i] === '\r' && text[i + 1] === '\n') i++;
      else if (text[i] !== '\n' && text[i] !== '\r') value += text[i] ?? '';
    }
  }
  return undefined;
}

function skip(place: Place): void {
  const space = /\s*/y;
  space.lastIndex = place.at;
  const blank = space.exec(place.text)?.[0] ?? '';
  place.line += ends(blank);
  place.at += blank.length;
}

/** A text as the value of a property. */
export const escaped = (text: string): string => text.replace(/[\\\]]/g, '\\$&');

/** The points of a list of letters, `a` as 1: single ones, and the pairs that stand for all between (`a:d`). Undefined for anything else. */
export function pointsIn(values: readonly string[]): number[] | undefined {
  const points: number[] = [];
  for (const value of values) {
    if (value === '') continue;
    const parts = /^([a-z])(?::([a-z]))?$/.exec(value);
    if (parts === null) return undefined;
    const from = numberOf(parts[1] ?? '');
    const to = parts[2] === undefined ? from : numberOf(parts[2]);
    for (let n = Math.min(from, to); n <= Math.max(from, to); n++) points.push(n);
  }
  return points;
}

export const numberOf = (letter: string): number => letter.charCodeAt(0) - 96;
export const letterOf = (n: number): string => String.fromCharCode(96 + n);
