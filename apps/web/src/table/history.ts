/** What games for more than two keep of a match, and how far a draft may be told. */

/** A match as its facts, and those of its last turn that moved something, for their course on the board. */
export interface History<F> {
  readonly facts: readonly F[];
  readonly moved: readonly F[];
}

/**
 * The facts up to the end of the turn that is drafted: what follows it is not yet on the table. The last `draft` facts are
 * the draft's; `ends` are the kinds that end a turn.
 */
export function untilTurnEnds<F extends { readonly kind: string }>(
  facts: readonly F[],
  draft: number,
  ends: readonly F['kind'][],
): readonly F[] {
  if (draft === 0) return facts;
  const at = facts.findIndex(({ kind }, i) => i >= facts.length - draft && ends.includes(kind));
  return at < 0 ? facts : facts.slice(0, at);
}
