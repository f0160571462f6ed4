import { expect, test } from 'vitest';
import { isPackEligible } from './pack-eligibility.ts';

test('a pack holds cards from the lowest rating of its series on', () => {
  const series = { minRating: 66, teamsIncluded: null };
  const isIn = (rating: number) => isPackEligible(series, { rating, teams: 'BOS' });
  expect([65, 66, 100].map(isIn)).toEqual([false, true, true]);
});

test('a series of some clubs holds who played for one of them, first or last', () => {
  const series = { minRating: 0, teamsIncluded: 'BOS,NYA' };
  const isIn = (teams: string) => isPackEligible(series, { rating: 50, teams });
  expect(['BOS', 'NYA', 'SLA,NYA', 'BOS,SLA', 'SLA', 'BO', ''].map(isIn)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('who is of the club and not good enough is in no pack', () => {
  const series = { minRating: 66, teamsIncluded: 'BOS' };
  expect(isPackEligible(series, { rating: 60, teams: 'BOS' })).toBe(false);
});
