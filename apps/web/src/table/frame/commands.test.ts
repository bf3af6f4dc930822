import { expect, test } from 'vitest';
import { readCommand } from './commands.ts';

test.each([
  ['/join', 'join'],
  ['/start', 'start'],
  ['/leave', 'leave'],
  ['  /LEAVE ', 'leave'],
  ['/', 'unknown'],
  ['/resign', 'unknown'],
  ['/leave now', 'unknown'],
  ['//', 'unknown'],
  ['leave', undefined],
  ['well / badly', undefined],
  ['1/2', undefined],
  ['', undefined],
])('[R17] %j is %s', (text, command) => expect(readCommand(text)).toBe(command));
