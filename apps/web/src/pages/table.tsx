/** The pages of a table: one over the net, and the one that is kept on this device. */
import type { Games } from '@sandbar/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageGames } from '../games/contract.ts';
import { openRemote } from '../session/remote.ts';
import { readFragment, rememberFragment, tokensOf } from '../session/secrets.ts';
import type { Session } from '../session/session.ts';
import { Ended, Joining } from '../table/frame/line.tsx';
import { At } from '../table/table.tsx';

interface Props {
  readonly games: PageGames;
  readonly rules: Games;
}

export function TablePage({ id, games, rules }: Props & { readonly id: string }) {
  const session = useMemo(() => {
    rememberFragment(id);
    return openRemote(id, rules, () => tokensOf(id, readFragment(location.hash)));
  }, [id]);
  useEffect(() => () => session.close(), [session]);
  return <At games={games} session={session} id={id} />;
}

/** A table on this device. Its host comes only here: a table over the net does without. */
export function LocalPage({ games, rules }: Props) {
  const [session, setSession] = useState<Session | null | undefined>(undefined);
  useEffect(() => {
    let opened: Session | null = null;
    void import('../session/local.ts').then(({ openLocal }) => {
      opened = openLocal(rules);
      setSession(opened);
    });
    return () => opened?.close();
  }, []);
  if (session === undefined) return <Joining />;
  return session === null ? <Ended why="local" /> : <At games={games} session={session} id={null} />;
}
