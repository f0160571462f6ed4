import { expect, test } from 'vitest';
import { aBatter, aClub, aPitcher, aSeason } from '../testing/a-season.ts';
import { leaguesOf } from './league-season.ts';

const leagueOf = (...parts: Parameters<typeof aSeason>) => leaguesOf(aSeason(...parts)).get('XL')!;

test('hit batters count as walks, sacrifice flies as ordinary outs, sacrifice bunts not at all', () => {
  const league = leagueOf([
    aBatter('b', { AB: 90, H: 30, '2B': 6, '3B': 1, HR: 3, BB: 6, HBP: 2, SF: 2, SO: 15, SH: 7 }),
  ]);
  expect(league.plateAppearances).toBe(100);
  expect(league.rates.H1).toBeCloseTo(0.2, 12);
  expect(league.rates.BB).toBeCloseTo(0.08, 12);
  expect(league.rates.OO).toBeCloseTo(0.47, 12);
});

test('strikeouts that no batter has come from the pitchers', () => {
  const league = leagueOf([
    aBatter('b', { AB: 95, BB: 5, HBP: 0, SF: 0, SO: null }),
    aPitcher('p', { SO: 12 }),
  ]);
  expect(league.areStrikeoutsRecorded).toBe(false);
  expect(league.rates.SO).toBeCloseTo(0.12, 12);
});

test('strikeouts kept for most batters stand for all', () => {
  const league = leagueOf([
    aBatter('b1', { AB: 300, BB: 0, HBP: 0, SF: 0, SO: 60 }),
    aBatter('b2', { AB: 100, BB: 0, HBP: 0, SF: 0, SO: null }),
  ]);
  expect(league.areStrikeoutsRecorded).toBe(true);
  expect(league.rates.SO).toBeCloseTo(0.2, 12);
});

test('a season without the hit-batter rule has none', () => {
  expect(leagueOf([aBatter('b', { HBP: null })]).hitByPitchRate).toBe(0);
});

test('pitches that hit are a share of the plate appearances of those of whom they were noted', () => {
  const noted = { AB: 294, BB: 0, HBP: 6, SF: 0 };
  const unnoted = { AB: 100, BB: 0, HBP: null, SF: 0 };
  const most = leagueOf([aBatter('b1', noted), aBatter('b2', unnoted)]);
  expect(most.hitByPitchRate).toBeCloseTo(0.02, 12);
  const half = leagueOf([aBatter('b1', noted), aBatter('b2', { ...unnoted, AB: 300 })]);
  expect(half.hitByPitchRate).toBe(0);
  const few = leagueOf([aBatter('b1', noted), aBatter('b2', { ...unnoted, AB: 900 })]);
  expect(few.hitByPitchRate).toBe(0);
});

test.each([[200], [900]])('strikeouts kept for 200 of %i and 200 more are not enough', (AB) => {
  const league = leagueOf([
    aBatter('b1', { AB: 200, BB: 0, HBP: 0, SF: 0, SO: 60 }),
    aBatter('b2', { AB, BB: 0, HBP: 0, SF: 0, SO: null }),
    aPitcher('p', { SO: 40 }),
  ]);
  expect(league.areStrikeoutsRecorded).toBe(false);
  expect(league.rates.SO).toBeCloseTo(40 / (200 + AB), 12);
});

test('the strikeouts of who changed leagues tell of neither', () => {
  const stint = { team: 'AAA', games: 50, battersFaced: 0 };
  const stints = [
    { ...stint, league: 'XL', plateAppearances: 50 },
    { ...stint, league: 'YL', plateAppearances: 50 },
  ];
  const league = leagueOf([
    aBatter('b1', { AB: 300, BB: 0, HBP: 0, SF: 0, SO: 60 }),
    aBatter('b2', { AB: 100, BB: 0, HBP: 0, SF: 0, SO: 90 }, { stints }),
  ]);
  expect(league.rates.SO).toBeCloseTo(0.2, 12);
});

test('what the pitchers allowed is a share of the plate appearances against them', () => {
  const league = leagueOf([
    aBatter('b', { AB: 850, BB: 0, HBP: 17, SF: 0, SH: 33, H: 0, '2B': 0, '3B': 0, HR: 0 }),
    aPitcher('p1', { IPouts: 600, H: 180, BB: 70, HR: 20, SO: 100, BFP: 867 }),
    aPitcher('p2', { IPouts: 60, H: 20, BB: 5, HR: 1, SO: 8, BFP: null }),
  ]);
  // The second faced 85 x 867 / 850 batters; 33 of 900 plate appearances were sacrifice bunts.
  const appearances = ((867 + 86.7) * 867) / 900;
  expect(league.appearancesPerFaced).toBeCloseTo(867 / 900, 12);
  expect(league.allowed.H).toBeCloseTo(200 / appearances, 12);
  expect(league.allowed.HR).toBeCloseTo(21 / appearances, 12);
  expect(league.allowed.BB).toBeCloseTo(75 / appearances + 17 / 867, 12);
  expect(league.allowed.SO).toBeCloseTo(108 / appearances, 12);
});

test('a pitcher of two leagues counts for each by the batters faced there', () => {
  const stint = { team: 'AAA', games: 10, plateAppearances: 0 };
  const leagues = leaguesOf(
    aSeason([
      aPitcher(
        'p',
        { IPouts: 600, H: 200, BB: 50, HR: 20, SO: 100, BFP: 800 },
        {
          stints: [
            { ...stint, league: 'XL', battersFaced: 600 },
            { ...stint, league: 'YL', battersFaced: 200 },
          ],
        },
      ),
    ]),
  );
  for (const league of ['XL', 'YL']) {
    expect(leagues.get(league)!.allowed).toEqual({ H: 0.25, HR: 0.025, BB: 0.0625, SO: 0.125 });
  }
});

test.each([
  ['half', 850],
  ['few', 1850],
])('where batters faced are kept for %s only, the batters tell', (_share, IPouts) => {
  const league = leagueOf([
    aBatter('b', { AB: 880, BB: 0, HBP: 0, SF: 0, SH: 20 }),
    aPitcher('p1', { IPouts: 600, H: 200, BB: 50, BFP: 1000 }),
    aPitcher('p2', { IPouts, H: 0, BB: 0, BFP: null }),
  ]);
  expect(league.facedPerTrace).toBeCloseTo(900 / (850 + IPouts), 12);
});

test('batters faced that were not kept follow from outs, hits and walks of those whose were', () => {
  const league = leagueOf([
    aPitcher('p1', { IPouts: 600, H: 180, BB: 70, BFP: 867 }),
    aPitcher('p2', { IPouts: 60, H: 20, BB: 5, BFP: null }),
  ]);
  expect(league.facedPerTrace).toBeCloseTo(867 / 850, 12);
});

test('without any batters faced, the batters tell how many there were', () => {
  const league = leagueOf([
    aBatter('b', { AB: 880, BB: 0, HBP: 0, SF: 0, SH: 20 }),
    aPitcher('p', { IPouts: 600, H: 200, BB: 50, BFP: null }),
  ]);
  expect(league.facedPerTrace).toBeCloseTo(900 / 850, 12);
});

test('a player of two leagues counts for each by the plate appearances there', () => {
  const stint = { team: 'AAA', games: 50, battersFaced: 0 };
  const leagues = leaguesOf(
    aSeason([
      aBatter(
        'b',
        { AB: 400, H: 100, '2B': 0, '3B': 0, HR: 0, BB: 0, HBP: 0, SF: 0 },
        {
          stints: [
            { ...stint, league: 'XL', plateAppearances: 300 },
            { ...stint, league: 'YL', plateAppearances: 100 },
          ],
        },
      ),
    ]),
  );
  expect(leagues.get('XL')!.plateAppearances).toBe(300);
  expect(leagues.get('YL')!.plateAppearances).toBe(100);
});

test('55 of 100 errors put a batter on', () => {
  const league = leagueOf(
    [aBatter('b', { AB: 1000, H: 0, '2B': 0, '3B': 0, HR: 0, BB: 0, HBP: 0, SF: 0, SO: 0 })],
    { clubs: [aClub({ errors: 40 }), aClub({ team: 'BBB', errors: 60 })] },
  );
  expect(league.errorRate).toBeCloseTo(0.055, 12);
  expect(league.errorsPerGame).toBeCloseTo(100 / 324, 12);
});

test('errors and games are those of the league’s own clubs', () => {
  const batter = { AB: 1000, H: 0, '2B': 0, '3B': 0, HR: 0, BB: 0, HBP: 0, SF: 0, SO: 0 };
  const league = leagueOf([aBatter('b', batter)], {
    clubs: [
      aClub({ errors: 40, games: 154 }),
      aClub({ team: 'BBB', errors: 60, games: 156 }),
      aClub({ team: 'CCC', errors: 60, games: 155 }),
      aClub({ team: 'DDD', league: 'YL', errors: 900, games: 162 }),
    ],
  });
  expect(league.games).toBe(156);
  expect(league.errorsPerGame).toBeCloseTo(160 / 465, 12);
  expect(league.errorRate).toBeCloseTo((0.55 * 160) / 1000, 12);
});

test('a league without clubs, or without a ball in play, made no errors', () => {
  const [batter] = [aBatter('b')];
  expect(leagueOf([batter], { clubs: [] })).toMatchObject({ errorsPerGame: 0, errorRate: 0 });
  const struckOut = { AB: 10, H: 0, '2B': 0, '3B': 0, HR: 0, BB: 0, HBP: 0, SF: 0, SO: 10 };
  expect(leagueOf([aBatter('b', struckOut)]).errorRate).toBe(0);
});
