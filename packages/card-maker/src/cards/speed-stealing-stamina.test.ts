import { expect, test } from 'vitest';
import { leaguesOf } from '../leagues/league-season.ts';
import {
  aBatter,
  aBattingSeason,
  aClub,
  aLeagueOfPlayers,
  aPitcher,
  aPitchingSeason,
  aSeason,
} from '../testing/a-season.ts';
import { errorRateOf } from './error-rate.ts';
import { isStarter } from './plan-cards.ts';
import { MAX_SPEED, MIN_SPEED, speedsOf } from './speed.ts';
import { staminaOf, outsPerAppearanceOf } from './stamina.ts';
import { stealAttempts, stealRates } from './steal-rates.ts';

const USUAL = { successRate: 0.65, attemptsPerTimeOnFirst: 0.1 };

test('an average runner runs at the pace of the season', () => {
  // 103 singles, 55 walks, 5 hit batters: 163 times on first.
  const batting = aBattingSeason({ SB: 13, CS: 7 });
  const rates = stealRates(batting, 50, { ...USUAL, attemptsPerTimeOnFirst: 20 / 163 });
  expect(rates.attempts).toBeCloseTo((0.93 * 20) / 163, 12);
  expect(rates.success).toBeCloseTo((13 + 6 * 0.65) / 26, 12);
});

test('nobody tries more than nine times in ten', () => {
  expect(stealRates(aBattingSeason({ SB: 300, CS: 60 }), 90, USUAL).attempts).toBe(0.9);
});

test('where caught stealing was not kept, steals succeeded as often as the season’s', () => {
  expect(stealAttempts(aBattingSeason({ SB: 13, CS: null }), USUAL)).toBeCloseTo(20, 12);
});

test('where no steals were recorded, fast runners try more', () => {
  const unrecorded = aBattingSeason({ SB: null, CS: null });
  expect(stealAttempts(unrecorded, USUAL)).toBeNull();
  expect(stealRates(unrecorded, 75, USUAL).attempts).toBeCloseTo(0.93 * 0.1 * 1.5, 12);
});

test('who steals and triples is faster than who hits into double plays', () => {
  const season = aSeason([
    ...aLeagueOfPlayers(),
    aBatter('fast', { SB: 60, CS: 10, '3B': 12, R: 110, GIDP: 3 }),
    aBatter('slow', { SB: 0, CS: 1, '3B': 0, R: 40, GIDP: 27 }),
  ]);
  const speeds = speedsOf(season, USUAL);
  const speedOf = (playerID: string): number =>
    speeds[season.players.findIndex((player) => player.playerID === playerID)]!;
  expect(speedOf('fast')).toBeGreaterThan(85);
  expect(speedOf('slow')).toBeLessThan(25);
  for (const speed of speeds) {
    expect(speed).toBeGreaterThanOrEqual(MIN_SPEED);
    expect(speed).toBeLessThanOrEqual(MAX_SPEED);
  }
});

test('a complete game each time is the whole of stamina, six innings two thirds', () => {
  const staying = { outsPerStart: 18, outsPerRelief: 4 };
  expect(staminaOf(aPitchingSeason({ G: 30, GS: 30, IPouts: 540 }), staying, true)).toBe(67);
  expect(
    staminaOf(
      aPitchingSeason({ G: 60, GS: 60, IPouts: 1620 }),
      { ...staying, outsPerStart: 27 },
      true,
    ),
  ).toBe(100);
});

test('relief is told apart from starts', () => {
  const season = aSeason([
    aPitcher('r', { G: 50, GS: 0, IPouts: 200 }),
    aPitcher('s', { G: 40, GS: 30, IPouts: 580 }),
  ]);
  expect(outsPerAppearanceOf(season)).toEqual({ outsPerRelief: 4, outsPerStart: 18 });
  const reliever = aPitchingSeason({ G: 50, GS: 0, IPouts: 200 });
  expect(staminaOf(reliever, outsPerAppearanceOf(season), false)).toBe(15);
});

test('a swingman’s outs in relief do not count as outs of the starts, nor the other way round', () => {
  const staying = { outsPerStart: 18, outsPerRelief: 4 };
  const swingman = aPitchingSeason({ G: 40, GS: 20, IPouts: 420 });
  // 20 games in relief of 4 outs each: 340 outs in 20 starts, three average ones added.
  expect(staminaOf(swingman, staying, true)).toBe(Math.round((100 * (340 + 54)) / 23 / 27));
  expect(staminaOf(swingman, staying, false)).toBe(Math.round((100 * (80 + 12)) / 23 / 27));
});

test('who never started spread all outs over games in relief', () => {
  const staying = { outsPerStart: 18, outsPerRelief: 4 };
  const fireman = aPitchingSeason({ G: 60, GS: 0, IPouts: 420 });
  expect(staminaOf(fireman, staying, false)).toBe(Math.round((100 * (420 + 12)) / 63 / 27));
});

test('where nobody started, or nobody relieved, a complete game and an inning are assumed', () => {
  expect(outsPerAppearanceOf(aSeason([aBatter('b')]))).toEqual({
    outsPerStart: 27,
    outsPerRelief: 3,
  });
});

test('a player’s clubs count by the games with each', () => {
  const season = aSeason([aBatter('b')], {
    clubs: [aClub({ errors: 10 }), aClub({ team: 'BBB', errors: 20 })],
  });
  const clubs = new Map(season.clubs.map((club) => [club.team, club]));
  const leagues = leaguesOf(season);
  const stint = aBatter('b').stints[0]!;
  const rateOf = (stints: readonly (typeof stint)[]) =>
    errorRateOf(aBatter('b', {}, { stints }), clubs, leagues);
  const first = { ...stint, games: 120 };
  const second = { ...stint, team: 'BBB', games: 40 };
  expect(rateOf([first, second])).toBeCloseTo((3 * rateOf([first]) + rateOf([second])) / 4, 12);
});

test('the wildest fielding stays below one error in four outs', () => {
  const season = aSeason([aBatter('b')], {
    clubs: [aClub({ errors: 1 }), aClub({ team: 'BBB', errors: 100_000 })],
  });
  const clubs = new Map(season.clubs.map((club) => [club.team, club]));
  const stints = [{ ...aBatter('b').stints[0]!, team: 'BBB' }];
  expect(errorRateOf(aBatter('b', {}, { stints }), clubs, leaguesOf(season))).toBe(0.25);
  expect(errorRateOf(aBatter('b', {}, { stints: [] }), clubs, leaguesOf(season))).toBe(0);
});

test('a club of twice the errors lets twice the outs become errors', () => {
  const season = aSeason([aBatter('b')], {
    clubs: [aClub({ errors: 10 }), aClub({ team: 'BBB', errors: 20 })],
  });
  const clubs = new Map(season.clubs.map((club) => [club.team, club]));
  const leagues = leaguesOf(season);
  const stint = { ...aBatter('b').stints[0]!, games: 80 };
  const sure = errorRateOf(aBatter('b', {}, { stints: [stint] }), clubs, leagues);
  const wild = errorRateOf(
    aBatter('b', {}, { stints: [{ ...stint, team: 'BBB' }] }),
    clubs,
    leagues,
  );
  const both = errorRateOf(
    aBatter('b', {}, { stints: [stint, { ...stint, team: 'BBB' }] }),
    clubs,
    leagues,
  );
  expect(wild).toBeCloseTo(2 * sure, 12);
  expect(both).toBeCloseTo((sure + wild) / 2, 12);
});

test('a league that made no errors, and a club that is not in the record, tell of none', () => {
  const season = aSeason([aBatter('b')], { clubs: [aClub({ errors: 0 })] });
  const clubs = new Map(season.clubs.map((club) => [club.team, club]));
  expect(errorRateOf(aBatter('b'), clubs, leaguesOf(season))).toBe(0);
  const wild = aSeason([aBatter('b')], { clubs: [aClub({ errors: 10 })] });
  const known = new Map(wild.clubs.map((club) => [club.team, club]));
  const [stint] = aBatter('b').stints;
  const lost = { ...stint!, team: 'ZZZ' };
  const rateOf = (stints: readonly NonNullable<typeof stint>[]) =>
    errorRateOf(aBatter('b', {}, { stints }), known, leaguesOf(wild));
  expect(rateOf([lost])).toBe(0);
  expect(rateOf([stint!, lost])).toBe(rateOf([stint!]));
});

test('a starter’s games say nothing of how long relievers stay', () => {
  const season = aSeason([
    aPitcher('starter', { G: 30, GS: 30, IPouts: 540 }),
    aPitcher('reliever', { G: 60, GS: 0, IPouts: 240 }),
    aPitcher('swingman', { G: 20, GS: 10, IPouts: 220 }),
  ]);
  // The swingman's ten games in relief of four outs each leave 180 for ten starts.
  expect(outsPerAppearanceOf(season)).toEqual({ outsPerStart: 18, outsPerRelief: 4 });
});

test('half of the games make a starter, and nobody starts without a game', () => {
  const starts = (G: number, GS: number) => isStarter({ G, GS });
  expect([starts(20, 10), starts(20, 9), starts(1, 1), starts(0, 0)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('who has no record of double plays is not taken for one who never hit into any', () => {
  const season = aSeason([
    ...aLeagueOfPlayers().map((player, n) =>
      player.batting === null
        ? player
        : { ...player, batting: { ...player.batting, GIDP: 4 + ((3 * n) % 17) } },
    ),
    aBatter('never', { GIDP: 0 }),
    aBatter('unkept', { GIDP: null }),
  ]);
  const speeds = speedsOf(season, USUAL);
  const speedOf = (playerID: string) =>
    speeds[season.players.findIndex((player) => player.playerID === playerID)]!;
  expect(speedOf('never')).toBeGreaterThan(speedOf('unkept'));
});
