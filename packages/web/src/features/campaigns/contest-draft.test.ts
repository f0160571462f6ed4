import { expect, test } from 'vitest';

import { toContestForm, emptyContestDraft } from './contest-draft.ts';

test('an empty number of games is seven, and an empty reward is none', () => {
  expect(
    toContestForm({ ...emptyContestDraft('3'), numOfGames: '  ', rewardID: '' }),
  ).toMatchObject({
    campaignID: 3,
    numOfGames: 7,
    rewardID: null,
  });
});

test('what is filled in is sent as numbers', () => {
  expect(
    toContestForm({ ...emptyContestDraft('3'), numOfGames: '5', rewardID: '12' }),
  ).toMatchObject({
    numOfGames: 5,
    rewardID: 12,
  });
});
