/** What may be asked of a seat: one row for each way in which it can stand. */
import { describe, expect, test } from 'vitest';
import { isHeld, isOpen, isPerson, isRetired, isSeated, plays, type Who } from './table.ts';

const QUESTIONS = { isOpen, isSeated, plays, isPerson, isHeld, isRetired };

/** The questions that are answered with yes. */
const TRUE_OF: Readonly<Record<Who, readonly (keyof typeof QUESTIONS)[]>> = {
  open: ['isOpen'],
  human: ['isSeated', 'plays', 'isPerson'],
  held: ['isSeated', 'isHeld'],
  retired: ['isRetired'],
};

const answered = (seat: { readonly who: Who } | undefined): string[] =>
  Object.entries(QUESTIONS).flatMap(([name, ask]) => (ask(seat) ? [name] : []));

describe('a seat', () => {
  test.each(Object.entries(TRUE_OF))('that is %s', (who, names) => {
    expect(answered({ who: who as Who })).toEqual(names);
  });

  test('that there is not: every answer is no', () => expect(answered(undefined)).toEqual([]));
});
