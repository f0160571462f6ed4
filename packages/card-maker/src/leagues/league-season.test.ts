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
