import { expect, test } from 'vitest';
import { played } from './played.fixture.ts';
import type { Options } from './setting/sentence.tsx';
import { answerFigures } from './stakes.ts';

const MONEY: Options = { mode: 'money', games: 5, jacoby: false, beavers: true, automatic: false };
const OPENED = '=31 A17/20 A19/20';

test('a double: what taking plays for, what passing loses, pips and score from the answerer’s side', () => {
  const { state } = played(MONEY, `${OPENED} Bdouble`, { score: [1, 3] });
  expect(answerFigures(state, 0)).toEqual({
    taken: 2,
    lost: 1,
    score: [1, 3],
    pips: [163, 167],
    scoreAfterPass: '1 to 4',
    mayBeaver: true,
  });
});

test('a redouble counts from the cube as it stands', () => {
  const { state } = played(MONEY, `${OPENED} Bdouble Atake Broll =21 B8/6 B8/7 Adouble`);
  expect(answerFigures(state, 1)).toMatchObject({ taken: 4, lost: 2, scoreAfterPass: '0 to 2' });
});

test('a beaver: the doubler plays for four times, or loses twice, and cannot beaver back', () => {
  const { state } = played(MONEY, `${OPENED} Bdouble Abeaver`);
  expect(answerFigures(state, 1)).toMatchObject({
    taken: 4,
    lost: 2,
    scoreAfterPass: '0 to 2',
    mayBeaver: false,
  });
});

test('no beaver where the session has none, or in a match', () => {
  for (const options of [
    { ...MONEY, beavers: false },
    { mode: 'match', length: 5, crawford: true },
  ] as const)
    expect(answerFigures(played(options, `${OPENED} Bdouble`).state, 0).mayBeaver).toBe(false);
});
