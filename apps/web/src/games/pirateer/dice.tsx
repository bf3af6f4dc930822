/** The dice of a turn: each with the color of its place in the roll, used ones pale. */
import * as pirateerArt from '@sandbar/boards/pirateer/art';
import { words } from '../../ui/words.ts';
import { DieArt } from './art.tsx';

export function Dice(props: {
  readonly roll: readonly number[];
  readonly left: readonly number[];
  readonly must: string;
}) {
  const { roll, left, must } = props;
  if (roll.length === 0) return null;
  const free = pirateerArt.freeDice(roll, left);
  return (
    <div class="sea-dice">
      <ul aria-label={words('board.dice', { dice: roll.join(', ') })}>
        {roll.map((value, place) => (
          <li key={place}>
            <DieArt
              value={value}
              place={place}
              size={roll.length > 3 ? 32 : 40}
              spent={!free.includes(place)}
            />
          </li>
        ))}
      </ul>
      {must !== '' && <small>{must}</small>}
    </div>
  );
}
