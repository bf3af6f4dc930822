/** What one die can do, and doing and undoing it on the working position. [PR4] to [PR13], [PV2], [PV8] */
import { type CargoCode, oneFrom } from './cargo.ts';
import { DIRECTIONS, LONGEST } from './chart.ts';
import { bump, captureTerm, fromIsland, looseTerm, num, place, type Sea, turnKey } from './sea.ts';

/**
 * A sail as one number: from (9 bits), to (9), who (4: the cargo of the ship, or STACK), aboard (4: the cargo of the ship
 * of a mixed stack that gets what comes aboard, or NOBODY), plunder (2).
 */
export type Move = number;
export const STACK = 15;
export const NOBODY = 15;
export const NO_PLUNDER = 0;
export const DECLINE = 1;
export const TAKE = 2;

export const fromOf = (move: Move): number => move & 511;
export const toOf = (move: Move): number => (move >> 9) & 511;
export const whoOf = (move: Move): number => (move >> 18) & 15;
export const aboardOf = (move: Move): number => (move >> 22) & 15;
export const plunderOf = (move: Move): number => (move >> 26) & 3;
export const moveOf = (from: number, to: number, who: number, aboard: number, plunder: number): Move =>
  from | (to << 9) | (who << 18) | (aboard << 22) | (plunder << 26);

/** Appends every sail of the die to `out`, whatever the other dice would say; with `one`, stops at the first. */
export function sails(sea: Sea, die: number, out: Move[], one: boolean): void {
  for (let i = 0; i < sea.at.length; i++) {
    const from = num(sea.at, i);
    const twin = twinsBefore(sea, i);
    if (twin !== SAME_CARGO) sailsOf(sea, i, num(sea.cargo, i), die, out);
    if (twin === NO_TWIN && num(sea.count, from) > 1) sailsOf(sea, i, STACK, die, out);
    if (one && out.length > 0) return;
  }
}

const NO_TWIN = 0;
const SAME_SPACE = 1;
const SAME_CARGO = 2;

/** Whether an own ship of a lower number lies on the same space, and whether one of them carries the same. */
function twinsBefore(sea: Sea, i: number): number {
  let twin = NO_TWIN;
  for (let k = 0; k < i; k++)
    if (sea.at[k] === sea.at[i]) {
      if (sea.cargo[k] === sea.cargo[i]) return SAME_CARGO;
      twin = SAME_SPACE;
    }
  return twin;
}

function sailsOf(sea: Sea, i: number, who: number, die: number, out: Move[]): void {
  const from = num(sea.at, i);
  const fleet = num(sea.fleet, i);
  const laden = who === STACK ? kindsAt(sea, from) !== 1 : who !== 0;
  const barred = laden ? num(sea.away, fleet) : 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const ray = (from * DIRECTIONS + direction) * LONGEST;
    const to = sea.chart.rays[ray + die - 1] ?? -1;
    if (to < 0 || ((barred >> direction) & 1) === 1) continue;
    if (isClear(sea, ray, die) && mayEnd(sea, fleet, to)) landings(sea, from, to, who, out);
  }
}

/** [PR7] [PV8] No ship and no wreck on the spaces that the die passes. */
function isClear({ chart, owner, wreck }: Sea, ray: number, die: number): boolean {
  for (let k = ray; k < ray + die - 1; k++) {
    const space = chart.rays[k] ?? -1;
    if (owner[space] !== 0 || wreck[space] !== 0) return false;
  }
  return true;
}

/** [PR7] [PR8] [PV2] [PV8] Not onto an own ship, unless it joins a stack of its port; not onto a bare wreck. */
export function mayEnd(sea: Sea, fleet: number, to: number): boolean {
  const there = num(sea.owner, to) - 1;
  if (there < 0) return num(sea.wreck, to) === 0;
  return num(sea.mine, there) === 0 || (sea.stacks && there === fleet);
}

/** The cargoes on an own space, one bit each. */
function kindsAt(sea: Sea, space: number): number {
  let kinds = 0;
  for (let i = 0; i < sea.at.length; i++) if (sea.at[i] === space) kinds |= 1 << num(sea.cargo, i);
  return kinds;
}

/** Whether the own ships on a space carry differently. */
export function isMixed(sea: Sea, space: number): boolean {
  const kinds = kindsAt(sea, space);
  return (kinds & (kinds - 1)) !== 0;
}

const isFoe = (sea: Sea, space: number): boolean => {
  const there = num(sea.owner, space) - 1;
  return there >= 0 && num(sea.mine, there) === 0;
};

/** [PR9] [PR10] [PR11] [PV2] [PV6] One sail for each way to share out what comes aboard. */
function landings(sea: Sea, from: number, to: number, who: number, out: Move[]): void {
  const forced = num(sea.loose, to) > 0 || (isFoe(sea, to) && num(sea.foeCargo, to) > 0);
  const map = num(sea.beside, to);
  const offered = map > 0 && num(sea.island, map - 1) > 0;
  if (!forced && !offered) {
    out.push(moveOf(from, to, who, NOBODY, NO_PLUNDER));
    return;
  }
  const kinds = who === STACK ? kindsAt(sea, from) : 0;
  const mixed = who === STACK && isMixed(sea, from);
  if (offered && !forced) out.push(moveOf(from, to, who, NOBODY, DECLINE));
  for (let code = 0; code < NOBODY; code++) {
    if (mixed ? ((kinds >> code) & 1) === 0 : code > 0) continue;
    const aboard = mixed ? code : NOBODY;
    if (forced) out.push(moveOf(from, to, who, aboard, offered ? DECLINE : NO_PLUNDER));
    if (offered) out.push(moveOf(from, to, who, aboard, TAKE));
  }
}

/** What a sail has changed: enough to undo it and to tell of it. */
export interface Trace {
  readonly move: Move;
  /** Numbers of the own ships that sailed, as bits. */
  readonly movers: number;
  /** The own ship that got `gained`, or -1. */
  readonly taker: number;
  /** What a captured ship, the water and the island gave. */
  readonly seized: CargoCode;
  readonly salvaged: CargoCode;
  readonly plundered: CargoCode;
  /** The captured fleet plus one or 0, its ships, and whether a wreck lay there before. */
  readonly foe: number;
  readonly foeShips: number;
  readonly wreckBefore: number;
  /** Loose treasure on the space left behind that went back to the island. */
  readonly returned: CargoCode;
  readonly wins: boolean;
}

/** Makes a sail that `sails` lists. */
export function sail(sea: Sea, move: Move): Trace {
  const to = toOf(move);
  const from = fromOf(move);
  const movers = moversOf(sea, from, whoOf(move));
  const foe = isFoe(sea, to) ? num(sea.owner, to) : 0;
  const foeShips = foe === 0 ? 0 : num(sea.count, to);
  const seized = foe === 0 ? 0 : num(sea.foeCargo, to);
  const wreckBefore = num(sea.wreck, to);
  if (foe !== 0) capture(sea, to);
  const salvaged = num(sea.loose, to);
  if (salvaged > 0) setLoose(sea, to, 0);
  const plundered = plunderOf(move) === TAKE ? oneFrom(num(sea.beside, to)) : 0;
  if (plundered > 0) fromIsland(sea, plundered, 1);
  shift(sea, movers, from, to);
  const gained = seized + salvaged + plundered;
  const taker = gained === 0 ? -1 : takerOf(sea, movers, aboardOf(move));
  if (taker >= 0) place(sea, taker, to, num(sea.cargo, taker) + gained);
  const returned = num(sea.count, from) === 0 && num(sea.wreck, from) === 1 ? num(sea.loose, from) : 0;
  if (returned > 0) {
    setLoose(sea, from, 0);
    fromIsland(sea, returned, -1);
  }
  const wins = sea.tally.foes === 0 || isHome(sea, movers, to);
  return { move, movers, taker, seized, salvaged, plundered, foe, foeShips, wreckBefore, returned, wins };
}

/** Undoes the sail that was made last. */
export function unsail(sea: Sea, trace: Trace): void {
  const { move, movers, taker, returned } = trace;
  const to = toOf(move);
  const from = fromOf(move);
  if (returned > 0) {
    fromIsland(sea, returned, 1);
    setLoose(sea, from, returned);
  }
  if (taker >= 0)
    place(sea, taker, to, num(sea.cargo, taker) - trace.seized - trace.salvaged - trace.plundered);
  shift(sea, movers, to, from);
  if (trace.plundered > 0) fromIsland(sea, trace.plundered, -1);
  if (trace.salvaged > 0) setLoose(sea, to, trace.salvaged);
  if (trace.foe === 0) return;
  sea.owner[to] = trace.foe;
  sea.count[to] = trace.foeShips;
  sea.foeCargo[to] = trace.seized;
  sea.wreck[to] = trace.wreckBefore;
  sea.tally.foes += trace.foeShips;
  turnKey(sea, captureTerm(to), -1);
}

/** [PR8] [PV8] The ships there are gone for good; where wrecks stay, one is left. */
function capture(sea: Sea, space: number): void {
  sea.tally.foes -= num(sea.count, space);
  sea.owner[space] = 0;
  sea.count[space] = 0;
  sea.foeCargo[space] = 0;
  if (sea.wrecking) sea.wreck[space] = 1;
  turnKey(sea, captureTerm(space), 1);
}

function setLoose(sea: Sea, space: number, code: CargoCode): void {
  turnKey(sea, looseTerm(space, num(sea.loose, space)), -1);
  sea.loose[space] = code;
  turnKey(sea, looseTerm(space, code), 1);
}

function moversOf(sea: Sea, from: number, who: number): number {
  let movers = 0;
  for (let i = 0; i < sea.at.length; i++) {
    if (sea.at[i] !== from) continue;
    if (who === STACK) movers |= 1 << i;
    else if (sea.cargo[i] === who) return 1 << i;
  }
  if (movers === 0) throw new Error(`no ship ${who} on space ${from}`);
  return movers;
}

function shift(sea: Sea, movers: number, from: number, to: number): void {
  for (let i = 0; i < sea.at.length; i++) {
    if (((movers >> i) & 1) === 0) continue;
    place(sea, i, to, num(sea.cargo, i));
    bump(sea.count, from, -1);
    bump(sea.count, to, 1);
    sea.owner[to] = num(sea.fleet, i) + 1;
  }
  if (sea.count[from] === 0) sea.owner[from] = 0;
}

function takerOf(sea: Sea, movers: number, aboard: number): number {
  for (let i = 0; i < sea.at.length; i++)
    if (((movers >> i) & 1) === 1 && (aboard === NOBODY || sea.cargo[i] === aboard)) return i;
  throw new Error(`no ship ${aboard} takes the treasure`);
}

/** [PR15] */
function isHome(sea: Sea, movers: number, to: number): boolean {
  for (let i = 0; i < sea.at.length; i++)
    if (((movers >> i) & 1) === 1 && num(sea.cargo, i) > 0 && sea.home[num(sea.fleet, i)] === to) return true;
  return false;
}
