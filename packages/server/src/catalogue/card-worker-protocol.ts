import type { Series } from '@pennant/card-maker/series/series';
import type { HistorySource } from './history-source.ts';
import type { SeasonRows } from './season-rows.ts';

/** A season that a history has. */
export interface PlannedSeason {
  readonly year: number;
  /** The fingerprint of all that its cards are made from. */
  readonly fingerprint: string;
}

/** The plan of a history, sent by the worker once it has read the history. */
export interface HistoryPlan {
  /** The fingerprint of all files. */
  readonly fingerprint: string;
  /** In the order of generation. */
  readonly seasons: readonly PlannedSeason[];
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
  /** The version of the card maker to make it by. */
  readonly makerVersion: number;
}

/** The worker's messages: the plan first, then one season per request. */
export type CardWorkerMessage =
  | { readonly kind: 'planned'; readonly planned: HistoryPlan }
  | { readonly kind: 'season'; readonly rows: SeasonRows }
  /** The history can't be read; `text` is a sentence for the user. */
  | { readonly kind: 'malformed'; readonly text: string };
