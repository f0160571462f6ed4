import { describe, expect, test } from 'vitest';
import { findOdd } from '../dice/p-value.ts';
import { createRandom } from '../load/random.ts';
import { PackTally } from './pack-tally.ts';
import type { PublishedSeries } from './published-series.ts';

/** A series of one gold card and nine of iron, in packs of one card. */
const SERIES: PublishedSeries = {
  seriesID: 1,
  name: 'Mudville',
  kind: 'base',
  cost: 600,
  table: {
    seriesID: 1,
    numberOfCards: 1,
    tiers: [
      { tier: 'gold', weight: 1, cardIDs: [7] },
      { tier: 'iron', weight: 9, cardIDs: [11, 12, 13, 14, 15, 16, 17, 18, 19] },
    ],
  },
  chances: Array.from({ length: 10 }, () => 0.1),
  firstChances: Array.from({ length: 10 }, () => 0.1),
  isConsistent: true,
};
const random = createRandom(5);
const tallyOf = (draw: () => readonly number[]) => {
  const tally = new PackTally(SERIES);
  for (let pack = 0; pack < 20_000; pack += 1) tally.add(draw());
  return tally;
};
const ironCard = () => 11 + random.below(9);

describe('packs', () => {
  test('that hold what is published are found to', () => {
    const tally = tallyOf(() => [random.below(10) === 0 ? 7 : ironCard()]);
    expect(findOdd(tally.test())).toEqual([]);
    expect(tally.broken).toBe(0);
  });

  test('with 12 gold cards in a hundred instead of 10 are not', () => {
    const tally = tallyOf(() => [random.fraction() < 0.12 ? 7 : ironCard()]);
    expect(findOdd(tally.test()).map(({ test: name }) => name)).toContain('Mudville: tiers');
  });

  test('of which one card comes more often than its tier’s others are not', () => {
    const tally = tallyOf(() => [
      random.below(10) === 0 ? 7 : random.below(40) === 0 ? 11 : ironCard(),
    ]);
    const odd = findOdd(tally.test()).map(({ test: name }) => name);
    expect(odd).toContain('Mudville: cards');
    expect(odd).not.toContain('Mudville: tiers');
  });
});

test.each([
  ['two cards', [7, 11]],
  ['no card', []],
  ['a card of another series', [99]],
])('a pack of one card that holds %s is broken', (_what, cardIDs) => {
  const tally = new PackTally(SERIES);
  tally.add(cardIDs);
  expect(tally.broken).toBe(1);
});
