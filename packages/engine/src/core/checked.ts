/** The answer of every function that reads something untrusted: a value, or a word key that says why not. */

/** A key of the word catalogue. Rules speak in keys; pages turn them into sentences. */
export type Key = string;

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Key };

export const yes = <T>(value: T): Checked<T> => ({ ok: true, value });
export const no = (why: Key): { readonly ok: false; readonly why: Key } => ({ ok: false, why });
