/** Texts of Pirateer: actions and states as the log and the page carry them, and whatever else may come along. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pirateer, replay } from '../src/index.ts';
import { game, options, play, position, rolled } from './help-pirateer.ts';
import { readLog } from './log.ts';
import { random } from './random.ts';

describe('actions', () => {
  test.each([
    'roll',
    'stop',
    'name6',
    'device:K14',
    'device:2:K14',
    'lose:K14',
    'lose:2:K14c12',
    'K14-K12',
    'K14s-K12',
    'K14c1-K12$',
    'K14s-K12np',
    'K14s-K12c2',
    '1:P17-2:D6',
    'T20-T20',
  ])('%s', (text) => {
    const read = game.readAction(text);
    if (text === 'T20-T20') expect(read).toEqual({ ok: false, why: 'action.unreadable' });
    else expect(read.ok && game.writeAction(read.value)).toBe(text);
  });
  test.each([
    '',
    'Roll',
    'name0',
    'name7',
    'K14',
    'K14-',
    'K14-K10',
    'K14-K1',
    'K14-1:K12',
    '2:K14-K12',
    'A1-A2',
    'device:A1',
    'device:K14c1',
    'lose:',
    'K14-K12x',
    'K14c3-K12',
    'K014-K12',
    'K14-K12$$',
    'K14 -K12',
  ])('refused: %j', (text) => expect(game.readAction(text)).toEqual({ ok: false, why: 'action.unreadable' }));
  test('the die of a sail follows from its spaces', () => {
    expect(game.readAction('K14-K12')).toMatchObject({ value: { die: 2 } });
    expect(game.readAction('D13-J7')).toMatchObject({ value: { die: 6 } });
    expect(game.readAction('P16-D5')).toMatchObject({ value: { die: 1 } });
  });
});

describe('states', () => {
  test('one canonical line', () => {
    expect(game.write(position('P1=T11.K5*1 | S1=A10'))).toBe(
      '-:P1.S1:- ready 0 - - 0 - - P1/S1 S1=A10/P1=K5*1.T11 - - 0 0 - - - -',
    );
    const state = game.begin(options({ variants: ['hurricane'], ports: ['P1', 'S1'] }), 2);
    expect(game.write(state)).toBe(
      'hurricane:P1.S1:- initiative 0 - - 0 - - P1/S1 S1=A11.A12.A13/P1=T8.T9.T10 - - 1 0 - - 01 -',
    );
  });

  const good = '-:-:- sailing 0 61 16 2 - - S1/P1 S1=A10.G12/P1=T11*1 - - 0 0 - - - -';
  const sound = (change: (parts: string[]) => void): boolean => {
    const parts = '-:-:- sailing 0 61 16 2 - - S1/P1 S1=A10.G12/P1=T10*1 - - 0 0 - - - -'.split(' ');
    change(parts);
    return game.read(parts.join(' ')).ok;
  };
  test('a position that cannot be is refused', () => {
    expect(sound(() => {})).toBe(true);
    expect(game.read(good).ok, 'treasure at home has won already').toBe(false);
    const wrong: [string, (parts: string[]) => void][] = [
      ['an unknown stage', (parts) => (parts[1] = 'sleeping')],
      ['a seat too many', (parts) => (parts[2] = '2')],
      ['a roll of seven', (parts) => (parts[3] = '71')],
      ['dice that were not rolled', (parts) => (parts[4] = '26')],
      ['too few dice to use', (parts) => (parts[5] = '1')],
      ['more dice to use than there are', (parts) => (parts[5] = '3')],
      ['a named roll without the variant', (parts) => (parts[6] = 'n')],
      ['a device without the variant', (parts) => (parts[7] = 'A10')],
      ['a port of the other map', (parts) => (parts[8] = 'S2/P1')],
      ['ports that the options do not deal', (parts) => (parts[8] = 'P1/S1')],
      ['a ship on land', (parts) => (parts[9] = 'S1=A1/P1=T10*1')],
      ['two fleets on one space', (parts) => (parts[9] = 'S1=A10.T10/P1=T10*1')],
      ['a stack without the variant', (parts) => (parts[9] = 'S1=A10.A10/P1=T10*1')],
      ['four ships', (parts) => (parts[9] = 'S1=A10.A11.A12.A13/P1=T10*1')],
      ['ships out of order', (parts) => (parts[9] = 'S1=G12.A10/P1=T10*1')],
      ['two treasures', (parts) => (parts[12] = '1')],
      ['no treasure', (parts) => (parts[9] = 'S1=A10.G12/P1=T10')],
      ['a treasure of the other map', (parts) => (parts[9] = 'S1=A10.G12/P1=T10*2')],
      ['a wreck without the variant', (parts) => (parts[10] = 'K5')],
      ['loose treasure without the variant', (parts) => (parts[11] = 'K5*1')],
      ['two rounds too quiet', (parts) => (parts[13] = '100')],
      ['a seat that has left with its ships', (parts) => (parts[14] = '1')],
      ['a truce without the option', (parts) => (parts[15] = '0')],
      ['a draw for the first turn while sailing', (parts) => (parts[16] = '01')],
      ['a result while sailing', (parts) => (parts[17] = '0:1:treasure')],
      ['nobody left to play against', (parts) => (parts[9] = 'S1=A10.G12*1/P1=-')],
      ['a part too many', (parts) => parts.push('-')],
    ];
    for (const [what, change] of wrong) expect(sound(change), what).toBe(false);
  });

  test('whatever text is taken for a state is one that can be played on', { timeout: 120_000 }, () => {
    const draws = random(9);
    const letters = [...'-.*/=:0123456ASFPBKTnreadysailing '];
    let taken = 0;
    for (const text of goldenTexts(40))
      for (let i = 0; i < 60; i++) {
        const chars = [...text];
        for (let n = draws.below(3); n >= 0; n--)
          chars.splice(
            draws.below(chars.length),
            draws.below(2),
            ...(draws.oneIn(4) ? [] : [draws.pick(letters)]),
          );
        const read = game.read(chars.join(''));
        if (!read.ok) continue;
        taken++;
        expect(game.write(read.value)).toBe(chars.join(''));
        playOn(read.value);
      }
    expect(taken).toBeGreaterThan(50);
  });
});

/** Some states of the golden logs. */
function goldenTexts(every: number): string[] {
  const folder = new URL('./games/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.startsWith('pirateer-'))
    .flatMap((name) => {
      const [, ...lines] = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');
      const log = readLog(game, lines.join('\n'));
      const steps = replay(game, game.begin(log.options, log.seats), log.events);
      if (!steps.ok) throw new Error(`${name}: entry ${steps.at}: ${steps.why}`);
      return steps.value.filter((_, i) => i % every === 7).map(({ state }) => game.write(state));
    });
}

/** Nothing throws, and what follows can be read again. */
function playOn(state: pirateer.State): void {
  const turn = game.turn(state);
  const legal = game.legal(state);
  expect(legal.length > 0, game.write(state)).toBe(turn.kind === 'seat');
  const after = legal.map((action) => game.next(state, { kind: 'act', seat: state.seat, action }).state);
  if (turn.kind === 'chance')
    after.push(game.next(state, { kind: 'roll', roll: turn.draw.sides.map(() => 2) }).state);
  for (const { settle } of game.settles(state))
    after.push(game.next(state, { kind: 'settle', settle }).state);
  for (const one of after)
    expect(game.read(game.write(one)).ok, `${game.write(state)} to ${game.write(one)}`).toBe(true);
}

describe('why not', () => {
  const variants = ['shipwreck'] as const;
  const state = rolled(position('P1=O8.O10*1.T7 | S1=O13.A10', { variants, wrecks: 'M8' }), 2, 4);
  test.each([
    ['O8', 'N9', 'barred.turn'],
    ['O8', 'O1', 'barred.land'],
    ['O8', 'A1', 'barred.land'],
    ['O8', 'O9', 'barred.reach'],
    ['O8', 'O10', 'barred.own'],
    ['O8', 'O12', 'barred.ship'],
    ['O8', 'M8', 'barred.wreck'],
    ['O10', 'M10', 'barred.away'],
    ['A10', 'A12', undefined],
    ['O8', 'O6', undefined],
  ] as const)('%s to %s: %s', (from, to, key) => expect(pirateer.barredWhy(state, from, to)).toBe(key));
  test('land in the way', () => {
    expect(pirateer.barredWhy(rolled(position('P1=J8 | S1=A10'), 6, 4), 'J8', 'J13')).toBe('barred.land');
  });
  test('fewer dice could be used', () => {
    const dice = rolled(position('P1=K20.J20 | S1=H20'), 2, 1);
    const first = game.legal(dice).map(game.writeAction);
    for (const die of [1, 2])
      for (const one of pirateer.sailsWith(dice, die))
        if (!first.includes(game.writeAction(one)))
          expect(pirateer.barredWhy(dice, one.from, one.to)).toBe('barred.dice');
  });
  test('what is listed is never barred, what is not listed always is', { timeout: 60_000 }, () => {
    const draws = random(3);
    const chart = pirateer.chartOf(1);
    for (let i = 0; i < 40; i++) {
      const places = Array.from({ length: 6 }, () => draws.pick(chart.spaces).name);
      if (new Set(places).size < 6) continue;
      const [a, b, c, d, e, f] = places as [string, string, string, string, string, string];
      const set = rolled(
        position(`P1=${a}.${b}*1.${c} | S1=${d}.${e}`, { variants, wrecks: f }),
        ...draws.roll([6, 6]),
      );
      if (set.stage !== 'sailing') continue;
      const listed = new Set(
        game.legal(set).map((one) => (one.kind === 'sail' ? `${one.from}-${one.to}` : '')),
      );
      for (const from of [a, b, c])
        for (const { name: to } of chart.spaces)
          if (from !== to)
            expect(
              pirateer.barredWhy(set, from, to) === undefined,
              `${from}-${to} in ${game.write(set)}`,
            ).toBe(listed.has(`${from}-${to}`));
    }
  });
});

test('the path of a sail names every space', () => {
  const state = rolled(position('P1=D13 | S1=A10'), 3, 1);
  const read = game.readAction('D13-G10');
  if (!read.ok) throw new Error(read.why);
  expect(pirateer.pathOf(state, read.value)).toEqual(['D13', 'E12', 'F11', 'G10']);
  expect(play(state, 'AD13-G10').facts[0]).toMatchObject({
    kind: 'sailed',
    path: ['D13', 'E12', 'F11', 'G10'],
  });
  expect(pirateer.blastOf(state, 'D13', 1)).toContain('E12');
});

test('variants are named in variants.ts only: the rest reads the rules', () => {
  const folder = new URL('../src/pirateer/', import.meta.url);
  for (const name of readdirSync(folder)) {
    if (name === 'variants.ts') continue;
    const code = readFileSync(new URL(name, folder), 'utf8');
    for (const id of pirateer.VARIANT_IDS)
      expect(code, `${id} in ${name}`).not.toMatch(new RegExp(`['"\`]${id}['"\`]`));
  }
});
