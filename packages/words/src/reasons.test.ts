/**
 * No reason without its sentence: the sources are read for every reason that they can give. What the host's handlers return
 * need not be looked for: their type is the closed list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reasons } from './en/reasons.ts';
import { isWordKey } from './words.ts';

const ROOT = new URL('../../../', import.meta.url);

/** The sources in a folder of the repository, without tests, in one text. */
const sourceOf = (folder: string): string =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8'))
    .join('\n');

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? '');

/** Reasons that stand where a reason is given: `no('…')`, `why: '…'`, `why = '…'`, and the worker's `refuse(c, '…')`. */
const given = (text: string): string[] =>
  all(text, /(?:\bno\(|\bwhy(?:: | = )|\brefuse\(c, )\s*['"`]([^'"`$]+)['"`]/g);

const protocol = sourceOf('packages/protocol/src');
const closed = all(/const REASONS = \[([^\]]*)\]/.exec(protocol)?.[1] ?? '', /'([^']+)'/g);
const request = all(
  /const request = v\.strictObject\(\{([\s\S]*?)\n\}\);/.exec(protocol)?.[1] ?? '',
  /^ {2}(\w+): v\./gm,
).map((field) => `request.${field}`);

/** A reason with a dot is a word key as it is; all others stand under `reason`. */
const keyOf = (why: string): string => (why.includes('.') ? why : `reason.${why}`);

const engine = given(sourceOf('packages/engine/src'));
const records = given(sourceOf('packages/records/src'));
const host = given(protocol);
const worker = given(sourceOf('apps/worker/src'));
const emitted = [...new Set([...engine, ...records, ...host, ...worker, ...closed, ...request])].sort();

describe('reasons', () => {
  test.each(emitted)('%s has a sentence', (why) => expect(isWordKey(keyOf(why))).toBe(true));

  test('are found wherever they are given', () => {
    expect(engine).toEqual(expect.arrayContaining(['options.length', 'turn', 'draw.opening']));
    expect(records).toEqual(expect.arrayContaining(['save.version', 'pasted.empty', 'record.sgf']));
    expect(host).toEqual(expect.arrayContaining(['unreadable', 'name', 'version', 'removed']));
    expect(worker).toEqual(expect.arrayContaining(['unknown-match', 'too-large', 'fault']));
    expect(closed).toEqual(expect.arrayContaining(['bad-secret', 'taken', 'chat-off']));
    expect(request).toEqual(expect.arrayContaining(['request.game', 'request.talk', 'request.clock']));
  });

  test('of the host are in its closed list, or name a field', () => {
    expect(host.filter((why) => !why.includes('.') && !closed.includes(why))).toEqual([]);
  });

  test('are told as what is wrong and what to do about it', () => {
    const told = Object.entries(reasons).filter(([key]) => key.startsWith('reason.'));
    for (const [key, text] of told) expect(text.split(/(?<=\.) /), key).not.toHaveLength(1);
  });
});
