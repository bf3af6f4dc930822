import { expect, it } from 'vitest';
import { openCounts } from './log.ts';

it('the first of a kind is written at once, what follows within a minute is written together', () => {
  const lines: string[] = [];
  const counts = openCounts((line) => lines.push(line));
  counts.add('refused.stale', 1_000_000);
  for (let i = 0; i < 500; i++) counts.add('refused.too-many', 1_000_100 + i);
  counts.add('resync', 1_030_000);
  expect(lines).toEqual(['{"event":"counts","refused.stale":1}']);
  counts.add('refused.too-many', 1_060_001);
  expect(lines.slice(1)).toEqual(['{"event":"counts","refused.too-many":501,"resync":1}']);
  counts.add('resync', 1_070_000);
  counts.flush(1_080_000);
  counts.flush(1_090_000);
  expect(lines.slice(2)).toEqual(['{"event":"counts","resync":1}']);
});
