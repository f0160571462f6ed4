import type { Series } from '@pennant/card-maker/series/series';
import type { HistorySource } from './history-source.ts';
import type { SeasonRows } from './season-rows.ts';

/** The plan of a history, sent by the worker once it has read the history. */
export interface HistoryPlan {
  readonly fingerprint: string;
  /** In the order of generation. */
  readonly years: readonly number[];
  /** Base series and special series. */
  readonly series: readonly Series[];
}

/** The worker's start data (`workerData`). */
export interface CardWorkerData {
  readonly source: HistorySource;
}

/** The request for one season. */
export interface GenerateSeasonRequest {
  readonly year: number;
}

/** The worker's messages: the plan first, then one season per request. */
export type CardWorkerMessage =
  | { readonly kind: 'planned'; readonly planned: HistoryPlan }
  | { readonly kind: 'season'; readonly rows: SeasonRows }
  /** The history can't be read; `text` is a sentence for the user. */
  | { readonly kind: 'malformed'; readonly text: string };
