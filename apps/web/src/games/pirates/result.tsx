/** The end of a match: who has won and how, and how every captain fared. */
import type { pirates, Seat } from '@sandbar/engine';
import type { ResultHead } from '../../table/frame/around.ts';
import { words } from '../../ui/words.ts';
import { ChestArt, ShipArt } from './art.tsx';
import type { Chronicle, Standing } from './chronicle.ts';
import { GoldBar } from './rows.tsx';

/** Null while the match goes on. */
export function resultOf(
  { result, options }: pirates.State,
  chronicle: Chronicle,
  names: readonly string[],
  seat: Seat | null,
): ResultHead | null {
  if (result === null) return null;
  const { winner } = result;
  const who = winner === null ? '' : (names[winner] ?? '');
  const n = winner === null ? 0 : (chronicle.seats[winner]?.chest ?? 0);
  const title =
    winner === null
      ? words('over.pirates.draw')
      : winner === seat
        ? words('over.pirates.you')
        : words('over.pirates.they', { who });
  const line =
    winner === null
      ? words('over.pirates.round', { round: chronicle.round })
      : result.how === 'left'
        ? words('over.pirates.left', { who, round: chronicle.round })
        : words('over.pirates.gold', { n, round: chronicle.round });
  const order = [...chronicle.seats.keys()].sort(
    (a, b) =>
      Number(b === winner) - Number(a === winner) ||
      (chronicle.seats[b]?.chest ?? 0) - (chronicle.seats[a]?.chest ?? 0),
  );
  return {
    title,
    line,
    body: (
      <>
        {winner !== null && (
          <p class="spoils">
            <ChestArt gold={Math.max(n, options.gold)} goal={options.gold} seat={winner} size={92} />
            <ShipArt seat={winner} size={72} />
          </p>
        )}
        <ol class="captains">
          {order.map((one) => (
            <Captain
              key={one}
              seat={one}
              name={names[one] ?? ''}
              standing={chronicle.seats[one]}
              goal={options.gold}
              won={one === winner}
            />
          ))}
        </ol>
      </>
    ),
  };
}

function Captain(props: {
  readonly seat: Seat;
  readonly name: string;
  readonly standing: Standing | undefined;
  readonly goal: number;
  readonly won: boolean;
}) {
  const { seat, name, standing, goal, won } = props;
  if (standing === undefined) return null;
  const { chest, trips, captures, sank, wasSunk, best } = standing;
  const facts = [
    words('over.trips', { n: trips }),
    words('over.captures', { n: captures }),
    words('over.sank', { n: sank }),
    words('over.sunk', { n: wasSunk }),
    words('over.best', { n: best }),
  ];
  return (
    <li class={won ? 'captain won' : 'captain'}>
      <ShipArt seat={seat} size={38} />
      <div class="grow">
        <p class="captain-name">
          <b>{name}</b>
          <b class="num">{chest}</b>
        </p>
        <GoldBar chest={chest} hold={0} goal={goal} />
        <p class="captain-facts">{facts.join(', ')}</p>
      </div>
    </li>
  );
}
