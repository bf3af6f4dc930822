/** What a file tells of the options of a match: tags in square brackets, ours and those that other programs write. */
import { optionsFromText, optionsText, type Plain } from './rules.ts';

/** `[Options "match:5:c"]`: our own tag, which other programs keep as a comment. */
export const optionsTag = (options: Plain): string => `[Options "${optionsText(options)}"]`;

/** The tags in a text, by name in lower case; of two with one name the first counts. */
export function tagsIn(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/\[(\w[\w ]*?)\s+"([^"]*)"\]/g))
    if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value);
  return tags;
}

/** What else a file tells of its options. */
export interface Hints {
  /** Points that the match is played to; 0 for money. */
  readonly length: number;
  readonly tags: ReadonlyMap<string, string>;
  /** Told outside tags; undefined where it is not told. */
  readonly crawford?: boolean | undefined;
  readonly jacoby?: boolean | undefined;
  /** Whether anybody beavers in it, and whether a tied opening roll turns a cube. */
  readonly beavers: boolean;
  readonly automatic: boolean;
}

/**
 * The options that a file may mean, the likeliest first. What is not told is tried both ways: the Crawford rule on first, the Jacoby
 * rule off first. Undefined when our tag does not fit the length; empty when nothing has that length.
 */
export function optionsOf({
  length,
  tags,
  beavers,
  automatic,
  ...told
}: Hints): readonly Plain[] | undefined {
  const own = tags.get('options');
  if (own !== undefined) {
    const read = optionsFromText(own);
    return read.ok && lengthOf(read.value) === length ? [read.value] : undefined;
  }
  const either = (flag: boolean | undefined, first: boolean): boolean[] =>
    flag === undefined ? [first, !first] : [flag];
  if (length === 0) {
    const allowed = beavers || onOff(tags.get('beaver')) === true;
    return either(told.jacoby ?? onOff(tags.get('jacoby')), false).map((jacoby) => ({
      mode: 'money',
      games: null,
      jacoby,
      beavers: allowed,
      automatic,
    }));
  }
  const flags = length === 1 ? [true] : either(told.crawford ?? onOff(tags.get('crawford')), true);
  return flags.flatMap((crawford): Plain[] => {
    const read = optionsFromText(optionsText({ mode: 'match', length, crawford }));
    return read.ok ? [read.value] : [];
  });
}

const onOff = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : /^(on|yes|true|1)$/i.test(text);

/** Points that options are played to, as files tell it: 1 for a single game, 0 for money and for a lead. */
export const lengthOf = (options: Plain): number =>
  options.mode === 'match' ? options.length : options.mode === 'single' ? 1 : 0;
