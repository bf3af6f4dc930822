/** [R20] [R22] [R35] Who has lost all ships watches on from their seat: for them alone no table goes on. */
import type { pirateer } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import type { Making } from '../../src/index.ts';
import { type Hall, log } from '../hall.ts';
import { at, GAMES, type Played, started } from './games.ts';
import { actor } from './turns.ts';

const set = GAMES.find(({ name }) => name === 'pirateer') as Played;
const MINUTE = 60_000;

/** A table at which only one is connected: the seat after the one to act, whose ships are all lost. */
function onlyTheLostIsHere(making: Partial<Making>): Hall {
  const party = started(set, { making });
  const { hall } = party;
  const seat = (actor(party) + 1) % set.seats;
  const room = hall.host().room() as { state: pirateer.State };
  const { fleets, ships } = room.state;
  const lost = Object.fromEntries((fleets[seat] ?? []).map((fleet) => [fleet, []]));
  room.state = { ...room.state, ships: { ...ships, ...lost } };
  for (let one = 0; one < set.seats; one++) if (one !== seat) at(party, one).leave();
  return hall;
}

const skips = (hall: Hall): number => log(hall).filter((word) => word.startsWith('!skip')).length;

describe('[R35] for somebody who has lost all ships', () => {
  test('no held seat is skipped again and again', () => {
    const hall = onlyTheLostIsHere({ absence: 'skip', patience: 5 * MINUTE });
    for (let i = 0; i < 10; i++) {
      hall.now += 5 * MINUTE;
      hall.tick();
    }
    expect(skips(hall)).toBe(0);
    // Nor is the object woken again and again for it.
    expect(hall.host().alarm()).toBeNull();
  });
  test('no clock skips on', () => {
    const hall = onlyTheLostIsHere({ clock: { delay: 10_000, bank: 0, grace: 0 } });
    expect(hall.host().alarm()).toBeNull();
    for (let i = 0; i < 10; i++) {
      hall.now += MINUTE;
      hall.tick();
    }
    expect(skips(hall)).toBe(0);
  });
});
