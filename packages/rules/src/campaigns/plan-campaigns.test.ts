import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_THEMES, type CampaignClub } from './campaign-themes.ts';
import { decadesOfHistory, planCampaigns } from './plan-campaigns.ts';

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

const planFor = (...clubs: Partial<CampaignClub>[]) =>
  planCampaigns(
    clubs.map((club, index) => ({
      teamID: `club ${index}`,
      year: 1927,
      team: `T${index}`,
      name: `Club ${index}`,
      wins: 75,
      losses: 75,
      score: 60,
      ...club,
    })),
  );

test.each([
  [29, 'One of the long summers.'],
  [30, 'They were out of it by June.'],
  [41, 'They were out of it by June.'],
  [42, 'More bad days than good ones.'],
  [48, 'More bad days than good ones.'],
  [49, 'As even as a season gets.'],
  [51, 'As even as a season gets.'],
  [52, 'A club that nobody liked to meet.'],
  [56, 'A club that nobody liked to meet.'],
  [57, 'They played for the flag to the end.'],
  [62, 'They played for the flag to the end.'],
  [63, 'They won two of three, and made it look easy.'],
])('of a club that won %i of a hundred it says: %s', (wins, sentence) => {
  const [cellar] = planFor({ wins, losses: 100 - wins });
  expect(cellar!.contests[0]!.desc).toBe(`${sentence} They won ${wins} and lost ${100 - wins}.`);
});

test('a club of twenty decided games is known well enough, one of nineteen is not', () => {
  const opponents = (wins: number, losses: number) =>
    planFor({ wins, losses }).flatMap(({ contests }) =>
      contests.filter(({ limit }) => limit === null),
    );
  expect(opponents(12, 8)).toHaveLength(1);
  expect(opponents(12, 7)).toHaveLength(0);
});

test('a step on the way and the last one, as the player reads them', () => {
  const [cellar] = planFor({ score: 50 }, { score: 60, wins: 40, losses: 60, year: 1962 });
  expect(cellar).toMatchObject({ key: '1-cellar', name: 'Up from the Cellar' });
  expect(cellar!.desc).toBe(CAMPAIGN_THEMES[0]!.desc);
  const [first, last] = cellar!.contests;
  expect(first).toMatchObject({
    key: '1-cellar/1',
    name: 'Club 0',
    result: 'The Club 0 tip their caps.',
    limit: null,
    numOfGames: 3,
    reward: {
      money: 100,
      packs: 1,
      seriesKey: '1927-base',
      cardPct: 10,
      description: 'Up from the Cellar, step 1',
    },
  });
  expect(last).toMatchObject({
    key: '1-cellar/2',
    name: 'Club 1',
    result: 'You have won “Up from the Cellar”.',
    reward: {
      money: 200,
      packs: 2,
      seriesKey: '1962-base',
      cardPct: 100,
      description: 'Up from the Cellar, the last step',
    },
  });
});

test('the stars of seven decades grow from contest to contest, and never played together', () => {
  const campaign = planFor().find(({ key }) => key === '5-through-the-decades')!;
  expect(campaign.contests.map(({ name, limit }) => [name, limit])).toEqual([
    ['Stars of the 1880s', 72],
    ['Stars of the 1900s', 73],
    ['Stars of the 1920s', 74],
    ['Stars of the 1940s', 76],
    ['Stars of the 1960s', 77],
    ['Stars of the 1980s', 78],
    ['Stars of the 2000s', 79],
  ]);
  expect(campaign.contests[2]).toMatchObject({
    key: '5-through-the-decades/3',
    desc: 'They never played together. Nobody of them is rated above 74.',
    opponent: {
      teamID: '5-through-the-decades/3',
      team: 'S53',
      year: 1920,
      wins: 0,
      losses: 0,
      score: 74,
    },
    reward: { money: 400, seriesKey: 'mvp' },
  });
});

test('a losing club four points off is met in the cellar; five points off, whoever is nearer', () => {
  // The first contest looks for the weakest of all; a club is met once, so one season drops out.
  const isMetFirst = (score: number) =>
    planFor({ score: 40, team: 'AAA' }, { score: 90 }, { wins: 30, losses: 70, score, team: 'AAA' })
      .at(0)!
      .contests.some(({ opponent }) => opponent.score === score);
  expect(isMetFirst(44)).toBe(true);
  expect(isMetFirst(45)).toBe(false);
});

test('no club meets a player twice in a campaign, however many seasons it has', () => {
  const campaigns = planFor(
    ...Array.from({ length: 30 }, (_, index) => ({
      team: index % 2 === 0 ? 'AAA' : 'BBB',
      year: 1900 + index,
      score: 40 + index,
    })),
  );
  for (const { contests } of campaigns.slice(0, 4)) {
    expect(contests.map(({ opponent }) => opponent.team).toSorted()).toEqual(['AAA', 'BBB']);
  }
});

test('of two clubs as near, the one of the earlier season is met, then the first by its code', () => {
  const even = { score: 50 };
  const [cellar] = planFor(
    { ...even, team: 'ZZZ', year: 1950 },
    { ...even, team: 'BBB', year: 1930 },
    { ...even, team: 'AAA', year: 1930 },
  );
  expect(cellar!.contests.map(({ opponent }) => opponent.team)).toEqual(['AAA', 'BBB', 'ZZZ']);
});

test('the cellar goes from the weakest club up by a third, and is met in the order of strength', () => {
  // A club of every strength from 40 to 100, all of which lost seven of ten.
  const clubs = Array.from({ length: 61 }, (_, index) => ({
    wins: 45,
    losses: 105,
    score: 40 + index,
  }));
  const [cellar] = planFor(...clubs.toReversed());
  expect(cellar!.contests.map(({ opponent }) => opponent.score)).toEqual([
    40, 43, 47, 50, 54, 57, 60,
  ]);
});

test('where no club of the kind is near, the nearest of any is met', () => {
  // Only clubs that won: none of them is of the cellar.
  const clubs = Array.from({ length: 61 }, (_, index) => ({
    wins: 90,
    losses: 60,
    score: 40 + index,
  }));
  const [cellar] = planFor(...clubs);
  expect(cellar!.contests).toHaveLength(7);
  expect(cellar!.contests[0]!.opponent.score).toBe(40);
});

const EVEN = { decades: [1880, 1900, 1920, 1940, 1960, 1980, 2000] };
const ODD = { decades: [1890, 1910, 1930, 1950, 1970, 1990, 2010] };

test.each([
  [1934, 1880, 1890],
  [2023, 1880, 1890],
  [2024, 1900, 1890],
  [2033, 1900, 1890],
  [2034, 1900, 1910],
  [2043, 1900, 1910],
  [2044, 1920, 1910],
])('with %i as the last season the decades begin with %i and %i', (lastYear, even, odd) => {
  const firstOf = (field: typeof EVEN) => decadesOfHistory(field, lastYear)[0];
  expect([firstOf(EVEN), firstOf(ODD)]).toEqual([even, odd]);
});

test('once half of the 2020s was played, their stars are met where those of the 1880s were', () => {
  const namesIn = (year: number) =>
    planFor({ year })
      .find(({ key }) => key === '7-dynasties')!
      .contests.map(({ name }) => name);
  expect(namesIn(2023)).toContain('Stars of the 1880s');
  expect(namesIn(2023).at(-1)).toBe('Stars of the 2000s');
  expect(namesIn(2024)).not.toContain('Stars of the 1880s');
  expect(namesIn(2024).at(-1)).toBe('Stars of the 2020s');
  expect(namesIn(2024)).toHaveLength(7);
});
