import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';

/** A season of which nothing is remarkable but its total bases: 200. */
export const BATTING: BattingSeason = {
  G: 130,
  AB: 450,
  R: 50,
  H: 150,
  '2B': 20,
  '3B': 3,
  HR: 8,
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

/** A season of which nothing is remarkable but its outs. */
export const PITCHING: PitchingSeason = {
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
