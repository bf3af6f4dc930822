/** The frame around the board: it shows when the board is not live. And the ways into looking back. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import type { Replay } from '../ply.ts';
import { seatToAct } from '../questions.ts';
import { captionOf } from './caption.ts';
import './replay.css';

/** Where it is my turn, a press on a board of the past leads back to the live one first, and says so. */
export function LookFrame({
  model,
  children,
}: {
  readonly model: Model;
  readonly children: ComponentChildren;
}) {
  const { replay, live, gameView, table } = model;
  const { at, plies } = replay;
  if (at === null) return <div class="board-frame">{children}</div>;
  const over = table.phase === 'over';
  const seat = live.replica.you?.seat ?? null;
  const mine =
    seat !== null && gameView !== null && seatToAct(gameView.game, live.replica.confirmed) === seat;
  return (
    <div
      class={over ? 'board-frame looking over' : 'board-frame looking'}
      onPointerDown={() => {
        if (!mine) return;
        replay.live();
        model.notice(words('replay.back.first'));
      }}
    >
      {children}
      <p class="look-tab" aria-hidden="true">
        <Icon name="history" size={16} />
        <span>{captionOf(plies[at - 1], model.names)}</span>
        <b class="num">
          {at}/{plies.length}
        </b>
      </p>
    </div>
  );
}

/** The button that opens the past, where there is any and one is not there already. */
export function LookBack({ replay, onPress }: { readonly replay: Replay; onPress(): void }) {
  if (replay.at !== null || replay.plies.length === 0) return null;
  return (
    <button type="button" class="btn small look-back" onClick={onPress}>
      <Icon name="history" size={16} />
      {words('replay.open')}
    </button>
  );
}
