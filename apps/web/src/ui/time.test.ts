/** Spans of time as the plates say them. */
import { expect, test } from 'vitest';
import { minutes } from './time.ts';

test.each([
  [0, '0:00'],
  [20_400, '0:20'],
  [725_000, '12:05'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
  [-3_000, '0:00'],
])('%i ms away is %s', (ms, text) => expect(minutes(ms)).toBe(text));
