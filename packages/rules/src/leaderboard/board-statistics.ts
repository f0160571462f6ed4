import { WPA_UNITS } from '../statistics/wpa-units.ts';

/** Batting totals of one card of a user over some games. */
export interface BattingTotals {
  readonly pa: number;
  readonly ab: number;
  readonly h1: number;
  readonly h2: number;
  readonly h3: number;
  readonly hr: number;
  readonly r: number;
  readonly rbi: number;
  readonly bb: number;
  readonly sb: number;
  /** Win probability added, in units of `WPA_UNITS`. */
  readonly wpa: number;
}

/** Pitching totals of one card of a user over some games. */
export interface PitchingTotals {
  readonly ipOuts: number;
  readonly er: number;
  /** Hits of all kinds. */
  readonly h: number;
  readonly bb: number;
  readonly so: number;
  readonly w: number;
  readonly sv: number;
  /** Win probability added, in units of `WPA_UNITS`. */
  readonly wpa: number;
}

/** What a user's cards did in one game, for the leaderboards. */
export interface LeaderboardTotals {
  readonly batters: readonly (BattingTotals & { readonly cardID: number })[];
  readonly pitchers: readonly (PitchingTotals & { readonly cardID: number })[];
}

/** The leaderboards of batters, in display order. */
export const BATTING_STATS = [
  'AVG',
  'OBP',
  'SLG',
  'OPS',
  'H1',
  'H2',
  'H3',
  'HR',
  'R',
  'RBI',
  'BB',
  'SB',
  'WPA',
] as const;
export type BattingStat = (typeof BATTING_STATS)[number];

/** The leaderboards of pitchers, in display order. */
export const PITCHING_STATS = ['ERA', 'WHIP', 'K/9', 'W', 'SV', 'SO', 'IP', 'pWPA'] as const;
export type PitchingStat = (typeof PITCHING_STATS)[number];

/** Rate statistics, whose boards require a minimum of plate appearances or innings. */
export const RATE_STATS = [
  'AVG',
  'OBP',
  'SLG',
  'OPS',
  'ERA',
  'WHIP',
  'K/9',
] as const satisfies readonly (BattingStat | PitchingStat)[];

/** Statistics for which lower is better. */
export const LOWER_IS_BETTER_STATS = ['ERA', 'WHIP'] as const satisfies readonly PitchingStat[];

/** Number of players on a board. */
export const BOARD_LENGTH = 10;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/**
 * Returns a batter's statistic (Official Baseball Rules 9.21). The game has no hit by pitch, so OBP
 * is hits and walks per plate appearance.
 */
export function battingValue(stat: BattingStat, totals: BattingTotals): number {
  const { pa, ab, h1, h2, h3, hr, r, rbi, bb, sb, wpa } = totals;
  const obp = share(h1 + h2 + h3 + hr + bb, pa);
  const slg = share(h1 + 2 * h2 + 3 * h3 + 4 * hr, ab);
  const values: Record<BattingStat, number> = {
    AVG: share(h1 + h2 + h3 + hr, ab),
    OBP: obp,
    SLG: slg,
    OPS: obp + slg,
    H1: h1,
    H2: h2,
    H3: h3,
    HR: hr,
    R: r,
    RBI: rbi,
    BB: bb,
    SB: sb,
    WPA: wpa / WPA_UNITS,
  };
  return values[stat];
}

/**
 * Returns a pitcher's statistic: ERA and K/9 per nine innings, WHIP per inning, IP in innings (a
 * third for each out). pWPA is the win probability that pitchers added.
 */
export function pitchingValue(stat: PitchingStat, totals: PitchingTotals): number {
  const { ipOuts, er, h, bb, so, w, sv, wpa } = totals;
  const values: Record<PitchingStat, number> = {
    ERA: share(27 * er, ipOuts),
    WHIP: share(3 * (h + bb), ipOuts),
    'K/9': share(27 * so, ipOuts),
    W: w,
    SV: sv,
    SO: so,
    IP: ipOuts / 3,
    pWPA: wpa / WPA_UNITS,
  };
  return values[stat];
}

/**
 * Returns the plate appearances that a batter needs for the boards of rates: 3.1 for each game that
 * the card's user finished in the period, at least 20
 * (docs/spec/decisions.md, "Contests, rewards, ratings, boards").
 */
export const minPlateAppearances = (games: number): number =>
  Math.max(20, Math.ceil((31 * games) / 10));

/**
 * Returns the outs that a pitcher needs for the boards of rates: an inning for each game, at least
 * ten innings.
 */
export const minOuts = (games: number): number => 3 * Math.max(10, games);
