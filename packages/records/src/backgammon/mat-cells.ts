/** The cells of a row of a `.mat` file: a roll with its play, a cube action, or the line that tells who has won. */
import { type From, pointOf, type Side, type To } from './rules.ts';
import type { Cubing, Hop, Play } from './transcript.ts';

/** The row's second column begins after this many characters; programs differ by a few. */
const MIDDLE = 20;

export type Cell =
  | Play
  | Cubing
  | { readonly kind: 'won'; line: number; side: Side; points: number; resigned: boolean }
  /** A play that the writing program did not know itself. */
  | { readonly kind: 'unknown' };

const KINDS = {
  doubles: 'double',
  redoubles: 'double',
  beavers: 'beaver',
  takes: 'take',
  drops: 'drop',
  passes: 'drop',
} as const;

const MARK = /\d\d:|\b(?:doubles|redoubles|beavers|takes|drops|passes|wins)\b/gi;

/** The cells of a row from left to right; undefined when it is no row. */
export function cellsOf(text: string, line: number): readonly Cell[] | undefined {
  const head = /^\s*(?:\d{1,4}\)|(?=wins\b))/i.exec(text);
  if (head === null) return undefined;
  const marks = [...text.matchAll(MARK)].filter((mark) => mark.index >= head[0].length);
  const first = marks[0]?.index ?? text.length;
  const before = text.slice(head[0].length, first).trim();
  if (before !== '') return /^(\?+|illegal\b.*)$/i.test(before) ? [{ kind: 'unknown' }] : undefined;
  const cells: Cell[] = [];
  let plays = 0;
  for (const [i, mark] of marks.entries()) {
    const body = text.slice(mark.index, marks[i + 1]?.index ?? text.length).trim();
    const wins = /^wins/i.test(mark[0]);
    const side: Side = (wins || plays === 0) && mark.index < MIDDLE ? 0 : 1;
    const cell = wins ? wonCell(body, side, line) : cellOf(body, mark[0], side, line);
    if (!wins) plays++;
    if (cell === undefined || plays > 2) return undefined;
    cells.push(cell);
  }
  return cells;
}

function wonCell(body: string, side: Side, line: number): Cell | undefined {
  const points = /^wins (\d{1,12}) points?\b[\w ]*$/i.exec(body);
  return points === null
    ? undefined
    : { kind: 'won', line, side, points: Number(points[1]), resigned: false };
}

function cellOf(body: string, mark: string, side: Side, line: number): Cell | undefined {
  const kind = KINDS[mark.toLowerCase() as keyof typeof KINDS] as Cubing['kind'] | undefined;
  if (kind !== undefined) {
    const value = /^\w+(?:\s*=>\s*(\d{1,12}))?$/.exec(body);
    if (value === null) return undefined;
    return { kind, line, side, value: value[1] === undefined ? null : Number(value[1]) };
  }
  const [a, b] = [Number(mark[0]), Number(mark[1])];
  if (![a, b].every((die) => die >= 1 && die <= 6)) return undefined;
  const told = body.slice(mark.length).trim();
  if (/^(\?+|illegal\b.*)$/i.test(told)) return { kind: 'unknown' };
  const hops = /^(cannot move|can't move)?$/i.test(told) ? [] : hopsOf(told, side);
  return hops && { kind: 'play', line, side, dice: [a, b], hops, open: false };
}

/** `24/18* 13/11(2) bar/20 6/off`, in the mover's own numbering; 25 is the bar and 0 off. Undefined when it is no play. */
export function hopsOf(text: string, side: Side): readonly Hop[] | undefined {
  const hops: Hop[] = [];
  for (const word of text.split(/\s+/)) {
    const parts = /^(bar|\d{1,2})((?:\/(?:off|\d{1,2})\*?)+)(?:\(([1-4])\))?$/i.exec(word);
    const from = ownPoint(parts?.[1] ?? '');
    if (parts === null || from === undefined || from === 0) return undefined;
    const stops = (parts[2] ?? '').slice(1).split('/');
    for (let n = Number(parts[3] ?? 1); n > 0; n--) {
      let at = from;
      for (const stop of stops) {
        const to = ownPoint(stop.replace('*', ''));
        if (to === undefined || to >= at) return undefined;
        hops.push({ from: fromOf(side, at), to: toOf(side, to), hit: stop.endsWith('*') });
        at = to;
      }
    }
  }
  return hops;
}

function ownPoint(text: string): number | undefined {
  const word = text.toLowerCase();
  const own = word === 'bar' ? 25 : word === 'off' ? 0 : Number(word);
  return Number.isInteger(own) && own >= 0 && own <= 25 ? own : undefined;
}

const fromOf = (side: Side, own: number): From => (own === 25 ? 'bar' : pointOf(side, own));
const toOf = (side: Side, own: number): To => (own === 0 ? 'off' : pointOf(side, own));
