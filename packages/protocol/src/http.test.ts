/** The answers over HTTP are read, not believed. */
import { describe, expect, test } from 'vitest';
import { readMade, readSummary } from './http.ts';

const ID = '23456789abcdefghj';
const SECRET = 'Aa0_-'.padEnd(22, 'x');
const made = { id: ID, host: SECRET, invite: SECRET, seats: [SECRET, SECRET], watch: SECRET };
const summary = { game: 'pirates', phase: 'playing', names: ['Ann', ''], turn: 1 };

describe('[R2] the answer to a request for a match', () => {
  test('is its id and its secrets, or why there is none', () => {
    expect(readMade(made)).toEqual(made);
    expect(readMade({ why: 'too-many-tables' })).toEqual({ why: 'too-many-tables' });
    expect(readMade({ ...made, new: 'field of a later version' })).toEqual(made);
  });
  test.each([
    [null],
    ['<!doctype html>'],
    [{}],
    [{ ...made, id: 'abc' }],
    [{ ...made, id: `${ID}/../x` }],
    [{ ...made, host: '' }],
    [{ ...made, seats: SECRET }],
    [{ ...made, watch: undefined }],
  ])('is not %j', (raw) => expect(readMade(raw)).toBeUndefined());
});

describe('[R37] what a list of tables learns of a match', () => {
  test('is its game, its phase, who sits there, and whose turn it is', () => {
    expect(readSummary(summary)).toEqual(summary);
    expect(readSummary({ ...summary, turn: null })).toEqual({ ...summary, turn: null });
  });
  test.each([
    [null],
    [{ why: 'unknown-match' }],
    [{ ...summary, phase: 'asleep' }],
    [{ ...summary, names: 'Ann' }],
  ])('is not %j', (raw) => expect(readSummary(raw)).toBeUndefined());
});
