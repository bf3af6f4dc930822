/** Every move as a row of chips: the ships that can sail, then where the one in hand can go, captures and wins first. */
import { inputFor, type Target } from '@sandbar/boards';
import { pirateerBoard } from '@sandbar/boards/pirateer';
import { pirateer } from '@sandbar/engine';
import { useMemo } from 'preact/hooks';
import type { Turn } from '../../table/turn.ts';
import { words } from '../../ui/words.ts';
import { CoinArt, DieArt, FleetArt } from './art.tsx';

type State = pirateer.State;

const fleetAt = (state: State, spot: string): pirateer.FleetId | undefined =>
  pirateer.FLEETS.find((fleet) => (state.ships[fleet] ?? []).some(({ at }) => at === spot));

/** Wins first, then captures, then treasure, then as they come. */
const worth = ({ wins, hits, gains }: Target): number => (wins ? 0 : hits ? 1 : gains ? 2 : 3);

export function TargetRow({ state, seat, turn }: { state: State; seat: number | null; turn: Turn }) {
  const { picked, wish } = turn;
  const input = useMemo(
    () => inputFor(pirateer.pirateer, pirateerBoard, state, seat, null, wish),
    [state, seat, wish],
  );
  const targets = useMemo(() => {
    if (picked === null) return [];
    const all = pirateerBoard.targets?.(state, words, picked, input.picks.get(picked) ?? []) ?? [];
    return all.filter(({ tone }) => tone !== 'barred').sort((a, b) => worth(a) - worth(b));
  }, [input, picked]);
  if (picked === null)
    return (
      <ul class="target-row" aria-label={words('say.sea.pick')}>
        {seat === null && <li aria-hidden="true" class="empty" />}
        {[...input.picks.keys()].map((spot) => {
          const fleet = fleetAt(state, spot);
          return (
            <li key={spot}>
              <button type="button" onClick={() => turn.press(spot)}>
                {fleet && <FleetArt fleet={fleet} size={24} />}
                {spot}
              </button>
            </li>
          );
        })}
      </ul>
    );
  return (
    <ul class="target-row" aria-label={words('sea.targets')}>
      {targets.map((target) => (
        <li key={target.spot}>
          <button
            type="button"
            class={target.dice?.length === 1 ? `die${target.dice[0]?.owner}` : 'both'}
            onClick={() => turn.press(target.spot)}
          >
            {target.dice?.map(({ value, owner }, i) => (
              <DieArt key={i} value={value} place={owner} size={22} />
            ))}
            {target.spot}
            <Prize state={state} target={target} />
            {target.chip !== '' && <span class="sr-only">, {target.chip}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Prize({ state, target }: { readonly state: State; readonly target: Target }) {
  const fleet = target.hits ? fleetAt(state, target.spot) : undefined;
  return (
    <>
      {fleet && <FleetArt fleet={fleet} size={22} />}
      {target.gains && <CoinArt size={20} />}
    </>
  );
}
