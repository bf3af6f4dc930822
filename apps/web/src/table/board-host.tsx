/** Gives the board its element, keeps it up with the table, and hears what is done on it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Board, createBoard } from '../board/board.ts';
import { useLatest } from '../ui/latest.ts';
import { words } from '../ui/words.ts';
import type { Hosted } from './turn.ts';
import './board-host.css';

export function BoardHost(props: Hosted) {
  const element = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const latest = useLatest(props);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    const host = element.current;
    if (host === null) return;
    const handlers = () => ({ ...latest.current.handlers, onFail: () => setFailed(true) });
    void createBoard(host, props.game, props.board, { words, handlers }).then((made) => {
      if (gone) return made.destroy();
      board.current = made;
      // What happened before the board was there is shown as it stands, without motion.
      latest.current.told?.();
      made.set(latest.current.view);
      latest.current.onBoard?.(made);
    });
    return () => {
      gone = true;
      board.current?.destroy();
      board.current = null;
    };
  }, []);

  useLayoutEffect(() => board.current?.set(props.view, props.told?.()));

  return (
    <>
      <div class="board-host" ref={element} />
      {failed && <p class="problem">{words('board.failed')}</p>}
    </>
  );
}
