/** Hostile frames, seeded: none of them may change anything, whoever sends them. */

export type Below = (n: number) => number;

/** mulberry32 */
export function lot(seed: number): Below {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** Commands that a watcher, and a seat without the host's powers, may not give at a running table. */
const FORBIDDEN: readonly object[] = [
  { t: 'start' },
  { t: 'stand' },
  { t: 'sit', name: 'Eve', secret: 'e'.repeat(22), seat: 0 },
  { t: 'sit', name: 'Eve', secret: 'e'.repeat(22), seat: 7 },
  { t: 'table', options: { gold: 5 } },
  { t: 'table', free: 0 },
  { t: 'table', swap: [0, 1] },
  { t: 'table', seats: 6 },
  { t: 'table', talk: 'off' },
  { t: 'table', muted: [0] },
  { t: 'table', private: true },
  { t: 'remove', n: 1 },
  { t: 'renew', what: 'any', secret: 'r'.repeat(22) },
  { t: 'renew', what: 1, secret: 'r'.repeat(22) },
  { t: 'offer', at: 0, what: 'delete' },
  { t: 'offer', at: 1e9, what: 'draw' },
  { t: 'offer', at: 1, what: 'skip:0' },
  ...[0, 1, 2].map((seat) => ({ t: 'offer', at: 1, what: `retire:${seat}` })),
  { t: 'offer', at: 1, what: 'rematch' },
  { t: 'offer', at: 1, what: 'pause:15' },
  { t: 'offer', at: 1, what: 'resume' },
  { t: 'answer', what: 'draw', yes: true },
  { t: 'answer', what: '__proto__', yes: true },
  { t: 'vote', way: 'skip' },
  { t: 'vote', way: 'claim' },
];

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x'.repeat(500),
  '\u202e\u0000\ud800',
  [],
  [[[[]]]],
  {},
  { __proto__: { t: 'start' } },
  { constructor: 1 },
];

const FIELDS = [
  't',
  'id',
  'v',
  'at',
  'what',
  'yes',
  'seat',
  'name',
  'secret',
  'options',
  'tokens',
  'have',
  '__proto__',
];
const ACTIONS = ['roll', '1/2', '24/off6', '8/5', 'K14-K12', 'stop', '', '=61', '!draw', '#start', ',', '\n'];

const word = (below: Below): string =>
  Array.from({ length: 1 + below(12) }, () => String.fromCharCode(32 + below(95))).join('');

/** One frame. `at` is the number of game entries now, so that some plays are bound to the right log. */
export function hostile(below: Below, at: number, id: string): string | ArrayBuffer {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  switch (below(9)) {
    case 0: {
      const command = pick(FORBIDDEN);
      // Those that are bound to a log are bound to the right one.
      return JSON.stringify({ ...command, ...('at' in command && command.at === 1 ? { at } : {}), id });
    }
    case 1: {
      const broken: Record<string, unknown> = { ...pick(FORBIDDEN), id };
      broken[pick(FIELDS)] = pick(STRANGE);
      // What has become harmless by chance is made harmful again.
      if (typeof broken.t !== 'string' || broken.t === 'hello') broken.t = 'start';
      return JSON.stringify(broken);
    }
    case 2: {
      const text = JSON.stringify({ ...pick(FORBIDDEN), id });
      const cut = below(text.length);
      return text.slice(0, cut) + word(below) + text.slice(cut + below(4));
    }
    case 3:
      return `P${id} ${(below(3) === 0 ? at : below(100)).toString(36)} ${pick(ACTIONS)},${pick(ACTIONS)}`;
    case 4:
      return `P${word(below)} ${word(below)}`;
    case 5:
      return `D${at.toString(36)} ${pick(ACTIONS)},${word(below)}`;
    case 6:
      return `${'['.repeat(1 + below(2_000))}${']'.repeat(below(2_000))}`;
    case 7:
      return new Uint8Array(below(64)).map(() => below(256)).buffer;
    default:
      return word(below).repeat(1 + below(20));
  }
}
