import { expect, test } from 'vitest';

import { formOfReward, NEW_REWARD, rewardFaults } from './reward-draft.ts';

const series = { seriesID: 1954, name: '1954 Base', year: 1954 };

test('an empty draft is a reward of nothing, which can’t be made, with chances left open', () => {
  expect(rewardFaults(NEW_REWARD)).toEqual({ money: 'A reward needs money, packs or a card.' });
  expect(rewardFaults({ ...NEW_REWARD, money: '1' })).toEqual({});
  expect(formOfReward(NEW_REWARD)).toEqual({
    money: 0,
    seriesID: null,
    numberOfSeries: null,
    cardID: null,
    seriesPct: null,
    cardPct: null,
    description: '',
  });
});

test('what was typed is sent as figures, and a chance of 0 is not an empty one', () => {
  const draft = { ...NEW_REWARD, money: ' 500 ', series, numberOfSeries: '3', seriesPct: '0' };
  expect(formOfReward(draft)).toMatchObject({
    money: 500,
    seriesID: 1954,
    numberOfSeries: 3,
    seriesPct: 0,
  });
});

test.each([
  [{ money: '-1' }, 'money'],
  [{ money: '1.5' }, 'money'],
  [{ money: '1000000001' }, 'money'],
  [{ series, numberOfSeries: '101' }, 'numberOfSeries'],
  [{ seriesPct: '101' }, 'seriesPct'],
  [{ cardPct: 'all' }, 'cardPct'],
  [{ numberOfSeries: '2' }, 'series'],
])('%j is told beside its field', (change, field) => {
  expect(Object.keys(rewardFaults({ ...NEW_REWARD, ...change }))).toEqual([field]);
});
