import { expect, test } from 'vitest';
import {
  CAMPAIGN_THEMES,
  CLUB_SCORES,
  CONTESTS_PER_CAMPAIGN,
  FIRST_CAMPAIGN_SEASONS,
  type CampaignClub,
} from './campaign-themes.ts';

/** A club that won so many of a hundred games. */
const aClub = (wins: number): CampaignClub => ({
  teamID: 'club',
  year: 1927,
  team: 'AAA',
  name: 'Anytown Aces',
  wins,
  losses: 100 - wins,
  score: 60,
});

/** Contests of every database are found again by these keys. */
test('the eight campaigns, from the cellar to the immortals', () => {
  expect(
    CAMPAIGN_THEMES.map(({ key, name, purse }) => [key, name, purse.seriesKey, purse.packs]),
  ).toEqual([
    ['1-cellar', 'Up from the Cellar', 'season', 1],
    ['2-second-division', 'The Second Division', 'season', 1],
    ['3-even-money', 'Even Money', 'gold-gloves', 1],
    ['4-first-division', 'First Division', 'all-stars', 1],
    ['5-through-the-decades', 'Through the Decades', 'mvp', 1],
    ['6-pennant-race', 'The Pennant Race', 'southpaws', 1],
    ['7-dynasties', 'Dynasties', 'titans', 1],
    ['8-immortals', 'The Immortals', 'the-vault', 1],
  ]);
});

test('each says in sentences of its own who waits there', () => {
  const texts = CAMPAIGN_THEMES.map(({ desc }) => desc);
  for (const text of texts) expect(text).toMatch(/^[A-Z].{40,}\.$/);
  expect(new Set(texts).size).toBe(8);
});

test('the series grow from three games to seven and stay there', () => {
  expect(CAMPAIGN_THEMES.map(({ numOfGames }) => numOfGames)).toEqual([3, 5, 5, 7, 7, 7, 7, 7]);
});

test.each([
  [0, ['1-cellar']],
  [35, ['1-cellar']],
  [36, ['1-cellar', '2-second-division']],
  [39, ['1-cellar', '2-second-division']],
  [40, ['2-second-division']],
  [46, ['2-second-division']],
  [47, ['2-second-division', '3-even-money']],
  [48, ['3-even-money']],
  [51, ['3-even-money']],
  [52, ['3-even-money', '4-first-division']],
  [53, ['3-even-money', '4-first-division']],
  [54, ['4-first-division']],
  [100, ['4-first-division']],
])('a club that won %i of a hundred is met in %j', (wins, keys) => {
  const met = CAMPAIGN_THEMES.filter(
    ({ field }) => field.of === 'clubs' && field.admits(aClub(wins)),
  );
  expect(met.map(({ key }) => key)).toEqual(keys);
});

test('a club that never played is as bad as they come, not a fault', () => {
  const never = { ...aClub(0), losses: 0 };
  const [cellar] = CAMPAIGN_THEMES;
  expect(cellar!.field.of === 'clubs' && cellar!.field.admits(never)).toBe(true);
});

test('the decades are every other one, and together all from 1880 on', () => {
  const decades = CAMPAIGN_THEMES.flatMap(({ field }) =>
    field.of === 'decades' ? [field.decades] : [],
  );
  expect(decades).toHaveLength(4);
  for (const each of decades) {
    expect(each).toHaveLength(CONTESTS_PER_CAMPAIGN);
    expect(each.slice(1).map((decade, index) => decade - each[index]!)).toEqual(
      Array.from({ length: 6 }, () => 20),
    );
  }
  expect([...decades[0]!, ...decades[1]!].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, index) => 1880 + 10 * index),
  );
  expect([decades[2], decades[3]]).toEqual([decades[0], decades[1]]);
});

test('the first two campaigns need four and five seasons, all of them different', () => {
  const seasons = CAMPAIGN_THEMES.map(({ field }) => (field.of === 'clubs' ? field.seasons : null));
  expect(seasons.map((each) => each?.length ?? null)).toEqual([4, 5, ...Array(6).fill(null)]);
  expect(new Set(FIRST_CAMPAIGN_SEASONS).size).toBe(9);
});

/** Other numbers draw up other campaigns in databases whose first start is half-way. */
test('the scores that the campaigns of clubs lie between stay what they are', () => {
  expect(CLUB_SCORES).toEqual({
    record: { weakest: 38, strongest: 79 },
    invented: { weakest: 32, strongest: 72 },
  });
});
