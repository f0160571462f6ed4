import type { CampaignContest } from '@pennant/contract/campaigns';
import { expect, test } from 'vitest';

import { toContestDraft, toContestForm, emptyContestDraft } from './contest-draft.ts';

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

test('a new contest is seven games, with everything still to be filled in', () => {
  expect(emptyContestDraft()).toEqual({
    campaignID: '',
    name: '',
    desc: '',
    rewardID: '',
    result: '',
    userTeamID: '',
    numOfGames: '7',
  });
});

test('a contest that is opened to be edited and saved unchanged stays what it was', () => {
  const contest = {
    campaignID: 3,
    name: 'The Town Nine',
    desc: 'They play on Sundays.',
    rewardID: 12,
    result: 'The town is yours.',
    userTeamID: 'town',
    numOfGames: 5,
  };
  expect(toContestForm(toContestDraft(contest as CampaignContest))).toEqual(contest);
  const without = { ...contest, rewardID: null };
  expect(toContestDraft(without as CampaignContest).rewardID).toBe('');
  expect(toContestForm(toContestDraft(without as CampaignContest))).toEqual(without);
});
