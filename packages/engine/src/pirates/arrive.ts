/** What happens where a ship ends, by travel or by appearing. [PB10] [PB11] [PB12] [PB14] */
import type { Point } from './board.ts';
import { capture, piratesOn, shipsOn, sink, type Waters } from './fleet.ts';
import type { Fact, Ship } from './state.ts';

/** [PB10] [PB11] [PB12] [PB14] A ship ends on its point, by travel or by appearing; `waters` are without it. */
export function arrive(waters: Waters, ship: Ship, facts: Fact[]): Waters {
  switch (ship.kind) {
    case 'merchant':
      return arriveMerchant(waters, ship, facts);
    case 'mow':
      return arriveMow(waters, ship, facts);
    case 'typhoon':
      return arriveTyphoon(waters, ship, facts);
  }
}

/** [PB10] The pirate that came last has it; [PB11] a man-o'-war protects it. */
function arriveMerchant({ pirates, ships }: Waters, ship: Ship, facts: Fact[]): Waters {
  const afloat = { pirates, ships: insert(ships, ship) };
  const last = piratesOn(pirates, ship.at).at(-1);
  if (last !== undefined) return capture(afloat, last, ship.at, facts);
  if (shipsOn(ships, ship.at).some((one) => one.kind === 'mow')) protect(ship, facts);
  return afloat;
}

/** [PB10] All pirates there are sunk; [PB11] merchants there are protected from now on. */
function arriveMow({ pirates, ships }: Waters, ship: Ship, facts: Fact[]): Waters {
  const there = shipsOn(ships, ship.at);
  if (!there.some((one) => one.kind === 'mow'))
    for (const one of there) if (one.kind === 'merchant') protect(one, facts);
  return { pirates: sinkAll(pirates, ship.at, 'mow', facts), ships: insert(ships, ship) };
}

/** [PB14] Everything there is destroyed. */
function arriveTyphoon({ pirates, ships }: Waters, ship: Ship, facts: Fact[]): Waters {
  const there = shipsOn(ships, ship.at);
  for (const { id, kind, gold, at } of there)
    facts.push({ kind: 'destroyed', ship: id, what: kind, gold, at });
  const left = ships.filter((one) => !there.includes(one));
  return { pirates: sinkAll(pirates, ship.at, 'typhoon', facts), ships: insert(left, ship) };
}

const protect = ({ id, at }: Ship, facts: Fact[]): void => {
  facts.push({ kind: 'protected', ship: id, at });
};

/** In the order in which they came. */
const sinkAll = (
  pirates: Waters['pirates'],
  at: Point,
  by: 'mow' | 'typhoon',
  facts: Fact[],
): Waters['pirates'] => piratesOn(pirates, at).reduce((now, seat) => sink(now, seat, by, facts), pirates);

/** Ships stay in the order of their age. */
const insert = (ships: readonly Ship[], ship: Ship): Ship[] => [...ships, ship].sort((a, b) => a.id - b.id);
