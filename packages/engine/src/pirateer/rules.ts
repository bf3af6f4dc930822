/** The rules record: every rule that a variant may change, as data. The reducer reads these fields and no variant names. */

export interface Rules {
  /** Seat counts, least and most. */
  readonly seats: readonly [number, number];
  readonly maps: 1 | 2;
  /** [PV3] [PV4] Which ports one seat commands together: `wind` those of a tradewind, `end` those at one end of the tradewinds. */
  readonly alliance: 'none' | 'wind' | 'end';
  /** Where ships start: in the harbor, [PV1] at home and beside the island, [PV2] in a stack at home. */
  readonly start: 'harbor' | 'island' | 'stack';
  /** [PV2] Ships of one port may share a space. */
  readonly stacks: boolean;
  readonly dice: number;
  /** [PV6] One more die, and enough alike are a hurricane. */
  readonly hurricane: boolean;
  /** [PV6] How many alike make a hurricane. */
  readonly alike: number;
  /** [PV7] A ship may be declared a device before the roll. */
  readonly devices: boolean;
  /** [PV8] A captured ship stays as a wreck. */
  readonly wrecks: boolean;
  /** [PV9] A 1 and a 2 let the seat name a roll and then roll again. */
  readonly again: boolean;
}

export const STANDARD: Rules = {
  seats: [2, 4],
  maps: 1,
  alliance: 'none',
  start: 'harbor',
  stacks: false,
  dice: 2,
  hurricane: false,
  alike: 3,
  devices: false,
  wrecks: false,
  again: false,
};

/** Ships of a fleet at the start. */
export const SHIPS = 3;

/** [PR16] So many rounds in a row without a loss or a treasure that changes hands are a draw. */
export const QUIET_ROUNDS = 50;

/** [PV7] A device always rolls this many dice. */
export const DEVICE_DICE = 2;

/** Dice of an ordinary roll. */
export const diceOf = (rules: Rules): number => rules.dice + (rules.hurricane ? 1 : 0);

/** [PV9] Whether a roll has a 1 and a 2 among its dice. */
export const isAcey = (roll: readonly number[]): boolean => roll.includes(1) && roll.includes(2);

/** [PV6] Whether a roll is a hurricane. */
export const isHurricane = (rules: Rules, roll: readonly number[]): boolean =>
  rules.hurricane && roll.some((die) => roll.filter((one) => one === die).length >= rules.alike);
