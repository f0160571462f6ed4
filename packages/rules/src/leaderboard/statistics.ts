/** What one card of a user did at bat over some games. */
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
}

/** What was done off one card of a user as a pitcher, and how its games ended for it. */
export interface PitchingTotals {
  readonly ipOuts: number;
  readonly er: number;
  /** Hits of all kinds. */
  readonly h: number;
  readonly bb: number;
  readonly so: number;
  readonly w: number;
  readonly sv: number;
}

/** The boards of batters, in the order that they are shown in. */
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
] as const;
export type BattingStat = (typeof BATTING_STATS)[number];

/** The boards of pitchers. */
export const PITCHING_STATS = ['ERA', 'WHIP', 'K/9', 'W', 'SV', 'SO', 'IP'] as const;
export type PitchingStat = (typeof PITCHING_STATS)[number];

/** Boards of rates: only cards with enough plate appearances or innings are on them. */
export const RATE_STATS = [
  'AVG',
  'OBP',
  'SLG',
  'OPS',
  'ERA',
  'WHIP',
  'K/9',
] as const satisfies readonly (BattingStat | PitchingStat)[];

/** Boards that the smallest value leads. */
export const LEAST_LEADS = ['ERA', 'WHIP'] as const satisfies readonly PitchingStat[];

/** How many players a board lists. */
export const BOARD_LENGTH = 10;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/**
 * A batter's statistic (Official Baseball Rules 9.21). No batter is hit by a pitch, so times on base are hits and walks, of
 * all plate appearances.
 */
export function battingValue(stat: BattingStat, totals: BattingTotals): number {
  const { pa, ab, h1, h2, h3, hr, r, rbi, bb, sb } = totals;
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
  };
  return values[stat];
}

/** A pitcher's statistic: ERA and K/9 for nine innings, WHIP for one, IP in innings (a third for each out). */
export function pitchingValue(stat: PitchingStat, totals: PitchingTotals): number {
  const { ipOuts, er, h, bb, so, w, sv } = totals;
  const values: Record<PitchingStat, number> = {
    ERA: share(27 * er, ipOuts),
    WHIP: share(3 * (h + bb), ipOuts),
    'K/9': share(27 * so, ipOuts),
    W: w,
    SV: sv,
    SO: so,
    IP: ipOuts / 3,
  };
  return values[stat];
}

/**
 * Plate appearances that a batter needs for the boards of rates: 3.1 for each game that his card's user finished in the
 * period, at least 20 (3-decisions, Boards).
 */
export const plateAppearancesNeeded = (games: number): number =>
  Math.max(20, Math.ceil((31 * games) / 10));

/** Outs that a pitcher needs for the same: an inning for each game, at least ten innings. */
export const outsNeeded = (games: number): number => 3 * Math.max(10, games);
