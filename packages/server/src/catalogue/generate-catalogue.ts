import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { StartupError } from '../platform/database/embedded/postgres-binaries.ts';
import type { CardWorkerClient } from './card-worker-client.ts';
import type { HistorySource } from './history-source.ts';
import { priceSeries } from './price-series.ts';
import {
  analyzeCatalogue,
  beginCatalogue,
  findCatalogue,
  finishCatalogue,
  readMissingSeasons,
  saveSeriesPrice,
  readRatedCards,
  readSpecialSeries,
  storeSeason,
} from './catalogue-store.ts';

/** Seasons processed at once: one is generated while the one before it is stored. */
const CONCURRENT_SEASONS = 2;
/** How many seasons are stored between two progress messages. */
const SEASONS_PER_MESSAGE = 10;

/** Handles series that just got all their cards and their price, by their ids. */
export type OnSeriesComplete = (tx: Transaction, seriesIDs: readonly number[]) => Promise<void>;

/** The callbacks of a generation of the catalogue, and the signal that stops it. */
export interface CatalogueGeneration {
  readonly onProgress: (message: string) => void;
  /** Is called in the transaction that gives series all their cards. */
  readonly onSeriesComplete: OnSeriesComplete;
  readonly signal: AbortSignal;
}

/** Stores the history in an empty database, or checks that the stored one has the same source. */
const beginOrVerify = async (
  database: TransactionScope,
  source: HistorySource,
  maker: CardWorkerClient,
) => {
  const { fingerprint, years, series } = await maker.plan;
  const begun = await findCatalogue(database);
  if (!begun) {
    await database.transaction((tx) =>
      beginCatalogue(tx, { history: source.history, fingerprint }, years, series),
    );
    return;
  }
  if (begun.fingerprint !== fingerprint) {
    throw new StartupError(
      'The cards of this database were begun from other season files than those that are here now: ' +
        'bring the former files back, or start with an empty database.',
    );
  }
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
 * Generates every season that the database lacks and stores each in its own transaction. Only the
 * holder of the catalogue's lock may call it. After an interruption, stored seasons stay and the
 * next call continues with the others.
 */
export const generateCatalogue = async (
  database: TransactionScope,
  source: HistorySource,
  maker: CardWorkerClient,
  { onProgress, onSeriesComplete, signal }: CatalogueGeneration,
): Promise<void> => {
  await beginOrVerify(database, source, maker);
  const missing = await readMissingSeasons(database);
  const total = (await findCatalogue(database))?.seasons_total ?? missing.length;
  let stored = total - missing.length;

  const next = missing.values();
  const storeSeasons = async () => {
    for (const year of next) {
      if (signal.aborted) return;
      const rows = await maker.generateSeason(year);
      await database.transaction(async (tx) => {
        if (await storeSeason(tx, rows)) await onSeriesComplete(tx, [rows.year]);
      });
      stored += 1;
      if (stored % SEASONS_PER_MESSAGE === 0 && stored < total) {
        onProgress(`Cards are being made: ${stored} of ${total} seasons are there.`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_SEASONS }, storeSeasons));
  if (signal.aborted) return;
  await complete(database, onSeriesComplete);
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
      tell(`Cards wait for the database: ${error.message}`);
      await sleep(RETRY_DELAY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
};
