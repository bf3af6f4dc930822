/** What games say of themselves in a few words. */
import { backgammon, pirateer, pirates } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import { expect, test } from 'vitest';
import { boards } from './boards.ts';
import { backgammonSummary } from './games/backgammon/summary.ts';
import { pirateerSummary } from './games/pirateer/summary.ts';
import { piratesSummary } from './games/pirates/summary.ts';

const words = createWords();

test.each([
  [{ mode: 'match', length: 7, crawford: true }, 'match to 7'],
  [{ mode: 'money', games: 1, jacoby: false, beavers: false, automatic: false }, 'money session, 1 game'],
  [{ mode: 'money', games: 5, jacoby: true, beavers: true, automatic: true }, 'money session, 5 games'],
  [{ mode: 'money', games: null, jacoby: false, beavers: false, automatic: false }, 'money session'],
  [{ mode: 'lead', lead: 3 }, 'lead match to 3'],
  [{ mode: 'single' }, 'single game'],
] as const)('%j is called %s', (options, title) =>
  expect(backgammonSummary.title(options, 2, words)).toBe(title),
);

test('seats are called by what they play; where lots decide, by that', () => {
  const plain = { variants: [], ports: null, split: false, truce: false };
  expect(backgammonSummary.seatName({ mode: 'single' }, 2, 1, words)).toBe('Ebony');
  expect(pirateerSummary.seatName(plain, 4, 0, words)).not.toBe('');
  const dominion = { ...plain, variants: ['dominion'] as const };
  expect(pirateerSummary.seatName(dominion, 2, 0, words)).toMatch(/^\w[\w ]* and \w[\w ]*$/);
  expect(piratesSummary.seatName({ gold: 25, d10: false }, 4, 3, words)).not.toBe('');
});

test('a game begun waits for a roll, and before it no seat has a note', () => {
  const start = backgammon.backgammon.begin({ mode: 'match', length: 5, crawford: true }, 2);
  const moving = backgammon.backgammon.next(start, { kind: 'roll', roll: [6, 4] }).state;
  expect(backgammonSummary.turn(moving, 'Inés', words)).toContain('6-4');
  expect(backgammonSummary.standing(undefined, 0, words)).toEqual({ note: '', look: 'ivory', left: false });
  expect(backgammonSummary.standing(moving, 0, words).note).toBe('0');
});

test('every board says its name, who plays it and what it is about', () => {
  for (const { id, summary } of Object.values(boards)) {
    const said = [summary.name(words), summary.who(words), summary.line(words)];
    expect(new Set(said).size, id).toBe(3);
    for (const text of said) expect(text, id).toMatch(/^\S.*\S$/);
  }
  expect([pirates.pirates.id, pirateer.pirateer.id].every((id) => id in boards)).toBe(true);
});
