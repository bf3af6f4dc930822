/** What can be pressed on one's turn: roll, double, undo, confirm. Always in the same place. */
import { backgammon } from '@sandbar/engine';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import { CubePicture } from './checker.tsx';
import { isAnswer, leftLine, seatToAct } from './status.ts';

export interface ActionsProps {
  readonly state: backgammon.State;
  readonly seat: number;
  readonly drafting: boolean;
  readonly sending: boolean;
  /** The line is up: actions can be sent. */
  readonly open: boolean;
  readonly phone: boolean;
  onAct(action: backgammon.Action): void;
  onUndo(): void;
  onConfirm(): void;
}

export function Actions(props: ActionsProps) {
  const { state, seat, drafting, sending, phone } = props;
  if (sending || (state.stage === 'over' && !drafting)) return null;
  const mine = seatToAct(state) === seat;
  if (mine && isAnswer(state)) return phone ? null : <span class="quiet">{words('say.nothingToRoll')}</span>;
  if (mine && state.stage === 'ready' && !drafting) return <Before {...props} />;
  if (!drafting && !(mine && state.stage === 'moving')) return null;
  const done = !mine;
  return (
    <>
      <button type="button" class="btn" disabled={!drafting} onClick={props.onUndo}>
        <Icon name="undo" />
        {words('act.undo')}
        {!phone && <kbd>Z</kbd>}
      </button>
      <button type="button" class="btn cta confirm" disabled={!done || !props.open} onClick={props.onConfirm}>
        {(done || !phone) && <Icon name="check" />}
        {phone && !done ? leftLine(state.dice, '.short') : words('act.confirm')}
      </button>
    </>
  );
}

/** Before the roll: double first, or just roll. */
function Before({ state, open, phone, onAct }: ActionsProps) {
  const may = backgammon.canDouble(state);
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (!sure) return;
    const timer = setTimeout(() => setSure(false), 3_000);
    return () => clearTimeout(timer);
  }, [sure]);
  const double = (): void => {
    // On a phone a stray thumb is likelier, so it asks once more in place.
    if (phone && !sure) setSure(true);
    else onAct({ kind: 'double' });
  };
  const value = state.cube.value * 2;
  return (
    <>
      {backgammon.hasCube(state) && (
        <button type="button" class={sure ? 'btn sure' : 'btn'} disabled={!may || !open} onClick={double}>
          {may ? <CubePicture value={value} size={28} /> : <Icon name="lock" />}
          {sure
            ? words('act.double.sure')
            : may && !phone
              ? words('act.double', { n: value })
              : words('act.double.short')}
        </button>
      )}
      <button type="button" class="btn cta roll" disabled={!open} onClick={() => onAct({ kind: 'roll' })}>
        <Icon name="dices" />
        {words('act.roll')}
        {!phone && <kbd>Space</kbd>}
      </button>
    </>
  );
}
