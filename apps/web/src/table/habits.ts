/** What a table's page does beside showing the table: it remembers it, calls its person back, and follows a rematch. */
import { useEffect, useRef } from 'preact/hooks';
import { type Known, knownTable, rememberTable } from '../session/device.ts';
import { readPlace } from '../session/secrets.ts';
import type { Session } from '../session/session.ts';
import { words } from '../ui/words.ts';
import type { Replay } from './ply.ts';

/** Keeps the way back to this table, and its title, on the device. */
export function useRemembered(session: Session, id: string | null, title: string): void {
  const { table, you } = session.replica;
  const seat = you?.seat ?? null;
  useEffect(() => {
    if (id === null || title === '') return;
    const known = knownTable(id);
    // Somebody who only watches a public table has no secret to keep.
    if (known === undefined && seat === null) return;
    const base: Known = known ?? { id, game: table?.game ?? '', tokens: [], title, seen: 0 };
    rememberTable({
      ...base,
      game: base.game || (table?.game ?? ''),
      title,
      seen: Date.now(),
      ...(seat === null ? {} : { seat }),
    });
  }, [id, title, seat]);
}

/** The title of the tab says that it is my turn, when the tab is hidden, with one soft bell. [case 78] */
export function useTurnAlert(session: Session, play: (sound: 'turn') => void): void {
  const { game, confirmed, you, at } = session.replica;
  const turn = game === null || confirmed === undefined ? null : game.turn(confirmed);
  const mine = turn?.kind === 'seat' && turn.seat === you?.seat;
  useEffect(() => {
    const name = words('app.name');
    const show = (): void => {
      document.title = mine && document.hidden ? `● ${words('table.turn.you')} – ${name}` : name;
    };
    show();
    if (mine && document.hidden) play('turn');
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [mine, at]);
}

/** Everybody is carried along to an agreed rematch. [R30] */
export function useFollow(session: Session): void {
  const after = session.replica.table?.after ?? null;
  const seat = session.replica.you?.seat ?? null;
  const count = session.replica.table?.seats.length ?? 1;
  const first = useRef(after);
  useEffect(() => {
    if (after === null || after === first.current) return;
    const from = location.pathname.split('/').at(-1);
    const known = from === undefined ? undefined : knownTable(from);
    if (known !== undefined)
      rememberTable({
        ...known,
        id: after,
        seen: Date.now(),
        ...(seat === null ? {} : { seat: (seat + 1) % count }),
      });
    const timer = setTimeout(
      () =>
        location.assign(`${location.pathname.replace(/[^/]+$/, after)}${location.search}${location.hash}`),
      1_200,
    );
    return () => clearTimeout(timer);
  }, [after, seat]);
}

/** A link may name the place in the match that it opens at, and so may a frame (`at`). */
export function useOpenedAt(replay: Replay, at: number | null = null): void {
  const asked = useRef(at ?? readPlace(location.hash));
  useEffect(() => {
    if (asked.current === null || replay.plies.length === 0) return;
    replay.go(asked.current);
    asked.current = null;
  });
}
