import { describe, expect, test } from 'vitest';
import type { Family } from '../pieces/family.ts';
import { clipsFor } from './clips.ts';
import type { Ground } from './ground.ts';
import type { Step } from './journey.ts';
import type { Clip } from './timeline.ts';

/** A family whose clips only say that they begin; times are those of a normal pace. */
const follow = (steps: readonly Step[], from: { x: number; y: number } | null = null) => {
  const said: string[] = [];
  const clip = (ms: number, text: string): Clip => ({ ms, start: () => void said.push(text) });
  const family = {
    movers: (_ground, rolled) => ({
      breath: 60,
      hurry: rolled > 1 ? 0.5 : 1,
      move: ({ look }, dropped) => [clip(200, `${look} moves${dropped ? ' from a hand' : ''}`)],
      hit: ({ look }) => [clip(300, `${look} is hit`)],
      appear: ({ look }) => clip(400, `${look} appears`),
      vanish: ({ look }) => clip(100, `${look} vanishes`),
    }),
  } satisfies Partial<Family> as unknown as Family;
  const reached = (at: number, isOn: boolean): void =>
    void said.push(`fact ${at} ${isOn ? 'is on' : 'begins'}`);
  const ground = { pace: 1, reached } as unknown as Ground;
  const clips = clipsFor(steps, ground, family, { from, gap: 120 });
  for (const one of clips) one.start?.();
  return { said, times: clips.map(({ ms }) => ms) };
};
const move = (look: string, from: string, to: string): Step => ({ kind: 'move', look, trail: [from, to] });
const lost = (look: string): Step => ({ kind: 'vanish', look, spot: 'p1', together: true });

describe('clips', () => {
  test('a piece that goes on rests briefly, another one longer, and only the first leaves a hand', () => {
    const { said, times } = follow([move('a', '1', '2'), move('a', '2', '3'), move('b', '7', '8')], {
      x: 0,
      y: 0,
    });
    expect(said).toEqual(['a moves from a hand', 'a moves', 'b moves']);
    expect(times).toEqual([200, 60, 200, 120, 200]);
  });

  test('rests between many moves that are rolled for shrink with the moves', () => {
    const rolled = (look: string): Step => ({
      kind: 'move',
      look,
      trail: ['1', '2'],
      die: { value: 3, owner: 0 },
    });
    expect(follow([rolled('a'), rolled('b')]).times).toEqual([200, 60, 200]);
  });

  test('pieces that are lost together go as one, those lost alone one by one', () => {
    const alone: Step = { kind: 'vanish', look: 'c', spot: 'p2' };
    const { said, times } = follow([lost('a'), lost('b'), alone]);
    expect(said).toEqual(['a vanishes', 'b vanishes', 'c vanishes']);
    expect(times).toEqual([0, 100, 100]);
  });

  test('facts are told where they stand in the row', () => {
    const { said } = follow([
      { kind: 'fact', at: 0, isOn: false },
      { kind: 'hit', look: 'a', trail: ['1', 'bar'] },
      { kind: 'fact', at: 0, isOn: true },
    ]);
    expect(said).toEqual(['fact 0 begins', 'a is hit', 'fact 0 is on']);
  });
});
