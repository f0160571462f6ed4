/** The results that runs are estimated from. */
export interface OnBase {
  readonly H1: number;
  readonly H2: number;
  readonly H3: number;
  readonly HR: number;
  readonly BB: number;
  readonly HBP: number;
  /** Outs made or, for a pitcher, recorded. */
  readonly outs: number;
}

/** Returns David Smyth's base runs: runners on base times the share that scores, plus home runs. */
export const baseRuns = (line: OnBase): number => {
  const hits = line.H1 + line.H2 + line.H3 + line.HR;
  const walks = line.BB + line.HBP;
  const bases = line.H1 + 2 * line.H2 + 3 * line.H3 + 4 * line.HR;
  const on = hits + walks - line.HR;
  const advance = 1.02 * (1.4 * bases - 0.6 * hits - 3 * line.HR + 0.1 * walks);
  if (on <= 0 || advance <= 0) return line.HR;
  return (on * advance) / (advance + Math.max(line.outs, 1)) + line.HR;
};
