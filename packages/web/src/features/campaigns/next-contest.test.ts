import { expect, test } from 'vitest';

import { nextContestOf } from './next-contest.ts';

const ladder = (...won: number[]) =>
  [1, 2, 3].map((campaignContestID) => ({
    campaignContestID,
    isWon: won.includes(campaignContestID),
  }));

test('after a won contest comes the next club up the ladder that is not beaten', () => {
  expect(nextContestOf(ladder(1), 1)?.campaignContestID).toBe(2);
  expect(nextContestOf(ladder(1, 2), 1)?.campaignContestID).toBe(3);
});

test('who began at the top is sent back to the clubs that were left out', () => {
  expect(nextContestOf(ladder(3), 3)?.campaignContestID).toBe(1);
});

test('with every club beaten there is none', () => {
  expect(nextContestOf(ladder(1, 2, 3), 2)).toBeNull();
});

test('the contest that was just played is never the next one, though it was lost', () => {
  expect(nextContestOf(ladder(1, 3), 2)).toBeNull();
  expect(nextContestOf(ladder(), 2)?.campaignContestID).toBe(3);
  expect(nextContestOf(ladder(), 3)?.campaignContestID).toBe(1);
});

test('after a contest that the ladder has no more it begins at the bottom', () => {
  expect(nextContestOf(ladder(), 9)?.campaignContestID).toBe(1);
});
