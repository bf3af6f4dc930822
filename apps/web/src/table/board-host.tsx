/** Gives the board its element, keeps it up with the table, and hears what is done on it. */
import type { AnyBoardGame, SpotId } from '@sandbar/boards';
import type { AnyGame } from '@sandbar/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Board, type Cue, createBoard, type Progress } from '../board/board.ts';
import { words } from '../ui/words.ts';
import type { BoardView, Told } from './turn.ts';
import './board-host.css';

export function BoardHost(props: {
  readonly game: AnyGame;
  readonly board: AnyBoardGame;
  readonly view: BoardView;
  readonly told: readonly Told[];
  onActs(actions: readonly unknown[]): void;
  onSay(text: string): void;
  onShown(facts: readonly unknown[]): void;
  onCue(cue: Cue): void;
  onProgress(progress: Progress): void;
  onReady(skip: () => void): void;
  onHand(picked: SpotId | null): void;
  onBoard(board: Board): void;
}) {
  const element = useRef<HTMLDivElement>(null);
  const board = useRef<Board<unknown, unknown, unknown> | null>(null);
  const latest = useRef(props);
  const done = useRef(0);
  const [failed, setFailed] = useState(false);
  latest.current = props;

  useEffect(() => {
    let gone = false;
    const host = element.current;
    if (host === null) return;
    void createBoard<unknown, unknown, unknown>(host, props.game, props.board, {
      words,
      onActs: (actions) => latest.current.onActs(actions),
      onSay: (text) => latest.current.onSay(text),
      onShown: (facts) => latest.current.onShown(facts),
      onCue: (cue) => latest.current.onCue(cue),
      onProgress: (progress) => latest.current.onProgress(progress),
      onFail: () => setFailed(true),
      onHand: (picked) => latest.current.onHand(picked),
    }).then((made) => {
      if (gone) return made.destroy();
      board.current = made;
      // What was told before the board was there is shown as it stands, without motion.
      done.current = latest.current.told.at(-1)?.n ?? 0;
      made.set(latest.current.view);
      latest.current.onReady(made.skip);
      latest.current.onBoard(made);
    });
    return () => {
      gone = true;
      board.current?.destroy();
      board.current = null;
    };
  }, []);

  useLayoutEffect(() => {
    if (board.current === null) return;
    board.current.set(props.view);
    for (const { n, facts, how } of props.told)
      if (n > done.current) {
        done.current = n;
        board.current.tell(facts, how);
      }
  });

  return (
    <>
      <div class="board-host" ref={element} />
      {failed && <p class="problem">{words('board.failed')}</p>}
    </>
  );
}
