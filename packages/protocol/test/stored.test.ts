/**
 * [R31] Tables as earlier versions stored them open for ever. A file is never changed: `first-*` are from before there were
 * clocks and absence, `clocks-*` from when pauses came; a change of what is stored adds new ones.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import type { Stored } from '../src/index.ts';
import { openHall } from './hall.ts';
import { atNow, keyOf, type Party, tableOf } from './rules/games.ts';
import { follow, playTurn, refolded } from './rules/turns.ts';

const folder = new URL('./stored/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

interface Kept {
  /** The state at the end of the log, as the version that stored it wrote it. */
  readonly state: string;
  readonly stored: Stored;
}

test('[R31] there are tables of all three games from the first version on', () => {
  for (const era of ['first', 'clocks'])
    for (const game of Object.keys(games)) expect(files).toContain(`${era}-${game}.json`);
});

describe.each(files)('[R31] %s', (name) => {
  const { state, stored } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Kept;
  const game = games[stored.kept.table.game];
  if (game === undefined) throw new Error(`${name} is of no game`);
  const opened = (): Party => {
    const hall = openHall({ stored, making: { id: 'golden' } });
    hall.now = stored.kept.made + 10 * 86_400_000;
    const { env } = hall.host().room();
    env.roll = (draw) => draw.sides.map((sides, i) => 1 + ((hall.outcomes.length * 5 + i * 3) % sides));
    const guests = stored.kept.table.seats.map((_, seat) => hall.join([keyOf(seat)]));
    return { hall, game, guests };
  };

  test('opens at the state that it was left in, with its people and their secrets', () => {
    const party = opened();
    expect(game.write(party.hall.host().room().state)).toBe(state);
    expect(refolded(party)).toBe(state);
    expect(party.guests.map((guest) => guest.peer().seat)).toEqual(party.guests.map((_, seat) => seat));
    expect(follow(party, []).text()).toBe(state);
  });
  test('opens the same without its snapshot', () => {
    const hall = openHall({ stored: { ...stored, snapshot: null }, making: { id: 'golden' } });
    expect(game.write(hall.host().room().state)).toBe(state);
  });
  test('is played on, and opens again', () => {
    const party = opened();
    const before = atNow(party.hall);
    for (let turn = 0; turn < 12 && tableOf(party.hall).phase === 'playing'; turn++) playTurn(party);
    expect(atNow(party.hall)).toBeGreaterThan(before + 12);
    const text = game.write(party.hall.host().room().state);
    party.hall.reopen();
    expect(game.write(party.hall.host().room().state)).toBe(text);
    expect(refolded(party)).toBe(text);
  });
  test('an accepted play of that time gets its answer again', () => {
    const party = opened();
    const last = stored.lines.findLast((line) => line.id !== null);
    const [seat, id] = (last?.id ?? '').split(':');
    const answer = party.guests[Number(seat)]?.say(`P${id} 0 roll`)[0];
    expect(answer).toMatchObject({ t: 'ok', id });
  });
});
