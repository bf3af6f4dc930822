/**
 * The rules of sailing in Pirateer a second time, written apart from the engine and slowly: its own geometry straight from
 * the text of the map, positions as plain lists, every sequence of dice played out. Tests compare the two.
 */

/** A space: the cell, and for a strait its first one. */
export type Place = string;

export interface OracleShip {
  readonly fleet: string;
  readonly at: Place;
  readonly cargo: number;
}

export interface OraclePosition {
  readonly ships: readonly OracleShip[];
  readonly wrecks: readonly Place[];
  readonly loose: readonly Place[];
  /** Treasures on the islands, one number for each map. */
  readonly island: readonly number[];
}

export interface OracleRules {
  readonly maps: number;
  readonly stacks: boolean;
  readonly wrecks: boolean;
  /** Fleets of the player whose turn it is. */
  readonly own: readonly string[];
}

export interface OracleSail {
  readonly die: number;
  readonly from: Place;
  readonly to: Place;
  readonly after: OraclePosition;
  readonly won: boolean;
}

type Cell = readonly [map: number, x: number, y: number];

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

const HOMES: Readonly<Record<string, readonly [number, number]>> = {
  S: [0, 9],
  F: [9, 0],
  P: [19, 10],
  B: [10, 19],
};

/** Whether a step in x and y is away from home, or has an away part. */
const isAway = (fleet: string, dx: number, dy: number): boolean =>
  ({ S: dx > 0, F: dy > 0, P: dx < 0, B: dy < 0 })[fleet[0] as 'S'];

const text = ([map, x, y]: Cell): Place => `${x},${y},${map}`;
const cellOf = (place: Place): Cell => {
  const [x, y, map] = place.split(',').map(Number) as [number, number, number];
  return [map, x, y];
};

export function createOracle(mapText: string, rules: OracleRules) {
  const rows = mapText.trim().split('\n');
  const char = (x: number, y: number): string => (x < 0 || y < 0 ? '#' : (rows[x]?.[y] ?? '#'));
  const isWater = (x: number, y: number): boolean => !'#S'.includes(char(x, y));
  const isStrait = (x: number, y: number): boolean => 'ab'.includes(char(x, y));

  /** The other half: twelve down and right or up and left, with two maps on the other map. */
  const otherHalf = ([map, x, y]: Cell): Cell => {
    const by = x < 10 ? 12 : -12;
    return [rules.maps === 2 ? 3 - map : map, x + by, y + by];
  };
  /** Of two maps the half on map 1 names the space; of one map the upper half. */
  const placeOf = (cell: Cell): Place => {
    if (!isStrait(cell[1], cell[2])) return text(cell);
    const other = otherHalf(cell);
    return rules.maps === 2 ? text(cell[0] === 1 ? cell : other) : text(cell[1] < 10 ? cell : other);
  };
  const halvesOf = (place: Place): Cell[] => {
    const cell = cellOf(place);
    return isStrait(cell[1], cell[2]) ? [cell, otherHalf(cell)] : [cell];
  };
  const hasWind = (place: Place): boolean => {
    const [, x, y] = cellOf(place);
    return char(x, y) === '~';
  };

  /** The places that a die goes over in that direction, the last one where it ends; undefined when it cannot. */
  function course(from: Place, dx: number, dy: number, die: number): Place[] | undefined {
    for (const [map, x, y] of halvesOf(from)) {
      const path: Place[] = [];
      for (let n = 1; n <= die; n++) {
        const cx = x + dx * n;
        const cy = y + dy * n;
        if (!isWater(cx, cy)) break;
        if (dx !== 0 && dy !== 0 && !(char(x, y) === '~' && char(cx, cy) === '~')) break;
        path.push(placeOf([map, cx, cy]));
      }
      if (path.length !== die) continue;
      const over = path.slice(0, -1);
      const diagonal = dx !== 0 && dy !== 0;
      if (over.some((place) => halvesOf(place).length > 1 || (!diagonal && hasWind(place)))) continue;
      return path;
    }
    return undefined;
  }

  const at = (position: OraclePosition, place: Place): OracleShip[] =>
    position.ships.filter((ship) => ship.at === place);
  const mine = (ship: OracleShip): boolean => rules.own.includes(ship.fleet);

  /** Groups of ships that one die may move: single ships, and whole stacks. */
  function groups(position: OraclePosition): OracleShip[][] {
    const own = position.ships.filter(mine);
    const stacks = [...new Set(own.map((ship) => ship.at))]
      .map((place) => at(position, place))
      .filter((ships) => ships.length > 1);
    return [...own.map((ship) => [ship]), ...stacks];
  }

  function sails(position: OraclePosition, die: number): OracleSail[] {
    return groups(position).flatMap((group) =>
      STEPS.flatMap(([dx, dy]) => {
        const [first] = group as [OracleShip];
        if (group.some(({ cargo }) => cargo > 0) && isAway(first.fleet, dx, dy)) return [];
        const path = course(first.at, dx, dy, die);
        if (path === undefined) return [];
        const blocked = path
          .slice(0, -1)
          .some((place) => at(position, place).length > 0 || position.wrecks.includes(place));
        const to = path.at(-1) as Place;
        const there = at(position, to);
        const own = there.find(mine);
        if (blocked || (own !== undefined && !(rules.stacks && own.fleet === first.fleet))) return [];
        if (there.length === 0 && position.wrecks.includes(to)) return [];
        return landings(position, group, to, die);
      }),
    );
  }

  function landings(position: OraclePosition, group: OracleShip[], to: Place, die: number): OracleSail[] {
    const [first] = group as [OracleShip];
    const taken = at(position, to).filter((ship) => !mine(ship));
    const rest = position.ships.filter((ship) => !group.includes(ship) && !taken.includes(ship));
    const [map, x, y] = cellOf(to);
    const lying = position.loose.filter((place) => place === to).length;
    const forced = taken.reduce((sum, ship) => sum + ship.cargo, 0) + lying;
    const onIsland = char(x, y) === '*' ? (position.island[map - 1] ?? 0) : 0;
    const wrecks =
      rules.wrecks && taken.length > 0 ? [...new Set([...position.wrecks, to])] : position.wrecks;
    const loose = position.loose.filter((place) => place !== to);
    return (onIsland > 0 ? [0, 1] : [0]).flatMap((plunder) =>
      group.map((taker) => {
        const gained = forced + plunder;
        const moved = group.map((ship) => ({
          ...ship,
          at: to,
          cargo: ship.cargo + (ship === taker ? gained : 0),
        }));
        const after: OraclePosition = {
          ships: [...rest, ...moved],
          wrecks,
          loose,
          island: position.island.map((n, i) => (i === map - 1 ? n - plunder : n)),
        };
        return { die, from: first.at, to, after, won: hasWon(after, moved, to) };
      }),
    );
  }

  function hasWon(after: OraclePosition, moved: readonly OracleShip[], to: Place): boolean {
    const home = moved.some(({ fleet, cargo }) => {
      const [hx, hy] = HOMES[fleet[0] as string] as readonly [number, number];
      return cargo > 0 && to === `${hx},${hy},${fleet[1]}`;
    });
    return home || after.ships.every(mine);
  }

  interface Line {
    readonly sails: readonly OracleSail[];
    readonly won: boolean;
  }

  /** Every sequence of sails, in any order of the dice, that cannot go on. */
  function sequences(position: OraclePosition, dice: readonly number[]): Line[] {
    const lines = dice.flatMap((die, i) => {
      if (dice.indexOf(die) !== i) return [];
      const others = dice.toSpliced(i, 1);
      return sails(position, die).flatMap((first): Line[] => {
        if (first.won) return [{ sails: [first], won: true }];
        return sequences(first.after, others).map((line) => ({
          sails: [first, ...line.sails],
          won: line.won,
        }));
      });
    });
    return lines.length > 0 ? lines : [{ sails: [], won: false }];
  }

  /** A position as text, ships in any order. */
  function write({ ships, wrecks, loose, island }: OraclePosition): string {
    const list = ships.map(({ fleet, at: place, cargo }) => `${fleet}:${place}*${cargo}`);
    return [list, [...wrecks], [...loose]]
      .map((part) => part.sort().join(' '))
      .concat(island.join())
      .join('|');
  }

  /** How many dice must be used, the sails that may come first, and the ends: all that the rules allow. */
  function turns(position: OraclePosition, dice: readonly number[]) {
    const lines = sequences(position, dice);
    const must = Math.max(...lines.map((line) => line.sails.length));
    const allowed = lines.filter((line) => line.sails.length > 0 && (line.won || line.sails.length === must));
    const firsts = allowed.map(({ sails: [first] }) =>
      first === undefined ? '' : `${first.from}>${first.to} ${write(first.after)}`,
    );
    const ends = allowed.map(
      ({ sails: list, won }) => `${write((list.at(-1) as OracleSail).after)}${won ? ' won' : ''}`,
    );
    return { must, firsts: [...new Set(firsts)].sort(), ends: [...new Set(ends)].sort() };
  }

  return { turns, write };
}
