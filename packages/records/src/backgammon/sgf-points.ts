/** The moves of backgammon in SGF: `52lqab`, `double`, `take`, `drop`. Letters are points as Black counts down: `a` is Red's 1. */
import type { From, Side, To } from './rules.ts';
import { letterOf, numberOf } from './sgf-tree.ts';
import type { Entry, Hop, Play } from './transcript.ts';

const BAR = 'y';
const OFF = 'z';

/** A letter `a` to `x` as an absolute point: `a` is White's 1 point, our 24. */
const pointAt = (letter: string): number => 25 - numberOf(letter);

/** A play or a cube action; undefined when it is none. */
export function playIn(text: string, side: Side, line: number): Entry | undefined {
  const kind = text.toLowerCase();
  if (kind === 'double' || kind === 'take' || kind === 'drop') return { kind, line, side, value: null };
  const parts = /^([1-6])([1-6])((?:[a-y][a-xz]){0,4})$/.exec(text);
  if (parts === null) return undefined;
  const hops: Hop[] = [...(parts[3] ?? '').matchAll(/(.)(.)/g)].map(([, from = '', to = '']) => ({
    from: from === BAR ? 'bar' : pointAt(from),
    to: to === OFF ? 'off' : pointAt(to),
    hit: false,
  }));
  return { kind: 'play', line, side, dice: [Number(parts[1]), Number(parts[2])], hops, open: false };
}

/** The letters of a play, dice first. */
export const playText = ({ dice, hops }: Pick<Play, 'dice' | 'hops'>): string =>
  `${dice.join('')}${hops.map(({ from, to }) => `${letterAt(from)}${letterAt(to)}`).join('')}`;

/** The letter of a point, the bar or off. */
export const letterAt = (at: From | To): string =>
  at === 'bar' ? BAR : at === 'off' ? OFF : letterOf(25 - at);
