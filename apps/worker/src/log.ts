/** What the worker says of itself, as lines of JSON for the platform's observability. No secret, no name, no id of a match. */

const MINUTE = 60_000;

/** What is counted: `refused.stale`, `resync`, `dropped.4006`. Words of closed lists. */
export interface Counts {
  /** One more. The first is written at once; what follows within a minute is written together, by a later call. */
  add(what: string, now: number): void;
  /** Writes what has been counted and is not written yet. */
  flush(now: number): void;
}

export function openCounts(write: (line: string) => void = (line) => console.log(line)): Counts {
  const counted = new Map<string, number>();
  let next = 0;
  const flush = (now: number): void => {
    if (counted.size === 0) return;
    write(JSON.stringify({ event: 'counts', ...Object.fromEntries(counted) }));
    counted.clear();
    next = now + MINUTE;
  };
  return {
    add(what, now) {
      counted.set(what, (counted.get(what) ?? 0) + 1);
      if (now >= next) flush(now);
    },
    flush,
  };
}

/** A bug of ours: what failed, and the message of the error without anything that came from outside. */
export const noteFault = (where: string, fault: unknown): void =>
  console.error(
    JSON.stringify({
      event: 'fault',
      where,
      fault: fault instanceof Error ? fault.name : typeof fault,
      at: stackOf(fault),
    }),
  );

/** Where it happened: the frames of the stack without the message, which may quote what somebody has sent. */
const stackOf = (fault: unknown): string =>
  fault instanceof Error
    ? (fault.stack ?? '')
        .split('\n')
        .slice(1, 6)
        .map((line) => line.trim())
        .join(' < ')
    : '';
