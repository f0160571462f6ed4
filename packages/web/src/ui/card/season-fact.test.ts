import { describe, expect, test } from 'vitest';
import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import { chooseSeasonFact } from './season-fact.ts';

const ordinaryBatting: BattingSeason = {
  G: 130,
  AB: 450,
  R: 50,
  H: 118,
  '2B': 20,
  '3B': 3,
  HR: 9,
  RBI: 48,
  SB: 4,
  CS: null,
  BB: 40,
  SO: 60,
  IBB: null,
  HBP: 2,
  SH: 4,
  SF: null,
  GIDP: null,
};
const ordinaryPitching: PitchingSeason = {
  W: 9,
  L: 10,
  G: 30,
  GS: 15,
  CG: 2,
  SHO: 0,
  SV: 1,
  IPouts: 420,
  H: 140,
  ER: 70,
  HR: 12,
  BB: 55,
  SO: 70,
  BFP: null,
};
const dice = { base: [], extra: [] };
const batting = (season: Partial<BattingSeason>) =>
  chooseSeasonFact({ type: 'Batter', dice, speed: 50, season: { ...ordinaryBatting, ...season } })
    .text;
const pitching = (season: Partial<PitchingSeason>) =>
  chooseSeasonFact({
    type: 'Pitcher',
    dice: [],
    stamina: 70,
    season: { ...ordinaryPitching, ...season },
  }).text;

describe('the fact on a card’s back', () => {
  test('tells a slugger’s home runs before anything else', () => {
    expect(batting({ HR: 50, AB: 500, SB: 60 })).toBe(
      'Sent 50 balls over the fence, one every 10 times up.',
    );
  });
  test('measures a thief’s season in miles', () => {
    expect(batting({ SB: 88 })).toContain('1.5 miles of base path');
  });
  test('says nothing of figures that were not kept', () => {
    const fact = batting({ RBI: null, SB: null, SO: null });
    expect(fact).not.toMatch(/null|NaN/);
    expect(fact).toContain('total bases');
  });
  test('finds a word for a batter who never got a hit', () => {
    expect(
      batting({ G: 40, AB: 12, H: 0, '2B': 0, '3B': 0, HR: 0, SB: 0, BB: 0, SO: 9, RBI: 0 }),
    ).toBe('Went to bat 12 times and came back for more.');
  });
  test('counts a strikeout pitcher’s untouched innings', () => {
    expect(pitching({ SO: 300 })).toContain('100.0 innings');
  });
  test('finds a word for a pitcher who got nobody out', () => {
    expect(pitching({ IPouts: 0, W: 0, L: 1, G: 1, GS: 1, CG: 0, SO: 0 })).toBe(
      'Got 0 men out and remembers each of them.',
    );
  });
});
