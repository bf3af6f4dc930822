/** The row of a captain: the fleet with its ships, treasure aboard, and whose ships were taken. */
import { fleetNames } from '@sandbar/boards/pirateer/summary';
import { pirateer, type Seat } from '@sandbar/engine';
import type { SeatShown } from '../../table/frame/around.ts';
import { words } from '../../ui/words.ts';
import { CoinArt, FleetArt, Hulls } from './art.tsx';
import type { Chronicle } from './chronicle.ts';

export function seatRow(given: {
  readonly state: pirateer.State;
  readonly chronicle: Chronicle;
  readonly seat: Seat;
  readonly phone: boolean;
  readonly maps: 1 | 2;
  readonly name: string;
}): SeatShown {
  const { state, chronicle, seat, phone, maps, name } = given;
  const fleets = state.fleets[seat] ?? [];
  const captain = chronicle.captains[seat];
  const standing = fleets.map((fleet) => chronicle.fleets[fleet] ?? { ships: 0, cargo: 0 });
  const ships = standing.reduce((sum, one) => sum + one.ships, 0);
  const cargo = standing.reduce((sum, one) => sum + one.cargo, 0);
  const names = fleetNames(fleets, words);
  const chart =
    maps === 2 && fleets[0] !== undefined
      ? `${words('sea.chart', { map: pirateer.mapOf(fleets[0]) })}, `
      : '';
  const left =
    fleets.length === 0 ? '' : ships === 0 ? words('sea.ships.none') : words('sea.ships', { n: ships });
  const took = captain?.took ?? [];
  return {
    ...(fleets.length === 0
      ? {}
      : {
          picture: (size: number) => (
            <span class="fleet-pair">
              {fleets.map((fleet) => (
                <FleetArt key={fleet} fleet={fleet} size={fleets.length > 1 ? size * 0.7 : size * 0.8} />
              ))}
            </span>
          ),
        }),
    note: (
      <>
        {chart}
        {name === names ? left : names}
        <span class="sr-only">
          , {left}
          {cargo > 0 && `, ${words('sea.treasure', { n: cargo })}`}
          {took.length > 0 && `, ${words('sea.took', { n: took.length })}`}
        </span>
      </>
    ),
    pictures: (
      <span class="sea-tally">
        {fleets.map((fleet) => (
          <Hulls
            key={fleet}
            fleet={fleet}
            afloat={chronicle.fleets[fleet]?.ships ?? 0}
            size={phone ? 12 : 19}
          />
        ))}
      </span>
    ),
    end: (
      <span class="sea-end">
        {cargo > 0 && (
          <span class="sea-cargo">
            <CoinArt size={phone ? 16 : 20} />
            {cargo > 1 && <b class="num">{cargo}</b>}
          </span>
        )}
        {!phone && took.length > 0 && (
          <span class="sea-took" aria-hidden="true">
            {words('sea.took.short')}
            {took.slice(-6).map((fleet, i) => (
              <FleetArt key={i} fleet={fleet} size={17} />
            ))}
          </span>
        )}
      </span>
    ),
    out: captain?.left === true || (fleets.length > 0 && ships === 0),
  };
}
