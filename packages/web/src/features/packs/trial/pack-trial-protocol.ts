import type { CompletionForecast, TierStanding } from '@pennant/rules/packs/cost-to-complete';
import type { OddsTable } from '@pennant/rules/packs/odds-table';
import type { TrialResult, TrialSeeds } from '@pennant/rules/packs/pack-trial';

/** The message from the page to the worker: packs to open for nothing. */
export interface TrialRequest {
  readonly kind: 'trial';
  readonly table: OddsTable;
  readonly seeds: TrialSeeds;
  readonly packs: number;
}

/** The message from the page to the worker: collectors to simulate. */
export interface CostRequest {
  readonly kind: 'cost';
  readonly table: OddsTable;
  /** The price of a pack. */
  readonly cost: number;
  readonly standing: readonly TierStanding[];
  /** A whole number; its low 32 bits count. */
  readonly seed: number;
}

export interface TrialProgress {
  readonly result: TrialResult;
  readonly isDone: boolean;
}

/** What the simulated collectors need; null where too many did not end within the limit. */
export interface CostProgress {
  readonly collectors: number;
  readonly byPacks: CompletionForecast | null;
  readonly withSwaps: CompletionForecast | null;
  readonly isDone: boolean;
}
