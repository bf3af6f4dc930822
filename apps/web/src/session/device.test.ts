import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  forgetTable,
  type Known,
  knownTable,
  knownTables,
  readJson,
  readName,
  readSettings,
  rememberTable,
  writeJson,
  writeName,
  writeSettings,
} from './device.ts';

/** A storage in memory that begins with these texts. */
function memory(texts: Readonly<Record<string, string>> = {}): Map<string, string> {
  const kept = new Map(Object.entries(texts));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return kept;
}

const refuse = (): never => {
  throw new DOMException('no storage here', 'SecurityError');
};
const known = (id: string, more: Partial<Known> = {}): Known => ({
  id,
  game: 'backgammon',
  tokens: [],
  title: id,
  seen: 0,
  ...more,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('without storage everything works, and nothing is remembered', () => {
  test.each([
    ['reading and writing throw', { getItem: refuse, setItem: refuse }],
    ['there is no room', { getItem: () => null, setItem: refuse }],
    ['there is none at all', undefined],
  ])('%s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    writeJson('x', 1);
    writeName('Ann');
    writeSettings({ ...readSettings(), sound: false });
    rememberTable(known('one'));
    forgetTable('one');
    expect([readJson('x'), readName(), knownTables(), knownTable('one')]).toEqual([null, '', [], undefined]);
    expect(readSettings().sound).toBe(true);
  });
  test('in a frame that may not even ask for it', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
    try {
      rememberTable(known('one'));
      expect([readName(), knownTables(), readSettings().speed]).toEqual(['', [], 'normal']);
    } finally {
      if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
      else Object.defineProperty(globalThis, 'localStorage', before);
    }
  });
});

describe('what was written by somebody else, or long ago', () => {
  test('is as good as nothing when it cannot be read', () => {
    memory({ 'sandbar.name': '7', 'sandbar.tables': '{"id":1}', 'sandbar.settings': '{' });
    expect([readName(), knownTables(), readSettings().theme]).toEqual(['', [], 'auto']);
  });
  test('settings that are new since then have their first value', () => {
    memory({ 'sandbar.settings': '{"theme":"dark"}' });
    expect(readSettings()).toMatchObject({ theme: 'dark', autoRoll: true, volume: 0.4 });
  });
});

describe('[R37] the tables of this device', () => {
  test('[R37] the last one opened comes first, each once, and each can be forgotten', () => {
    memory();
    for (const id of ['a', 'b', 'a', 'c']) rememberTable(known(id));
    expect(knownTables().map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    rememberTable(known('b', { title: 'new' }));
    expect(knownTable('b')?.title).toBe('new');
    forgetTable('c');
    expect(knownTables().map(({ id }) => id)).toEqual(['b', 'a']);
  });
  test('[R37] thirty at most', () => {
    memory();
    for (let i = 0; i < 40; i++) rememberTable(known(`t${i}`));
    expect(knownTables()).toHaveLength(30);
    expect(knownTables()[0]?.id).toBe('t39');
  });
});

test('[R5] the name is remembered', () => {
  const kept = memory();
  writeName('Ann');
  expect([readName(), kept.get('sandbar.name')]).toEqual(['Ann', '"Ann"']);
});
