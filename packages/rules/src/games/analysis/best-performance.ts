import type { BatterLine, PitcherLine, SideBoxScore } from './box-score.ts';
import { battingPoints, pitchingPoints } from './performance-points.ts';

/** The best of a side's lines in a box score: a batter's or a pitcher's. */
export type BestPerformance =
  | { readonly kind: 'batting'; readonly line: BatterLine }
  | { readonly kind: 'pitching'; readonly line: PitcherLine };

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
