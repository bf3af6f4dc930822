/** [R16] [R21] A pause of the clock: agreed, bounded, and it costs nobody anything. */
import { describe, expect, test } from 'vitest';
import { crew, type Guest, type Hall, openHall, playing, type Setting } from '../../test/hall.ts';
import { playFrame } from '../frames.ts';

const CLOCK = { delay: 10_000, bank: 60_000, grace: 20_000 };
const MINUTE = 60_000;
const timed: Setting = { making: { clock: CLOCK, options: { mode: 'money', games: 5 } }, rolls: '31 65 31' };
const table = (hall: Hall) => hall.stored().kept.table;
const time = (hall: Hall) => hall.stored().kept.time;
const pass = (hall: Hall, ms: number): void => {
  hall.now += ms;
  hall.tick();
};
const offer = (guest: Guest, what: string): string => guest.ask({ t: 'offer', at: 0, what });
const agree = (guest: Guest, what: string, yes = true): string => guest.ask({ t: 'answer', what, yes });
let ids = 0;
const play = (hall: Hall, guest: Guest, actions: string): boolean => {
  const id = `p${++ids}xx`;
  const answers = guest.say(playFrame(id, hall.host().room().at, actions.split(',')));
  return answers.some((one) => one.t === 'ok' && one.id === id);
};
/** Paused for a quarter of an hour, four seconds into Ann's first turn. */
function paused(): ReturnType<typeof playing> {
  const all = playing(timed);
  all.hall.now += 4_000;
  offer(all.ann, 'pause:15');
  agree(all.bob, 'pause:15');
  return all;
}

describe('[R16] a pause of the clock', () => {
  test('it needs the word of everybody who plays', () => {
    const { hall, ann, bob } = playing(timed);
    expect(offer(ann, 'pause:15')).toBe('ok');
    expect(table(hall).offers).toMatchObject([{ what: 'pause:15', by: 0, yes: [0], ask: [0, 1] }]);
    expect(time(hall)?.paused).toBeNull();
    expect(agree(bob, 'pause:15', false)).toBe('ok');
    expect(time(hall)?.paused).toBeNull();
    offer(ann, 'pause:5');
    agree(bob, 'pause:5');
    expect(time(hall)?.paused).toBe(hall.now + 5 * MINUTE);
    expect(table(hall).offers).toEqual([]);
  });
  test('it takes nothing from anybody, and everybody is told', () => {
    const { hall, ann } = paused();
    expect(ann.news()).toContainEqual(expect.objectContaining({ t: 'clock' }));
    expect(hall.host().alarm()).toBe(hall.now + 15 * MINUTE);
    pass(hall, 15 * MINUTE - 1);
    expect(time(hall)?.paused).not.toBeNull();
    pass(hall, 1);
    expect(time(hall)?.paused).toBeNull();
    // Four seconds of the turn were over before it: six of the delay and the bank are left.
    expect(hall.host().alarm()).toBe(hall.now + 66_000);
    hall.now += 8_000;
    expect(play(hall, ann, '17/20,19/20')).toBe(true);
    expect(time(hall)?.banks).toEqual([58_000, 60_000]);
  });
  test('the game may be played on meanwhile, on no clock', () => {
    const { hall, ann, bob } = paused();
    hall.now += 10 * MINUTE;
    expect(play(hall, ann, '17/20,19/20')).toBe(true);
    expect(time(hall)).toMatchObject({ seat: 1, banks: [60_000, 60_000], spent: 0 });
    pass(hall, 5 * MINUTE);
    expect(time(hall)?.paused).toBeNull();
    hall.now += 12_000;
    play(hall, bob, 'roll');
    expect(play(hall, bob, '24/18,18/13')).toBe(true);
    expect(time(hall)?.banks).toEqual([60_000, 58_000]);
  });
  test('all together may end it before its time', () => {
    const { hall, ann, bob } = paused();
    hall.now += MINUTE;
    expect(offer(bob, 'resume')).toBe('ok');
    expect(time(hall)?.paused).not.toBeNull();
    expect(agree(ann, 'resume')).toBe('ok');
    expect(time(hall)).toMatchObject({ paused: null, since: hall.now, spent: 4_000 });
  });
  test('being away in a pause costs no grace', () => {
    const { hall, ann } = paused();
    ann.leave();
    hall.now += 10 * MINUTE;
    const back = hall.join(['ann']);
    hall.now += 5 * MINUTE;
    hall.tick();
    expect(play(hall, back, '17/20,19/20')).toBe(true);
    expect(time(hall)).toMatchObject({ grace: [20_000, 20_000], banks: [60_000, 60_000] });
  });
  test('time away before it still counts', () => {
    const { hall, ann, bob } = playing(timed);
    ann.leave();
    hall.now += 15_000;
    const back = hall.join(['ann']);
    offer(bob, 'pause:1');
    agree(back, 'pause:1');
    expect(time(hall)).toMatchObject({ spent: 15_000, away: 15_000, paused: hall.now + MINUTE });
    pass(hall, MINUTE);
    expect(hall.host().alarm()).toBe(hall.now - 15_000 + 85_000);
  });
  test.each(['ann', 'bob'])('nobody stops the clock behind the back of %s, who is away', (who) => {
    const { hall, ann, bob } = playing(timed);
    const [gone, other] = who === 'ann' ? [ann, bob] : [bob, ann];
    gone.leave();
    // Else the other could stop it now and think for a day when it is their turn.
    expect(offer(other, 'pause:1440')).toBe('ok');
    expect(time(hall)?.paused).toBeNull();
    expect(table(hall).offers).toMatchObject([{ ask: [0, 1] }]);
  });
  test.each(['pause:0', 'pause:1441', 'pause:01', 'pause:', 'pause:9999', 'pause:1.5', 'pause'])(
    '%s is none',
    (what) => {
      expect(playing(timed).ann.ask({ t: 'offer', at: 1, what })).toBe('unreadable');
    },
  );
  test('an untimed match has none, one that is paused no second, one that runs nothing to resume', () => {
    expect(offer(playing().ann, 'pause:5')).toBe('illegal');
    expect(offer(paused().ann, 'pause:5')).toBe('illegal');
    expect(offer(playing(timed).ann, 'resume')).toBe('illegal');
  });
  test('before the start and after the end there is none, and watchers ask for none', () => {
    expect(offer(openHall(timed).join(['maker']), 'pause:5')).toBe('not-seated');
    const { hall, ann } = playing({ ...timed, making: { ...timed.making, options: { mode: 'single' } } });
    expect(hall.join(['watch']).ask({ t: 'offer', at: 0, what: 'pause:5' })).toBe('not-seated');
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:3' });
    ann.ask({ t: 'leave' });
    expect(table(hall).phase).toBe('over');
    expect(offer(ann, 'pause:5')).toBe('over');
  });
  test('between two games the next one waits for its end', () => {
    const { hall, ann, bob } = playing(timed);
    ann.ask({ t: 'offer', at: 1, what: 'resign:0:1' });
    agree(bob, 'resign:0:1');
    offer(ann, 'pause:5');
    agree(bob, 'pause:5');
    expect(table(hall).next?.by).toBe(hall.now + 5 * MINUTE);
    expect(hall.host().alarm()).toBe(hall.now + 5 * MINUTE);
    pass(hall, 5 * MINUTE);
    expect(table(hall).next).toBeNull();
    expect(time(hall)).toMatchObject({ paused: null, since: hall.now });
    expect(time(hall)?.seat).not.toBeNull();
  });
  test('it survives a restart, which takes nothing either', () => {
    const { hall, ann, bob } = paused();
    const before = time(hall);
    ann.drop();
    bob.drop();
    hall.reopen();
    hall.now += 40_000;
    hall.join(['ann']);
    expect(time(hall)).toEqual({ ...before, away: time(hall)?.away });
    hall.reopen();
    pass(hall, 15 * MINUTE);
    hall.tick();
    expect(time(hall)?.paused).toBeNull();
  });
  test('with more than two seats everybody is asked', () => {
    const { hall, ann, bob, cyd } = crew({ making: { clock: CLOCK } });
    offer(bob, 'pause:5');
    agree(ann, 'pause:5');
    expect(time(hall)?.paused).toBeNull();
    agree(cyd, 'pause:5');
    expect(time(hall)?.paused).toBe(hall.now + 5 * MINUTE);
  });
});

describe('[R22] a flag where the table holds the seat', () => {
  const held: Setting = {
    making: { clock: CLOCK, flag: 'hold' },
    rolls: '1 3 5 61 654 12 34 12 1 61 654 3 4 5',
  };
  test('the turn is skipped and the seat held, though its owner is connected', () => {
    const { hall, ann } = crew(held);
    pass(hall, 70_000);
    expect(table(hall).seats[0]).toMatchObject({ who: 'held', ready: false });
    expect(time(hall)).toMatchObject({ seat: 1 });
    ann.ask({ t: 'say', text: 'still here' });
    expect(table(hall).seats[0]?.who).toBe('held');
  });
  test('the owner says that they are back, and plays on', () => {
    const { hall, ann } = crew(held);
    pass(hall, 70_000);
    expect(ann.ask({ t: 'ready', on: true })).toBe('ok');
    expect(table(hall).seats[0]?.who).toBe('human');
  });
  test('who plays while nobody else is there to skip them is back', () => {
    const { hall, ann, bob, cyd } = crew(held);
    pass(hall, 70_000);
    pass(hall, 70_000);
    pass(hall, 70_000);
    expect(table(hall).seats.map((one) => one.who)).toEqual(['held', 'held', 'held']);
    const turn = hall.host().room().game.turn(hall.host().room().state);
    const mover = [ann, bob, cyd].find(
      (one) => turn.kind === 'seat' && one.peer().seat === turn.seat,
    ) as Guest;
    expect(play(hall, mover, 'roll')).toBe(true);
    expect(table(hall).seats[mover.peer().seat as number]?.who).toBe('human');
  });
  test('coming back over a new connection is not enough, nor is what others say', () => {
    const { hall, ann, bob } = crew(held);
    pass(hall, 70_000);
    ann.leave();
    const back = hall.join(['ann']);
    bob.ask({ t: 'ready', on: true });
    expect(table(hall).seats[0]?.who).toBe('held');
    back.ask({ t: 'ready', on: true });
    expect(table(hall).seats[0]?.who).toBe('human');
  });
  test('a held seat costs the others no more time', () => {
    const { hall, bob, cyd } = crew(held);
    pass(hall, 70_000);
    for (const guest of [bob, cyd]) {
      play(hall, guest, 'roll');
      const { game, state } = hall.host().room();
      const end = game.ends(state)[0] as { readonly actions: readonly unknown[] };
      play(hall, guest, end.actions.map((one) => game.writeAction(one)).join(','));
    }
    expect(time(hall)?.seat).not.toBe(0);
    expect(hall.now).toBe(72_000);
  });
  test('without it the seat is only skipped', () => {
    const { hall } = crew({ making: { clock: CLOCK } });
    pass(hall, 70_000);
    expect(table(hall).seats[0]?.who).toBe('human');
  });
  test('with two seats the match is lost all the same', () => {
    const { hall } = playing({ making: { clock: CLOCK, flag: 'hold', options: { mode: 'single' } } });
    pass(hall, 70_000);
    expect(table(hall)).toMatchObject({ phase: 'over', flagged: 0 });
  });
  test('a seat that is held for absence is its owner’s again as soon as they come', () => {
    const { hall, ann } = crew({ making: { absence: 'skip' } });
    ann.leave();
    pass(hall, 5 * MINUTE);
    expect(table(hall).seats[0]).toMatchObject({ who: 'held', ready: true });
    hall.join(['ann']);
    expect(table(hall).seats[0]?.who).toBe('human');
  });
});

describe('[R16] with more than two seats an offer stands for one round', () => {
  const round = (hall: Hall, guests: readonly Guest[]): void => {
    const { game, state } = hall.host().room();
    const turn = game.turn(state);
    const guest = guests.find((one) => turn.kind === 'seat' && one.peer().seat === turn.seat) as Guest;
    play(hall, guest, 'roll');
    const end = game.ends(hall.host().room().state)[0] as { readonly actions: readonly unknown[] };
    play(hall, guest, end.actions.map((one) => game.writeAction(one)).join(','));
  };
  test('it outlives its maker’s own move, and lapses after as many turns as there are seats', () => {
    const { hall, ann, bob, cyd } = crew({ rolls: '1 3 5 61 654 12 34 12 1 61 654 12 34 65 43 21 65' });
    const at = hall.host().room().at;
    expect(ann.ask({ t: 'offer', at, what: 'draw' })).toBe('ok');
    expect(table(hall).offers).toMatchObject([{ what: 'draw', turns: 3 }]);
    round(hall, [ann, bob, cyd]);
    expect(table(hall).offers).toMatchObject([{ what: 'draw', turns: 2 }]);
    round(hall, [ann, bob, cyd]);
    round(hall, [ann, bob, cyd]);
    expect(table(hall).offers).toEqual([]);
  });
  test('who agrees does not lengthen it', () => {
    const { hall, ann, bob, cyd } = crew();
    ann.ask({ t: 'offer', at: hall.host().room().at, what: 'draw' });
    round(hall, [ann, bob, cyd]);
    bob.ask({ t: 'answer', what: 'draw', yes: true });
    expect(table(hall).offers).toMatchObject([{ what: 'draw', turns: 2, yes: [0, 1] }]);
  });
});
