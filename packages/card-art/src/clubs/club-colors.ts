import { firstGrapheme } from '@pennant/rules/text/graphemes';
import { pickByHash } from '../seeded-choice.ts';
import type { Color } from '../color.ts';

/** The colors of a club: `main` for cap and lettering, and a second one. */
export interface ClubColors {
  readonly main: Color;
  readonly second: Color;
}

const NAVY = '#14264d';
const RED = '#b8202c';
const ROYAL = '#1d4a9e';
const BLACK = '#1f1c1c';
const ORANGE = '#e2641b';
const GREEN = '#14573a';
const GOLD = '#e5ac2c';
const MAROON = '#6d1f2f';
const CREAM = '#f3ead6';
const GRAY = '#aeb3b8';
const TEAL = '#0c5c5f';
const SKY = '#75aadb';
const BROWN = '#4c3324';
const PURPLE = '#3d2a6b';

/** The colors of known clubs, by the club codes of the Lahman database. */
const KNOWN_COLORS: Readonly<Record<string, readonly [Color, Color]>> = {
  ARI: ['#a3283a', '#d9c39a'],
  ATL: [NAVY, RED],
  BAL: [BLACK, ORANGE],
  BL1: [RED, CREAM],
  BLN: [BLACK, ORANGE],
  BLA: [BLACK, GOLD],
  BOS: [NAVY, RED],
  BSN: [NAVY, RED],
  BRO: [ROYAL, CREAM],
  BR3: [ROYAL, CREAM],
  CAL: [NAVY, RED],
  ANA: [NAVY, '#4f86b8'],
  LAA: [RED, NAVY],
  CHA: [BLACK, GRAY],
  CHN: [ROYAL, RED],
  CIN: [RED, CREAM],
  CN2: [RED, CREAM],
  CLE: [NAVY, RED],
  CL4: [NAVY, CREAM],
  COL: [PURPLE, GRAY],
  DET: [NAVY, ORANGE],
  DTN: [MAROON, CREAM],
  FLO: [TEAL, BLACK],
  MIA: [BLACK, '#0e9fd0'],
  HOU: [NAVY, ORANGE],
  KCA: [ROYAL, SKY],
  KC1: [GREEN, GOLD],
  LAN: [ROYAL, CREAM],
  LS3: [MAROON, GOLD],
  MIL: [NAVY, GOLD],
  ML4: [ROYAL, GOLD],
  ML1: [NAVY, RED],
  MIN: [NAVY, RED],
  MON: [ROYAL, RED],
  WAS: [RED, NAVY],
  WS1: [NAVY, CREAM],
  WS2: [RED, NAVY],
  NYA: [NAVY, CREAM],
  NY1: [BLACK, ORANGE],
  NYN: [ROYAL, ORANGE],
  OAK: [GREEN, GOLD],
  PHA: [ROYAL, CREAM],
  PH4: [ROYAL, CREAM],
  PHI: [RED, ROYAL],
  PIT: [BLACK, GOLD],
  PRO: [GRAY, NAVY],
  SDN: [BROWN, GOLD],
  SEA: [NAVY, TEAL],
  SE1: [ROYAL, GOLD],
  SFN: [BLACK, ORANGE],
  SLA: [BROWN, ORANGE],
  SLN: [RED, NAVY],
  SL4: [BROWN, CREAM],
  TBA: [NAVY, SKY],
  TEX: [ROYAL, RED],
  TOR: [ROYAL, CREAM],
};

/** Color pairs for all other clubs, real or invented. */
const FALLBACK_COLORS: readonly [readonly [Color, Color], ...(readonly [Color, Color])[]] = [
  [NAVY, CREAM],
  [NAVY, RED],
  [RED, CREAM],
  [MAROON, CREAM],
  [MAROON, GOLD],
  [GREEN, CREAM],
  [GREEN, GOLD],
  [BLACK, ORANGE],
  [BROWN, GOLD],
  [BROWN, CREAM],
  [ROYAL, CREAM],
  [ROYAL, GOLD],
  [TEAL, CREAM],
  [PURPLE, GOLD],
  ['#29556b', ORANGE],
  ['#7b2d14', SKY],
];

/** Returns the colors of a club by its code, always the same for a code. */
export const clubColors = (code: string): ClubColors => {
  const [main, second] = KNOWN_COLORS[code] ?? pickByHash(FALLBACK_COLORS, 'club', code);
  return { main, second };
};

/** Returns the letter on the cap, the first one of the club's name. */
export const capLetter = (clubName: string): string =>
  firstGrapheme(clubName.trim()).toUpperCase() || 'P';
