/** Files by name. */
import { expect, test } from 'vitest';
import { fileName } from './files.ts';

test('files are called by the match, those of this device by the game', () => {
  expect(fileName('k7', 'backgammon', 'mat')).toBe('sandbar-k7.mat');
  expect(fileName(null, 'pirateer', 'save')).toBe('sandbar-pirateer.txt');
});
