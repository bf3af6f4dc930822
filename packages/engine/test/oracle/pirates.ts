/**
 * The turn of a pirate with two dice once more, written from the rules text alone and for nothing but being obvious:
 * both orders of the dice and both directions of each are tried on a copy of the whole sea. It shares no code with the engine.
 */
export interface Crew {
  /** 1 to 24, or 0 on the Sand Bar. */
  at: number;
  hold: number;
  chest: number;
  /** When it came to its point: a later arrival has a higher number. */
  came: number;
}

export interface Hull {
  readonly kind: 'merchant' | 'mow' | 'typhoon';
  readonly at: number;
  readonly gold: number;
}

export interface Sea {
  crews: Crew[];
  hulls: readonly Hull[];
  clock: number;
  won: number | null;
}

export interface Answer {
  /** How many dice have to be played: 2 (or a bearing off), 1 or 0. */
  readonly must: 0 | 1 | 2;
  /** Every different sea that the turn may end in. */
  readonly ends: readonly string[];
  /** Where the first step of some complete turn may end, 25 for bearing off. */
  readonly firsts: ReadonlySet<number>;
}

interface Path {
  readonly sea: Sea;
  readonly first: number;
  readonly home: boolean;
}

/** All that the turn of pirate `me` may lead to. `goal` is the gold that wins. */
export function oracle(sea: Sea, me: number, dice: readonly [number, number], goal: number): Answer {
  const [a, b] = dice;
  const whole: Path[] = [];
  const single: Path[] = [];
  for (const [one, two] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const first of steps(sea, me, one, goal)) {
      single.push(first);
      if (first.home) whole.push(first);
      else
        for (const second of steps(first.sea, me, two, goal)) whole.push({ ...second, first: first.first });
    }
  }
  if (whole.length > 0) return answer(2, whole);
  if (single.length > 0)
    return answer(
      1,
      single.map((path) => ({ ...path, sea: sunk(path.sea, me) })),
    );
  return answer(0, [{ sea: sunk(sea, me), first: -1, home: false }]);
}

const answer = (must: 0 | 1 | 2, paths: readonly Path[]): Answer => ({
  must,
  ends: [...new Set(paths.map((path) => seaText(path.sea)))].sort(),
  firsts: new Set(paths.map((path) => path.first).filter((first) => first !== -1)),
});

const copy = (sea: Sea): Sea => ({ ...sea, crews: sea.crews.map((crew) => ({ ...crew })) });

/** Everything one die can do. */
function steps(before: Sea, me: number, die: number, goal: number): Path[] {
  const paths: Path[] = [];
  for (const to of [(before.crews[me]?.at ?? 0) + die, (before.crews[me]?.at ?? 0) - die]) {
    const sea = copy(before);
    const mine = sea.crews[me] as Crew;
    if (to < 1 || to > 24) {
      mine.chest += mine.hold;
      mine.hold = 0;
      mine.at = 0;
      if (mine.chest >= goal) sea.won = me;
      paths.push({ sea, first: 25, home: true });
      continue;
    }
    if (sea.hulls.some((hull) => hull.at === to && hull.kind !== 'merchant')) continue;
    if (to > 6) {
      for (const crew of sea.crews) {
        if (crew === mine || crew.at !== to) continue;
        mine.hold += crew.hold;
        crew.hold = 0;
        crew.at = 0;
      }
    }
    for (const hull of sea.hulls) if (hull.at === to) mine.hold += hull.gold;
    sea.hulls = sea.hulls.filter((hull) => hull.at !== to);
    sea.clock += 1;
    mine.at = to;
    mine.came = sea.clock;
    paths.push({ sea, first: to, home: false });
  }
  return paths;
}

function sunk(before: Sea, me: number): Sea {
  const sea = copy(before);
  const mine = sea.crews[me] as Crew;
  mine.at = 0;
  mine.hold = 0;
  return sea;
}

/** The sea as one text, in the form of the tables. */
export function seaText({ crews, hulls, won }: Sea): string {
  const pirates = crews.map(({ at, hold, chest, came }) => {
    const there = crews.filter((crew) => crew.at === at);
    const order = there.filter((crew) => crew.came < came).length;
    const spot = at === 0 ? 'bar' : there.length > 1 ? `${at}#${order}` : `${at}`;
    return `${spot}:${hold}/${chest}`;
  });
  const letters = { merchant: 'm', mow: 'W', typhoon: 'T' };
  const ships = hulls.map(
    ({ kind, at, gold }) => `${letters[kind]}${at}${kind === 'merchant' ? `=${gold}` : ''}`,
  );
  const fleet = ships.length > 0 ? ` | ${ships.join(' ')}` : '';
  return `${pirates.join(' ')}${fleet}${won === null ? '' : ` WIN ${won}`}`;
}
