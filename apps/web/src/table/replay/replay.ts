/** Looking back in a match: its stops, which of them is shown, and the session that shows it. [R28] */
import { useMemo, useState } from 'preact/hooks';
import { lookBack } from '../../session/lookback.ts';
import type { Session } from '../../session/session.ts';
import type { AnyGameView } from '../model.ts';
import type { Pace, Replay } from '../ply.ts';
import { NONE, stopsOf } from './stops.ts';

/** The stops are those of the log: a draft, which changes with every step, is none of them. */
export function useReplay(
  live: Session,
  gameView: AnyGameView | null,
): { readonly replay: Replay; readonly session: Session } {
  const past = useMemo(() => lookBack(live), [live]);
  const [at, setAt] = useState<number | null>(null);
  const [begun, setBegun] = useState(0);
  const [playing, play] = useState(false);
  const [pace, setPace] = useState<Pace>(1);
  const { replica } = live;
  const { plies, ends, numbers } = useMemo(() => {
    if (gameView === null || replica.first === undefined) return NONE;
    const names = replica.table?.seats.map(({ name }) => name) ?? [];
    const history = gameView.history(replica.entries.flatMap(({ facts }) => facts));
    return stopsOf(live, gameView.plies(history, replica.confirmed, names));
  }, [gameView, replica.entries]);
  const replay: Replay = {
    plies,
    at,
    playing,
    pace,
    fresh: at === null ? 0 : Math.max(0, plies.length - begun),
    go(wanted) {
      const next = Math.max(0, Math.min(plies.length, wanted));
      if (at === null) setBegun(plies.length);
      past.show(ends[next] ?? 0, at !== null && next === at + 1);
      setAt(next);
    },
    live() {
      play(false);
      setAt(null);
    },
    play,
    setPace,
    stopOf: (fact) => numbers.get(fact) ?? null,
  };
  return { replay, session: at === null ? live : past };
}
