import type { BattingSeason } from '@pennant/rules/cards/card';
import { describe, expect, test } from 'vitest';
import type { PlayerSeason, SeasonRecord } from '../seasons/season-record.ts';
import { isRecorded, RECORDED_FROM } from './era.ts';
import { generateHistory, DEFAULT_SEED } from './generate-history.ts';
import { hasDesignatedHitter } from './clubs/league-sizes.ts';

const history = generateHistory();
const seasonOf = (year: number): SeasonRecord => {
  const found = history.find((season) => season.year === year);
  if (!found) throw new Error(`no season ${year}`);
  return found;
};
const battingSum = (season: SeasonRecord, figure: 'AB' | 'H' | 'HR' | 'BB' | 'SO' | 'SB' | 'R') =>
  season.players.reduce((sum, player) => sum + (player.batting?.[figure] ?? 0), 0);
const pitchingSum = (season: SeasonRecord, figure: 'H' | 'HR' | 'BB' | 'W' | 'L' | 'G' | 'GS') =>
  season.players.reduce((sum, player) => sum + (player.pitching?.[figure] ?? 0), 0);
const average = (year: number) =>
  battingSum(seasonOf(year), 'H') / battingSum(seasonOf(year), 'AB');
const perGame = (year: number, figure: 'HR' | 'SO' | 'SB' | 'R') => {
  const season = seasonOf(year);
  return battingSum(season, figure) / season.clubs.reduce((sum, club) => sum + club.games, 0);
};

test('the same seed draws up the same history, another seed another', () => {
  expect(generateHistory(DEFAULT_SEED)).toEqual(history);
  const other = generateHistory(DEFAULT_SEED + 1);
  expect(other.map((season) => season.clubs)).not.toEqual(history.map((season) => season.clubs));
  expect(other[50]?.players[0]?.name).not.toBe(history[50]?.players[0]?.name);
});

test('it has every season from 1871 to 2023, with as many clubs as the leagues had room for', () => {
  expect(history.map((season) => season.year)).toEqual(
    Array.from({ length: 153 }, (_, i) => 1871 + i),
  );
  for (const { clubs } of history) {
    expect(clubs.length).toBeGreaterThanOrEqual(8);
    expect(clubs.length).toBeLessThanOrEqual(30);
    expect(new Set(clubs.map((club) => club.team)).size).toBe(clubs.length);
    expect(new Set(clubs.map((club) => club.name)).size).toBe(clubs.length);
  }
  expect(seasonOf(1950).clubs).toHaveLength(16);
});

describe('its figures look like their time', () => {
  test.each([
    [1894, 0.29, 0.34],
    [1908, 0.225, 0.26],
    [1930, 0.285, 0.315],
    [1968, 0.225, 0.255],
    [2000, 0.255, 0.29],
    [2023, 0.235, 0.27],
  ])('the batters of %i hit between %f and %f', (year, low, high) => {
    expect(average(year)).toBeGreaterThan(low);
    expect(average(year)).toBeLessThan(high);
  });

  test.each([
    ['home runs', 'HR', 1908, 0.08, 0.25],
    ['home runs', 'HR', 2019, 1.15, 1.65],
    ['strikeouts', 'SO', 1925, 2, 3.5],
    ['strikeouts', 'SO', 2019, 7.8, 9.8],
    ['stolen bases', 'SB', 1950, 0.15, 0.45],
    ['stolen bases', 'SB', 1987, 0.6, 1.1],
    ['runs', 'R', 1968, 3.1, 3.8],
    ['runs', 'R', 1894, 6.5, 8],
  ] as const)('%s (%s) a club and game in %i', (_, figure, year, low, high) => {
    expect(perGame(year, figure)).toBeGreaterThan(low);
    expect(perGame(year, figure)).toBeLessThan(high);
  });

  test('nobody hits .500 or 90 home runs over a full season, and every league has its great hitters', () => {
    for (const season of history.slice(30)) {
      const regulars = season.players.flatMap(({ batting }) =>
        batting && batting.AB > 400 ? [batting] : [],
      );
      const best = Math.max(...regulars.map((line) => line.H / line.AB));
      expect(best).toBeLessThan(0.46);
      expect(best).toBeGreaterThan(0.29);
      expect(Math.max(...regulars.map((line) => line.HR))).toBeLessThan(90);
    }
  });

  test('one league has had no pitchers at bat since 1973, and none has any since 2022', () => {
    for (const year of [1972, 1973, 2010, 2022]) {
      const batting = seasonOf(year).players.filter(
        ({ pitching, batting, stints }) =>
          pitching && batting && hasDesignatedHitter(stints.at(-1)?.league ?? '', year),
      );
      expect(batting).toEqual([]);
      const hitters = seasonOf(year).players.filter((player) => player.gamesAt.DH > 0);
      expect(hitters.length > 0).toBe(year >= 1973);
      const batted = seasonOf(year).players.some(({ pitching, batting }) => pitching && batting);
      expect(batted).toBe(year < 2022);
    }
  });

  test('what nobody wrote down that year is unknown, not zero', () => {
    const figures = [
      ...(Object.keys(RECORDED_FROM) as (keyof typeof RECORDED_FROM)[]),
      'SO',
    ] as const;
    const isBlankAsKnown = (year: number, batting: BattingSeason) =>
      figures.every((figure) => (batting[figure] !== null) === isRecorded(figure, year));
    const wrong = history.flatMap(({ year, players }) =>
      players.filter(({ batting }) => batting !== null && !isBlankAsKnown(year, batting)),
    );
    expect(wrong).toEqual([]);
    // Stolen bases were counted in the first league, and then not again for ten years.
    expect([1871, 1875, 1876, 1885, 1886].map((year) => isRecorded('SB', year))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect([1896, 1897, 1909, 1910].map((year) => isRecorded('SO', year))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('its books balance', () => {
  test('what the batters of a season got, its pitchers gave', () => {
    for (const season of history) {
      for (const figure of ['H', 'HR', 'BB'] as const) {
        expect(pitchingSum(season, figure)).toBe(battingSum(season, figure));
      }
    }
  });

  test("clubs win as often as they lose, and their pitchers' wins, losses and starts are the club's", () => {
    for (const season of history) {
      const sum = (figure: 'wins' | 'losses' | 'games') =>
        season.clubs.reduce((all, club) => all + club[figure], 0);
      expect(Math.abs(sum('wins') - sum('losses'))).toBeLessThanOrEqual(2);
      expect(pitchingSum(season, 'GS')).toBe(sum('games'));
      expect(pitchingSum(season, 'W')).toBe(sum('wins'));
      expect(pitchingSum(season, 'L')).toBe(sum('losses'));
      const leagues = new Set(season.clubs.map((club) => club.league));
      expect(season.clubs.filter((club) => club.wonPennant)).toHaveLength(leagues.size);
    }
  });

  const lines = history.flatMap((season) => season.players.map((player) => ({ season, player })));
  test('no line says what cannot be', () => {
    const wrong = lines.filter(({ season, player }) => !isPossible(player, season));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  const isPossible = (player: PlayerSeason, season: SeasonRecord): boolean => {
    const { batting: b, pitching: p, stints } = player;
    const games = season.clubs[0]?.games ?? 0;
    const figures = [...Object.values(b ?? {}), ...Object.values(p ?? {})];
    return (
      stints.length > 0 &&
      stints.every((stint) => season.clubs.some((club) => club.team === stint.team)) &&
      figures.every((figure) => figure === null || (Number.isInteger(figure) && figure >= 0)) &&
      (!b || (b.H <= b.AB && b['2B'] + b['3B'] + b.HR <= b.H && (b.SO ?? 0) <= b.AB - b.H)) &&
      (!b || (b.R >= b.HR && (b.RBI ?? 0) >= b.HR && b.G <= games)) &&
      (!p || (p.GS <= p.G && p.CG <= p.GS && p.SHO <= p.CG && p.W + p.L <= p.G && p.HR <= p.H)) &&
      (!p || (p.G <= games && p.IPouts > 0 && (p.BFP ?? 0) >= p.IPouts + p.H + p.BB))
    );
  };
});

test('its players have careers: most play for some years, nobody under two names or for ever', () => {
  const years = new Map<string, number[]>();
  const names = new Map<string, Set<string>>();
  for (const { year, players } of history) {
    expect(players.map((p) => p.playerID)).toEqual(players.map((p) => p.playerID).toSorted());
    expect(new Set(players.map((p) => p.playerID)).size).toBe(players.length);
    for (const { playerID, name } of players) {
      years.set(playerID, [...(years.get(playerID) ?? []), year]);
      names.set(playerID, (names.get(playerID) ?? new Set()).add(name));
    }
  }
  const lengths = [...years.values()].map((list) => (list.at(-1) ?? 0) - (list[0] ?? 0) + 1);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeGreaterThan(4);
  expect(Math.max(...lengths)).toBeLessThan(26);
  expect([...names.values()].every((set) => set.size === 1)).toBe(true);
});
