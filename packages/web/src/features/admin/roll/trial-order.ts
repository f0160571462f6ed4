import type { TrialTally, TrialTerms } from '@pennant/rules/games/dice-trial';

/** What the page asks the worker for. */
export interface TrialOrder extends TrialTerms {
  readonly rolls: number;
}

/** What the worker says: now and then how far it is, in the end all of it. */
export interface TrialNews {
  readonly tally: TrialTally;
  readonly isDone: boolean;
  /** Milliseconds of work so far. */
  readonly ms: number;
}
