/** The dice of the turn in the action bar, and which course on the board is whose. */
import { pirates } from '@sandbar/engine';
import { words } from '../../ui/words.ts';
import { DieArt } from './art.tsx';
import type { Play } from './chronicle.ts';

/** As they fell: ready, played, or with no way to play them. */
export function Dice({ play, state }: { readonly play: Play; readonly state: pirates.State }) {
  const { seat, roll } = play;
  const used = [...play.used];
  const over = play.facts.some(({ kind }) => kind === 'banked' || kind === 'sunk' || kind === 'entered');
  const moving = state.stage === 'moving' && pirates.seatToAct(state) === seat;
  return (
    <span class="tray" aria-label={words('board.dice', { dice: roll.join(', ') })} role="img">
      {roll.map((value, i) => {
        const at = used.indexOf(value);
        if (at >= 0) used.splice(at, 1);
        const stuck = moving && at < 0 && !pirates.canPlay(state, value);
        const kind = at >= 0 || (over && !moving) ? 'used' : stuck ? 'stuck' : 'ready';
        return (
          <span key={i} class={`tray-die ${kind}`}>
            <DieArt value={value} owner={seat} size={46} />
          </span>
        );
      })}
    </span>
  );
}

/** Dashes for the first die, dots for the second; with equal dice there is one kind of course. */
export function Legend({ state }: { readonly state: pirates.State }) {
  const [a, b] = state.roll ?? [0, 0];
  return (
    <span class="legend">
      {state.dice.includes(a) && (
        <>
          <i class="dashes" /> {a}
        </>
      )}
      {a !== b && state.dice.includes(b) && (
        <>
          <i class="dots" /> {b}
        </>
      )}
      <span class="legend-line">{words('say.pirates.either')}</span>
    </span>
  );
}
