/** Who has the host's powers before, while and after the host sits. */
import { describe, expect, test } from 'vitest';
import { type Guest, type Hall, openHall, playing, seated, secret } from '../../test/hall.ts';

const table = (hall: Hall) => hall.host().room().kept.table;
const sit = (guest: Guest, name: string, more: object = {}): string =>
  guest.ask({ t: 'sit', name, secret: secret(name), ...more });

describe('[R10] the powers of the host', () => {
  test('[R10] they pass on when the host stands up, and come back with the maker', () => {
    const { hall, ann, bob } = seated();
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(1);
    expect(bob.ask({ t: 'table', talk: 'seats' })).toBe('ok');
    // The maker's secret holds the powers too, seated or not.
    expect(ann.ask({ t: 'table', talk: 'off' })).toBe('ok');
  });
  /** Three sit down at seats 1, 0 and 2 in this order; the maker at seat 1 has the powers. */
  const three = () => {
    const hall = openHall({ making: { seats: ['', '', ''] } });
    const ann = hall.join(['maker']);
    const bob = hall.join(['any']);
    const cid = hall.join(['any']);
    sit(ann, 'Ann', { seat: 1 });
    sit(bob, 'Bob', { seat: 2 });
    sit(cid, 'Cid', { seat: 0 });
    return { hall, ann, bob, cid };
  };
  test('[R10] they pass to the longest-present seat, not to the lowest', () => {
    const { hall, ann } = three();
    expect(ann.ask({ t: 'stand' })).toBe('ok');
    expect(table(hall).host).toBe(2);
  });
  test('[R10] also after a restart', () => {
    const { hall, ann } = three();
    hall.reopen();
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(2);
  });
  test('[R10] who stands up and sits down again has been present since then', () => {
    const { hall, ann, bob } = three();
    bob.ask({ t: 'stand' });
    sit(bob, 'Bob', { seat: 2 });
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(0);
  });
  test('[R10] who changes seats, or is moved, has been present as long as before', () => {
    const { hall, ann, bob, cid } = three();
    ann.ask({ t: 'table', swap: [0, 2] });
    expect([bob.peer().seat, cid.peer().seat]).toEqual([0, 2]);
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(0);
    bob.ask({ t: 'sit', name: 'Bob', seat: 1, secret: secret('Bob1') });
    expect(table(hall).host).toBe(1);
    expect(hall.host().room().kept.sat).toEqual([1, 2]);
  });
  test('[R10] who is removed is no heir, and nobody is when nobody is left', () => {
    const { hall, ann, bob, cid } = three();
    ann.ask({ t: 'table', free: 2 });
    expect(bob.peer().seat).toBe(null);
    ann.ask({ t: 'stand' });
    expect(table(hall).host).toBe(0);
    cid.ask({ t: 'stand' });
    expect(table(hall).host).toBe(null);
  });
  test('[R10] who leaves a running match for good gives them up, and the other side has them', () => {
    const { hall, ann, bob } = playing({ rolls: '31' });
    expect(table(hall).host).toBe(0);
    ann.ask({ t: 'leave' });
    expect(table(hall).host).toBe(1);
    expect(bob.ask({ t: 'table', talk: 'off' })).toBe('ok');
  });
  test('[R10] the order is no part of the table that people see', () => {
    const { hall, ann } = seated();
    expect(JSON.stringify(ann.say({ t: 'hello', v: 1, tokens: [], have: 0 }))).not.toContain('"sat"');
    expect(hall.stored().kept.sat).toEqual([0, 1]);
  });
  test('[R10] the host cannot act for another seat', () => {
    const { ann } = playing({ rolls: '13' });
    expect(ann.say('Pabcd 1 8/5,6/5')).toMatchObject([{ t: 'no', why: 'not-your-turn' }]);
  });
});
