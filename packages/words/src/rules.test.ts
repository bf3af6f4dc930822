/** The rules as the pages tell them against the numbered rules of the engine: nothing is made up, no ruling is kept quiet. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type RuleBook, ruleBook } from './rules.ts';

const documentOf = (game: string): string =>
  readFileSync(new URL(`../../engine/docs/rules/${game}.md`, import.meta.url), 'utf8');

/** The numbered rules of a document, each with its text. */
const numbered = (game: string): Map<string, string> =>
  new Map(
    [...documentOf(game).matchAll(/- \*\*\[((?:BG|PB|PR|PV)\d+)\]([\s\S]*?)(?=\n- \*\*\[|\n#|$)/g)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  );

const partsOf = (book: RuleBook) => book.sections.flatMap(({ parts }) => parts);

describe.each(['backgammon', 'pirates', 'pirateer'])('the rules page of %s', (game) => {
  test('names only rules that there are', async () => {
    const known = numbered(game);
    expect(known.size).toBeGreaterThan(20);
    for (const part of partsOf((await ruleBook(game)) as RuleBook))
      for (const id of part.rules) expect([...known.keys()], part.text).toContain(id);
  });
  test('has sections with anchors of their own, and figures with captions', async () => {
    const book = (await ruleBook(game)) as RuleBook;
    const ids = book.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const figure of partsOf(book).flatMap(({ figures = [] }) => figures))
      expect(figure.caption).not.toBe('');
  });
});

describe.each(['pirates', 'pirateer'])('the rulings of %s', (game) => {
  const ruled = [...numbered(game)].filter(([, text]) => /\(rulings?\)/.test(text)).map(([id]) => id);
  // What only the host of a table or a bench would ask is not told: how a turn is skipped, how stacks are written.
  const untold = ['PB8', 'PR19', 'PR21', 'PV10'];
  test.each(ruled.filter((id) => !untold.includes(id)))('%s is told as ours', async (id) => {
    const part = partsOf((await ruleBook(game)) as RuleBook).find(({ rules }) => rules.includes(id));
    expect(part?.ours ?? '', `${id} ${part?.text}`).not.toBe('');
  });
});

test('Pirateer’s owner is named as such', async () => {
  expect((await ruleBook('pirateer'))?.note).toContain('trademark');
});
