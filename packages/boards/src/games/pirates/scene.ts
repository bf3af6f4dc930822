/** What stands on the sea chart: ships with what they carry, chests on the quay, and the texts on the frame. */
import type { Seat } from '@sandbar/engine';
import type { Words } from '@sandbar/words';
import type { Label, Marker, Numbering, Piece, Scene, Tag } from '../../board.ts';
import type { PiratesLayout } from './parts.ts';
import { levelOf } from './quay.ts';
import { type Kind, POINTS, piratesOn, type Ship, type State, shipsOn, WATERS } from './rules.ts';
import { BAR, pointSpot } from './spots.ts';

/** More pieces than this on a point: its merchants are drawn as one barge with their total. */
export const MOST_ON_POINT = 8;

export const shipLook = (seat: Seat): string => `ship${seat}`;
export const wreckLook = (seat: Seat): string => `wreck${seat}`;

/** How a ship that travels looks on a point: in the upper row men-o'-war sail to the left. */
export function travelLook(what: Kind, gold: number, at: number): string {
  if (what === 'merchant') return `merchant${gold}`;
  return what === 'mow' && at > 12 ? 'mow.left' : what;
}

/** The scene of a state; it is the same for every viewer. */
export const scene = (state: State): Scene => ({ pieces: pieces(state), dice: [], markers: chests(state) });

type Standing = readonly [look: string, tag?: Tag];

function pieces(state: State): readonly Piece[] {
  const list: Piece[] = [];
  const stand = (spot: string, all: readonly Standing[]): void =>
    all.forEach(([look, tag], index) => {
      list.push({ look, spot, index, of: all.length, ...(tag ? { tag } : {}) });
    });
  for (let at = 1; at <= POINTS; at++)
    stand(pointSpot(at), [...traveling(shipsOn(state.ships, at), at), ...crews(state, at)]);
  const beached = [...state.pirates.keys()].filter((seat) => state.pirates[seat]?.at === BAR);
  stand(
    BAR,
    beached.map((seat) => [wreckLook(seat)]),
  );
  return list;
}

/** Men-o'-war and typhoons at the rim, then merchants; the first of those that are protected wears the shield. */
function traveling(ships: readonly Ship[], at: number): Standing[] {
  const war = ships.filter((ship) => ship.kind !== 'merchant');
  const merchants = ships.filter((ship) => ship.kind === 'merchant');
  const guards: Standing[] = war.map(({ kind }) => [travelLook(kind, 0, at)]);
  if (ships.length > MOST_ON_POINT) {
    const count = merchants.reduce((sum, ship) => sum + ship.gold, 0);
    return [...guards.slice(0, MOST_ON_POINT - 1), ['fleet', { look: 'sum', count }]];
  }
  const isGuarded = war.some(({ kind }) => kind === 'mow');
  return [
    ...guards,
    ...merchants.map(
      ({ gold }, i): Standing =>
        isGuarded && i === 0
          ? [travelLook('merchant', gold, at), { look: 'shield', count: 0 }]
          : [travelLook('merchant', gold, at)],
    ),
  ];
}

const crews = ({ pirates }: State, at: number): Standing[] =>
  piratesOn(pirates, at).map((seat) => {
    const hold = pirates[seat]?.hold ?? 0;
    return hold > 0 ? [shipLook(seat), { look: 'gold', count: hold }] : [shipLook(seat)];
  });

const chests = ({ pirates, options }: State): readonly Marker[] =>
  pirates.map(({ chest }, seat) => ({
    look: `chest${seat}.${levelOf(chest, options.gold)}`,
    at: `chest${seat}`,
    text: String(chest),
  }));

/** Point numbers, the names of the waters, and the ways home. Everybody counts alike. */
export function labels(
  state: State,
  _viewer: Seat | null,
  layout: PiratesLayout,
  numbers: Numbering | false,
  words: Words,
): readonly Label[] {
  const { rays, names, tall, gates } = layout;
  const list: Label[] = WATERS.map((water) => ({
    ...names[water],
    text: words(`water.${water}`),
    role: 'name',
    anchor: 'middle',
  }));
  if (!state.pirates.some(({ at }) => at === BAR))
    list.push({ ...names.bar, text: words('water.bar'), role: 'hint', anchor: 'middle' });
  if (numbers)
    for (const { point, number } of rays)
      list.push({
        ...number,
        text: String(point),
        size: tall ? 10 : 12,
        role: 'number',
        anchor: 'middle',
        spot: pointSpot(point),
      });
  for (const [spot, point] of [
    ['home1', 1],
    ['home24', 24],
  ] as const) {
    const { x, y, w, h } = gates[spot];
    list.push({
      x: x + w / 2,
      y: tall ? y + h / 2 : y + h * 0.72,
      text: words('quay.past', { point }),
      size: tall ? 10.5 : 12,
      role: 'tally',
      anchor: 'middle',
      spot,
    });
  }
  return list;
}
