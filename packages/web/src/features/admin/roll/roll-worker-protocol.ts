import type { TrialTally, TrialTerms } from '@pennant/rules/games/analysis/matchup-trial';

/** The message from the page to the worker: the trial to run. */
export interface TrialRequest extends TrialTerms {
  readonly rolls: number;
}

/** A message from the worker to the page: the tally so far, or at the end the whole one. */
export interface TrialProgress {
  readonly tally: TrialTally;
  readonly isDone: boolean;
  /** Milliseconds of work so far. */
  readonly ms: number;
}
