/** Writes a match as text in columns (`.mat`), as GNU Backgammon imports it. */
import { type Checked, no, yes } from '@sandbar/engine';
import { NOBODY } from './mat.ts';
import { type From, pipsFrom, type Side, type To } from './rules.ts';
import { lengthOf, optionsTag } from './tags.ts';
import { transcriptOf } from './telling.ts';
import type { BackgammonRecord, Entry, Hop, ToldGame } from './transcript.ts';

const LEFT = 27;

/**
 * The text of a record. Reasons: `record.from` when it starts from a position (a start at a score is none),
 * `record.automatic` when a tied opening roll has turned a cube: the format knows neither.
 */
export function writeMat(record: BackgammonRecord): Checked<string> {
  const told = transcriptOf(record);
  if (!told.ok) return told;
  const { games, names, date, options } = told.value;
  if (games.some((game) => game.start !== null)) return no('record.from');
  if (games.some((game) => game.automatic)) return no('record.automatic');
  const [plain] = options;
  if (plain === undefined) throw new Error('a transcript without options');
  const crawford = plain.mode === 'match' ? [`; [Crawford "${plain.crawford ? 'On' : 'Off'}"]`] : [];
  const jacoby = plain.mode === 'money' ? [`; [Jacoby "${plain.jacoby ? 'On' : 'Off'}"]`] : [];
  const head = [
    ...(date === null ? [] : [`; [EventDate "${date.replaceAll('-', '.')}"]`]),
    `; ${optionsTag(plain)}`,
    ...crawford,
    ...jacoby,
    '',
    ` ${lengthOf(plain)} point match`,
  ];
  return yes(`${[...head, ...games.flatMap((game) => gameLines(game, names))].join('\n')}\n`);
}

function gameLines({ number, score, entries, won }: ToldGame, names: readonly string[]): string[] {
  const [red, black] = [nameOf(names, 0), nameOf(names, 1)];
  const rows: string[][] = [];
  const wins: string[] = [];
  for (const [i, entry] of entries.entries()) {
    // The taking of a beaver is told by the roll after it.
    if (entry.kind === 'take' && entries[i - 1]?.kind === 'beaver' && i < entries.length - 1) continue;
    const row = rows.at(-1);
    if (entry.side === 1 && row !== undefined && row.length === 1) row.push(cellText(entry));
    else rows.push(entry.side === 0 ? [cellText(entry)] : ['', cellText(entry)]);
  }
  const last = rows.at(-1);
  // GNU Backgammon misreads a win of the right side below a row whose right cell is free: it goes there.
  if (won?.side === 1 && last?.length === 1) last.push(` ${winsText(won.points)}`);
  else if (won !== null) wins.push(`${' '.repeat(won.side === 0 ? 6 : 34)}${winsText(won.points)}`);
  return [
    '',
    ` Game ${number}`,
    ` ${`${red} : ${score[0]}`.padEnd(LEFT + 4)} ${black} : ${score[1]}`,
    ...rows.map(
      ([left = '', right], i) =>
        `${String(i + 1).padStart(3)}) ${right === undefined ? left : `${left.padEnd(LEFT)} ${right}`}`,
    ),
    ...wins,
  ];
}

/** A colon ends a name, and two spaces a column. */
const nameOf = (names: readonly string[], side: Side): string =>
  (names[side] ?? '').replaceAll(':', '.').replace(/\s+/g, ' ').trim() || NOBODY[side];

const winsText = (points: number): string => `Wins ${points} point${points === 1 ? '' : 's'}`;

function cellText(entry: Entry): string {
  switch (entry.kind) {
    case 'play':
      return `${entry.dice.join('')}: ${hopsText(entry.hops, entry.side)}`;
    case 'double':
      return ` Doubles => ${entry.value}`;
    case 'beaver':
      return ` Beavers => ${entry.value}`;
    case 'take':
      return ' Takes';
    case 'drop':
      return ' Drops';
  }
}

/** Every step by itself: GNU Backgammon does not read `8/5(2)`. */
const hopsText = (hops: readonly Hop[], side: Side): string =>
  hops.map(({ from, to, hit }) => `${own(side, from)}/${own(side, to)}${hit ? '*' : ''}`).join(' ');

const own = (side: Side, at: From | To): number => (at === 'off' ? 0 : pipsFrom(side, at));
