/**
 * Golden logs: whole matches as they were saved once. They replay to the state in their first line for ever, under
 * every later edition of the rules. A file is never changed; a new edition adds new ones (`conform` plays them).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameOf, games, readSave, replay } from '../src/index.ts';

const folder = new URL('./games/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

test('there is a golden log for every mode of backgammon', () => {
  const modes = files.map((name) => /"mode":"(\w+)"/.exec(readFileSync(new URL(name, folder), 'utf8'))?.[1]);
  expect([...new Set(modes)].sort()).toEqual(['lead', 'match', 'money', 'single']);
});

test.each(files)('%s replays to its last state', (name) => {
  const [last, ...lines] = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');
  const game = gameOf(games, /"game":"(\w+)"/.exec(lines[0] ?? '')?.[1] ?? '');
  if (game === undefined) throw new Error(`${name} names no game`);
  const saved = readSave(game, lines.join('\n'));
  if (!saved.ok) throw new Error(`${name}: ${saved.why}`);
  const steps = replay(game, game.begin(saved.value.options, saved.value.seats), saved.value.events);
  if (!steps.ok) throw new Error(`${name}: entry ${steps.at}: ${steps.why}`);
  expect(game.write(steps.value.at(-1)?.state)).toBe(last);
});
