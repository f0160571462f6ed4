import { expect, test } from 'vitest';

import { contestStandingText, RESULT_LABELS } from './contest-standing-text.ts';

type Series = Parameters<typeof contestStandingText>[0]['UserCampaignContest'];
const aSeries = (result: 'win' | 'loss' | 'tie' | null) =>
  ({ result, wins: 2, losses: 1 }) as Series;

test('a contest that was not played says nothing', () => {
  expect(contestStandingText({ isWon: false, UserCampaignContest: null })).toBe('');
});

test('a series under way says how it stands, won before or not', () => {
  expect(contestStandingText({ isWon: false, UserCampaignContest: aSeries(null) })).toBe(
    'Under way, 2–1',
  );
  expect(contestStandingText({ isWon: true, UserCampaignContest: aSeries(null) })).toBe(
    'Under way, 2–1',
  );
});

test('a contest once won stays won, though a replay was lost', () => {
  expect(contestStandingText({ isWon: true, UserCampaignContest: aSeries('loss') })).toBe('Won');
  expect(contestStandingText({ isWon: true, UserCampaignContest: null })).toBe('Won');
});

test('one that was not won says how it ended', () => {
  const standing = (result: 'loss' | 'tie') =>
    contestStandingText({ isWon: false, UserCampaignContest: aSeries(result) });
  expect([standing('loss'), standing('tie')]).toEqual(['Lost', 'Level']);
  expect(RESULT_LABELS.win).toBe('Won');
});
