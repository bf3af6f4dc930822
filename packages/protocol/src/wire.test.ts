/** A game's reasons as the wire says them. [R11] */
import { expect, test } from 'vitest';
import { refusalOf } from './wire.ts';

test.each([
  ['over', 'over'],
  ['illegal', 'illegal'],
  ['turn', 'not-your-turn'],
  ['options.length', 'options.length'],
  ['position.checkers', 'position.checkers'],
  // Neither in the closed list nor of a field.
  ['chance', 'illegal'],
  ['', 'illegal'],
])('[R11] %s is told as %s', (why, refusal) => expect(refusalOf(why)).toBe(refusal));
