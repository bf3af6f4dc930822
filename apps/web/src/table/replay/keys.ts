/** Keys while one looks back. */
import { useLayoutEffect } from 'preact/hooks';
import { useLatest } from '../../ui/latest.ts';
import type { Replay } from '../ply.ts';

/**
 * Left and right go a stop, up and down to the next place as people count, Home and End to the ends, C and Shift+C to the next
 * and the last capture, Space plays, Escape goes back to what is live. Not while typing, in a dialog, or on the board.
 */
export function useReplayKeys(replay: Replay, skip: () => void, on = true): void {
  const latest = useLatest({ replay, skip });
  // Before the next frame: whoever sees the bar can use its keys.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest('input:not([type="radio"]), select, textarea, .sb-board, dialog[open]')) return;
      const { replay: now } = latest.current;
      if (event.key === ' ' && target.closest('button, a')) return;
      const to = goalOf(now, event.key, event.shiftKey);
      if (to === undefined) return;
      event.preventDefault();
      latest.current.skip();
      if (to === 'live') now.live();
      else if (to === 'play') {
        if (!now.playing && (now.at ?? 0) >= now.plies.length) now.go(0);
        now.play(!now.playing);
      } else {
        now.play(false);
        now.go(to);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}

/** What a key asks for: a number of stops, or what is not a place; undefined for other keys. */
export function goalOf(
  { plies, at }: Pick<Replay, 'plies' | 'at'>,
  key: string,
  shift: boolean,
): number | 'live' | 'play' | undefined {
  const now = at ?? plies.length;
  const place = plies[now - 1]?.place;
  switch (key) {
    case 'ArrowLeft':
      return now - 1;
    case 'ArrowRight':
      return now + 1;
    case 'ArrowDown':
      return plies.findLastIndex((ply, i) => i < now && ply.place !== place) + 1;
    case 'ArrowUp': {
      const next = plies.findIndex((ply, i) => i >= now && ply.place !== place);
      return next < 0 ? plies.length : next + 1;
    }
    case 'Home':
      return 0;
    case 'End':
      return plies.length;
    case 'c':
    case 'C': {
      const isGoal = (i: number): boolean => plies[i]?.mark === 'taken';
      const stops = [...plies.keys()].filter(isGoal).map((i) => i + 1);
      return shift ? stops.findLast((stop) => stop < now) : stops.find((stop) => stop > now);
    }
    case ' ':
      return 'play';
    case 'Escape':
      return 'live';
    default:
      return undefined;
  }
}
