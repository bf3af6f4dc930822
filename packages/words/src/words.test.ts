import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { createPageWords, pages } from './pages.ts';
import { createWords, type Messages } from './words.ts';

const words = createWords('en');

describe('words', () => {
  test('fill the holes of a message', () => {
    expect(words('fact.rolled.they', { who: 'Marisol', a: 6, b: 5 })).toBe('Marisol rolls 6 and 5.');
  });

  test('pick the plural form by n', () => {
    expect(words('spot.point.mine', { point: 8, n: 1 })).toBe('Point 8, your blot');
    expect(words('spot.point.mine', { point: 8, n: 3 })).toBe('Point 8, 3 of yours');
    expect(words('spot.off.mine', { n: 0 })).toBe('Your tray, 0 borne off');
  });

  test('take a message apart at its holes, in order', () => {
    expect(words.parts('fact.rolled.they')).toEqual([
      { hole: 'who' },
      { text: ' rolls ' },
      { hole: 'a' },
      { text: ' and ' },
      { hole: 'b' },
      { text: '.' },
    ]);
    expect(words.parts('spot.bar.mine', 1)).toEqual([{ text: 'Bar, 1 of yours' }]);
    expect(words.parts('spot.bar.mine', 2)).toEqual([
      { text: 'Bar, ' },
      { hole: 'n' },
      { text: ' of yours' },
    ]);
    expect(words.parts('app.name')).toEqual([{ text: 'Sandbar' }]);
  });

  test('never answer a blank for a key they do not know', () => {
    expect(words.say('no.such.key')).toBe(en['reason.unknown']);
    expect(words.say('barred.higherDie', { die: 6 })).toContain('the 6');
    expect(words.say('toString')).toBe(en['reason.unknown']);
  });

  test('every message is a sentence or a label without stray spaces or unclosed holes', () => {
    for (const [key, message] of Object.entries({ ...en, ...pages } as Messages)) {
      for (const text of typeof message === 'string' ? [message] : Object.values(message)) {
        expect(text, key).toBe(text.trim());
        expect(text.replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}]/);
      }
    }
  });

  test('of the pages beside the tables are a catalogue of their own', () => {
    const own = createPageWords();
    expect(own('paste.go')).toBe('Open');
    expect(own.say('no.such.key')).toBe(en['reason.unknown']);
    expect(Object.keys(pages).filter((key) => key in en)).toEqual([]);
  });
});
