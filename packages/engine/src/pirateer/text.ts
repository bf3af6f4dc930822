/** Text for actions and whole states: what log, wire and saves carry. */
import { type Checked, no, yes } from '../core/checked.ts';
import type { Result } from '../core/game.ts';
import { chartOf, chartOfName, courseOf, type SpaceName } from './chart.ts';
import { rulesIn } from './flow.ts';
import { optionsFromText, optionsText } from './options.ts';
import { FLEETS, type FleetId, isFleet } from './ports.ts';
import { fleetsOf } from './sea.ts';
import type { Action, Loose, SailAction, Ship, Stage, State } from './state.ts';
import { isValid } from './valid.ts';

/** `roll`, `stop`, `name3`, `device:K14`, `lose:K14`, `K14-K12` and its endings: see `sailText`. */
export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'roll':
    case 'stop':
      return action.kind;
    case 'name':
      return `name${action.die}`;
    case 'device':
      return `device:${action.at}`;
    case 'lose':
      return `lose:${action.at}${carrier(action.which)}`;
    case 'sail':
      return sailText(action);
  }
}

const carrier = (cargo: string): string => (cargo === '' ? '' : `c${cargo}`);

/**
 * `K14-K12`; a whole stack `K14s-K12`, the carrier of a mixed stack `K14c1-K12`; `$` takes the island's treasure, `n` does not;
 * `p` or `c1` at the end: what comes aboard goes to a ship of the stack without treasure, or to its carrier.
 */
function sailText({ from, to, which, plunder, aboard }: SailAction): string {
  const who = which === 'stack' ? 's' : carrier(which);
  const island = plunder === null ? '' : plunder === 'take' ? '$' : 'n';
  return `${from}${who}-${to}${island}${aboard === null ? '' : carrier(aboard) || 'p'}`;
}

const SPACE = '(?:[12]:)?[A-T](?:1\\d|20|[1-9])';
const CARGO = '11|12|22|1|2';
const SAIL = new RegExp(`^(${SPACE})(s|c(?:${CARGO}))?-(${SPACE})([$n])?(p|c(?:${CARGO}))?$`);
const PLACED = new RegExp(`^(device|lose):(${SPACE})(?:c(${CARGO}))?$`);

/** Reads an action; the die of a sail follows from its spaces. */
export function readAction(text: string): Checked<Action> {
  const action = asAction(text);
  return action !== undefined && writeAction(action) === text ? yes(action) : no('action.unreadable');
}

function asAction(text: string): Action | undefined {
  if (text === 'roll' || text === 'stop') return { kind: text };
  if (/^name[1-6]$/.test(text)) return { kind: 'name', die: Number(text.at(-1)) };
  const placed = PLACED.exec(text);
  if (placed !== null) {
    const [, kind, at = '', which = ''] = placed;
    if (!isSpace(at)) return undefined;
    return kind === 'device' ? { kind, at } : { kind: 'lose', at, which };
  }
  return asSail(text);
}

const isSpace = (name: SpaceName): boolean => chartOfName(name).numbers.has(name);

function asSail(text: string): SailAction | undefined {
  const parts = SAIL.exec(text);
  if (parts === null) return undefined;
  const [, from = '', who = '', to = '', island, aboard] = parts;
  const chart = chartOfName(from);
  const course = courseOf(chart, chart.numbers.get(from) ?? -1, chart.numbers.get(to) ?? -1);
  if (course === undefined) return undefined;
  return {
    kind: 'sail',
    from,
    to,
    die: course.die,
    which: who === 's' ? 'stack' : who.slice(1),
    plunder: island === undefined ? null : island === '$' ? 'take' : 'decline',
    aboard: aboard === undefined ? null : aboard.slice(1),
  };
}

const STAGES: readonly Stage[] = [
  'lots',
  'toss',
  'initiative',
  'ready',
  'rolling',
  'blast',
  'storm',
  'sailing',
  'naming',
  'again',
  'over',
];

const laden = ({ at, cargo }: Ship | Loose): string => (cargo === '' ? at : `${at}*${cargo}`);
const list = <T>(items: readonly T[], sign: string, text: (item: T) => string = String): string =>
  items.map(text).join(sign) || '-';

/**
 * The whole state as one line: options, stage, seat, roll, dice left, dice that must be used, `n` for a named roll, device,
 * fleets by seat, ships by fleet, wrecks, loose treasure, treasure on the islands, quiet turns, seats that have left, seats
 * without a first turn, seats in the draw for it, result.
 * `-:-:- ready 0 - - 0 - - S1/P1 S1=A11.A12.A13/P1=T8.T9.T10 - - 1 0 - - - -`
 */
export function write(state: State): string {
  return [
    optionsText(state.options),
    state.stage,
    state.seat,
    list(state.roll, ''),
    list(state.dice, ''),
    state.must,
    state.named ? 'n' : '-',
    state.device ?? '-',
    state.fleets.map((fleets) => list(fleets, '.')).join('/'),
    list(fleetsOf(state), '/', ([fleet, ships]) => `${fleet}=${list(ships, '.', laden)}`),
    list(state.wrecks, '.'),
    list(state.loose, '.', laden),
    state.island.join('.'),
    state.quiet,
    list(state.left, ''),
    list(state.fresh, ''),
    list(state.tied, ''),
    state.result === null ? '-' : resultText(state.result),
  ].join(' ');
}

const resultText = ({ winner, points, how }: Result): string => `${winner ?? '-'}:${points}:${how}`;

const PARTS = 18;
/** Longer than any state. */
const LONGEST = 4000;

/** Reads what `write` wrote. Untrusted: a text that is not canonical, or no state of a match, is refused. */
export function read(text: string): Checked<State> {
  const parts = text.length > LONGEST ? [] : text.split(' ');
  if (parts.length !== PARTS) return no('position.unreadable');
  const [opt = '', stage, seat = '', roll = '', dice = '', must, named, device = '', fleets = ''] = parts;
  const [
    ships = '',
    wrecks = '',
    loose = '',
    island = '',
    quiet,
    left = '',
    fresh = '',
    tied = '',
    result = '',
  ] = parts.slice(9);
  const options = optionsFromText(opt);
  if (!options.ok) return options;
  const found = STAGES.find((word) => word === stage);
  if (found === undefined) return no('position.unreadable');
  const state: State = {
    options: options.value,
    stage: found,
    fleets: fleets.split('/').map((one) => split(one, '.').filter(isFleet)),
    ships: readShips(ships),
    wrecks: split(wrecks, '.'),
    loose: split(loose, '.').map(readLaden),
    island: split(island, '.').map(Number),
    seat: Number(seat),
    tied: digits(tied),
    roll: digits(roll),
    dice: digits(dice),
    must: Number(must),
    named: named === 'n',
    device: device === '-' ? null : device,
    left: digits(left),
    fresh: digits(fresh),
    quiet: Number(quiet),
    result: readResult(result),
  };
  return spacesExist(state) && write(state) === text && isValid(state)
    ? yes(state)
    : no('position.unreadable');
}

const split = (text: string, sign: string): string[] => (text === '-' ? [] : text.split(sign));
const digits = (text: string): number[] => (/^\d+$/.test(text) ? [...text].map(Number) : []);

function readLaden(text: string): Ship {
  const [at = '', cargo = ''] = text.split('*');
  return { at, cargo: /^(?:11|12|22|1|2)$/.test(cargo) ? cargo : '' };
}

function readShips(text: string): State['ships'] {
  const ships: Partial<Record<FleetId, readonly Ship[]>> = {};
  for (const one of split(text, '/')) {
    const [fleet, at = '-'] = one.split('=');
    const known = FLEETS.find((id) => id === fleet);
    if (known !== undefined) ships[known] = split(at, '.').map(readLaden);
  }
  return ships;
}

/** Every name is one of a space of this chart. */
function spacesExist(state: State): boolean {
  const { numbers } = chartOf(rulesIn(state).maps);
  const named = [
    ...fleetsOf(state).flatMap(([, ships]) => ships.map(({ at }) => at)),
    ...state.wrecks,
    ...state.loose.map(({ at }) => at),
    ...(state.device === null ? [] : [state.device]),
  ];
  return named.every((at) => numbers.has(at));
}

function readResult(text: string): Result | null {
  const parts = /^([0-7-]):(\d):([a-z]+)$/.exec(text);
  if (parts === null) return null;
  return {
    winner: parts[1] === '-' ? null : Number(parts[1]),
    points: Number(parts[2]),
    how: parts[3] as string,
  };
}
