import { describe, expect, test } from 'vitest';
import { generateHistory } from '../generate-history.ts';
import { seededRandom } from '../seeded-random.ts';
import { isFamousName } from './famous-names.ts';
import {
  GIVEN_NAMES,
  JAPANESE_GIVEN_NAMES,
  KOREAN_GIVEN_NAMES,
  LATIN_GIVEN_NAMES,
} from './given-names.ts';
import { NameGenerator } from './name-generator.ts';
import { NICKNAME_ERAS } from './nicknames.ts';
import { PEOPLES, SURNAMES } from './surnames.ts';
import { weightedNames } from './weighted-names.ts';

const history = generateHistory();
const players = history.flatMap(({ year, players: own }) =>
  own.map(({ playerID, name, throws }) => ({ year, playerID, name, throws })),
);
const namesOf = (from: number, to: number) => [
  ...new Map(
    players
      .filter(({ year }) => year >= from && year <= to)
      .map(({ playerID, name }) => [playerID, name]),
  ).values(),
];
const firstOf = (name: string) => name.split(' ')[0] ?? '';
const lastOf = (name: string) => name.split(' ').at(-1) ?? '';

const shareOf = (names: readonly string[], fits: (name: string) => boolean) =>
  names.filter(fits).length / names.length;
const latin = new Set(weightedNames(SURNAMES.Latin).names);
const irish = new Set(weightedNames(SURNAMES.Irish).names);
const slavic = new Set(weightedNames(SURNAMES.Slavic).names);
const nicknames = new Set(NICKNAME_ERAS.flatMap(({ names }) => [...weightedNames(names).names]));

describe('the names of the invented players', () => {
  test('come from at least 130 given names an era and 600 surnames of many peoples', () => {
    for (const [born, list] of GIVEN_NAMES) {
      expect(weightedNames(list).names.length, `${born}`).toBeGreaterThanOrEqual(130);
    }
    for (const [born, list] of LATIN_GIVEN_NAMES) {
      expect(weightedNames(list).names.length, `${born}`).toBeGreaterThanOrEqual(60);
    }
    const surnames = new Set(PEOPLES.flatMap((people) => weightedNames(SURNAMES[people]).names));
    expect(surnames.size).toBeGreaterThanOrEqual(600);
  });

  test('are a given name or a nickname and one surname, in plain letters', () => {
    const odd = players.filter(({ name }) => !/^[A-Z][A-Za-z-]+ [A-Z][A-Za-z]+$/.test(name));
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('are never those of the famous', () => {
    expect(players.filter(({ name }) => isFamousName(name))).toEqual([]);
    expect(isFamousName('Babe Ruth')).toBe(true);
    expect(isFamousName('Mickey mantle')).toBe(true);
    expect(isFamousName('Ollie Wojcik')).toBe(false);
  });

  test('are given to no two players of one decade', () => {
    for (let decade = 1870; decade < 2030; decade += 10) {
      const names = namesOf(decade, decade + 9);
      expect(names.length).toBeGreaterThan(150);
      expect(new Set(names).size, `${decade}s`).toBe(names.length);
    }
  });

  test('are as common as they were: Johns and Bills, few of them rare', () => {
    const firsts = namesOf(1900, 1960).map(firstOf);
    const counts = new Map<string, number>();
    for (const first of firsts) counts.set(first, (counts.get(first) ?? 0) + 1);
    const sorted = [...counts.values()].sort((a, b) => b - a);
    const topTen = sorted.slice(0, 10).reduce((sum, count) => sum + count, 0) / firsts.length;
    expect(counts.size).toBeGreaterThan(250);
    expect(topTen).toBeGreaterThan(0.2);
    expect(topTen).toBeLessThan(0.5);
  });

  test.each([
    ['Irish', irish, 1890, 0.12, 0.4],
    ['Irish', irish, 2005, 0.01, 0.12],
    ['Slavic', slavic, 1940, 0.03, 0.15],
    ['Latin', latin, 1930, 0, 0.04],
    ['Latin', latin, 1975, 0.05, 0.22],
    ['Latin', latin, 2015, 0.2, 0.4],
  ] as const)('are those of the peoples of their time: %s', (_, surnames, year, low, high) => {
    const share = shareOf(namesOf(year - 5, year + 5), (name) => surnames.has(lastOf(name)));
    expect(share).toBeGreaterThanOrEqual(low);
    expect(share).toBeLessThanOrEqual(high);
  });

  test('are of Japan and Korea from the 1990s on, when the first came over to stay', () => {
    const given = new Set(
      [JAPANESE_GIVEN_NAMES, KOREAN_GIVEN_NAMES].flatMap((list) => weightedNames(list).names),
    );
    const debuts = new Map<string, number>();
    for (const { name, year } of players) {
      if (given.has(firstOf(name)) && !debuts.has(name)) debuts.set(name, year);
    }
    expect(Math.min(...debuts.values())).toBeGreaterThanOrEqual(1990);
    expect(debuts.size).toBeGreaterThan(40);
    expect(debuts.size).toBeLessThan(110);
  });

  test('are nicknames now and then, most often before the war, and only a left-hander is Lefty', () => {
    const isNickname = (name: string) => nicknames.has(firstOf(name));
    expect(shareOf(namesOf(1915, 1935), isNickname)).toBeGreaterThan(0.1);
    expect(shareOf(namesOf(2000, 2023), isNickname)).toBeLessThan(0.05);
    const lefties = players.filter(({ name }) => firstOf(name) === 'Lefty');
    expect(lefties.length).toBeGreaterThan(0);
    expect(lefties.every(({ throws }) => throws === 'L')).toBe(true);
  });
});

test('ids are those of the record: five letters of the surname, two of the name and a number', () => {
  const names = new NameGenerator(seededRandom(5));
  for (let debut = 1900; debut < 1990; debut += 1) {
    const { playerID, name } = names.next({ born: debut - 22, debut, throws: 'R' });
    expect(playerID).toMatch(/^[a-z]{4,7}\d\d$/);
    expect(lastOf(name).toLowerCase().startsWith(playerID.slice(0, 2))).toBe(true);
  }
});
