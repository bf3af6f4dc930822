/**
 * The form in which entries of the log travel.
 *
 * An entry is a word of the engine's log (`A8/5`, `=31`, `!resign:0:1`) or a table entry (`#start{...}`). Entries that
 * came together are one line: words joined by commas, a seat's letter only where the seat changes, `A=31` for the pair
 * `Aroll`, `=31`, and `8/5~3` for three times the same. Actions hold no space, comma, semicolon or tilde.
 */
import { SEATS } from '@sandbar/engine';

const ROLL = 'roll';
/** The most that one item may repeat: two digits. */
const MOST_TIMES = 99;

/** Words as one line; the inverse of `readWords`. A table entry must be alone. */
export function wordsText(words: readonly string[]): string {
  let seat = '';
  const items: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (!isAct(word)) {
      items.push(word);
      continue;
    }
    const following = words[i + 1];
    if (word.slice(1) === ROLL && following?.startsWith('=')) {
      items.push(`${word[0]}${following}`);
      i++;
    } else {
      let times = 1;
      while (words[i + 1] === word && times < MOST_TIMES) {
        times++;
        i++;
      }
      const item = word[0] === seat && !isHead(word.slice(1)) ? word.slice(1) : word;
      items.push(times === 1 ? item : `${item}~${times}`);
    }
    seat = word[0] as string;
  }
  return items.join(',');
}

export function readWords(text: string): string[] {
  if (text === '') return [];
  if (text.startsWith('#')) return [text];
  let seat = '';
  const words: string[] = [];
  for (const item of text.split(',')) {
    const [, once = item, times = '1'] = /^(.*)~(\d{1,2})$/.exec(item) ?? [];
    const own = isAct(once);
    if (own) seat = once[0] as string;
    if (own && once[1] === '=') words.push(`${seat}${ROLL}`, once.slice(1));
    else
      for (let i = 0; i < Number(times); i++)
        words.push(own || /^[=!#]/.test(once) ? once : `${seat}${once}`);
  }
  return words;
}

const isAct = (word: string): boolean => /^[A-H]/.test(word);

/** Whether a text would be read as a word with a seat, a roll, a settlement or a table entry of its own. */
const isHead = (text: string): boolean => /^[A-H=!#]/.test(text);

/**
 * The whole history in one text. Neighbors of one seat run together as one line. A line of the seat whose turn follows
 * is set off by a semicolon and leaves its letter out; every other line is set off by a space.
 */
export function historyText(words: readonly string[], seats: number): string {
  let text = '';
  let last = seats - 1;
  for (const line of linesOf(words)) {
    const written = wordsText(line);
    const seat = seatIn(line);
    const follows =
      text !== '' && isAct(written) && seat === (last + 1) % seats && !/^[A-H!#]/.test(written.slice(1));
    text += follows ? `;${written.slice(1)}` : text === '' ? written : ` ${written}`;
    if (seat !== -1) last = seat;
  }
  return text;
}

function linesOf(words: readonly string[]): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const alone = word.startsWith('#') || line?.[0]?.startsWith('#') === true;
    const fresh =
      line === undefined || alone || (isAct(word) && seatIn(line) !== SEATS.indexOf(word[0] ?? ''));
    if (fresh) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

/** The seat that acts in a line, -1 where nobody does. */
const seatIn = (line: readonly string[]): number => SEATS.indexOf(line.findLast(isAct)?.[0] ?? '-');

export function readHistory(text: string, seats: number): string[] {
  let last = seats - 1;
  let mark = ' ';
  const words: string[] = [];
  for (const part of text.split(/([ ;])/)) {
    if (part === ' ' || part === ';') {
      mark = part;
      continue;
    }
    const line = readWords(mark === ';' ? `${SEATS[(last + 1) % seats]}${part}` : part);
    const seat = seatIn(line);
    if (seat !== -1) last = seat;
    words.push(...line);
  }
  return words;
}
