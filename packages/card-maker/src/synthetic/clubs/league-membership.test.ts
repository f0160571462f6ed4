import { describe, expect, test } from 'vitest';
import { generateHistory } from '../generate-history.ts';
import { clubCode } from './club-code.ts';
import { PLACES, NICKNAMES } from './club-names.ts';

const history = generateHistory();
const clubYears = history.flatMap(({ year, clubs }) => clubs.map((club) => ({ ...club, year })));
const clubsIn = (year: number) => clubYears.filter((club) => club.year === year);
const placeOf = (name: string) => PLACES.find((place) => name.startsWith(`${place} `));
const nicknameOf = (name: string) => name.slice((placeOf(name) ?? '').length + 1);

const byFranchise = Map.groupBy(clubYears, ({ franchise }) => franchise);

describe('the clubs of the invented history', () => {
  test.each([
    [1871, 10],
    [1890, 16],
    [1900, 8],
    [1920, 16],
    [1961, 18],
    [1962, 20],
    [1969, 24],
    [1977, 26],
    [1993, 28],
    [1998, 30],
    [2023, 30],
  ])('of %d are %d', (year, count) => {
    expect(clubsIn(year)).toHaveLength(count);
    expect(new Set(clubsIn(year).map(({ team }) => team)).size).toBe(count);
  });

  test('have no name, no place and no nickname that another club ever had', () => {
    const owners = (of: (name: string) => string | undefined) => {
      const byName = Map.groupBy(clubYears, ({ name }) => of(name));
      return [...byName.values()].map((own) => new Set(own.map(({ franchise }) => franchise)).size);
    };
    expect(Math.max(...owners((name) => name))).toBe(1);
    expect(Math.max(...owners(placeOf))).toBe(1);
    expect(Math.max(...owners(nicknameOf))).toBe(1);
    const nicknames = NICKNAMES.flatMap(([, names]) => names);
    expect(new Set(nicknames).size).toBe(nicknames.length);
    expect(new Set(PLACES).size).toBe(PLACES.length);
  });

  test('have codes of three letters of their place and name, and keep one for as long as the place', () => {
    for (const { team, name } of clubYears) {
      expect(team).toMatch(/^[A-Z]{3}$/);
      expect(team.slice(0, 1)).toBe(name.slice(0, 1));
    }
    const places = Map.groupBy(clubYears, ({ team }) => team);
    for (const own of places.values()) {
      expect(new Set(own.map(({ name }) => placeOf(name))).size).toBe(1);
    }
  });

  test('move a few times, as real ones did: never between the wars, often in the fifties', () => {
    const moves = [...byFranchise.values()].flatMap((own) =>
      own.filter(({ name }, index) => index > 0 && placeOf(name) !== placeOf(own[index - 1]!.name)),
    );
    expect(moves.length).toBeGreaterThanOrEqual(8);
    expect(moves.length).toBeLessThanOrEqual(15);
    expect(moves.filter(({ year }) => year > 1903 && year < 1953)).toEqual([]);
    expect(moves.filter(({ year }) => year >= 1953 && year <= 1958).length).toBeGreaterThan(2);
  });

  test('change their nicknames now and then, and most still have that of long ago', () => {
    const renamed = [...byFranchise.values()].flatMap((own) =>
      own.filter(
        ({ name }, index) => index > 0 && nicknameOf(name) !== nicknameOf(own[index - 1]!.name),
      ),
    );
    expect(renamed.length).toBeGreaterThanOrEqual(8);
    expect(renamed.length).toBeLessThanOrEqual(30);
    const kept = clubsIn(2023).filter(({ name, franchise }) => {
      const first = byFranchise.get(franchise)?.[0];
      return first !== undefined && nicknameOf(first.name) === nicknameOf(name);
    });
    expect(kept.length).toBeGreaterThan(15);
  });

  test('none ends after 1900', () => {
    const last = new Set(clubsIn(2023).map(({ franchise }) => franchise));
    for (const { franchise } of clubsIn(1901)) expect(last).toContain(franchise);
  });
});

test.each([
  ['Graymoor', 'Owls', [], 'GRA'],
  ['Sable Harbor', 'Foxes', [], 'SHF'],
  ['Sable Harbor', 'Foxes', ['SHF'], 'SAB'],
  ['Graymoor', 'Owls', ['GRA'], 'GRO'],
  ['Graymoor', 'Owls', ['GRA', 'GRO'], 'GRY'],
])('the code of %s %s, with %j taken, is %s', (place, nickname, taken, code) => {
  expect(clubCode(place, nickname, (other) => (taken as readonly string[]).includes(other))).toBe(
    code,
  );
});
