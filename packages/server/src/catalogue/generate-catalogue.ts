import { setTimeout as sleep } from 'node:timers/promises';
import type { History } from '@pennant/rules/cards/card';
import { describeYears } from '@pennant/rules/text/describe-years';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { StartupError } from '../platform/database/embedded/postgres-binaries.ts';
import type { CardWorkerClient } from './card-worker-client.ts';
import type { HistoryPlan } from './card-worker-protocol.ts';
import type { HistorySource } from './history-source.ts';
import { priceSeries } from './price-series.ts';
import { compareSeasons, describeDifferences, findRenamedSeries } from './reconcile-seasons.ts';
import type { SeasonRows } from './season-rows.ts';
import {
  addSeasons,
  analyzeCatalogue,
  beginCatalogue,
  findCatalogue,
  finishCatalogue,
  readRatedCards,
  readSeasons,
  readSpecialSeries,
  saveCorrectedSeasons,
  saveFingerprint,
  saveSeasonFingerprints,
  saveSeriesPrice,
  storeSeason,
  type CatalogueSeason,
} from './catalogue-store.ts';

/** Seasons processed at once: one is generated while the one before it is stored. */
const CONCURRENT_SEASONS = 2;
/** How many seasons are stored between two progress messages. */
const SEASONS_PER_MESSAGE = 10;

/** Handles series that just got all their cards and their price, by their ids. */
export type OnSeriesComplete = (tx: Transaction, seriesIDs: readonly number[]) => Promise<void>;

/**
 * Runs `change`, which puts cards of a new season into series on sale, and renews their odds and,
 * where a pack would then be worth more than it costs, their price.
 */
type WithGrownSeries = (
  tx: Transaction,
  seriesIDs: readonly number[],
  change: () => Promise<void>,
) => Promise<void>;

/** What a first start has made, told after each season. */
export interface SeasonsProgress {
  readonly history: History;
  /** The seasons whose cards are not stored yet. */
  readonly missingYears: ReadonlySet<number>;
}

/** The callbacks of a generation of the catalogue, and the signal that stops it. */
export interface CatalogueGeneration {
  readonly onProgress: (message: string) => void;
  /** Is called in the transaction that gives series all their cards. */
  readonly onSeriesComplete: OnSeriesComplete;
  readonly withGrownSeries: WithGrownSeries;
  /**
   * Is called at a first start after each season that is stored: what needs some seasons only need
   * not wait for the others. The season's cards are committed; the lock of the catalogue is held.
   */
  readonly onSeasonStored: (progress: SeasonsProgress) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Which history a database begins with; the real record has but one version. */
export const historyOf = (source: HistorySource) => ({
  history: source.history,
  history_version: source.history === 'invented' ? source.version : 1,
});

/**
 * Stores the history in an empty database. In any other adds the seasons that the files have more
 * of, and tells what else is different; nothing that is made changes. Returns the seasons to make.
 */
const beginOrGoOn = async (
  database: TransactionScope,
  source: HistorySource,
  { fingerprint, seasons, series }: HistoryPlan,
  onProgress: CatalogueGeneration['onProgress'],
): Promise<readonly CatalogueSeason[]> => {
  const years = seasons.map(({ year }) => year);
  const begun = await findCatalogue(database);
  if (!begun) {
    await database.transaction((tx) =>
      beginCatalogue(tx, { ...historyOf(source), fingerprint }, years, series),
    );
    return readSeasons(database);
  }
  const differences = compareSeasons(begun, await readSeasons(database), { fingerprint, seasons });
  const { added, absentAndUnmade, changed, recognized } = differences;
  if (!begun.is_complete && absentAndUnmade.length > 0) {
    throw new StartupError(
      `The season files here lack ${describeYears(absentAndUnmade)}, whose cards are not made yet: ` +
        'bring the former files back, or start with an empty database.',
    );
  }
  for (const sentence of describeDifferences(differences)) onProgress(sentence);
  await saveCorrectedSeasons(database, changed);
  if (recognized.length > 0) await saveSeasonFingerprints(database, recognized);
  if (added.length > 0) {
    const renamed = findRenamedSeries(begun.last_year, Math.max(...years));
    await database.transaction((tx) => addSeasons(tx, added, series, renamed));
  }
  const here = new Set(years);
  return (await readSeasons(database)).filter(({ year, isMade }) => !isMade && here.has(year));
};

/**
 * Prices and activates the special series once all cards exist, and marks the catalogue complete.
 */
const complete = (database: TransactionScope, onSale: OnSeriesComplete) =>
  database.transaction(async (tx) => {
    const special = await readSpecialSeries(tx);
    for (const series of special) {
      const price = priceSeries(series, await readRatedCards(tx, series.seriesID));
      await saveSeriesPrice(tx, series.seriesID, price);
    }
    await onSale(
      tx,
      special.map(({ seriesID }) => seriesID),
    );
    await finishCatalogue(tx);
  });

/**
 * Generates every season that the database lacks and stores each in its own transaction, by the
 * version of the maker that the season was begun with. Only the holder of the catalogue's lock may
 * call it. After an interruption, stored seasons stay and the next call continues with the others.
 * @throws what a season failed with, once the others under way have ended; no further one is begun
 */
export const generateCatalogue = async (
  database: TransactionScope,
  source: HistorySource,
  maker: Pick<CardWorkerClient, 'plan' | 'generateSeason'>,
  generation: CatalogueGeneration,
): Promise<void> => {
  const { onProgress, onSeriesComplete, withGrownSeries, onSeasonStored, signal } = generation;
  const plan = await maker.plan;
  const missing = await beginOrGoOn(database, source, plan, onProgress);
  const { seasons_total: total = 0, is_complete: isOnSale = false } =
    (await findCatalogue(database)) ?? {};
  let stored = total - missing.length;
  const missingYears = new Set(missing.map(({ year }) => year));

  const store = async (tx: Transaction, rows: SeasonRows) => {
    if (await storeSeason(tx, rows)) await onSeriesComplete(tx, [rows.year]);
  };
  const next = missing.values();
  let hasFailed = false;
  const storeSeasons = async () => {
    for (const season of next) {
      if (signal.aborted || hasFailed) return;
      const rows = await maker.generateSeason(season);
      await database.transaction((tx) =>
        isOnSale
          ? withGrownSeries(tx, rows.specialSeriesIDs, () => store(tx, rows))
          : store(tx, rows),
      );
      stored += 1;
      missingYears.delete(rows.year);
      // A copy: the other season that is under way must not change it meanwhile.
      const progress = { history: source.history, missingYears: new Set(missingYears) };
      if (!isOnSale) await onSeasonStored(progress);
      if (stored % SEASONS_PER_MESSAGE === 0 && stored < total) {
        onProgress(`Cards are being made: ${stored} of ${total} seasons are there.`);
      }
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: CONCURRENT_SEASONS }, () =>
      storeSeasons().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
  if (signal.aborted) return;
  // Only now: the other season that was under way needed the database to its end.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (!isOnSale) await complete(database, onSeriesComplete);
  await saveFingerprint(database, plan.fingerprint);
  if (missing.length === 0 && isOnSale) return;
  await analyzeCatalogue(database);
  const { cards_made: cards = 0 } = (await findCatalogue(database)) ?? {};
  onProgress(`All ${cards} cards of ${total} seasons are made.`);
};

/** The delay before a retry after the connection to the database was lost. */
const RETRY_DELAY_MS = 2000;

/** Runs `work`, and runs it again whenever the connection to the database is lost. */
export const retryOnDatabaseFailure = async (
  work: () => Promise<void>,
  signal: AbortSignal,
  tell: (message: string) => void,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof DatabaseFailure)) throw error;
      tell(`Cards and campaigns wait for the database: ${error.message}`);
      await sleep(RETRY_DELAY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
};
