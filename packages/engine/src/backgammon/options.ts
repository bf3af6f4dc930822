/** The options of a backgammon match: how it is scored and which rules of the cube are on. [BG20] to [BG28] */
import { type Checked, no, yes } from '../core/checked.ts';

export type Options =
  /** [BG20] One game, no cube. */
  | { readonly mode: 'single' }
  /** [BG21] A money session: a number of games, or (null) until both agree to end it. */
  | {
      readonly mode: 'money';
      readonly games: number | null;
      readonly jacoby: boolean;
      readonly beavers: boolean;
      readonly automatic: boolean;
    }
  /** [BG25] A match to `length` points. */
  | { readonly mode: 'match'; readonly length: number; readonly crawford: boolean }
  /** [BG28] "match X": play until one side is `lead` or more points ahead. */
  | { readonly mode: 'lead'; readonly lead: number };

export const MOST_POINTS = 25;
export const MOST_LEAD = 10;
export const MOST_GAMES = 99;

const FIELDS: Readonly<Record<Options['mode'], readonly string[]>> = {
  single: [],
  money: ['games', 'jacoby', 'beavers', 'automatic'],
  match: ['length', 'crawford'],
  lead: ['lead'],
};

const whole = (raw: unknown, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 1 && raw <= most;

const flag = (raw: unknown, unset: boolean): boolean | undefined =>
  raw === undefined ? unset : typeof raw === 'boolean' ? raw : undefined;

/** Reads options from untrusted JSON; without a `mode` they are those of a match. The reason names the field at fault, as in `options.length`. */
export function readOptions(raw: unknown): Checked<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return no('options.unreadable');
  const given = raw as Readonly<Record<string, unknown>>;
  const mode = given.mode === undefined ? 'match' : given.mode;
  if (mode !== 'single' && mode !== 'money' && mode !== 'match' && mode !== 'lead') return no('options.mode');
  if (Object.keys(given).some((key) => key !== 'mode' && !FIELDS[mode].includes(key)))
    return no('options.unknown');
  switch (mode) {
    case 'single':
      return yes({ mode });
    case 'money':
      return readMoney(given);
    case 'match':
      return readMatch(given);
    case 'lead': {
      const lead = given.lead ?? 3;
      return whole(lead, MOST_LEAD) ? yes({ mode, lead }) : no('options.lead');
    }
  }
}

function readMoney(given: Readonly<Record<string, unknown>>): Checked<Options> {
  const games = given.games === undefined ? 5 : given.games;
  if (games !== null && !whole(games, MOST_GAMES)) return no('options.games');
  const jacoby = flag(given.jacoby, false);
  if (jacoby === undefined) return no('options.jacoby');
  const beavers = flag(given.beavers, false);
  if (beavers === undefined) return no('options.beavers');
  const automatic = flag(given.automatic, false);
  if (automatic === undefined) return no('options.automatic');
  return yes({ mode: 'money', games, jacoby, beavers, automatic });
}

function readMatch(given: Readonly<Record<string, unknown>>): Checked<Options> {
  const length = given.length ?? 5;
  if (!whole(length, MOST_POINTS)) return no('options.length');
  const crawford = flag(given.crawford, true);
  if (crawford === undefined) return no('options.crawford');
  return yes({ mode: 'match', length, crawford });
}

/** Options as one word of text, for example `match:5:c`; the inverse of `optionsFromText`. */
export function optionsText(options: Options): string {
  switch (options.mode) {
    case 'single':
      return 'single';
    case 'money': {
      const rules = `${options.jacoby ? 'j' : ''}${options.beavers ? 'b' : ''}${options.automatic ? 'a' : ''}`;
      return `money:${options.games ?? 'open'}:${rules}`;
    }
    case 'match':
      return `match:${options.length}:${options.crawford ? 'c' : ''}`;
    case 'lead':
      return `lead:${options.lead}`;
  }
}

/** Reads what `optionsText` wrote. */
export function optionsFromText(text: string): Checked<Options> {
  const [mode, amount, rules] = text.split(':');
  const has = (letter: string): boolean => rules?.includes(letter) ?? false;
  const raw: Record<string, unknown> = { mode };
  if (mode === 'money') {
    raw.games = amount === 'open' ? null : Number(amount);
    raw.jacoby = has('j');
    raw.beavers = has('b');
    raw.automatic = has('a');
  } else if (mode === 'match') {
    raw.length = Number(amount);
    raw.crawford = has('c');
  } else if (mode === 'lead') raw.lead = Number(amount);
  const read = readOptions(raw);
  return read.ok && optionsText(read.value) !== text ? no('options.unreadable') : read;
}
