import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import { inputFor } from '../../input.ts';
import { NOTHING } from '../../marks.ts';
import { picture } from '../../svg.ts';
import { odds, radiusTo } from './blast-marks.ts';
import { handle, motions, narrow } from './handle.ts';
import { pirateerBoard as board } from './index.ts';
import { game, type SailAction } from './rules.ts';
import { CARRIER, position } from './setup.fixture.ts';
import { freeDice, placesOf } from './targets.ts';

const words = createWords();
const state = position(CARRIER);
const input = inputFor(game, board, state, 2);
const targetsOf = (spot: string) => board.targets!(state, words, spot, input.picks.get(spot) ?? []);
const read = (text: string) => {
  const action = game.readAction(text);
  if (!action.ok) throw new Error(text);
  return action.value;
};

describe('scene', () => {
  test('ships carry their treasure and look where they want to go', () => {
    const { pieces } = board.scene(state);
    const carrier = pieces.find(({ spot }) => spot === 'O10');
    expect(carrier).toMatchObject({ look: 'P1', tag: { look: 'coin', count: 1 }, faces: 'T11' });
    expect(pieces.find(({ spot }) => spot === 'E8')).toMatchObject({ look: 'S1', faces: 'island1' });
    // In the harbor it looks out to sea.
    expect(pieces.find(({ spot }) => spot === 'T8')).toMatchObject({ look: 'P1', faces: 'T7' });
  });
  test('wrecks lie under ships, treasure on the island and on the water', () => {
    const { pieces } = board.scene(
      position({
        variants: ['shipwreck', 'hurricane'],
        ships: { P1: 'G8', S1: 'A11' },
        wrecks: ['G8', 'H4'],
        loose: [{ at: 'K4', cargo: '1' }],
      }),
    );
    expect(pieces.filter(({ spot }) => spot === 'G8').map(({ look }) => look)).toEqual(['wreck', 'P1']);
    expect(pieces.filter(({ look }) => look === 'loose' || look === 'coin').map(({ spot }) => spot)).toEqual([
      'K4',
      'island1',
    ]);
  });
});

describe('touch', () => {
  test('a sail is touched along its spaces', () => {
    expect(handle(read('O10-Q8'))).toEqual({ trail: ['O10', 'P9', 'Q8'], die: 2, choice: 'one' });
    expect(handle(read('device:K14'))).toEqual({ trail: ['K14', 'K14'], choice: 'device' });
    expect(handle(read('lose:K14'))).toEqual({ trail: ['K14'] });
    expect(handle(read('name3'))).toEqual({ button: 'name3' });
  });
  test('both dice of one ship are one target, with its way and what it takes', () => {
    const target = targetsOf('O10').find(({ spot }) => spot === 'Q13');
    expect(target).toMatchObject({ hits: true, tone: 'hit', chip: 'captures French' });
    expect(target?.dice).toEqual([
      { value: 2, owner: 1 },
      { value: 5, owner: 0 },
    ]);
    expect(target?.trail).toHaveLength(8);
  });
  test('[PR12] directions away from home are marked as barred, with the reason', () => {
    const barred = targetsOf('O10').filter(({ tone }) => tone === 'barred');
    expect(barred.map(({ spot }) => spot).sort()).toEqual(['N10', 'N11']);
    expect(board.barred(state, 2, 'O10', 'M10')?.key).toBe('barred.sea.away');
  });
  test('a carrier one die from home is told to win', () => {
    const near = position({ ships: { P1: 'T8*1', S1: 'A11' }, island: [0], dice: [3, 1] });
    const choices = inputFor(game, board, near, 2).picks.get('T8') ?? [];
    expect(board.targets!(near, words, 'T8', choices).find(({ spot }) => spot === 'T11')?.wins).toBe(true);
  });
  test('treasure is taken unless it is left on purpose', () => {
    const landing = position({ ships: { P1: 'M10', S1: 'A11' }, dice: [3, 1] });
    const kept = narrow(game.legal(landing), null).filter(
      (one): one is SailAction => one.kind === 'sail' && one.to === 'L10',
    );
    expect(kept.map(({ plunder }) => plunder)).toEqual(['take']);
  });
  test('[PV2] one ship leaves a stack unless all are asked for', () => {
    const stack = position({ variants: ['flotilla'], ships: { P1: 'T8 T8 T8', S1: 'A11' }, dice: [4, 2] });
    const whichOf = (wish: string | null) =>
      new Set(narrow(game.legal(stack), wish).map((one) => (one as SailAction).which));
    expect([...whichOf(null)]).toEqual(['']);
    expect([...whichOf('all')]).toEqual(['stack']);
  });
  test('[PV7] a device is touched only when it is asked for', () => {
    const ready = position({ variants: ['nuke-a-teer'], ships: { P1: 'O10', S1: 'A11' } });
    expect(inputFor(game, board, ready, 2).picks.size).toBe(0);
    expect([...inputFor(game, board, ready, 2, null, 'device').picks.keys()]).toEqual(['O10']);
  });
  test('with three dice only what one die reaches is shown', () => {
    const storm = position({ variants: ['hurricane'], ships: { P1: 'K14', S1: 'A11' }, dice: [4, 2, 1] });
    const choices = inputFor(game, board, storm, 2).picks.get('K14') ?? [];
    expect(new Set(choices.map(({ dice }) => dice.length))).toEqual(new Set([1]));
  });
});

describe('dice', () => {
  test.each([
    [
      [5, 2],
      [2, 5],
      [2, 5],
      [1, 0],
    ],
    [[5, 2], [5], [5], [0]],
    [[4, 4], [4], [4], [1]],
    [
      [6, 3, 3, 1],
      [1, 3, 3],
      [3, 1],
      [1, 3],
    ],
  ])('of %j with %j left, %j lie at %j', (roll, left, values, places) => {
    expect(placesOf({ roll, dice: left }, values)).toEqual(places);
  });
  test('free ones keep their place', () => {
    expect(freeDice([5, 2], [2])).toEqual([1]);
    expect(freeDice([5, 2], [])).toEqual([]);
  });
});

describe('why not', () => {
  test.each([
    ['P11', 'barred.sea.turn'],
    ['O13', 'barred.sea.reach'],
    ['O16', undefined],
  ])('from O10 to %s', (to, key) => {
    const free = position({ ships: { P1: 'O10', S1: 'A11' }, dice: [6, 2] });
    expect(board.barred(free, 2, 'O10', to)?.key).toBe(key);
  });
  test('somebody else’s ship, and not my turn', () => {
    expect(board.barred(state, 2, 'P14')?.key).toBe('barred.ship.notYours');
    expect(board.barred(state, 0, 'P14')?.key).toBe('barred.notYourTurn');
    expect(board.barred(state, 2, 'K3')).toBeUndefined();
  });
});

describe('words', () => {
  const lines = board.text(state, words, 2);
  test('every space has a line, and every legal sail', () => {
    expect(lines.spots).toHaveLength(233);
    expect(lines.spots.find(({ id }) => id === 'O10')?.text).toBe(
      'O10, tradewind, your ship, Pirates, with treasure',
    );
    expect(lines.legal).toHaveLength(game.legal(state).length);
    expect(lines.title).toContain('It’s your turn.');
  });
  test('what a sail brings is said', () => {
    expect(lines.legal.map(({ text }) => text)).toContain('N14 to P14 with the 2, captures Spaniards');
  });
  test('facts are sentences', () => {
    const names = ['Ines', 'Théo', 'Mira', 'Yasmin'];
    const { facts } = game.next(state, { kind: 'act', seat: 2, action: read('N14-P14') });
    const said = facts.map((fact) => board.tell(fact, words, null, names));
    expect(said).toEqual(['Mira sails N14 to P14.', 'Mira captures a ship of the Spaniards on P14.']);
    expect(board.tell(facts[0]!, words, 2, names)).toBe('You sail N14 to P14.');
  });
});

describe('motion', () => {
  test('a capture is a hit where it happens', () => {
    const { facts } = game.next(state, { kind: 'act', seat: 2, action: read('N14-P14') });
    expect(facts.flatMap((fact) => motions(fact)).map(({ kind }) => kind)).toEqual(['move', 'hit']);
  });
  test('[PV7] a blast lights its rings from the inside out, and all in reach go together', () => {
    const ready = position({ variants: ['nuke-a-teer'], ships: { P1: 'O10 T8', S1: 'P11 A11' } });
    const declared = game.next(ready, { kind: 'act', seat: 2, action: read('device:O10') });
    const { facts } = game.next(declared.state, { kind: 'roll', roll: [2, 5] });
    const all = facts.flatMap((fact) => motions(fact));
    expect(all[0]).toMatchObject({ kind: 'burst', spot: 'O10' });
    expect(all.filter(({ kind }) => kind === 'vanish')).toHaveLength(2);
  });
  test('odds and radius of a device', () => {
    expect([1, 2, 3, 4, 5, 6].map(odds)).toEqual([100, 69, 44, 25, 11, 3]);
    expect([radiusTo('O10', 'Q13'), radiusTo('O10', 'island1')]).toEqual([3, 4]);
  });
});

describe('picture', () => {
  test.each(['dark', 'light'] as const)('%s, with a ship in hand', (theme) => {
    const svg = picture(board, state, {
      viewer: 2,
      room: { width: 900, height: 690 },
      theme,
      numbers: false,
      words,
      show: { ...NOTHING, picked: 'O10', targets: targetsOf('O10') },
    });
    expect(svg).toContain('<svg');
    expect(svg).not.toContain('~');
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
