/** What can be pressed on one's turn, always in the same place: the game's own buttons, or undo and confirm. */
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { seatToAct } from '../questions.ts';
import type { Turn } from '../turn.ts';
import type { Around } from './around.ts';

export function Actions(props: {
  readonly model: Model;
  readonly turn: Turn;
  readonly around: Around;
  readonly phone: boolean;
}) {
  const { model, turn, around, phone } = props;
  const { session, seat } = model;
  const { replica } = session;
  if (seat === null || replica.sent !== null) return null;
  const drafting = replica.draft.length > 0;
  const mine = model.gameView !== null && seatToAct(model.gameView.game, replica.shown) === seat;
  const open = session.connection === 'open';
  if (!drafting && !mine) return null;
  return (
    <>
      {(drafting || around.buttons.length === 0) && (
        <button type="button" class="btn undo" disabled={!drafting} onClick={turn.undo}>
          <Icon name="undo" />
          <span>{words('act.undo')}</span>
          {!phone && <kbd>Z</kbd>}
        </button>
      )}
      {mine &&
        around.buttons.map(({ key, action, text, primary, press, pressed }) => (
          <button
            key={key}
            type="button"
            class={primary ? 'btn cta' : 'btn'}
            disabled={!open}
            aria-pressed={pressed}
            onClick={() => (press ? press() : turn.decide(action))}
          >
            {key === 'roll' && <Icon name="dices" />}
            {text}
          </button>
        ))}
      {!(mine && around.buttons.length > 0) && (
        <button type="button" class="btn cta confirm" disabled={mine || !open} onClick={turn.confirm}>
          <Icon name="check" />
          <span>{words('act.confirm')}</span>
        </button>
      )}
    </>
  );
}
