import { expect, test } from 'vitest';
import { isEmptyReward, type RewardParts } from './is-empty-reward.ts';

const NOTHING: RewardParts = {
  money: 0,
  seriesID: null,
  numberOfSeries: null,
  cardID: null,
  seriesPct: null,
  cardPct: null,
};

test.each<[string, Partial<RewardParts>]>([
  ['nothing at all', {}],
  ['a chance of nothing', { seriesPct: 50, cardPct: 50 }],
  ['no packs of a series', { seriesID: 1954, numberOfSeries: 0 }],
  ['packs without a chance', { seriesID: 1954, numberOfSeries: 3, seriesPct: 0 }],
  ['a card without a chance', { cardID: 19_540_001, cardPct: 0 }],
])('%s is an empty reward', (_what, parts) => {
  expect(isEmptyReward({ ...NOTHING, ...parts })).toBe(true);
});

test.each<[string, Partial<RewardParts>]>([
  ['a dollar', { money: 1 }],
  ['one pack, without a number', { seriesID: 1954 }],
  ['a card in one of a hundred cases', { cardID: 19_540_001, cardPct: 1 }],
  ['money, with a card that never comes', { money: 1, cardID: 19_540_001, cardPct: 0 }],
])('%s is none', (_what, parts) => {
  expect(isEmptyReward({ ...NOTHING, ...parts })).toBe(false);
});
