import type { BatterLine, PitcherLine, SideBoxScore } from './box-score.ts';

/** The best of a side's lines in a box score: a batter's or a pitcher's. */
export type BestPerformance =
  | { readonly kind: 'batting'; readonly line: BatterLine }
  | { readonly kind: 'pitching'; readonly line: PitcherLine };

/** Returns the points of a batter's day: bases gained by bat and feet, runs and runs batted in. */
const battingPoints = ({ H1, H2, H3, HR, BB, R, RBI, SB, CS }: BatterLine): number =>
  H1 + 2 * H2 + 3 * H3 + 4 * HR + 0.5 * BB + R + RBI + SB - CS;

/** Returns the points of a pitcher's day: innings and strikeouts, less runs, and the decision. */
const pitchingPoints = ({ ipOuts, SO, ER, W, SV }: PitcherLine): number =>
  ipOuts / 3 + 0.25 * SO - 2 * ER + 2 * W + 2 * SV;

/**
 * Returns who of a side did most in a game; null if nobody did anything. Of equal ones a batter,
 * and who stands first in the box score.
 */
export const bestPerformance = (box: SideBoxScore): BestPerformance | null => {
  let best: BestPerformance | null = null;
  let most = 0;
  for (const line of box.batters) {
    const points = battingPoints(line);
    if (points > most) [best, most] = [{ kind: 'batting', line }, points];
  }
  for (const line of box.pitchers) {
    const points = pitchingPoints(line);
    if (points > most) [best, most] = [{ kind: 'pitching', line }, points];
  }
  return best;
};
