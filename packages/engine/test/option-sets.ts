/** The options of backgammon that random matches of tests are played under: all of them, and a sample for every day. */

const flags = [false, true];

/** Every mode with every rule that it may have. */
export const ALL: readonly object[] = [
  { mode: 'single' },
  ...[1, 2, 3, null].flatMap((games) =>
    flags.flatMap((jacoby) =>
      flags.flatMap((beavers) =>
        flags.map((automatic) => ({ mode: 'money', games, jacoby, beavers, automatic })),
      ),
    ),
  ),
  ...Array.from({ length: 25 }, (_, i) => i + 1).flatMap((length) =>
    flags.map((crawford) => ({ mode: 'match', length, crawford })),
  ),
  ...Array.from({ length: 10 }, (_, i) => ({ mode: 'lead', lead: i + 1 })),
];

export const SAMPLE: readonly object[] = [
  { mode: 'single' },
  { mode: 'money', games: null },
  { mode: 'money', games: 4, jacoby: true, beavers: true, automatic: true },
  { mode: 'match', length: 1 },
  { mode: 'match', length: 3 },
  { mode: 'match', length: 5, crawford: false },
  { mode: 'lead', lead: 3 },
];
