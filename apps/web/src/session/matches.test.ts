import { describe, expect, test } from 'vitest';
import { tableIn } from './matches.ts';

const ID = '23456789abcdefghj';
const SECRET = 'Aa0_-'.padEnd(22, 'x');

describe('[R4] a pasted link', () => {
  test.each([
    [`https://sandbar.example/m/${ID}#t=${SECRET}`, `/m/${ID}#t=${SECRET}`],
    [`https://sandbar.example/m/${ID}`, `/m/${ID}`],
    [`http://localhost:8787/m/${ID}#t=${SECRET}&w=${SECRET}`, `/m/${ID}#t=${SECRET}&w=${SECRET}`],
    [`/m/${ID}`, `/m/${ID}`],
    [`  https://sandbar.example/m/${ID}#t=${SECRET}\n`, `/m/${ID}#t=${SECRET}`],
    [`Play with me: https://sandbar.example/m/${ID}#t=${SECRET}. Soon?`, `/m/${ID}#t=${SECRET}`],
    [`<https://sandbar.example/m/${ID}>`, `/m/${ID}`],
    [`https://sandbar.example/m/${ID}/#t=${SECRET}`, `/m/${ID}#t=${SECRET}`],
    [`https://sandbar.example/m/${ID}?via=mail#t=${SECRET}`, `/m/${ID}#t=${SECRET}`],
  ])('%j leads to its table', (text, path) => expect(tableIn(text)).toBe(path));
  test.each([
    '',
    'https://sandbar.example/',
    ID,
    `https://sandbar.example/m/${ID.slice(1)}`,
    `https://sandbar.example/m/${ID}2`,
    `https://sandbar.example/m/${ID.replace('2', 'o')}`,
    `https://sandbar.example/m/${ID.toUpperCase()}`,
    'javascript:alert(1)',
  ])('%j leads to none', (text) => expect(tableIn(text)).toBe(undefined));
});
