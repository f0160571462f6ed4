import { expect, test } from 'vitest';
import type { BattingSeason, PitchingSeason } from './card.ts';
import { compareBattingToDice, comparePitchingToDice } from './compare-season-to-dice.ts';

const BATTING: BattingSeason = {
  G: 150,
  AB: 500,
  R: 80,
  H: 150,
  '2B': 30,
  '3B': 5,
  HR: 20,
  RBI: 90,
  SB: 4,
  CS: null,
  BB: 60,
  SO: null,
  IBB: null,
  HBP: 5,
  SH: 3,
  SF: null,
  GIDP: null,
};
const PITCHING: PitchingSeason = {
  W: 20,
  L: 9,
  G: 35,
  GS: 33,
  CG: 20,
  SHO: 4,
  SV: 0,
  IPouts: 810,
  H: 240,
  ER: 90,
  HR: 15,
  BB: 70,
  SO: 180,
  BFP: 1100,
};

test('dice that are the season to a hair differ from it nowhere', () => {
  const after = { H1: 95, H2: 30, H3: 5, HR: 20, BB: 65, SO: 0, OO: 350 };
  const off = compareBattingToDice({ ...BATTING, SO: 0 }, after).map(({ season, dice }) =>
    Math.abs(dice - (season ?? Number.NaN)),
  );
  expect(off).toHaveLength(6);
  expect(Math.max(...off)).toBeLessThan(1e-10);
});

test('what was not kept that year is compared with nothing', () => {
  const match = compareBattingToDice(BATTING, {
    H1: 90,
    H2: 30,
    H3: 5,
    HR: 25,
    BB: 65,
    SO: 50,
    OO: 300,
  });
  expect(match.find(({ figure }) => figure === 'SO')).toMatchObject({ season: null });
  expect(match.find(({ figure }) => figure === 'HR')).toEqual({
    figure: 'HR',
    season: 20,
    dice: 25,
  });
});

test('a pitcher is compared over nine of their own innings', () => {
  const after = { H1: 160, H2: 50, H3: 15, HR: 15, BB: 70, SO: 180, OO: 610 };
  for (const { season, dice } of comparePitchingToDice(PITCHING, after)) {
    expect(dice).toBeCloseTo(season ?? Number.NaN, 10);
  }
  expect(comparePitchingToDice(PITCHING, after)[0]).toMatchObject({ figure: 'H9', season: 8 });
});

test('the figures of a batter and of a pitcher', () => {
  const any = { H1: 1, H2: 1, H3: 1, HR: 1, BB: 1, SO: 1, OO: 1 };
  const figures = [compareBattingToDice(BATTING, any), comparePitchingToDice(PITCHING, any)];
  expect(figures.map((line) => line.map(({ figure }) => figure).join(' '))).toEqual([
    'AVG OBP SLG HR SO BB',
    'H9 HR9 BB9 K9',
  ]);
});

test('where batters faced were not kept, outs, hits and walks stand for them', () => {
  const after = { H1: 0, H2: 0, H3: 0, HR: 1, BB: 0, SO: 0, OO: 9 };
  const [, homers] = comparePitchingToDice({ ...PITCHING, BFP: null }, after);
  // A tenth of 810 outs, 240 hits and 70 walks, in thirty games of 27 outs.
  expect(homers!.dice).toBeCloseTo(112 / 30, 10);
});

test('who never batted and who got nobody out are compared with nothing', () => {
  const any = { H1: 1, H2: 1, H3: 1, HR: 1, BB: 1, SO: 1, OO: 1 };
  expect(compareBattingToDice({ ...BATTING, AB: 0, H: 0 }, any)).toEqual([]);
  expect(comparePitchingToDice({ ...PITCHING, IPouts: 0 }, any)).toEqual([]);
});
