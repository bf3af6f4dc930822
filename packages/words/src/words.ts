/** Turns a key and its parameters into a sentence, with plural forms, in the language of the reader. */
import { en } from './en/index.ts';

/** A text with `{holes}`, or one text for each plural form; the hole `n` then picks the form. */
export type Message =
  | string
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

/** Messages by key. */
export type Messages = Readonly<Record<string, Message>>;
/** The messages of every table. Other languages must have the same keys. */
export type Catalogue = typeof en;
export type WordKey = keyof Catalogue;

/** The names of the holes in a text. */
type Holes<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Texts<M> = M extends string ? M : M[keyof M];
type HolesOf<C, K extends keyof C> = Holes<Texts<C[K]>>;
/** The names of the holes in the message of that key. */
export type HoleOf<K extends WordKey> = HolesOf<Catalogue, K>;
type Given<C, K extends keyof C> = [HolesOf<C, K>] extends [never]
  ? readonly []
  : readonly [params: Readonly<Record<HolesOf<C, K>, string | number>>];

/** Values for the holes of a message whose key is not known before run time. */
export type Params = Readonly<Record<string, string | number>>;

/** A piece of a message: a text, or the name of the hole that stands there. */
export type Piece<H extends string = string> = { readonly text: string } | { readonly hole: H };

/** The words of one language: `words('fact.rolled.you', { a: 6, b: 5 })`. */
export interface Words<C = Catalogue> {
  <K extends keyof C>(key: K, ...params: Given<C, K>): string;
  /** The sentence for a key that came over the wire; an unknown key gets a general sentence, never a blank. */
  say(key: string, params?: Params): string;
  /** A message in pieces, in the order of this language: for a sentence that has controls or bold text in its holes. `n` picks a plural form. */
  parts<K extends keyof C>(key: K, n?: number): readonly Piece<HolesOf<C, K>>[];
  /** Things in a row: `a, b and c`. */
  list(texts: readonly string[]): string;
  /** A small number as a word that begins a sentence: `Four`. From 1 to 8. */
  count(n: number): string;
  readonly locale: string;
}

export const isWordKey = (key: string): key is WordKey => Object.hasOwn(en, key);

/** Makes the words of a language. English is the only one so far; an unknown locale gets English with its plural rules. */
export const createWords = (locale = 'en'): Words => wordsOf(en, locale);

/** The words of one catalogue: of every table, or of pages that load theirs by themselves. */
export function wordsOf<C extends Messages>(catalogue: C, locale: string): Words<C> {
  const plural = new Intl.PluralRules('en');
  // English without the comma before "and".
  const rows = new Intl.ListFormat('en-GB');
  const form = (message: Message, params: Params): string => {
    if (typeof message === 'string') return message;
    const n = params.n;
    return typeof n === 'number' ? (message[plural.select(n)] ?? message.other) : message.other;
  };
  const fill = (message: Message, params: Params): string =>
    form(message, params).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  const words = <K extends keyof C>(key: K, ...params: Given<C, K>): string =>
    fill(catalogue[key] as Message, params[0] ?? {});
  const say = (key: string, params: Params = {}): string =>
    fill(Object.hasOwn(catalogue, key) ? (catalogue[key] as Message) : en['reason.unknown'], params);
  const parts = <K extends keyof C>(key: K, n?: number): readonly Piece<HolesOf<C, K>>[] =>
    form(catalogue[key] as Message, n === undefined ? {} : { n })
      .split(/\{(\w+)\}/)
      .map((piece, i) => (i % 2 === 0 ? { text: piece } : { hole: piece as HolesOf<C, K> }))
      .filter((piece) => !('text' in piece && piece.text === ''));
  const count = (n: number): string => say(`number.${n}`);
  return Object.assign(words, {
    say,
    parts,
    list: (texts: readonly string[]) => rows.format(texts),
    count,
    locale,
  });
}
