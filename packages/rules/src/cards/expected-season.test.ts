import { expect, test } from 'vitest';
import { expectedBattingSeason, expectedPitchingSeason } from './expected-season.ts';

const eleven = <Cell>(cell: Cell) => Array.from({ length: 11 }, () => cell);

test('dice that say nothing but home runs come to 600 of them', () => {
  expect(
    expectedBattingSeason({ base: eleven('HR' as const), extra: eleven('OO' as const) }),
  ).toMatchObject({ AB: 600, H: 600, HR: 600, BB: 0, SO: 0 });
});

test('a seven is a sixth of the season', () => {
  const base = eleven<'OO' | 'H2'>('OO').with(5, 'H2');
  expect(expectedBattingSeason({ base, extra: eleven('OO' as const) })).toMatchObject({
    AB: 600,
    H: 100,
    '2B': 100,
  });
});

test('a pitcher with an empty table allows what the average batter hits, one with h9l less', () => {
  const plain = expectedPitchingSeason(eleven(null));
  expect(plain).toMatchObject({ H: 141, HR: 12, BB: 51, SO: 78, BFP: 600 });
  const stingy = expectedPitchingSeason(eleven<null | 'h9l'>(null).with(5, 'h9l'));
  expect(stingy.H).toBeLessThan(plain.H);
  expect(stingy.ER).toBeLessThan(plain.ER);
  expect(stingy.IPouts).toBeGreaterThan(plain.IPouts);
});

test('a card of every result has the season that the dice come to, and nothing that they don’t tell', () => {
  // Of 36 rolls 5 singles, 5 doubles, 2 triples, 1 home run, 3 walks, 4 strikeouts and 16 outs.
  const base = ['HR', 'H3', 'BB', 'SO', 'H2', 'OO', 'H1', 'OO', 'OO', 'OO', 'OO'] as const;
  expect(expectedBattingSeason({ base, extra: eleven('OO' as const) })).toEqual({
    G: 150,
    AB: 550,
    // (216 hits + 50 walks) x 416 bases / 600 plate appearances.
    R: 184,
    H: 216,
    '2B': 83,
    '3B': 33,
    HR: 17,
    RBI: null,
    SB: null,
    CS: null,
    BB: 50,
    SO: 67,
    IBB: null,
    HBP: null,
    SH: null,
    SF: null,
    GIDP: null,
  });
});

test('a pitcher’s season is thirty games in relief, won and lost by nobody', () => {
  expect(expectedPitchingSeason(eleven(null))).toEqual({
    W: 0,
    L: 0,
    G: 30,
    GS: 0,
    CG: 0,
    SHO: 0,
    SV: 0,
    IPouts: 408,
    H: 141,
    // (141 hits + 51 walks) x 212 bases / 600 batters.
    ER: 68,
    HR: 12,
    BB: 51,
    SO: 78,
    BFP: 600,
  });
});
