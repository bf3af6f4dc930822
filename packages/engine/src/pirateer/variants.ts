/** The variants of the rulebook, each as the fields of the rules record that it sets. [PV1] to [PV9] */
import { type Rules, STANDARD } from './rules.ts';

interface Variant {
  readonly sets: Partial<Rules>;
  /** Variants that set nothing in common with this one and still make no sense beside it. */
  readonly notWith?: readonly string[];
}

export const VARIANTS = {
  'devils-island': { sets: { start: 'island' } },
  flotilla: { sets: { start: 'stack', stacks: true } },
  dominion: { sets: { seats: [2, 2], alliance: 'wind' } },
  runaway: { sets: { seats: [2, 2], alliance: 'end' } },
  'pieces-of-eight': { sets: { seats: [5, 8], maps: 2, alliance: 'none', dice: 4, alike: 4 } },
  hurricane: { sets: { hurricane: true } },
  'nuke-a-teer': { sets: { devices: true } },
  shipwreck: { sets: { wrecks: true } },
  'acey-deucey': { sets: { again: true } },
} as const satisfies Readonly<Record<string, Variant>>;

export type VariantId = keyof typeof VARIANTS;

/** All variants in canonical order: setups, fleets, modifiers. */
export const VARIANT_IDS = Object.keys(VARIANTS) as readonly VariantId[];

export const isVariant = (raw: unknown): raw is VariantId => VARIANT_IDS.some((id) => id === raw);

/** The rules fields that a variant sets. */
export const fieldsOf = (id: VariantId): Partial<Rules> => VARIANTS[id].sets;

/** Whether two variants set one field differently, or are listed as making no sense together. */
function clash(a: VariantId, b: VariantId): boolean {
  const first: Variant = VARIANTS[a];
  const second: Variant = VARIANTS[b];
  const fields = Object.keys(first.sets) as (keyof Rules)[];
  const differ = fields.some(
    (field) => field in second.sets && String(first.sets[field]) !== String(second.sets[field]),
  );
  return differ || (first.notWith ?? []).includes(b) || (second.notWith ?? []).includes(a);
}

/** The first two of these variants that clash, in canonical order; undefined when all go together. */
export function clashes(variants: readonly VariantId[]): readonly [VariantId, VariantId] | undefined {
  for (const [i, a] of VARIANT_IDS.entries())
    for (const b of VARIANT_IDS.slice(i + 1))
      if (variants.includes(a) && variants.includes(b) && clash(a, b)) return [a, b];
  return undefined;
}

/** The rules of a game with these variants. */
export const rulesOf = (variants: readonly VariantId[]): Rules =>
  Object.assign({}, STANDARD, ...variants.map(fieldsOf));
