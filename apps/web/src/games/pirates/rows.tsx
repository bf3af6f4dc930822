/** How a captain stands, as the rows beside the board show it: hold, chest, the bar toward the goal. */
import { Said } from '../../ui/said.tsx';
import { words } from '../../ui/words.ts';
import { ChestArt } from './art.tsx';
import type { Standing } from './chronicle.ts';

/** The bar toward the goal: what is in the chest, and hatched what the hold would add. */
export function GoldBar({ chest, hold, goal }: { chest: number; hold: number; goal: number }) {
  const share = (gold: number): string => `${Math.min(100, (gold / goal) * 100)}%`;
  return (
    <span class="gold-bar" style={{ '--marks': String(Math.ceil(goal / 5)) }} aria-hidden="true">
      <i style={{ width: share(chest) }} />
      {hold > 0 && (
        <b style={{ left: share(chest), width: share(Math.min(hold, Math.max(0, goal - chest))) }} />
      )}
    </span>
  );
}

/** "hold 7 at risk", "on the Sand Bar" */
export function Note({ standing: { at, hold } }: { readonly standing: Standing }) {
  if (at === 'bar') return <>{words('row.bar')}</>;
  if (hold === 0) return <>{words('row.empty')}</>;
  return <Said of="row.hold" holes={{ n: <b class="gold">{hold}</b> }} />;
}

/** The chest with what is in it, over what wins. */
export function ChestEnd(props: { readonly chest: number; readonly goal: number; readonly seat: number }) {
  return (
    <span class="chest-end">
      <ChestArt gold={props.chest} goal={props.goal} seat={null} size={32} />
      <span class="num">
        <b>{props.chest}</b>
        <small>/{props.goal}</small>
      </span>
    </span>
  );
}
