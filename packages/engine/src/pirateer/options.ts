/** The options of a Pirateer match: its variants, its ports, and the table options of two variants. */
import { type Checked, no, yes } from '../core/checked.ts';
import type { Seat } from '../core/game.ts';
import { clockOf, FLEETS, type FleetId, isFleet, mapOf, type Port, portOf } from './ports.ts';
import type { Rules } from './rules.ts';
import { clashes, isVariant, rulesOf, VARIANT_IDS, type VariantId } from './variants.ts';

export interface Options {
  /** In canonical order, none twice. */
  readonly variants: readonly VariantId[];
  /** [PR2] The port of each seat; null: as the rules deal them. In an alliance a seat's port stands for both. */
  readonly ports: readonly FleetId[] | null;
  /** [PV5] One treasure on each island instead of a toss. */
  readonly split: boolean;
  /** [PV7] No device in a player's first turn. */
  readonly truce: boolean;
}

const FIELDS = ['variants', 'ports', 'split', 'truce'];

/**
 * Reads options from untrusted JSON; `{}` is the standard game. Reasons: `options.unreadable`, `options.unknown` (a field),
 * `options.variants`, `options.clash.<a>.<b>` (ids in canonical order), `options.ports`, `options.split`, `options.truce`.
 */
export function readOptions(raw: unknown): Checked<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return no('options.unreadable');
  const given = raw as Readonly<Record<string, unknown>>;
  if (Object.keys(given).some((key) => !FIELDS.includes(key))) return no('options.unknown');
  const variants = readVariants(given.variants ?? []);
  if (variants === undefined) return no('options.variants');
  const pair = clashes(variants);
  if (pair !== undefined) return no(`options.clash.${pair[0]}.${pair[1]}`);
  const rules = rulesOf(variants);
  const ports = readPorts(given.ports ?? null, rules);
  if (ports === undefined) return no('options.ports');
  const { split = false, truce = false } = given;
  if (typeof split !== 'boolean' || (split && rules.maps === 1)) return no('options.split');
  if (typeof truce !== 'boolean' || (truce && !rules.devices)) return no('options.truce');
  return yes({ variants, ports, split, truce });
}

function readVariants(raw: unknown): readonly VariantId[] | undefined {
  if (!Array.isArray(raw) || raw.length > VARIANT_IDS.length || !raw.every(isVariant)) return undefined;
  return new Set(raw).size === raw.length ? VARIANT_IDS.filter((id) => raw.includes(id)) : undefined;
}

function readPorts(raw: unknown, rules: Rules): readonly FleetId[] | null | undefined {
  if (raw === null) return null;
  if (!Array.isArray(raw) || !raw.every(isFleet)) return undefined;
  const [least, most] = rules.seats;
  const all = raw.flatMap((fleet) => alliedWith(rules, fleet));
  const fits = raw.length >= least && raw.length <= most && all.every((fleet) => mapOf(fleet) <= rules.maps);
  return fits && new Set(all).size === all.length ? [...raw] : undefined;
}

/** [PV3] [PV4] Ports that are commanded together. */
const ALLIES: Readonly<Record<Rules['alliance'], readonly (readonly Port[])[]>> = {
  none: [],
  wind: [
    ['S', 'F'],
    ['P', 'B'],
  ],
  end: [
    ['S', 'B'],
    ['F', 'P'],
  ],
};

/** The fleets that a seat commands when it has this port, in the order of turns. */
export function alliedWith(rules: Rules, fleet: FleetId): readonly FleetId[] {
  const allies = ALLIES[rules.alliance].find((ports) => ports.includes(portOf(fleet)));
  if (allies === undefined) return [fleet];
  return FLEETS.filter((one) => mapOf(one) === mapOf(fleet) && allies.includes(portOf(one)));
}

/** The seat counts that these options allow: those of the rules, or as many as ports are listed. */
export function seats({ variants, ports }: Options): readonly number[] {
  const [least, most] = rulesOf(variants).seats;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(
    (n) => ports === null || n === ports.length,
  );
}

/** The options of a match in which only these seats were filled: the ports of the others are left out. */
export const fit = (options: Options, kept: readonly Seat[]): Options =>
  options.ports === null
    ? options
    : { ...options, ports: options.ports.filter((_, seat) => kept.includes(seat)) };

/** [PR2] [PV5] The ports that the rules deal to so many seats; undefined where lots are drawn. */
export function dealtPorts(rules: Rules, count: number): readonly FleetId[] | undefined {
  if (rules.maps === 2)
    return count === 7 ? FLEETS.filter((fleet) => fleet !== 'S2') : FLEETS.slice(0, count);
  if (count === 3) return undefined;
  const dealt: readonly FleetId[] = count === 4 ? ['S1', 'F1', 'P1', 'B1'] : ['S1', 'P1'];
  return rules.alliance === 'end' ? ['S1', 'F1'] : dealt;
}

/** [PR3] Seats in the order of turns, clockwise by their first port. */
export const orderOf = (fleets: readonly (readonly FleetId[])[]): readonly Seat[] =>
  fleets.map((_, seat) => seat).sort((a, b) => place(fleets[a]) - place(fleets[b]));

const place = (fleets: readonly FleetId[] | undefined): number => {
  const first = fleets?.[0];
  return first === undefined ? -1 : clockOf(first);
};

/** Options as one word of text, variants, ports and flags, for example `-:S1.F1:-`; the inverse of `optionsFromText`. */
export function optionsText({ variants, ports, split, truce }: Options): string {
  const flags = `${split ? 's' : ''}${truce ? 't' : ''}`;
  return `${variants.join('+') || '-'}:${ports?.join('.') ?? '-'}:${flags || '-'}`;
}

/** Reads what `optionsText` wrote. */
export function optionsFromText(text: string): Checked<Options> {
  const [variants = '', ports = '', flags = ''] = text.split(':');
  const read = readOptions({
    variants: variants === '-' ? [] : variants.split('+'),
    ports: ports === '-' ? null : ports.split('.'),
    split: flags.includes('s'),
    truce: flags.includes('t'),
  });
  return read.ok && optionsText(read.value) !== text ? no('options.unreadable') : read;
}
