import type { Series } from '@pennant/card-maker/series/series';
import type { HistorySource } from './history-source.ts';
import type { SeasonRows } from './season-rows.ts';

/** What the maker's thread knows once it has read and planned a history. */
export interface PlannedHistory {
  readonly fingerprint: string;
  /** In the order of making. */
  readonly years: readonly number[];
  /** Base series and special series. */
  readonly series: readonly Series[];
}

/** What the maker's thread is handed when it starts. */
export interface MakerTask {
  readonly source: HistorySource;
}

/** What it is asked for, one season at a time. */
export interface MakeSeason {
  readonly year: number;
}

/** What it answers: the plan first, then one season for each that is asked. */
export type MakerAnswer =
  | { readonly kind: 'planned'; readonly planned: PlannedHistory }
  | { readonly kind: 'season'; readonly rows: SeasonRows }
  /** The history can't be read: a sentence for a person. */
  | { readonly kind: 'malformed'; readonly text: string };
