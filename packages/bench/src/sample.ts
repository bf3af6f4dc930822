/** A long match, the same in every run: dice from a fixed generator, plays chosen by it. */
import { backgammon, type Event } from '@sandbar/engine';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function fixedNumbers(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Played {
  readonly game: typeof backgammon.backgammon;
  readonly options: backgammon.Options;
  readonly events: readonly Event<backgammon.Action>[];
}

/** At least `count` entries of a money session without end. No cube turns: it would only shorten the games. */
export function playedLog(count: number): Played {
  const game = backgammon.backgammon;
  const options: backgammon.Options = {
    mode: 'money',
    games: null,
    jacoby: false,
    beavers: false,
    automatic: false,
  };
  const random = fixedNumbers(7);
  const events: Event<backgammon.Action>[] = [];
  let state = game.begin(options, 2);
  while (events.length < count) {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error('a session without end has ended');
    const next: Event<backgammon.Action>[] =
      turn.kind === 'chance'
        ? [{ kind: 'roll', roll: turn.draw.sides.map((sides) => 1 + Math.floor(random() * sides)) }]
        : turnOf(state, turn.seat, random);
    for (const event of next) {
      state = game.next(state, event).state;
      events.push(event);
    }
  }
  return { game, options, events: events.slice(0, count) };
}

function turnOf(state: backgammon.State, seat: number, random: () => number): Event<backgammon.Action>[] {
  if (state.stage === 'ready') return [{ kind: 'act', seat, action: { kind: 'roll' } }];
  const ends = backgammon.backgammon.ends(state);
  const end = ends[Math.floor(random() * ends.length)];
  return (end?.actions ?? []).map((action) => ({ kind: 'act', seat, action }));
}
