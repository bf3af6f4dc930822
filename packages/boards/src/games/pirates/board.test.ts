import { createWords } from '@sandbar/words';
import { describe, expect, test } from 'vitest';
import { inputFor } from '../../input.ts';
import { NOTHING } from '../../marks.ts';
import { picture } from '../../svg.ts';
import { handle, motions } from './handle.ts';
import { hatch } from './hatch.ts';
import { piratesBoard as board } from './index.ts';
import { game, type State } from './rules.ts';
import { scene } from './scene.ts';
import { setUp } from './setup.fixture.ts';

const words = createWords();
/** Seat 0 at 16 with 7 gold, dice 5 and 3: capture at 21, sink at 11, man-o'-war at 19, free at 13. */
const busy = setUp('16:7/14 4:0/18 11:5/9 4:3/6', 'W8 m2=2 W19 m19=4 m6=5 m14=3 m21=6', { roll: [5, 3] });
const targetsOf = (state: State, from: string) => {
  const choices = inputFor(game, board, state, 0).picks.get(from) ?? [];
  return board.targets?.(state, words, from, choices) ?? [];
};

describe('scene', () => {
  test('stands every ship on its point, men-o’-war at the rim, crews in order of arrival', () => {
    const { pieces } = scene(busy);
    const on = (spot: string) => pieces.filter((piece) => piece.spot === spot).map((piece) => piece.look);
    expect(on('p19')).toEqual(['mow.left', 'merchant4']);
    expect(on('p4')).toEqual(['ship1', 'ship3']);
    expect(on('p8')).toEqual(['mow']);
    expect(pieces.map(({ index, of }) => index < of)).not.toContain(false);
  });

  test('a hold shows its gold, an empty one nothing; the first guarded merchant wears a shield', () => {
    const tags = new Map(scene(busy).pieces.map((piece) => [piece.look, piece.tag]));
    expect(tags.get('ship0')).toEqual({ look: 'gold', count: 7 });
    expect(tags.get('ship1')).toBeUndefined();
    expect(tags.get('merchant4')).toEqual({ look: 'shield', count: 0 });
  });

  test('ships on the Sand Bar lie as wrecks, chests stand on the quay by how full they are', () => {
    const { pieces, markers } = scene(setUp('bar:0/25 3:0/0'));
    expect(pieces.map(({ look, spot }) => [look, spot])).toContainEqual(['wreck0', 'bar']);
    expect(markers).toEqual([
      { look: 'chest0.4', at: 'chest0', text: '25' },
      { look: 'chest1.0', at: 'chest1', text: '0' },
    ]);
  });

  test('more than eight on a point fold their merchants into one barge with the total', () => {
    const many = setUp('1:0/0 2:0/0', `W9 ${'m9=5 '.repeat(8)}`);
    const there = scene(many).pieces.filter(({ spot }) => spot === 'p9');
    expect(there.map(({ look }) => look)).toEqual(['mow', 'fleet']);
    expect(there[1]?.tag).toEqual({ look: 'sum', count: 40 });
  });
});

describe('targets', () => {
  test('say what comes of each die: gold, a sinking, nothing, or why not', () => {
    const told = targetsOf(busy, 'p16').map(({ spot, tone, chip, die, dotted }) => [
      spot,
      tone,
      chip,
      die?.value,
      dotted,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['p21', 'gain', '+6', 5, false],
        ['p11', 'hit', 'sink +5', 5, false],
        ['p13', 'free', '', 3, true],
        ['p19', 'barred', 'barred', 3, true],
      ]),
    );
    expect(told).toHaveLength(4);
  });

  test('home is a target with the gold of the hold', () => {
    const near = setUp('22:9/0 3:0/0', '', { roll: [6, 1] });
    expect(targetsOf(near, 'p22').find(({ spot }) => spot === 'home24')).toMatchObject({
      tone: 'gain',
      chip: 'home +9',
    });
  });

  test('every target is one step: the other die is chosen after it', () => {
    for (const choice of inputFor(game, board, busy, 0).picks.get('p16') ?? [])
      expect(choice.actions).toHaveLength(1);
  });

  test('a barred shape is hatched inside its outline', () => {
    const lines = hatch(
      [
        { x: 0, y: 0 },
        { x: 60, y: 0 },
        { x: 30, y: 200 },
      ],
      10,
    );
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines)
      for (const { x, y } of line) expect([x >= 0, x <= 60, y >= 0, y <= 200]).not.toContain(false);
  });
});

describe('barred', () => {
  const why = (to: string) => board.barred(busy, 0, 'p16', to)?.key;

  test('gives the reason of the rules', () => {
    expect(why('p19')).toBe('barred.mow');
    expect(why('p24')).toBe('barred.distance');
    expect(why('home1')).toBe('barred.distance');
    expect(why('p21')).toBeUndefined();
    expect(board.barred(busy, 0, 'p4')?.key).toBe('barred.ship.notYours');
    expect(board.barred(busy, 0, 'p9')).toBeUndefined();
  });

  test('before the roll and out of turn it says what is missing', () => {
    const ready = setUp('16:7/14 4:0/18');
    expect(board.barred(ready, 0, 'p16')?.key).toBe('barred.roll');
    expect(board.barred(ready, 1, 'p4')?.key).toBe('barred.notYourTurn');
    expect(board.barred(ready, null, 'p4')).toBeUndefined();
  });
});

describe('handles and motions', () => {
  test('every step is touched from the ship to where it ends', () => {
    expect(handle({ kind: 'sail', from: 16, to: 21, die: 5 })).toEqual({ trail: ['p16', 'p21'], die: 5 });
    expect(handle({ kind: 'sail', from: 22, to: 'off', die: 5 })).toEqual({
      trail: ['p22', 'home24'],
      die: 5,
    });
    expect(handle({ kind: 'sail', from: 3, to: 'off', die: 5 })).toEqual({ trail: ['p3', 'home1'], die: 5 });
    expect(handle({ kind: 'roll' })).toEqual({ button: 'roll' });
  });

  test('a ship that travels shows its die, turns around the corner, and is gone past point 1', () => {
    const base = { kind: 'traveled', ship: 1, gold: 0, die: 4 } as const;
    expect(motions({ ...base, what: 'mow', from: 14, to: 10 })).toEqual([
      { kind: 'move', look: 'mow.left', as: 'mow', trail: ['p14', 'p10'], die: { value: 4, owner: 7 } },
    ]);
    expect(motions({ ...base, what: 'merchant', gold: 5, from: 3, to: 'off' })).toMatchObject([
      { look: 'merchant5', as: null, trail: ['p3', 'home1'], die: { value: 4, owner: 6 } },
    ]);
  });

  test('a sunk ship comes to lie as a wreck, captured gold goes aboard', () => {
    expect(motions({ kind: 'sunk', seat: 2, by: 'mow', at: 9, lost: 3 })[0]).toEqual({
      kind: 'hit',
      look: 'ship2',
      as: 'wreck2',
      trail: ['p9', 'bar'],
    });
    expect(motions({ kind: 'captured', seat: 0, ship: 4, gold: 6, at: 21 })).toEqual([
      { kind: 'vanish', look: 'merchant6', spot: 'p21' },
      { kind: 'count', look: 'ship0', spot: '', tag: 'gold', by: 6 },
    ]);
  });
});

describe('picture', () => {
  test.each([
    { width: 932, height: 640 },
    { width: 352, height: 546 },
  ])('in %o is self-contained and draws every mark', (room) => {
    const svg = picture(board, busy, {
      viewer: 0,
      room,
      theme: 'dark',
      numbers: 'viewer',
      words,
      show: { ...NOTHING, picked: 'p16', targets: targetsOf(busy, 'p16'), focus: 'p21', refused: 'p19' },
      prefix: 'x',
    });
    expect(svg).not.toMatch(/href=|<image|<script|NaN|undefined|~/);
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined.has(id), id).toBe(true);
  });
});
