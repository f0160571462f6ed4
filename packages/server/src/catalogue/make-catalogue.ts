import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { CannotStart } from '../platform/database/embedded/engine.ts';
import type { CardMakerThread } from './card-maker-thread.ts';
import type { HistorySource } from './history-source.ts';
import { priceSeries } from './price-series.ts';
import {
  analyzeCatalogue,
  beginCatalogue,
  findCatalogue,
  finishCatalogue,
  missingSeasons,
  priceSeriesRow,
  ratedCards,
  specialSeriesRows,
  storeSeason,
} from './store.ts';

/** Seasons that are on their way at once: one is made while the one before it is stored. */
const AHEAD = 2;
/** Every so many seasons the log hears how far it is. */
const TELL_EVERY = 10;

/** What is due for series that have just got all their cards and their price, by their ids. */
export type OnSale = (tx: Transaction, seriesIDs: readonly number[]) => Promise<void>;

/** Who hears of a making, and what stops it. */
export interface Making {
  readonly tell: (message: string) => void;
  /** Does what is due for series that have just got all their cards, in the same transaction. */
  readonly onSale: OnSale;
  readonly signal: AbortSignal;
}

/** Decides on the history in an empty database, or sees that the begun one comes from the same source. */
const begin = async (database: Database, source: HistorySource, maker: CardMakerThread) => {
  const { fingerprint, years, series } = await maker.planned;
  const begun = await findCatalogue(database);
  if (!begun) {
    await database.transaction((tx) =>
      beginCatalogue(tx, { history: source.history, fingerprint }, years, series),
    );
    return;
  }
  if (begun.fingerprint !== fingerprint) {
    throw new CannotStart(
      'The cards of this database were begun from other season files than those that are here now: ' +
        'bring the former files back, or start with an empty database.',
    );
  }
};

/** Puts the special series on sale, now that all their cards are there, and closes the catalogue. */
const finish = (database: Database, onSale: OnSale) =>
  database.transaction(async (tx) => {
    const special = await specialSeriesRows(tx);
    for (const series of special) {
      const price = priceSeries(series, await ratedCards(tx, series.seriesID));
      await priceSeriesRow(tx, series.seriesID, price);
    }
    await onSale(
      tx,
      special.map(({ seriesID }) => seriesID),
    );
    await finishCatalogue(tx);
  });

/**
 * Makes every season that the database lacks and stores each in a transaction of its own. Only the holder of the catalogue's lock
 * may call it. What was stored before an interruption stays; the next call goes on from there.
 */
export const makeCatalogue = async (
  database: Database,
  source: HistorySource,
  maker: CardMakerThread,
  { tell, onSale, signal }: Making,
): Promise<void> => {
  await begin(database, source, maker);
  const missing = await missingSeasons(database);
  const total = (await findCatalogue(database))?.seasons_total ?? missing.length;
  let stored = total - missing.length;

  const next = missing.values();
  const storeOneByOne = async () => {
    for (const year of next) {
      if (signal.aborted) return;
      const rows = await maker.make(year);
      await database.transaction(async (tx) => {
        if (await storeSeason(tx, rows)) await onSale(tx, [rows.year]);
      });
      stored += 1;
      if (stored % TELL_EVERY === 0 && stored < total) {
        tell(`Cards are being made: ${stored} of ${total} seasons are there.`);
      }
    }
  };
  await Promise.all(Array.from({ length: AHEAD }, storeOneByOne));
  if (signal.aborted) return;
  await finish(database, onSale);
  await analyzeCatalogue(database);
  const { cards_made: cards = 0 } = (await findCatalogue(database)) ?? {};
  tell(`All ${cards} cards of ${total} seasons are made.`);
};

/** How long to leave a database alone that went away. */
const PAUSE_MS = 2000;

/** Does the work again as often as the database goes away in the middle of it. */
export const whileDatabaseComesBack = async (
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
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
};
