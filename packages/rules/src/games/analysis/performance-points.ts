import type { BatterLine, PitcherLine } from './box-score.ts';

/** The figures of a batter's line that its points are made of. */
export type BattingPointsInput = Pick<
  BatterLine,
  'H1' | 'H2' | 'H3' | 'HR' | 'BB' | 'R' | 'RBI' | 'SB' | 'CS'
>;

/** The figures of a pitcher's line that its points are made of. */
export type PitchingPointsInput = Pick<PitcherLine, 'ipOuts' | 'SO' | 'ER' | 'W' | 'SV'>;

/**
 * Returns the points of a batter's day: a point for each base gained by bat and feet, half a point
 * for a walk, a point for each run scored and each run batted in, less a point for each time caught
 * stealing. 0 for a day without anything; below 0 only for one caught more often than that.
 *
 * By these and `pitchingPoints` the lines of a game are ordered, and the games of a card: whoever
 * wants another order changes these two.
 */
export const battingPoints = (line: BattingPointsInput): number => {
  const { H1, H2, H3, HR, BB, R, RBI, SB, CS } = line;
  return H1 + 2 * H2 + 3 * H3 + 4 * HR + 0.5 * BB + R + RBI + SB - CS;
};

/**
 * Returns the points of a pitcher's day: one for each inning, a quarter for each strikeout, two for
 * a win or a save, less two for each earned run.
 */
export const pitchingPoints = ({ ipOuts, SO, ER, W, SV }: PitchingPointsInput): number =>
  ipOuts / 3 + 0.25 * SO - 2 * ER + 2 * W + 2 * SV;
