/** The root of a tree in SGF: the match it belongs to, its score, rules, names, date and result. */
import { asName, type Fault, isDate, no } from '../record.ts';
import { MOST_POINTS } from './rules.ts';
import type { Node, Property, Tree } from './sgf-tree.ts';
import type { ToldGame } from './transcript.ts';

/** As much of a comment as is searched for tags. */
const MOST_COMMENT = 2000;

/** What the root of a tree says. */
export interface Root {
  readonly line: number;
  readonly length: number;
  readonly number: number | null;
  readonly score: readonly [number, number];
  readonly rules: readonly string[];
  readonly names: readonly [string, string];
  readonly date: string | null;
  readonly comment: string;
  readonly won: ToldGame['won'];
}

export const find = (node: Node, name: string): Property | undefined =>
  node.properties.find((one) => one.name === name);
export const firstOf = (node: Node, name: string): string | undefined => find(node, name)?.values[0];

/** Reasons: `record.sgf`, `record.game`, `record.unreadable`, `options.length`. */
export function readRoot(tree: Tree): Root | Fault {
  const node = tree[0];
  if (node === undefined) return no('record.sgf', 1);
  if ((firstOf(node, 'GM') ?? '6').trim() !== '6') return no('record.game', node.line);
  const match = new Map((find(node, 'MI')?.values ?? []).map((value) => split(value)));
  const number = (key: string): number | undefined => {
    const text = match.get(key) ?? '0';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const [length, game, white, black] = [number('length'), number('game'), number('ws'), number('bs')];
  const line = find(node, 'MI')?.line ?? node.line;
  if (length === undefined || game === undefined || white === undefined || black === undefined)
    return no('record.unreadable', line);
  if (length > MOST_POINTS) return no('options.length', line);
  const won = readResult(find(node, 'RE'));
  if (won !== null && 'ok' in won) return won;
  const date = /\d{4}-\d{2}-\d{2}/.exec(firstOf(node, 'DT') ?? '')?.[0];
  return {
    line: node.line,
    length,
    number: match.has('game') ? game + 1 : null,
    score: [white, black],
    rules: (firstOf(node, 'RU') ?? '').split(/[:,\s]+/),
    names: [asName(firstOf(node, 'PW') ?? ''), asName(firstOf(node, 'PB') ?? '')],
    date: isDate(date) ? date : null,
    comment: (firstOf(node, 'GC') ?? '').slice(0, MOST_COMMENT),
    won,
  };
}

function split(text: string): [string, string] {
  const at = text.indexOf(':');
  return at === -1 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** `W+2`, `B+4R`; anything that names no winner is none. */
function readResult(property: Property | undefined): ToldGame['won'] | Fault {
  const text = property?.values[0]?.trim() ?? '';
  if (property === undefined || /^(|\?|0|Void|Draw)$/i.test(text)) return null;
  const parts = /^([WB])\+(\d{1,12})(R|Resign|T|F)?$/i.exec(text);
  if (parts === null) return no('record.unreadable', property.line);
  return {
    line: property.line,
    side: parts[1]?.toUpperCase() === 'W' ? 0 : 1,
    points: Number(parts[2]),
    resigned: parts[3] !== undefined,
  };
}
