/** The end of a match: who has won and how, how every captain fared, and whose hands the treasure went through. */
import { fleetNames } from '@sandbar/boards/pirateer/summary';
import { pirateer, type Seat } from '@sandbar/engine';
import type { ResultHead } from '../../table/frame/around.ts';
import { words } from '../../ui/words.ts';
import { FleetArt, Hulls } from './art.tsx';
import type { Chronicle } from './chronicle.ts';
import './result.css';

/** Null while the match goes on. */
export function resultOf(
  { result, fleets }: pirateer.State,
  chronicle: Chronicle,
  names: readonly string[],
  seat: Seat | null,
): ResultHead | null {
  if (result === null) return null;
  const { winner, how } = result;
  const as = winner === seat ? 'you' : 'they';
  const own = winner === null ? [] : (fleets[winner] ?? []);
  return {
    title:
      winner === null
        ? words.say(`result.sea.${how}`)
        : words.say(`result.sea.${how}.${as}`, { who: names[winner] ?? '' }),
    line:
      own.length === 0
        ? words('result.sea.line.draw', { n: chronicle.round })
        : words('result.sea.line', {
            fleet: fleetNames(own, words),
            n: chronicle.round,
          }),
    body: (
      <>
        <Captains fleets={fleets} chronicle={chronicle} names={names} winner={winner} />
        {chronicle.hands.length > 0 && <Hands hands={chronicle.hands} />}
      </>
    ),
  };
}

function Captains(props: {
  readonly fleets: pirateer.State['fleets'];
  readonly chronicle: Chronicle;
  readonly names: readonly string[];
  readonly winner: Seat | null;
}) {
  const { fleets, chronicle, names, winner } = props;
  const order = pirateer.orderOf(fleets);
  const seats = [...order].sort((a, b) => Number(b === winner) - Number(a === winner));
  return (
    <table class="sea-captains">
      <thead>
        <tr>
          <th scope="col">{words('result.sea.captain')}</th>
          <th scope="col">{words('result.sea.ships')}</th>
          <th scope="col">{words('result.sea.captures')}</th>
          <th scope="col">{words('result.sea.plunders')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const own = fleets[seat] ?? [];
          const captain = chronicle.captains[seat];
          return (
            <tr key={seat} class={seat === winner ? 'won' : ''}>
              <th scope="row">
                <span class="fleet-pair">
                  {own.map((fleet) => (
                    <FleetArt key={fleet} fleet={fleet} size={24} />
                  ))}
                </span>
                {names[seat]}
              </th>
              <td>
                {own.map((fleet) => (
                  <Hulls key={fleet} fleet={fleet} afloat={chronicle.fleets[fleet]?.ships ?? 0} size={15} />
                ))}
                <span class="sr-only">
                  {own.reduce((sum, fleet) => sum + (chronicle.fleets[fleet]?.ships ?? 0), 0)}
                </span>
              </td>
              <td class="num">{captain?.took.length ?? 0}</td>
              <td class="num">{captain?.plunders ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Skull Island, then every fleet that had a treasure aboard, in order. */
function Hands({ hands }: { readonly hands: Chronicle['hands'] }) {
  return (
    <section class="sea-hands">
      <h3>{words('result.sea.hands')}</h3>
      <ol>
        <li>{words('result.sea.island')}</li>
        {hands.map((fleet, i) => (
          <li key={i}>
            {fleet === null ? (
              words('result.sea.island')
            ) : (
              <>
                <FleetArt fleet={fleet} size={20} />
                {words(`fleet.${fleet}`)}
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
