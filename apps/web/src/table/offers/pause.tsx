/** Pausing the clock, and the way back for who was held because their time ran out. [R16] [R22] */
import { isHeld } from '@sandbar/protocol';
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { longText, minutes } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { useHostNow } from '../seats/clock.tsx';

/** The pauses that the page offers, in minutes. */
const PAUSES = [5, 15, 60, 24 * 60] as const;

/** The row of the menu that asks the others for a pause. */
export function PauseRow({ model, onDone }: { readonly model: Model; onDone(): void }) {
  const [open, setOpen] = useState(false);
  const { time } = model.live.replica;
  if (model.seat === null || time === null || time.paused !== null || model.table.phase !== 'playing')
    return null;
  if (!open)
    return (
      <button type="button" class="menu-row" onClick={() => setOpen(true)}>
        <Icon name="pause" />
        {words('pause.row')}
      </button>
    );
  return (
    <fieldset class="menu-choice">
      <legend>{words('pause.for')}</legend>
      {PAUSES.map((n) => (
        <button
          key={n}
          type="button"
          class="btn"
          onClick={() => {
            model.ask({ t: 'offer', at: model.session.replica.at, what: `pause:${n}` });
            onDone();
          }}
        >
          {longText(n)}
        </button>
      ))}
    </fieldset>
  );
}

/** Under the top bar, so that the board stays free: for how long the clock is paused, and the way to run it again. */
export function PausedBar({ model }: { readonly model: Model }) {
  const { time } = model.session.replica;
  const paused = model.table.phase === 'playing' ? (time?.paused ?? null) : null;
  const now = useHostNow(model, paused !== null);
  if (paused === null) return null;
  const asked = model.table.offers.some((one) => one.what === 'resume');
  return (
    <div class="line-bar one calm">
      <span>
        <Icon name="pause" size={16} /> {words('pause.runs', { time: minutes(paused - now) })}
      </span>
      <small>{words('pause.runs.line')}</small>
      {model.seat !== null && !asked && (
        <button
          type="button"
          class="btn small"
          onClick={() => model.ask({ t: 'offer', at: model.session.replica.at, what: 'resume' })}
        >
          {words('pause.end')}
        </button>
      )}
    </div>
  );
}

/** One's own seat is held until one says that one is back. */
export function HeldBar({ model }: { readonly model: Model }) {
  const one = model.seat === null ? undefined : model.table.seats[model.seat];
  if (!isHeld(one) || model.table.phase !== 'playing') return null;
  return (
    <div class="line-bar one" role="alert">
      <span>{words('held.yours')}</span>
      <button type="button" class="btn small" onClick={() => model.ask({ t: 'ready', on: true })}>
        {words('held.back')}
      </button>
    </div>
  );
}
