/** The state of a Pirateer match as plain JSON, its actions and its facts. */
import type { Result, Seat } from '../core/game.ts';
import type { SpaceName } from './chart.ts';
import type { Options } from './options.ts';
import type { FleetId, MapNo } from './ports.ts';

/** Treasures, one character each: the map of the island that it came from, ascending. `''`, `1`, `2`, `11`, `12`, `22`. */
export type Cargo = string;

export interface Ship {
  readonly at: SpaceName;
  readonly cargo: Cargo;
}

/** [PV6] Treasure that lies on the water. */
export interface Loose {
  readonly at: SpaceName;
  readonly cargo: Cargo;
}

/**
 * What the match waits for:
 * - `lots`       the lots for the ports (chance)
 * - `toss`       the coin that says which island holds the treasures (chance)
 * - `initiative` one die each of the seats in `tied` (chance)
 * - `ready`      the seat may roll or declare a device
 * - `rolling`    the dice of the seat (chance)
 * - `blast`      the two dice of a device (chance)
 * - `storm`      the seat chooses the ship that it loses to the hurricane
 * - `sailing`    the seat uses its dice
 * - `naming`     after a 1-2 the seat names a roll die by die, or stops
 * - `again`      after the named roll the seat rolls again, or stops
 * - `over`       nothing: the match has ended
 */
export type Stage =
  | 'lots'
  | 'toss'
  | 'initiative'
  | 'ready'
  | 'rolling'
  | 'blast'
  | 'storm'
  | 'sailing'
  | 'naming'
  | 'again'
  | 'over';

export interface State {
  readonly options: Options;
  readonly stage: Stage;
  /** The fleets of each seat; empty lists until lots are drawn. */
  readonly fleets: readonly (readonly FleetId[])[];
  /** The ships of every fleet in play, in the order of the chart's spaces; an empty list when all are lost. */
  readonly ships: Readonly<Partial<Record<FleetId, readonly Ship[]>>>;
  /** [PV8] Wrecks, in the order of the chart's spaces; also those under ships. */
  readonly wrecks: readonly SpaceName[];
  readonly loose: readonly Loose[];
  /** Treasures on Skull Island, one number for each map. */
  readonly island: readonly number[];
  /** The seat whose turn it is; 0 until the first turn. */
  readonly seat: Seat;
  /** [PR3] The seats that roll for the first turn; empty outside `initiative`. */
  readonly tied: readonly Seat[];
  /** The roll being played, highest die first; empty outside `storm`, `sailing`, `naming` and `again`. */
  readonly roll: readonly number[];
  /** Dice not yet used, ascending; while naming, the dice named so far. */
  readonly dice: readonly number[];
  /** [PR14] How many of these dice the turn must still use, unless it wins. */
  readonly must: number;
  /** [PV9] Whether the roll was named, not rolled. */
  readonly named: boolean;
  /** [PV7] Where the device lies that was declared; null outside `blast`. */
  readonly device: SpaceName | null;
  /** Seats that have left. */
  readonly left: readonly Seat[];
  /** [PV7] Seats that may not declare a device yet, because their first turn is not over. */
  readonly fresh: readonly Seat[];
  /** [PR16] Quiet turns in a row; -1 while the turn that runs is not quiet. */
  readonly quiet: number;
  /** Set when the match is over. */
  readonly result: Result | null;
}

/** Which ship of a space: `''` the one, or one without treasure where a stack is mixed; its cargo where it carries; `stack` all. */
export type Which = Cargo | 'stack';

/** One step of a turn. */
export type Action =
  | { readonly kind: 'roll' | 'stop' }
  /** [PV7] */
  | { readonly kind: 'device'; readonly at: SpaceName }
  | SailAction
  /** [PV6] The ship that is lost to the hurricane. */
  | { readonly kind: 'lose'; readonly at: SpaceName; readonly which: Cargo }
  /** [PV9] One die of a named roll. */
  | { readonly kind: 'name'; readonly die: number };

export interface SailAction {
  readonly kind: 'sail';
  readonly from: SpaceName;
  readonly to: SpaceName;
  readonly die: number;
  readonly which: Which;
  /** [PR11] Whether the island's treasure is taken; null where none is to be had. */
  readonly plunder: 'take' | 'decline' | null;
  /** [PV2] The ship of a mixed stack that treasure comes aboard (`''` one without treasure); null elsewhere. */
  readonly aboard: Cargo | null;
}

/** What happened, for animation, sound, move list and screen reader. */
export type Fact =
  /** The ports that each seat has drawn. */
  | { readonly kind: 'lots'; readonly fleets: readonly (readonly FleetId[])[] }
  /** [PV5] The coin: both treasures lie on the island of this map. */
  | { readonly kind: 'tossed'; readonly map: MapNo }
  /** [PR3] One die each; `seat` begins, or null after a tie. */
  | {
      readonly kind: 'ordered';
      readonly dice: readonly { readonly seat: Seat; readonly die: number }[];
      readonly seat: Seat | null;
    }
  /** The turn goes to this seat. */
  | { readonly kind: 'turned'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly roll: readonly number[] }
  | {
      readonly kind: 'sailed';
      readonly seat: Seat;
      readonly fleet: FleetId;
      /** From the space left to the space reached, with every space between. */
      readonly path: readonly SpaceName[];
      readonly die: number;
      /** How many ships sailed together. */
      readonly ships: number;
      /** What they carried when they left. */
      readonly cargo: Cargo;
    }
  /** `fleet` took `ships` ships of the fleet `lost`. */
  | {
      readonly kind: 'captured';
      readonly seat: Seat;
      readonly fleet: FleetId;
      readonly at: SpaceName;
      readonly lost: FleetId;
      readonly ships: number;
    }
  /** [PV8] */
  | { readonly kind: 'wrecked'; readonly at: SpaceName }
  /** Treasure went from a captured ship to its captor. */
  | {
      readonly kind: 'seized';
      readonly fleet: FleetId;
      readonly from: FleetId;
      readonly at: SpaceName;
      readonly cargo: Cargo;
    }
  /** [PV6] Treasure was taken off the water. */
  | { readonly kind: 'salvaged'; readonly fleet: FleetId; readonly at: SpaceName; readonly cargo: Cargo }
  /** Treasure of the island on that map was taken, or could have been. */
  | {
      readonly kind: 'plundered' | 'declined';
      readonly fleet: FleetId;
      readonly at: SpaceName;
      readonly map: MapNo;
    }
  /** [PV6] A hurricane struck. */
  | { readonly kind: 'struck'; readonly seat: Seat; readonly roll: readonly number[] }
  /** [PV6] The ship that it took; `cargo` stays on the water. */
  | { readonly kind: 'foundered'; readonly fleet: FleetId; readonly at: SpaceName; readonly cargo: Cargo }
  /** Treasure went back to Skull Island. */
  | { readonly kind: 'returned'; readonly cargo: Cargo }
  /** [PV7] */
  | { readonly kind: 'declared'; readonly seat: Seat; readonly fleet: FleetId; readonly at: SpaceName }
  | {
      readonly kind: 'blast';
      readonly seat: Seat;
      readonly at: SpaceName;
      readonly roll: readonly number[];
      readonly radius: number;
      readonly ships: readonly { readonly fleet: FleetId; readonly at: SpaceName; readonly cargo: Cargo }[];
      readonly wrecks: readonly SpaceName[];
      readonly loose: readonly Loose[];
      /** Treasures that were destroyed on the island, one number for each map. */
      readonly island: readonly number[];
    }
  /** Dice that could not be used. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly dice: readonly number[] }
  /** [PV9] One die of the roll that the seat makes up. */
  | { readonly kind: 'named'; readonly seat: Seat; readonly die: number }
  /** [PV9] After a 1-2: what the seat may do now. */
  | { readonly kind: 'wild' | 'again' | 'stopped'; readonly seat: Seat }
  /** The rest of a turn was dropped. */
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** A seat has no ships any more. */
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: Result };
