/** The ports: where each fleet lives, where it starts, and which way is home. [PR1] [PR2] [PR12] */

export type MapNo = 1 | 2;
export type Port = 'S' | 'F' | 'P' | 'B';
/** Port and map, as in `S1`: Spaniards, French, Pirates and Barbarys of map 1; on map 2 they have names of their own. */
export type FleetId = `${Port}${MapNo}`;

type Cell = readonly [x: number, y: number];

export interface PortPlan {
  readonly anchorage: Cell;
  /** [PR2] The second, third and fourth space from the end of the harbor. */
  readonly harbor: readonly Cell[];
  /** [PV1] The two nearest anchorages beside Skull Island. */
  readonly nearest: readonly Cell[];
  /** [PR12] [PR13] Directions that a ship with treasure may not sail: away from home, and the diagonal with an away part. */
  readonly barred: readonly number[];
}

const cells = (...list: Cell[]): readonly Cell[] => list;

export const PORTS: Readonly<Record<Port, PortPlan>> = {
  S: {
    anchorage: [0, 9],
    harbor: cells([0, 10], [0, 11], [0, 12]),
    nearest: cells([8, 9], [8, 10]),
    barred: [0, 4],
  },
  F: {
    anchorage: [9, 0],
    harbor: cells([10, 0], [11, 0], [12, 0]),
    nearest: cells([9, 8], [10, 8]),
    barred: [2, 5],
  },
  P: {
    anchorage: [19, 10],
    harbor: cells([19, 9], [19, 8], [19, 7]),
    nearest: cells([11, 9], [11, 10]),
    barred: [1, 5],
  },
  B: {
    anchorage: [10, 19],
    harbor: cells([9, 19], [8, 19], [7, 19]),
    nearest: cells([9, 11], [10, 11]),
    barred: [3, 4],
  },
};

/** [PR3] [PV5] Every fleet in the order of turns: clockwise on one map, and round both maps when there are two. */
export const FLEETS: readonly FleetId[] = ['S1', 'F1', 'P1', 'F2', 'P2', 'B2', 'S2', 'B1'];

export const portOf = (fleet: FleetId): Port => fleet[0] as Port;
export const mapOf = (fleet: FleetId): MapNo => (fleet[1] === '2' ? 2 : 1);
export const planOf = (fleet: FleetId): PortPlan => PORTS[portOf(fleet)];
/** The place of a fleet in the order of turns, from 0. */
export const clockOf = (fleet: FleetId): number => FLEETS.indexOf(fleet);
export const isFleet = (raw: unknown): raw is FleetId => FLEETS.some((fleet) => fleet === raw);

/** The fleet whose home anchorage is that cell. */
export const fleetAt = (map: MapNo, x: number, y: number): FleetId | undefined =>
  FLEETS.find((fleet) => {
    const [homeX, homeY] = planOf(fleet).anchorage;
    return mapOf(fleet) === map && homeX === x && homeY === y;
  });
