/** The room while a match is played: turns as batches, answers, dice, drafts, watchers, limits, and what is stored. */
import { backgammon, readEvent, replay } from '@sandbar/engine';
import { describe, expect, test } from 'vitest';
import { log, openHall, playing, seated, secret } from '../../test/hall.ts';
import { readHistory } from '../words.ts';

const game = backgammon.backgammon;

describe('[R11] a turn is one batch', () => {
  test('[R11] taken whole, and the dice that are due with it', () => {
    const { hall, ann, bob } = playing({ rolls: '31 65' });
    expect(ann.say('Pturn1 1 17/20,19/20')).toMatchObject([
      { t: 'ok', id: 'turn1', n: 4 },
      { t: 'log', from: 2, words: ['A17/20', 'A19/20'] },
    ]);
    expect(bob.say('Pturn2 3 roll')).toMatchObject([
      { t: 'ok' },
      { t: 'log', from: 4, words: ['Broll', '=65'] },
    ]);
    expect(ann.news()).toMatchObject([{ t: 'log', from: 4 }]);
    expect(log(hall).slice(1)).toEqual(['=31', 'A17/20', 'A19/20', 'Broll', '=65']);
  });
  test.each([
    ['a step that is not legal', 'Pabcd 1 17/20,19/21', 'illegal'],
    ['a batch whose last step belongs to nobody', 'Pabcd 1 17/20,19/20,1/2', 'not-your-turn'],
    ['a batch that goes on past a roll', 'Pabcd 1 17/20,19/20,roll', 'not-your-turn'],
    ['words that are no actions', 'Pabcd 1 castle', 'unreadable'],
    ['a turn composed on another number of entries', 'Pabcd 0 17/20,19/20', 'stale'],
    ['a number from the future', 'Pabcd 2 17/20,19/20', 'stale'],
    ['a frame without actions', 'Pabcd 1 ', 'unreadable'],
  ])('[R11] refused whole: %s', (_, frame, why) => {
    const { hall, ann } = playing({ rolls: '31' });
    const before = JSON.stringify(hall.stored());
    expect(ann.say(frame)).toEqual([{ t: 'no', id: 'abcd', why }]);
    expect(JSON.stringify(hall.stored())).toBe(before);
    expect(ann.say('Pabcd 1 17/20,19/20')[0]).toMatchObject({ t: 'ok' });
  });
  test('[R11] before the start, out of turn, without a seat, without hello', () => {
    const early = seated();
    expect(early.ann.say('Pabcd 0 roll')).toMatchObject([{ why: 'not-started' }]);
    const { hall, bob } = playing({ rolls: '31' });
    expect(bob.say('Pabcd 1 24/18')).toMatchObject([{ why: 'not-your-turn' }]);
    expect(hall.join(['watch']).say('Pabcd 1 17/20,19/20')).toMatchObject([{ why: 'not-seated' }]);
    expect(hall.join(null).say('Pabcd 1 17/20,19/20')).toMatchObject([{ why: 'bad-secret' }]);
  });
  test('[case 13] no frame throws, and none of it changes anything', () => {
    const { hall, ann } = playing({ rolls: '31' });
    const before = JSON.stringify(hall.stored());
    for (const frame of [
      '',
      'P',
      'D',
      'p',
      'null',
      '{',
      '{"t":"hello"}',
      '\u0000',
      'Pabcd 1 20/17',
      'Pabcd 1 __proto__',
    ])
      ann.say(frame);
    expect(JSON.stringify(hall.stored())).toBe(before);
  });
});

describe('[R12] ids', () => {
  test('[R12] [case 37] an accepted id gets its answer again and changes nothing, also after a restart', () => {
    const { hall, ann, bob } = playing({ rolls: '31 65' });
    ann.say('Pabcd 1 17/20,19/20');
    expect(ann.say('Pabcd 1 17/20,19/20')).toEqual([{ t: 'ok', id: 'abcd', n: 4 }]);
    bob.say('Pefgh 3 roll');
    hall.reopen();
    expect(ann.say('Pabcd 1 17/20,19/20')).toEqual([{ t: 'ok', id: 'abcd', n: 4 }]);
    expect(log(hall).filter((word) => word === 'A17/20')).toHaveLength(1);
  });
  test('[R12] a refused id is judged anew', () => {
    const { ann } = playing({ rolls: '31' });
    expect(ann.say('Pabcd 1 1/3')).toMatchObject([{ why: 'illegal' }]);
    expect(ann.say('Pabcd 1 17/20,19/20')[0]).toMatchObject({ t: 'ok' });
  });
  test('[R12] two seats may use one id', () => {
    const { ann, bob } = playing({ rolls: '31 65' });
    expect(ann.say('Pabcd 1 17/20,19/20')[0]).toMatchObject({ t: 'ok' });
    expect(bob.say('Pabcd 3 roll')[0]).toMatchObject({ t: 'ok', n: 6 });
  });
  test('[R12] [case 68] a late second "ready" of the start is not a press on Next', () => {
    const { hall, ann, bob } = seated({ rolls: '31 21' });
    ann.ask({ t: 'ready', on: true }, 'rdyA');
    bob.ask({ t: 'ready', on: true }, 'rdyB');
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    expect(hall.host().room().kept.table.phase).toBe('over');
    const next = playing({
      rolls: '31 21',
      making: { options: { mode: 'match', length: 5, crawford: true } },
    });
    next.ann.ask({ t: 'ready', on: true }, 'same');
    next.ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    expect(next.hall.host().room().kept.table.next).toMatchObject({ ready: [] });
    expect(next.ann.ask({ t: 'ready', on: true }, 'same')).toBe('ok');
    expect(next.hall.host().room().kept.table.next).toMatchObject({ ready: [] });
  });
});

describe('[R13] [R14] what is stored', () => {
  test('[R13] rows come with the frames, lines are numbered without gaps', () => {
    const { hall, ann, bob } = playing({ rolls: '31 65' });
    ann.say('Pabcd 1 17/20,19/20');
    bob.say('Pefgh 3 roll');
    let from = 0;
    for (const line of hall.stored().lines) {
      expect(line.from).toBe(from);
      from += line.words.length;
    }
    for (const { rows, sends } of hall.outcomes)
      if (sends.some((one) => one.frame.startsWith('L')))
        expect(rows.some((row) => row.kind === 'line')).toBe(true);
  });
  test('[R14] [case 110] one draw for each roll that stands in the log, never another', () => {
    const { hall, ann, bob } = playing({ rolls: '22 31 65' });
    expect(log(hall).slice(1)).toEqual(['=22', '=31']);
    expect(hall.drawn).toHaveLength(2);
    for (const frame of ['Pxxxx 2 17/20,19/21', 'Pabcd 2 17/20,19/20', 'Pabcd 2 17/20,19/20']) ann.say(frame);
    for (const frame of ['Pxxxx 3 roll', 'Pefgh 4 roll', 'Pefgh 4 roll', 'Pzzzz 4 roll']) bob.say(frame);
    expect(hall.drawn).toHaveLength(3);
    hall.reopen();
    hall.join(['bob']);
    expect(hall.drawn).toHaveLength(3);
  });
  test('[R13] the time of an entry is the time since the one before', () => {
    const { hall, ann } = playing({ rolls: '31' });
    hall.now += 1500;
    expect(ann.say('Pabcd 1 17/20,19/20')[1]).toMatchObject({ t: 'log', ms: 1500 });
  });
  test('[R32] a host opened again from its rows is the same, also past a snapshot', () => {
    const { hall, ann, bob } = playing({ making: { options: { mode: 'money', games: 3 } } });
    for (let i = 0; i < 60; i++) {
      const room = hall.host().room();
      const turn = game.turn(room.state as backgammon.State);
      if (turn.kind !== 'seat') break;
      const guest = turn.seat === 0 ? ann : bob;
      const [action] = game.legal(room.state as backgammon.State);
      expect(
        guest.say(
          `Pid${100 + i} ${room.at.toString(36)} ${game.writeAction(action as backgammon.Action)}`,
        )[0],
      ).toMatchObject({ t: 'ok' });
      const before = game.write(hall.host().room().state as backgammon.State);
      hall.reopen();
      const after = hall.host().room();
      expect(game.write(after.state as backgammon.State)).toBe(before);
      expect(after.at).toBe(log(hall).length - 1);
    }
    expect(hall.stored().snapshot?.n).toBeGreaterThan(32);
  });
  test('[R32] a snapshot that cannot be read is only slower', () => {
    const { hall, ann } = playing({ rolls: '31' });
    ann.say('Pabcd 1 17/20,19/20');
    const before = hall.host().room().state;
    (hall.stored() as { snapshot: unknown }).snapshot = { n: 2, state: 'rubbish' };
    hall.reopen();
    expect(hall.host().room().state).toEqual(before);
  });
});

describe('[R15] drafts', () => {
  test('[R15] shown to the others, never stored, four a second', () => {
    const { hall, ann, bob } = playing({ rolls: '31' });
    const before = JSON.stringify(hall.stored());
    for (let i = 0; i < 6; i++) expect(ann.say('D1 17/20')).toEqual([]);
    expect(bob.news()).toEqual(Array.from({ length: 4 }, () => ({ t: 'draft', at: 1, actions: ['17/20'] })));
    hall.now += 1000;
    ann.say('D1 ');
    expect(bob.news()).toEqual([{ t: 'draft', at: 1, actions: [] }]);
    expect(JSON.stringify(hall.stored())).toBe(before);
  });
  test('[R15] only of the seat to act, for the present entries, in words of the game', () => {
    const { hall, ann, bob } = playing({ rolls: '31' });
    const wat = hall.join(['watch']);
    bob.say('D1 24/18');
    wat.say('D1 17/20');
    ann.say('D0 17/20');
    ann.say('D1 castle');
    for (const guest of [ann, bob, wat]) expect(guest.news().filter((one) => one.t === 'draft')).toEqual([]);
  });
});

describe('hello', () => {
  test('[R19] [R13] everything, or what is missing, with the hash of the state', () => {
    const { hall, ann } = playing({ rolls: '31' });
    ann.say('Pabcd 1 17/20,19/20');
    const [all] = hall.join(['watch']).say({ t: 'hello', v: 1, tokens: [], have: 0 });
    if (all?.t !== 'welcome') throw new Error('no welcome');
    expect([all.from, all.n, readHistory(all.log, 2).length]).toEqual([0, 4, 4]);
    const [rest] = hall.join(['watch']).say({ t: 'hello', v: 1, tokens: [], have: 2 });
    expect(rest).toMatchObject({ t: 'welcome', from: 2, n: 4, log: 'A17/20,19/20', hash: all.hash });
    const [none] = hall.join(['watch']).say({ t: 'hello', v: 1, tokens: [], have: 99 });
    expect(none).toMatchObject({ t: 'welcome', from: 0, n: 4 });
  });
  test('[R33] [case 72] another version is told once which side is old, and the connection closed', () => {
    const hall = openHall();
    const old = hall.join(null);
    expect(old.say({ t: 'hello', v: 0, tokens: [], have: 0 })).toEqual([{ t: 'no', why: 'version' }]);
    expect(old.closed()).toBe(4001);
  });
  test('[R6] a dead secret is said to be one, and the table is shown all the same', () => {
    const hall = openHall();
    const guest = hall.join(null);
    const back = guest.say({ t: 'hello', v: 1, tokens: [secret('old')], have: 0 });
    expect(back.map((one) => one.t)).toEqual(['no', 'welcome', 'people']);
  });
});

describe('[R34] limits', () => {
  test('[R34] twenty commands at once, then five a second, each connection for itself', () => {
    const { hall, ann, bob } = playing({ limits: { burst: 20 } });
    const why = (): string => ann.ask({ t: 'ready', on: true });
    hall.now += 60_000;
    expect(Array.from({ length: 21 }, why).filter((one) => one === 'too-many')).toHaveLength(1);
    expect(bob.ask({ t: 'ready', on: true })).toBe('ok');
    hall.now += 1000;
    expect(Array.from({ length: 6 }, why).filter((one) => one === 'ok')).toHaveLength(5);
  });
  test('[R34] all connections of a seat together have three times as much', () => {
    const { hall, ann, bob } = playing({ limits: { burst: 20 } });
    hall.now += 60_000;
    const tabs = [ann, ...Array.from({ length: 4 }, () => hall.join(['ann']))];
    hall.now += 60_000;
    const answers = tabs.flatMap((tab) =>
      Array.from({ length: 20 }, () => tab.ask({ t: 'ready', on: true })),
    );
    expect(answers.filter((one) => one === 'ok')).toHaveLength(60);
    expect(bob.ask({ t: 'ready', on: true })).toBe('ok');
  });
  test('[R34] a frame that is too large is refused and the connection closed', () => {
    const { ann } = playing();
    expect(ann.say(`{"t":"say","id":"abcd","text":"${'x'.repeat(17_000)}"}`)).toEqual([
      { t: 'no', id: 'abcd', why: 'too-large' },
    ]);
    expect(ann.closed()).toBe(4005);
  });
  test('[R34] its size is in bytes: few letters of many bytes are too large as well', () => {
    const { ann, bob } = playing();
    expect(ann.say(`{"t":"say","id":"abcd","text":"${'海'.repeat(6_000)}"}`)).toMatchObject([
      { t: 'no', id: 'abcd', why: 'too-large' },
    ]);
    expect(ann.closed()).toBe(4005);
    expect(bob.say(`{"t":"say","id":"abcd","text":"${'海'.repeat(5_000)}"}`)).toMatchObject([
      { t: 'no', id: 'abcd', why: 'unreadable' },
    ]);
    expect(bob.closed()).toBe(null);
  });
});

test('[R11] an answer on its way tells whether it refuses, and why; what is no answer does not', () => {
  const { hall, ann } = playing({ rolls: '31' });
  const refused = () => hall.outcomes.at(-1)?.sends.map((one) => one.refused);
  ann.say('Pabcd 0 17/20,19/20');
  expect(refused()).toEqual(['stale']);
  ann.say('Pabcd 1 17/20,19/20');
  expect(refused()).toEqual([null, undefined]);
  ann.say('{}');
  expect(refused()).toEqual(['unreadable']);
  ann.say({ t: 'hello', v: 0, tokens: [], have: 0 });
  expect(refused()).toEqual(['version']);
});

test('[R29] the stored log replays from scratch to the state of the room', () => {
  const { hall, ann } = playing({ rolls: '31' });
  ann.say('Pabcd 1 17/20,19/20');
  ann.ask({ t: 'offer', at: 3, what: 'resign:0:3' });
  const events = log(hall)
    .slice(1)
    .map((word) => readEvent(game, word))
    .map((read) => (read.ok ? read.value : { kind: 'roll' as const, roll: [] }));
  const steps = replay(game, game.begin({ mode: 'match', length: 3, crawford: true }, 2), events);
  expect(steps.ok && steps.value.at(-1)?.state).toEqual(hall.host().room().state);
});
