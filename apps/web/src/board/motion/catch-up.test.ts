import { backgammonBoard } from '@sandbar/boards/backgammon';
import type { backgammon } from '@sandbar/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { play, position, rolled } from '../../games/backgammon/positions.ts';
import type { Current } from '../current.ts';
import type { Play } from '../renderer.ts';
import type { Told, View } from '../view.ts';
import { createCatchUp } from './catch-up.ts';

type State = backgammon.State;
type Fact = backgammon.Fact;

const quiet = position({ ivory: { 24: 2, 13: 5, 8: 3, 6: 5 }, ebony: { 1: 2, 12: 5, 17: 3, 19: 5 } });
const start = rolled(quiet, 3, 1).state;
const one = play(start, ['17/20']);
const two = play(one.state, ['19/20']);
const viewOf = (state: State): View<State, backgammon.Action, Fact> => ({
  state,
  viewer: 0,
  legalFor: 0,
  draft: [],
  pending: false,
  last: [],
  numbers: true,
  flip: false,
  speed: 'normal',
  theme: 'dark',
  dim: false,
  reducedMotion: false,
});

/** A board with a renderer that only says what it is asked for; `finish` ends what it plays. */
function stand({ patient = false } = {}) {
  const said: string[] = [];
  let view = viewOf(start);
  let playing: Play | null = null;
  const finish = (): void => {
    const played = playing;
    playing = null;
    played?.done();
  };
  const board = patient ? { ...backgammonBoard, patient: true as const } : backgammonBoard;
  const current = {
    board,
    options: {
      words: () => '',
      handlers: () => ({ onShown: (facts: readonly Fact[]) => said.push(`shown ${facts.length}`) }),
    },
    renderer: {
      moving: () => playing !== null,
      finish,
      play: (_moment: unknown, next: Play) => {
        const moves = next.motions.flatMap((step) => (step.kind === 'move' ? [step.trail.join('-')] : []));
        said.push(`plays ${moves.join(' ')}`);
        playing = next;
      },
    },
    get view() {
      return view;
    },
    get model() {
      return { scene: board.scene(view.state) };
    },
    moment: () => ({}),
    update: () => said.push('derived'),
    redraw: () => said.push('drawn'),
    speak: () => said.push('spoken'),
  };
  const catchUp = createCatchUp(current as unknown as Current<State, backgammon.Action, Fact>, () => null);
  /** What `Board.set` does about motion. */
  const set = async (state: State, told: readonly Told<Fact>[] = []): Promise<void> => {
    for (const each of told) catchUp.tell(each);
    if (state !== view.state) catchUp.leave(board.scene(view.state).pieces);
    view = viewOf(state);
    catchUp.later();
    await Promise.resolve();
  };
  return { said, set, finish, skip: catchUp.skip };
}

const told = (facts: readonly Fact[]): readonly Told<Fact>[] => [{ facts, how: 'theirs' }];

describe('catch-up', () => {
  beforeEach(() => void vi.stubGlobal('document', { hidden: false }));
  afterEach(() => void vi.unstubAllGlobals());

  test('what led to a state is shown before the state counts as drawn', async () => {
    const { said, set, finish } = stand();
    await set(one.state, told(one.facts));
    expect(said).toEqual(['derived', 'plays p17-p20', 'drawn']);
    finish();
    expect(said.slice(3)).toEqual(['spoken', `shown ${one.facts.length}`, 'drawn']);
  });

  test('the same facts given again by a page that draws again are told once', async () => {
    const { said, set, finish } = stand();
    const facts = told(one.facts);
    await set(one.state, facts);
    await set(one.state, facts);
    finish();
    await set(one.state, facts);
    expect(said.filter((text) => text.startsWith('plays'))).toEqual(['plays p17-p20']);
    expect(said.filter((text) => text.startsWith('shown'))).toHaveLength(1);
  });

  test('facts that come in one task are shown in one go, and none of them is lost', async () => {
    const { said, set, finish } = stand();
    void set(one.state, told(one.facts));
    await set(two.state, told(two.facts));
    finish();
    expect(said.filter((text) => text.startsWith('plays'))).toEqual(['plays p17-p20 p19-p20']);
    expect(said).toContain(`shown ${one.facts.length + two.facts.length}`);
  });

  test('a patient board shows what it has begun to its end, then what has come meanwhile', async () => {
    const { said, set, finish } = stand({ patient: true });
    await set(one.state, told(one.facts));
    await set(two.state, told(two.facts));
    expect(said.filter((text) => text.startsWith('plays'))).toEqual(['plays p17-p20']);
    finish();
    await Promise.resolve();
    finish();
    expect(said.filter((text) => /plays|shown/.test(text))).toEqual([
      'plays p17-p20',
      `shown ${one.facts.length}`,
      'plays p19-p20',
      `shown ${two.facts.length}`,
    ]);
  });

  test('who skips is not shown what waits behind it either, but hears of it', async () => {
    const { said, set, skip } = stand({ patient: true });
    await set(one.state, told(one.facts));
    await set(two.state, told(two.facts));
    skip();
    await Promise.resolve();
    expect(said.filter((text) => /plays|shown/.test(text))).toEqual([
      'plays p17-p20',
      `shown ${one.facts.length}`,
      `shown ${two.facts.length}`,
    ]);
  });
});
