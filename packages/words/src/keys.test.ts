/** Every key is used somewhere, and stands in one file only. The sources are read for keys, whole or built. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { clock } from './en/clock.ts';
import { embed } from './en/embed.ts';
import { embeds } from './en/embeds.ts';
import { facts } from './en/facts.ts';
import { en } from './en/index.ts';
import { paste } from './en/paste.ts';
import { pirateer } from './en/pirateer.ts';
import { pirates } from './en/pirates.ts';
import { privacy } from './en/privacy.ts';
import { reasons } from './en/reasons.ts';
import { records } from './en/records.ts';
import { replay } from './en/replay.ts';
import { share } from './en/share.ts';
import { start } from './en/start.ts';
import { table } from './en/table.ts';
import { pages } from './pages.ts';

const ROOT = new URL('../../../', import.meta.url);
const FOLDERS = ['apps/web/src', 'apps/worker/src'].concat(
  ['boards', 'dice', 'engine', 'protocol', 'records'].map((name) => `packages/${name}/src`),
);

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name);

const source = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8')),
)
  .concat(readFileSync(new URL('words.ts', import.meta.url), 'utf8'))
  .join('\n')
  // Comments name keys, too.
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const all = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((found) => found[1] ?? '');

/** Strings that may be a key: `'act.roll'`, and `"act.roll"` where markup gives it. */
const whole = new Set(all(/['"]([a-z][\w.-]*)['"]/gi));

/**
 * Templates that may be keys, as patterns: `variant.${id}.line` fits `variant.flotilla.line`, but no key with a dot more;
 * `say.left${form}` fits `say.left.short`, too. One that begins with a hole says too little: see `endings`.
 */
const built = all(/`([a-z]\w*\.(?:[\w.-]|\$\{[^`}]*\})*)`/gi)
  .filter((text) => text.includes('${'))
  .map((text) => {
    const escaped = text.replaceAll('.', '\\.');
    const parts = escaped.replace(/\.\$\{[^}]*\}/g, '.([\\w-]+)').replace(/\$\{[^}]*\}/g, '([\\w.-]*)');
    return new RegExp(`^${parts}$`);
  });

/** What a hole can be filled with: a string or the name of a field that stands in the sources, or a number. */
const values = new Set(all(/['"]([\w.-]+)['"]/g).concat(all(/\b(\w+):/g)));
const isValue = (text: string): boolean => /^\d*$/.test(text) || values.has(text);

/** `${key}.asked`: the endings that are put to a key which is chosen elsewhere. */
const endings = new Set(all(/`\$\{[^`}]*\}(\.\w+)`/g));

/** Reasons come bare, and are told under `reason`; fields of a request under `request`. */
const isReason = (key: string): boolean => /^(reason|request)\./.test(key);

const isUsed = (key: string): boolean =>
  whole.has(key) ||
  built.some((pattern) => pattern.exec(key)?.slice(1).every(isValue)) ||
  [...endings].some((ending) => key.endsWith(ending) && whole.has(key.slice(0, -ending.length))) ||
  (isReason(key) && whole.has(key.slice(key.indexOf('.') + 1)));

describe('keys', () => {
  test('are all used', () =>
    expect(Object.keys({ ...en, ...pages }).filter((key) => !isUsed(key))).toEqual([]));

  test('are found whole, built and with an ending', () => {
    expect(whole).toContain('act.roll');
    expect(isUsed('variant.flotilla.line')).toBe(true);
    expect(isUsed('reason.stale')).toBe(true);
    expect(isUsed('variant.flotilla')).toBe(true);
    expect(isUsed('set.nothing')).toBe(false);
  });

  test('stand in one file each, and every file is in a catalogue', () => {
    const files = [board, cards, clock, embed, facts, pirateer, pirates, reasons, records, replay, share]
      .concat([start, table, embeds, paste, privacy] as never)
      .flatMap((file) => Object.keys(file));
    expect(files.filter((key, i) => files.indexOf(key) !== i)).toEqual([]);
    expect(files.sort()).toEqual(Object.keys({ ...en, ...pages }).sort());
  });
});
