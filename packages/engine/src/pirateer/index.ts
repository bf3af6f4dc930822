/** Pirateer as a game record. The rules stand in docs/rules/pirateer.md, numbered as the code cites them. */
import { type FromOption, withFrom } from '../core/from.ts';
import type { Game } from '../core/game.ts';
import { chartOf, courseOf, numberOf, pathOf as pathOn, type SpaceName, spaceAt } from './chart.ts';
import { rulesIn, whole } from './flow.ts';
import { ends, legal } from './legal.ts';
import { next, turn } from './next.ts';
import { notate } from './notation.ts';
import { blastSpaces } from './nuke.ts';
import {
  type Options as Plain,
  fit as plainFit,
  seats as plainSeats,
  readOptions as readPlain,
} from './options.ts';
import { settles } from './settle.ts';
import { begin } from './setup.ts';
import type { Action, Fact, State } from './state.ts';
import { read, readAction, write, writeAction } from './text.ts';

/** The variants and table options of a match, and what it starts from if not from the set-up. */
export type Options = Plain & FromOption;

const started = withFrom<State, Plain>({
  readOptions: readPlain,
  seats: plainSeats,
  fit: plainFit,
  begin,
  turn,
  read,
  write,
  seatsOf: ({ fleets }) => fleets.length,
  whole,
});

export const pirateer: Game<State, Action, Options, Fact> = {
  id: 'pirateer',
  edition: 1,
  ...started,
  turn,
  legal,
  ends,
  settles,
  next,
  readAction,
  writeAction,
  write,
  read,
  notate,
};

/** The spaces of a sail from the one left to the one reached; of other actions the space they name, if any. */
export function pathOf(state: State, action: Action): readonly SpaceName[] {
  if (action.kind !== 'sail') return 'at' in action ? [action.at] : [];
  const chart = chartOf(rulesIn(state).maps);
  const from = numberOf(chart, action.from);
  const course = courseOf(chart, from, numberOf(chart, action.to));
  if (course === undefined) throw new Error(`no die goes from ${action.from} to ${action.to}`);
  return [action.from, ...pathOn(chart, from, course).map((space) => spaceAt(chart, space).name)];
}

/** [PV7] The spaces that a device at `at` would reach with that radius. */
export const blastOf = (state: State, at: SpaceName, radius: number): readonly SpaceName[] =>
  blastSpaces(chartOf(rulesIn(state).maps), at, radius);

export { barredWhy, plunderBarredWhy } from './barred.ts';
export {
  type Chart,
  chartOf,
  courseOf,
  type Half,
  MAP,
  nameAt,
  numberOf,
  type Space,
  type SpaceName,
  spaceAt,
} from './chart.ts';
export { isIn, rulesIn, seatsIn } from './flow.ts';
export { sailsWith } from './legal.ts';
export { notate } from './notation.ts';
export { blastIslands, blastSpaces } from './nuke.ts';
export { alliedWith, dealtPorts, fit, orderOf, readOptions, seats } from './options.ts';
export {
  clockOf,
  FLEETS,
  type FleetId,
  type MapNo,
  mapOf,
  PORTS,
  type Port,
  type PortPlan,
  planOf,
  portOf,
} from './ports.ts';
export { diceOf, isAcey, isHurricane, QUIET_ROUNDS, type Rules, STANDARD } from './rules.ts';
export type * from './state.ts';
export { stepsHome } from './steps.ts';
export { hurricaneEnds, type Position, stateAt, turnEnds, withDice } from './table.ts';
export { clashes, fieldsOf, isVariant, rulesOf, VARIANT_IDS, VARIANTS, type VariantId } from './variants.ts';
