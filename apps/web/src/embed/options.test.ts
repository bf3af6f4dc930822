import { expect, test } from 'vitest';
import { readEmbedOptions, readEmbedPath } from './options.ts';

const read = (query: string) => readEmbedOptions(new URLSearchParams(query));
const UNSET = read('');

test('without options an embed follows the device, silent, with controls', () => {
  expect(UNSET).toEqual({
    theme: 'auto',
    bg: 'auto',
    seat: 0,
    layout: 'full',
    lang: 'en',
    sound: false,
    controls: true,
    motion: 'auto',
    ply: null,
    origin: null,
  });
});

test('every option is read', () => {
  const query =
    'theme=light&bg=transparent&seat=3&layout=board&lang=pt-BR&sound=1&controls=0&motion=off&ply=95&origin=https://club.example';
  expect(read(query)).toEqual({
    theme: 'light',
    bg: 'transparent',
    seat: 3,
    layout: 'board',
    lang: 'pt-BR',
    sound: true,
    controls: false,
    motion: 'off',
    ply: 95,
    origin: 'https://club.example',
  });
});

test.each(['theme=pink', 'bg=url(x)', 'seat=9', 'seat=-1', 'ply=1e9', 'lang=<b>', 'sound=yes', 'other=1'])(
  'what is unknown is ignored: %s',
  (query) => expect(read(query)).toEqual(UNSET),
);

test.each([
  ['https://club.example', 'https://club.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://club.example/', null],
  ['https://club.example.evil.example@x', null],
  ['null', null],
  ['*', null],
  ['javascript:alert(1)', null],
])('[case 107] an origin is exact or none: %s', (text, origin) => {
  expect(read(`origin=${encodeURIComponent(text)}`).origin).toBe(origin);
});

test.each([
  ['/embed/m/abc', { kind: 'match', id: 'abc' }],
  ['/embed/replay/abc/', { kind: 'replay', id: 'abc' }],
  ['/embed/pos', { kind: 'position' }],
  ['/embed/new', { kind: 'new' }],
  ['/embed/', null],
  ['/embed/m/a/b', null],
])('the address %s', (path, what) => {
  expect(readEmbedPath(path)).toEqual(what);
});
