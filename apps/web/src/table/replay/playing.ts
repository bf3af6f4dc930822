/** Playing a match back. */
import { useEffect } from 'preact/hooks';
import { useLatest } from '../../ui/latest.ts';
import type { Model } from '../model.ts';
import type { Turn } from '../turn.ts';

/** How long a stop is looked at before the next while playing, in ms at a pace of 1. */
const REST_MS = 1_500;

/** Goes on by itself: each stop once what was before it is on the board. */
export function usePlaying({ replay }: Model, { progress }: Turn): void {
  const { playing, at, pace, plies } = replay;
  const resting = progress.left === 0;
  const latest = useLatest(replay);
  useEffect(() => {
    if (!playing || at === null || !resting) return;
    if (at >= plies.length) {
      latest.current.play(false);
      return;
    }
    const timer = setTimeout(() => latest.current.go(at + 1), REST_MS / pace);
    return () => clearTimeout(timer);
  }, [playing, at, pace, resting]);
}
