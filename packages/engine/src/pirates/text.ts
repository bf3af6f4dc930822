/** Text for actions and whole states: what log, wire and saves carry. */
import { type Checked, no, yes } from '../core/checked.ts';
import type { Result } from '../core/game.ts';
import { SEATS } from '../core/log.ts';
import { isPoint, reach } from './board.ts';
import { optionsFromText, optionsText } from './options.ts';
import { resultOf } from './over.ts';
import type { Action, How, Kind, Pirate, Place, Ship, Stage, State } from './state.ts';
import { isValid } from './valid.ts';

/** `roll`, `14/17`, `3/off5` (bearing off names its die). */
export function writeAction(action: Action): string {
  if (action.kind === 'roll') return 'roll';
  return action.to === 'off' ? `${action.from}/off${action.die}` : `${action.from}/${action.to}`;
}

/** Reads an action. A step is read only if some die can make it on an empty board. Reason: `action.unreadable`. */
export function readAction(text: string): Checked<Action> {
  if (text === 'roll') return yes({ kind: 'roll' });
  const parts = /^([1-9]\d?)\/(?:([1-9]\d?)|off([1-6]))$/.exec(text);
  const from = Number(parts?.[1]);
  if (parts === null || !isPoint(from)) return no('action.unreadable');
  if (parts[3] !== undefined) {
    const die = Number(parts[3]);
    const leaves = reach(from, die, 1) === 'off' || reach(from, die, -1) === 'off';
    return leaves ? yes({ kind: 'sail', from, to: 'off', die }) : no('action.unreadable');
  }
  const to = Number(parts[2]);
  const die = Math.abs(from - to);
  return isPoint(to) && die >= 1 && die <= 6 ? yes({ kind: 'sail', from, to, die }) : no('action.unreadable');
}

const STAGES: readonly Stage[] = ['setup', 'travel', 'luck', 'order', 'ready', 'rolling', 'moving', 'over'];
const KINDS: Readonly<Record<string, Kind>> = { m: 'merchant', W: 'mow', T: 'typhoon' };
const LETTER: Readonly<Record<Kind, string>> = { merchant: 'm', mow: 'W', typhoon: 'T' };

/**
 * The whole state as one line: options, round, stage, the ship that travels or the turn in the order (0 first), roll,
 * dice left, order, result; the pirates seat by seat as `at:hold/chest`, with `#rank` on a shared point; the ships,
 * oldest first, as round of appearing, kind, point and gold.
 * `25 4 moving 1 36 36 C64.A61.B3 - | 3#0:8/1 15:14/16 3#1:0/0 | 1m21=3 2W5`
 */
export function write(state: State): string {
  return [
    optionsText(state.options),
    state.round,
    state.stage,
    state.traveling ?? state.turn ?? '-',
    state.roll?.join('') ?? '-',
    state.dice.join('') || '-',
    state.order.map(({ seat, dice }) => `${SEATS[seat]}${dice.join('')}`).join('.') || '-',
    resultText(state.result),
    '|',
    ...state.pirates.map((pirate) => pirateText(pirate, state.pirates)),
    '|',
    ...state.ships.map((ship) => `${ship.id}${shipText(ship)}`),
  ].join(' ');
}

/** `14:3/12`, with `#rank` after the point when several pirates share it. */
export function pirateText({ at, hold, chest, rank }: Pirate, pirates: readonly Pirate[]): string {
  const shared = typeof at === 'number' && pirates.filter((one) => one.at === at).length > 1;
  return `${at}${shared ? `#${rank}` : ''}:${hold}/${chest}`;
}

/** `m21=3`, `W5`, `T12`. */
export const shipText = ({ kind, at, gold }: Pick<Ship, 'kind' | 'at' | 'gold'>): string =>
  `${LETTER[kind]}${at}${kind === 'merchant' ? `=${gold}` : ''}`;

function resultText(result: Result | null): string {
  if (result === null) return '-';
  return `${result.winner === null ? '' : SEATS[result.winner]}:${result.how}`;
}

/** Reads what `write` wrote. Untrusted: a text that is not canonical, or no state of a match, is refused. */
export function read(text: string): Checked<State> {
  const [head = '', crews = '', fleet = ''] = text.split(/ \| ?/);
  const parts = head.split(' ');
  if (parts.length !== 8) return no('position.unreadable');
  const [opt, round, stage, cursor, roll, dice, order, result] = parts as [string, ...string[]];
  const options = optionsFromText(opt);
  if (!options.ok) return options;
  const pirates = crews.split(' ').map(readPirate);
  const ships = fleet === '' ? [] : fleet.split(' ').map(readShip);
  const places = order === '-' ? [] : (order?.split('.') ?? []).map(readPlace);
  if (!whole(pirates) || !whole(ships) || !whole(places)) return no('position.unreadable');
  const at = cursor === '-' ? null : Number(cursor);
  const state: State = {
    options: options.value,
    round: Number(round),
    stage: STAGES.find((word) => word === stage) ?? 'over',
    pirates,
    ships,
    traveling: stage === 'travel' ? at : null,
    order: places,
    turn: stage === 'travel' ? null : at,
    roll: /^[1-6]{2}$/.test(roll ?? '') ? [Number(roll?.[0]), Number(roll?.[1])] : null,
    dice: /^[1-6]{1,2}$/.test(dice ?? '') ? [...(dice ?? '')].map(Number) : [],
    result: readResult(result ?? ''),
  };
  return write(state) === text && isValid(state) ? yes(state) : no('position.unreadable');
}

const whole = <T>(list: readonly (T | undefined)[]): list is readonly T[] => !list.includes(undefined);

/** Nine digits at most, so that sums stay exact. */
function readPirate(text: string): Pirate | undefined {
  const parts = /^(\d{1,2}|bar|gone)(?:#([0-5]))?:(\d{1,9})\/(\d{1,9})$/.exec(text);
  if (parts === null) return undefined;
  const at = parts[1] === 'bar' || parts[1] === 'gone' ? parts[1] : Number(parts[1]);
  return { at, hold: Number(parts[3]), chest: Number(parts[4]), rank: Number(parts[2] ?? 0) };
}

function readShip(text: string): Ship | undefined {
  const parts = /^(\d{1,9})([mWT])(\d{1,2})(?:=(\d))?$/.exec(text);
  const kind = KINDS[parts?.[2] ?? ''];
  if (parts === null || kind === undefined) return undefined;
  return { id: Number(parts[1]), kind, at: Number(parts[3]), gold: Number(parts[4] ?? 0) };
}

function readPlace(text: string): Place | undefined {
  const parts = /^([A-F])([1-6]*)$/.exec(text);
  if (parts === null) return undefined;
  return { seat: SEATS.indexOf(parts[1] ?? ''), dice: [...(parts[2] ?? '')].map(Number) };
}

function readResult(text: string): Result | null {
  const parts = /^([A-F]?):(gold|left|agreed)$/.exec(text);
  if (parts === null) return null;
  const seat = parts[1] === '' ? null : SEATS.indexOf(parts[1] ?? '');
  return resultOf(seat, parts[2] as How);
}
