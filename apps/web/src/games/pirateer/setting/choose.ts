/** Choosing the options of Pirateer: every change leads to options that can be played. */
import { pirateer } from '@sandbar/engine';

export type Options = pirateer.Options;
export type Variant = pirateer.VariantId;

/** Options together with the number of captains, since each limits the other. */
export interface Choice {
  readonly options: Options;
  readonly seats: number;
}

export type Group = 'start' | 'fleets' | 'weather';

/** The heading that a variant stands under, by what it changes. */
export function groupOf(id: Variant): Group {
  const fields = pirateer.fieldsOf(id);
  if (fields.start !== undefined) return 'start';
  return fields.seats === undefined ? 'weather' : 'fleets';
}

/** How many captains a variant asks for, least and most; undefined where it leaves that open. */
export const captainsFor = (id: Variant): readonly [number, number] | undefined =>
  pirateer.fieldsOf(id).seats;

/** Switches a variant on or off. What does not go with it is taken away, and the captains become as many as it needs. */
export function toggled({ options, seats }: Choice, id: Variant): Choice {
  const on = options.variants.includes(id);
  const others = options.variants.filter(
    (one) => one !== id && (on || pirateer.clashes([one, id]) === undefined),
  );
  return fitted({ ...options, variants: on ? others : [...others, id] }, seats);
}

/** Another number of captains: a variant that asks for another number is taken away, one that allows this one joins in. */
export function withSeats({ options }: Choice, seats: number): Choice {
  const allows = (id: Variant): boolean => {
    const range = captainsFor(id);
    return range === undefined || (seats >= range[0] && seats <= range[1]);
  };
  const kept = options.variants.filter(allows);
  const enough = pirateer.rulesOf(kept).seats[1] >= seats;
  const more = enough ? [] : pirateer.VARIANT_IDS.filter((id) => captainsFor(id) !== undefined && allows(id));
  return fitted({ ...options, ports: null, variants: [...kept, ...more] }, seats);
}

/** The same choice with everything that no longer fits put back to what the rules say. */
function fitted(options: Options, wanted: number): Choice {
  const variants = pirateer.VARIANT_IDS.filter((id) => options.variants.includes(id));
  const rules = pirateer.rulesOf(variants);
  const [least, most] = rules.seats;
  const seats = wanted < least || wanted > most ? (least > 2 ? most : Math.min(wanted, most)) : wanted;
  const next: Options = {
    variants,
    ports: options.ports,
    split: options.split && rules.maps === 2,
    truce: options.truce && rules.devices,
  };
  const whole = pirateer.readOptions(next);
  const portsFit = whole.ok && (next.ports === null || next.ports.length === seats);
  return { options: portsFit ? next : { ...next, ports: null }, seats };
}

/** The ports that may be chosen under these options, in the order of turns. In an alliance one port stands for both. */
export function portsOf({ variants }: Options): readonly pirateer.FleetId[] {
  const rules = pirateer.rulesOf(variants);
  return pirateer.FLEETS.filter(
    (fleet) => pirateer.mapOf(fleet) <= rules.maps && pirateer.alliedWith(rules, fleet)[0] === fleet,
  );
}
