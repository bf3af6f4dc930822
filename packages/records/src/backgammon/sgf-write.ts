/** Writes a match in SGF (FF[4], GM[6]), one tree for each game, as GNU Backgammon loads it. */
import { type Checked, yes } from '@sandbar/engine';
import type { Plain } from './rules.ts';
import { playText } from './sgf-points.ts';
import { setupText } from './sgf-setup.ts';
import { escaped } from './sgf-tree.ts';
import { lengthOf, optionsTag } from './tags.ts';
import { transcriptOf } from './telling.ts';
import type { BackgammonRecord, Entry, ToldGame, Transcript } from './transcript.ts';

/** The text of a record. Reason: `record.from` when it starts in the middle of a beaver, which the format cannot set up. */
export function writeSgf(record: BackgammonRecord): Checked<string> {
  const told = transcriptOf(record);
  if (!told.ok) return told;
  return yes(told.value.games.map((game, i) => treeText(told.value, game, i === 0)).join(''));
}

function treeText(told: Transcript, game: ToldGame, first: boolean): string {
  const nodes = game.entries.map(entryText);
  const start = game.start === null ? [] : [`;${setupText(game.start)}`];
  return `${[`(;${rootText(told, game, first)}`, ...start, ...nodes].join('\n')})\n`;
}

function rootText({ options, names, date }: Transcript, game: ToldGame, first: boolean): string {
  const [plain] = options;
  if (plain === undefined) throw new Error('a transcript without options');
  const { number, score, won, automatic, start } = game;
  const match = `MI[length:${lengthOf(plain)}][game:${(number ?? 1) - 1}][ws:${score[0]}][bs:${score[1]}]`;
  const rules = rulesText(plain, game.crawford === true);
  return [
    `FF[4]GM[6]CA[UTF-8]AP[Sandbar]${match}`,
    `PW[${escaped(names[0])}]PB[${escaped(names[1])}]`,
    first && date !== null ? `DT[${date}]` : '',
    first ? `GC[${escaped(optionsTag(plain))}]` : '',
    rules === '' ? '' : `RU[${rules}]`,
    automatic && start === null ? 'CV[2]' : '',
    won === null ? '' : `RE[${won.side === 0 ? 'W' : 'B'}+${won.points}${won.resigned ? 'R' : ''}]`,
  ].join('');
}

function rulesText(options: Plain, crawfordGame: boolean): string {
  if (options.mode === 'match' && options.crawford && options.length > 1)
    return crawfordGame ? 'Crawford:CrawfordGame' : 'Crawford';
  return options.mode === 'money' && options.jacoby ? 'Jacoby' : '';
}

/** A beaver is a double by the side that is doubled; a roll that is not played stands as dice on the table. */
function entryText(entry: Entry): string {
  const side = entry.side === 0 ? 'W' : 'B';
  if (entry.kind !== 'play') return `;${side}[${entry.kind === 'beaver' ? 'double' : entry.kind}]`;
  if (entry.open && entry.hops.length === 0) return `;PL[${side}]DI[${entry.dice.join('')}]`;
  return `;${side}[${playText(entry)}]`;
}
