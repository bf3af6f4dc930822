/** The rules as the pages tell them: loaded only where they are read. */
import type { RuleBook } from './book.ts';

export type * from './book.ts';

const BOOKS: Readonly<Record<string, () => Promise<RuleBook>>> = {
  backgammon: () => import('./en/rules/backgammon.ts').then(({ backgammon }) => backgammon),
  pirates: () => import('./en/rules/pirates.ts').then(({ pirates }) => pirates),
  pirateer: () => import('./en/rules/pirateer.ts').then(({ pirateer }) => pirateer),
};

/** The rules of a game, or undefined where there is no such game. */
export const ruleBook = (game: string): Promise<RuleBook> | undefined =>
  Object.hasOwn(BOOKS, game) ? BOOKS[game]?.() : undefined;
