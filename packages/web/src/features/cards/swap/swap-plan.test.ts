import type { CardSummary } from '@pennant/contract/cards';
import type { SwapBoxTier, SwappableTier } from '@pennant/contract/swap-box';
import { describe, expect, test } from 'vitest';

import {
  changeChoice,
  countChosen,
  firstTier,
  groupBySeries,
  proposeChoice,
  swapBoxPath,
  swapsOfTier,
  toGiven,
} from './swap-plan.ts';

const card = (cardID: number) => ({ cardID }) as CardSummary;
const tier = (
  name: SwapBoxTier['tier'],
  extra: readonly (readonly [cardID: number, copies: number])[],
  missing: readonly number[],
): SwapBoxTier => ({
  tier: name,
  extra: extra.map(([cardID, copies]) => ({ ...card(cardID), copies })),
  missingCards: missing.length,
  missing: missing.map(card),
});

test('the address names the series, and the card where one is chosen', () => {
  expect(swapBoxPath()).toBe('/cards/swap');
  expect(swapBoxPath(1954)).toBe('/cards/swap?series=1954');
  expect(swapBoxPath(1954, 7)).toBe('/cards/swap?series=1954&card=7');
});

describe('the page begins', () => {
  const tiers = [
    tier('uranium', [[1, 2]], [2]),
    tier('gold', [[11, 4]], [12, 13]),
    tier('iron', [[21, 9]], [22]),
  ];

  test('with the best tier of which three copies are extra', () => {
    expect(firstTier(tiers, null)).toBe('gold');
    expect(tiers.map(swapsOfTier)).toEqual([0, 1, 1]);
  });

  test('with the tier of the card that the address names', () => {
    expect(firstTier(tiers, 22)).toBe('iron');
    expect(firstTier(tiers, 99)).toBe('gold');
  });

  test('with none where nothing can be swapped', () => {
    expect(firstTier([tier('gold', [[1, 2]], [2])], 2)).toBe('gold');
    expect(firstTier([tier('gold', [[1, 2]], [])], null)).toBeUndefined();
  });
});

describe('the copies that go', () => {
  const extra = [
    { cardID: 1, copies: 2 },
    { cardID: 2, copies: 2 },
  ];

  test('are proposed, and can be changed one by one', () => {
    const proposed = proposeChoice(extra);
    expect(toGiven(proposed)).toEqual([1, 1, 2]);
    const fewer = changeChoice(proposed, extra[0]!, -1);
    expect(toGiven(fewer)).toEqual([1, 2]);
    expect(toGiven(changeChoice(fewer, extra[1]!, 1))).toEqual([1, 2, 2]);
  });

  test('are never more than three, than there are, or fewer than none', () => {
    const proposed = proposeChoice(extra);
    expect(changeChoice(proposed, extra[1]!, 1)).toBe(proposed);
    const one = changeChoice(changeChoice(proposed, extra[0]!, -1), extra[0]!, -1);
    expect(toGiven(one)).toEqual([2]);
    expect(changeChoice(one, extra[0]!, -1)).toBe(one);
    const both = changeChoice(one, extra[1]!, 1);
    expect(changeChoice(both, extra[1]!, 1)).toBe(both);
    expect(countChosen(both)).toBe(2);
  });

  test('are none where there are too few', () => {
    expect(toGiven(proposeChoice([{ cardID: 1, copies: 2 }]))).toEqual([]);
  });
});

test('the series with the most swaps stands first, its best tier first', () => {
  const row = (seriesID: number, name: SwappableTier['tier'], extra: number): SwappableTier => ({
    seriesID,
    tier: name,
    extra,
    missing: 50,
  });
  expect(
    groupBySeries([row(1954, 'bronze', 3), row(1955, 'bronze', 9), row(1955, 'gold', 3)]).map(
      ({ seriesID, tiers }) => [seriesID, ...tiers.map(({ tier: name }) => name)],
    ),
  ).toEqual([
    [1955, 'gold', 'bronze'],
    [1954, 'bronze'],
  ]);
});
