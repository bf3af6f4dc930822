/** How the rules of a game are told on a page. Each part names the numbered rules that it tells. */

export interface RulePart {
  /** Rule numbers of the engine's documents, as in `PR4`. */
  readonly rules: readonly string[];
  /** Plain text; **bold** where a reader in a hurry should look. */
  readonly text: string;
  /** Set where the rulebook leaves something open and the decision is ours: what it says, and why we read it so. */
  readonly ours?: string;
  /** Pictures under the text, by the name under which the page draws them. */
  readonly figures?: readonly { readonly name: string; readonly caption: string }[];
}

export interface RuleSection {
  /** The anchor in the page's address. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly RulePart[];
}

export interface RuleBook {
  readonly lead: string;
  /** What has to be said about the name and its owner. */
  readonly note?: string;
  readonly sections: readonly RuleSection[];
}
