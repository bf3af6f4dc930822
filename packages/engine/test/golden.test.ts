/**
 * Golden logs: whole matches as they were saved once. They replay to the state in their first line for ever, under
 * every later edition of the rules. A file is never changed; a new edition adds new ones (`conform` plays them).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameOf, games, pirateer, replay } from '../src/index.ts';
import { readLog } from './log.ts';

const folder = new URL('./games/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

/** What the first line of the save says of the logs of one game. */
const saidIn = (game: string, pattern: RegExp): string[] => {
  const heads = files
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((text) => text.includes(`"game":"${game}"`));
  return [...new Set(heads.map((text) => pattern.exec(text)?.[1] ?? ''))].sort();
};

test('there is a golden log for every mode of backgammon', () => {
  expect(saidIn('backgammon', /"mode":"(\w+)"/)).toEqual(['lead', 'match', 'money', 'single']);
});

test('there are golden logs of Pirates Backgammon for two and for six, with and without typhoons', () => {
  expect(saidIn('pirates', /"d10":(\w+)/)).toEqual(['false', 'true']);
  expect(saidIn('pirates', /"seats":(\d)/)).toEqual(expect.arrayContaining(['2', '6']));
});

test('there are golden logs of the base game of Pirateer for two, three and four, and of each variant', () => {
  const said = saidIn('pirateer', /"variants":\[([^\]]*)\]/).join();
  for (const id of pirateer.VARIANT_IDS) expect(said).toContain(id);
  expect(saidIn('pirateer', /"seats":(\d),"options":\{"variants":\[\]/)).toEqual(
    expect.arrayContaining(['2', '3', '4']),
  );
});

test.each(files)('%s replays to its last state', (name) => {
  const [last, ...lines] = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');
  const game = gameOf(games, /"game":"(\w+)"/.exec(lines[0] ?? '')?.[1] ?? '');
  if (game === undefined) throw new Error(`${name} names no game`);
  const log = readLog(game, lines.join('\n'));
  const steps = replay(game, game.begin(log.options, log.seats), log.events);
  if (!steps.ok) throw new Error(`${name}: entry ${steps.at}: ${steps.why}`);
  expect(game.write(steps.value.at(-1)?.state)).toBe(last);
});
