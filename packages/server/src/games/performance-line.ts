import type { BestPerformance as ShownPerformance } from '@pennant/contract/home';
import type { BestPerformance } from '@pennant/rules/games/analysis/best-performance';

/** What somebody did in a game, as a box score has it in one line. */
export type PerformanceLine = ShownPerformance['line'];

/** Returns a batter's or a pitcher's line as the API shows it. */
export function toPerformanceLine(performance: BestPerformance): PerformanceLine {
  const { line } = performance;
  const figures = { h1: line.H1, h2: line.H2, h3: line.H3, hr: line.HR, r: line.R };
  const shared = { ...figures, bb: line.BB, so: line.SO, sb: line.SB };
  if (performance.kind === 'batting') {
    const { AB: ab, RBI: rbi } = performance.line;
    return { type: 'Batter', ...shared, ab, rbi, ipOuts: 0, er: 0, decision: null };
  }
  const { ipOuts, ER: er, W, L, SV } = performance.line;
  const decision = W > 0 ? 'W' : L > 0 ? 'L' : SV > 0 ? 'S' : null;
  return { type: 'Pitcher', ...shared, ab: 0, rbi: 0, ipOuts, er, decision };
}
