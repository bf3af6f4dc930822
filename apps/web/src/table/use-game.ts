/** What a table loads of its game, and the course of the match that the game folds from its facts. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import type { AnyGameView, AnyTableGame } from './model.ts';

/** The course of the match as far as a session shows it, with the draft. */
export function useHistory(session: Session | null, gameView: AnyGameView | null): unknown {
  const replica = session?.replica;
  // Told apart by what was done, not by how much: a step may be taken back and done otherwise.
  const drafted = replica?.draft.map((action) => gameView?.game.writeAction(action)).join(' ');
  return useMemo(
    () => (session === null ? undefined : gameView?.history(factsOf(session))),
    [gameView, session, replica?.entries, drafted],
  );
}

/** All facts of the match so far, with those of the draft. */
function* factsOf(session: Session): Generator<unknown> {
  for (const { facts } of session.replica.entries) yield* facts;
  yield* session.replica.draftFacts;
}

/** The view of a game, loaded as soon as the game is known: in the waiting room already. */
export function useGameView(setting: AnyTableGame | undefined): AnyGameView | null {
  const [gameView, setGameView] = useState<AnyGameView | null>(null);
  useEffect(() => {
    let gone = false;
    if (setting !== undefined)
      void setting.load().then((loaded) => {
        if (!gone) setGameView(loaded);
      });
    return () => {
      gone = true;
    };
  }, [setting]);
  return gameView;
}
