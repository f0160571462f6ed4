import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { History } from '../cards/card.ts';
import { CAMPAIGN_THEMES, FIRST_CAMPAIGN_SEASONS, type CampaignClub } from './campaign-themes.ts';
import { planCampaigns, planFirstCampaigns } from './plan-campaigns.ts';

const FIRST_YEAR = 1871;
const CELLAR: readonly number[] = [1871, 1872, 1880, 1892];

/** Returns a synthetic history in which clubs with better records have, roughly, better lineups. */
const aHistory = (years: number): CampaignClub[] =>
  Array.from({ length: years * 16 }, (_, index) => {
    const year = FIRST_YEAR + Math.floor(index / 16);
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
  const campaigns = planCampaigns(aHistory(100), 'record');
  expect(campaigns).toHaveLength(8);
  const opponents = campaigns.flatMap(({ contests }) => contests.map(({ opponent }) => opponent));
  expect(opponents).toHaveLength(56);
  expect(new Set(opponents.map(({ teamID }) => teamID)).size).toBe(56);
});

test('each contest of a campaign is at least as hard as the one before, and each campaign harder than the last', () => {
  const campaigns = planCampaigns(aHistory(100), 'record');
  const means = campaigns.map(({ contests }) => {
    const scores = contests.map(({ opponent }) => opponent.score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  });
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});

test('the last step of a campaign brings twice as much, and the opponent’s best card for certain', () => {
  for (const { contests } of planCampaigns(aHistory(100), 'record')) {
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
  const drawn = planCampaigns(clubs, 'record');
  fc.assert(
    fc.property(fc.shuffledSubarray(clubs, { minLength: clubs.length }), (shuffled) => {
      expect(planCampaigns(shuffled, 'record')).toEqual(drawn);
    }),
    { numRuns: 10 },
  );
});

test('a history of a few clubs gives what it can, and none gives nothing to play', () => {
  const clubsOf = (clubs: CampaignClub[]) =>
    planCampaigns(clubs, 'record').flatMap(({ contests }) =>
      contests.filter(({ limit }) => limit === null),
    );
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
    'record',
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
  // The first contest looks for a score of 38; a club is met once, so one season drops out.
  const isMetFirst = (score: number) =>
    planFor({ score: 40, team: 'AAA' }, { score: 90 }, { wins: 30, losses: 70, score, team: 'AAA' })
      .at(0)!
      .contests.some(({ opponent }) => opponent.score === score);
  expect(isMetFirst(42)).toBe(true);
  expect(isMetFirst(43)).toBe(false);
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

test('the cellar goes from 38 up by a third of all strengths, and is met in their order', () => {
  // A club of every strength from 30 to 100, all of which lost seven of ten.
  const clubs = Array.from({ length: 71 }, (_, index) => ({
    wins: 45,
    losses: 105,
    score: 30 + index,
  }));
  const [cellar] = planFor(...clubs.toReversed());
  expect(cellar!.contests.map(({ opponent }) => opponent.score)).toEqual([
    38, 40, 43, 45, 47, 50, 52,
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

describe('the first campaigns, while seasons are missing', () => {
  const clubs = aHistory(153);
  const years = [...new Set(clubs.map(({ year }) => year))];
  const planned = planCampaigns(clubs, 'record');
  const without = (missing: ReadonlySet<number>) =>
    planFirstCampaigns(
      clubs.filter(({ year }) => !missing.has(year)),
      'record',
      missing,
    );
  const keysWithout = (...missing: number[]) => without(new Set(missing)).map(({ key }) => key);

  test('are there once their own seasons are, of clubs of these seasons', () => {
    const others = years.filter((year) => !FIRST_CAMPAIGN_SEASONS.includes(year));
    const first = without(new Set(others));
    expect(first.map(({ key }) => key)).toEqual(['1-cellar', '2-second-division']);
    for (const { contests } of first) {
      expect(contests).toHaveLength(7);
      for (const { opponent } of contests) expect(FIRST_CAMPAIGN_SEASONS).toContain(opponent.year);
    }
  });

  test('wait for each of their seasons, and the second for the first', () => {
    expect(keysWithout(1871)).toEqual([]);
    expect(keysWithout(1917)).toEqual(['1-cellar']);
    expect(keysWithout(1950)).toEqual(['1-cellar', '2-second-division']);
    expect(keysWithout(...FIRST_CAMPAIGN_SEASONS)).toEqual([]);
  });

  test('are at all times the beginning of the campaigns of the whole history', () => {
    const isBeginning = (missing: readonly number[]) => {
      const first = without(new Set(missing));
      expect(first).toEqual(planned.slice(0, first.length));
    };
    fc.assert(fc.property(fc.subarray(years), isBeginning), { numRuns: 50 });
    fc.assert(fc.property(fc.subarray([...FIRST_CAMPAIGN_SEASONS]), isBeginning), { numRuns: 50 });
  });

  test('wait for all seasons where their own lack a club within four points of a target', () => {
    const strong = clubs.map((club) => ({ ...club, score: club.score + 25 }));
    expect(planFirstCampaigns(strong, 'record', new Set())).toEqual([]);
    expect(planFirstCampaigns([], 'record', new Set())).toEqual([]);
    const [cellar] = planCampaigns(strong, 'record');
    expect(cellar!.contests).toHaveLength(7);
    expect(cellar!.contests.some(({ opponent: { year } }) => !CELLAR.includes(year))).toBe(true);
  });

  test('a history that begins after their seasons gets all campaigns at once', () => {
    const late = clubs.filter(({ year }) => year > 1920);
    expect(planFirstCampaigns(late, 'record', new Set())).toEqual([]);
    for (const { contests } of planCampaigns(late, 'record')) expect(contests).toHaveLength(7);
  });
});

test('the invented history has weaker clubs, and its campaigns look for weaker ones', () => {
  const cellarOf = (history: History) =>
    planCampaigns(aHistory(153), history)[0]!.contests.map(({ opponent }) => opponent.score);
  expect(cellarOf('invented').every((score, index) => score <= cellarOf('record')[index]!)).toBe(
    true,
  );
  expect(cellarOf('invented')).not.toEqual(cellarOf('record'));
});
