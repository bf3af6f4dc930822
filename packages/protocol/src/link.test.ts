/** [R32] Whole matches over a bad net: nothing acknowledged is lost, nothing counts twice, nobody sees another log. */
import { type Event, gameOf, games, readEvent, replay } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { playing } from '../test/hall.ts';
import { CALM, openWorld, STORM, seatOf, type World } from '../test/link.ts';
import { readStart } from './frames.ts';

const FULL = process.env.CONFORM === 'full';
const MATCHES = FULL ? 1500 : 60;

/** The seeded numbers of one match: a counter, well mixed. */
function numbers(seed: number): (n: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return Math.floor((((z ^ (z >>> 15)) >>> 0) / 2 ** 32) * n);
  };
}

const OPTIONS = [
  { mode: 'match', length: 1 },
  { mode: 'match', length: 3, crawford: true },
  { mode: 'money', games: 2, jacoby: true, beavers: true, automatic: true },
  { mode: 'lead', lead: 2 },
  { mode: 'single' },
];

/** Everything that must hold of a match that is over, whatever the net has done to it. */
function audit(world: World): void {
  const words = world.stored.lines.flatMap((line) => line.words);
  const head = readStart(words[0] ?? '');
  const game = gameOf(games, head?.game ?? '');
  if (head === undefined || game === undefined) throw new Error(`the log begins with ${words[0]}`);
  const events = words.slice(1).map((word) => {
    const read = readEvent(game, word);
    if (!read.ok) throw new Error(`the log holds ${word}`);
    return read.value as Event<unknown>;
  });

  // The log is legal from the first entry to the last, and leads to what the host holds.
  const steps = replay(game, game.begin(head.options, head.seats), events);
  if (!steps.ok) throw new Error(`entry ${steps.at} is ${steps.why}`);
  const last = game.write(steps.value.at(-1)?.state);
  expect(game.write(world.host().room().state)).toBe(last);
  expect(game.turn(steps.value.at(-1)?.state).kind).toBe('over');

  // Numbered without gaps; one draw for each roll; every turn under the id of the seat that played it, once.
  let from = 0;
  const ids: string[] = [];
  for (const line of world.stored.lines) {
    expect(line.from).toBe(from);
    from += line.words.length;
    if (line.id !== null) ids.push(line.id);
    for (const word of line.words)
      if (/^[AB]/.test(word)) expect(line.id?.[0]).toBe(word.startsWith('A') ? '0' : '1');
  }
  expect(words.filter((word) => word.startsWith('=')).length).toBe(world.draws.count);
  expect(new Set(ids).size).toBe(ids.length);

  // What was acknowledged stands there, and nothing that was forged does.
  const plays = new Set(ids.map((id) => id.slice(2)));
  for (const page of world.pages)
    for (const id of page.acked)
      if (page.old.some((frame) => frame.startsWith(`P${id} `)))
        expect(plays.has(id), `${id} is lost`).toBe(true);
  expect(ids.filter((id) => id.slice(2).startsWith('f'))).toEqual([]);

  // Every page holds the same log and shows the same state, with nothing left over.
  for (const page of world.pages) {
    const { replica } = page;
    expect(replica.entries.map((entry) => entry.event)).toEqual(events);
    expect(game.write(replica.confirmed)).toBe(last);
    expect(replica.sent, 'a turn that is still waited for').toBe(null);
    replica.clear();
    expect(game.write(replica.shown)).toBe(last);
    expect(replica.you?.seat).toBe(seatOf(page));
  }
}

const LIMIT = 200_000;

describe('[R32] matches over a bad net', () => {
  test.each(Array.from({ length: MATCHES }, (_, seed) => seed))(
    '[R32] match %d',
    { timeout: 120_000 },
    (seed) => {
      const world = openWorld(OPTIONS[seed % OPTIONS.length], numbers(seed));
      let steps = 0;
      while (world.host().room().kept.table.phase !== 'over') {
        if (++steps > LIMIT) throw new Error(`no end in sight: ${JSON.stringify(world.stored.kept.table)}`);
        world.step(STORM);
      }
      // The storm is over: with nothing but hellos and resends everybody comes to the same end.
      for (steps = 0; !world.settled(); steps++) {
        if (steps > 20_000) throw new Error('somebody is stuck');
        world.step(CALM);
      }
      audit(world);
    },
  );
  test('[R32] the storms were storms: plays came late, twice, from the wrong seat and from nobody', () => {
    const world = openWorld({ mode: 'money', games: 3 }, numbers(4242));
    for (let i = 0; i < 20_000; i++) world.step(STORM);
    for (const why of ['stale', 'not-your-turn', 'not-seated', 'unreadable', 'bad-secret'])
      expect([...world.refused.keys()], JSON.stringify([...world.refused])).toContain(why);
  });
});

test('[R11] [case 68] a play that is late but would be legal now is refused', () => {
  const { ann, bob, hall } = playing({ rolls: '31 65 31', making: { options: { mode: 'money', games: 3 } } });
  ann.say('Pone1 1 17/20,19/20');
  bob.say('Ptwo2 3 roll');
  bob.say('Ptre3 5 24/18,18/13');
  const late = 'Plate 7 roll';
  // In another tab Ann doubles first, and Bob takes. To roll is legal again, but it was decided on another position.
  ann.say('Pfour 7 double');
  bob.say('Pfive 8 take');
  expect(ann.say(late)).toEqual([{ t: 'no', id: 'late', why: 'stale' }]);
  expect(hall.host().room().at).toBe(9);
  expect(ann.say('Psix6 9 roll')[0]).toMatchObject({ t: 'ok' });
});
