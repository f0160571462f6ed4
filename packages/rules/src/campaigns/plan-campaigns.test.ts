import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_THEMES, type CampaignClub } from './campaign-themes.ts';
import { planCampaigns } from './plan-campaigns.ts';

/** Returns a synthetic history in which clubs with better records have, roughly, better lineups. */
const aHistory = (years: number): CampaignClub[] =>
  Array.from({ length: years * 16 }, (_, index) => {
    const year = 1900 + Math.floor(index / 16);
    const wins = 30 + ((index * 37) % 90);
    return {
      teamID: `club ${index}`,
      year,
      team: `T${index % 16}`,
      name: `${year} Club ${index % 16}`,
      wins,
      losses: 150 - wins,
      score: 25 + Math.round(wins / 3) + ((index * 13) % 9),
    };
  });

test('a history gives eight campaigns of seven contests, no club season twice', () => {
  const campaigns = planCampaigns(aHistory(100));
  expect(campaigns).toHaveLength(8);
  const opponents = campaigns.flatMap(({ contests }) => contests.map(({ opponent }) => opponent));
  expect(opponents).toHaveLength(56);
  expect(new Set(opponents.map(({ teamID }) => teamID)).size).toBe(56);
});

test('each contest of a campaign is at least as hard as the one before, and each campaign harder than the last', () => {
  const campaigns = planCampaigns(aHistory(100));
  const means = campaigns.map(({ contests }) => {
    const scores = contests.map(({ opponent }) => opponent.score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  });
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});

test('the last step of a campaign brings twice as much, and the opponent’s best card for certain', () => {
  for (const { contests } of planCampaigns(aHistory(100))) {
    const last = contests.at(-1)!.reward;
    expect(last.money).toBe(contests[0]!.reward.money * 2);
    expect(last.cardPct).toBe(100);
  }
});

test('rewards never fall from one campaign to the next', () => {
  const money = CAMPAIGN_THEMES.map(({ purse }) => purse.money);
  expect(money).toEqual(money.toSorted((a, b) => a - b));
});

test('the same clubs give the same campaigns in whatever order they come', () => {
  const clubs = aHistory(40);
  const drawn = planCampaigns(clubs);
  fc.assert(
    fc.property(fc.shuffledSubarray(clubs, { minLength: clubs.length }), (shuffled) => {
      expect(planCampaigns(shuffled)).toEqual(drawn);
    }),
    { numRuns: 10 },
  );
});

test('a history of a few clubs gives what it can, and none gives nothing to play', () => {
  const clubsOf = (clubs: CampaignClub[]) =>
    planCampaigns(clubs).flatMap(({ contests }) => contests.filter(({ limit }) => limit === null));
  expect(clubsOf([])).toEqual([]);
  expect(clubsOf(aHistory(1))).toHaveLength(16);
});
