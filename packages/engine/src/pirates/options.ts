/** What a match of Pirates Backgammon is played for and with: read from untrusted JSON, and as one word of text. */
import { type Checked, no, yes } from '../core/checked.ts';

export interface Options {
  /** [PB3] Gold in the chest that wins. */
  readonly gold: number;
  /** [PB13] The variant in which the first luck die has ten sides and typhoons appear. */
  readonly d10: boolean;
}

/** [PB3] The source's number of gold coins. */
export const STANDARD_GOLD = 25;
export const LEAST_GOLD = 5;
export const MOST_GOLD = 100;

/**
 * Reads options; what is not given is as in the standard game, so `{}` is that. Reasons: `options.unreadable`,
 * `options.unknown` (a field that the game does not have), `options.gold`, `options.d10`.
 */
export function readOptions(raw: unknown): Checked<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return no('options.unreadable');
  const given = raw as Readonly<Record<string, unknown>>;
  if (Object.keys(given).some((key) => key !== 'gold' && key !== 'd10')) return no('options.unknown');
  const { gold = STANDARD_GOLD, d10 = false } = given;
  if (typeof gold !== 'number' || !Number.isInteger(gold) || gold < LEAST_GOLD || gold > MOST_GOLD)
    return no('options.gold');
  return typeof d10 === 'boolean' ? yes({ gold, d10 }) : no('options.d10');
}

/** `25`, or `25d10` for the variant. */
export const optionsText = ({ gold, d10 }: Options): string => `${gold}${d10 ? 'd10' : ''}`;

/** Reads what `optionsText` wrote. */
export function optionsFromText(text: string): Checked<Options> {
  const parts = /^([1-9]\d{0,2})(d10)?$/.exec(text);
  if (parts === null) return no('options.unreadable');
  return readOptions({ gold: Number(parts[1]), d10: parts[2] !== undefined });
}
