import { expect, test } from 'vitest';
import type { ClubSeason } from '../seasons/season-record.ts';
import { aClub, aSeason } from '../testing/a-season.ts';
import { famousClubs } from './famous-clubs.ts';

const club = (team: string, wins: number, losses: number, facts: Partial<ClubSeason> = {}) =>
  aClub({ team, franchise: team, games: wins + losses, wins, losses, ...facts });

/** Returns the famous clubs of some seasons as "1924 AAA". */
const famousOf = (seasons: Record<number, readonly ClubSeason[]>) =>
  famousClubs(
    Object.entries(seasons).map(([year, clubs]) => aSeason([], { year: Number(year), clubs })),
  ).map(({ year, team }) => `${year} ${team}`);

const PENNANT = { wonPennant: true };

test('a decade gives its two best champions of two franchises, its worst club and its most even', () => {
  expect(
    famousOf({
      1921: [
        club('AAA', 100, 54, PENNANT),
        club('BBB', 60, 94),
        club('CCC', 77, 77),
        club('DDD', 90, 64, PENNANT),
        club('EEE', 110, 44),
      ],
      1924: [
        club('AAA', 105, 49, PENNANT),
        club('BBB', 50, 104),
        club('CCC', 80, 74),
        club('FFF', 92, 62, PENNANT),
      ],
    }),
  ).toEqual(['1921 CCC', '1924 AAA', '1924 BBB', '1924 FFF']);
});

test('a winner of the World Series is a champion, pennant or not', () => {
  expect(
    famousOf({
      1981: [
        club('AAA', 99, 63),
        club('BBB', 90, 72, { wonWorldSeries: true }),
        club('CCC', 60, 102),
        club('DDD', 81, 81),
      ],
    }),
  ).toEqual(['1981 BBB', '1981 CCC', '1981 DDD']);
});

test('where nobody won a pennant, the best records stand for champions', () => {
  const clubs = [
    club('AAA', 70, 30),
    club('BBB', 65, 35),
    club('CCC', 60, 40),
    club('DDD', 20, 80),
  ];
  expect(famousOf({ 1871: clubs })).toEqual(['1871 AAA', '1871 BBB', '1871 CCC', '1871 DDD']);
});

test('decades are apart, and no club stands there twice', () => {
  expect(famousOf({ 1929: [club('AAA', 80, 74)], 1930: [club('AAA', 80, 74)] })).toEqual([
    '1929 AAA',
    '1930 AAA',
  ]);
});

test('clubs that broke up are not famous: under three games of five, or none decided', () => {
  const full = [club('AAA', 80, 75, PENNANT), club('BBB', 70, 85)];
  expect(famousOf({ 1884: [...full, club('CCC', 0, 93)] })).toContain('1884 CCC');
  expect(famousOf({ 1884: [...full, club('CCC', 0, 92)] })).toEqual(['1884 AAA', '1884 BBB']);
  expect(famousOf({ 1884: [...full, club('CCC', 0, 0, { games: 155 })] })).toEqual([
    '1884 AAA',
    '1884 BBB',
  ]);
});

test('of two records as bad the later one is the worst, then the later letter', () => {
  const best = club('AAA', 100, 54, PENNANT);
  expect(famousOf({ 1932: [best, club('CCC', 50, 104)], 1931: [club('BBB', 50, 104)] })).toEqual(
    expect.arrayContaining(['1932 CCC']),
  );
  const alike = famousOf({
    1931: [club('CCC', 50, 104), best, club('BBB', 50, 104), club('DDD', 77, 77)],
  });
  expect(alike).toEqual(['1931 AAA', '1931 CCC', '1931 DDD']);
});

test('of two clubs as near to even the better is chosen', () => {
  const clubs = [
    club('CCC', 76, 78),
    club('AAA', 100, 54, PENNANT),
    club('BBB', 78, 76),
    club('DDD', 40, 114),
  ];
  expect(famousOf({ 1931: clubs })).toEqual(['1931 AAA', '1931 BBB', '1931 DDD']);
});
