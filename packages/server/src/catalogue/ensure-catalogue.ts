import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { CannotStart } from '../platform/database/embedded/engine.ts';
import { CardMakerThread } from './card-maker-thread.ts';
import { sourceOf } from './history-source.ts';
import type { HistorySource } from './history-source.ts';
import { makeCatalogue, whileDatabaseComesBack } from './make-catalogue.ts';
import type { Making } from './make-catalogue.ts';
import { ENOUGH_TO_START } from './making-order.ts';
import { findCatalogue } from './store.ts';
import type { CatalogueRow } from './store.ts';

/** The catalogue of a program that runs: usable, and perhaps still growing. */
export interface Catalogue {
  /** Settles when every season is made; rejects where that can't go on. It need not be awaited. */
  readonly finished: Promise<void>;
  /** Stops the making; a later start goes on from there. Call it before the database is closed. */
  stop(): Promise<void>;
}

/** PostgreSQL's number of the lock under which cards are made: one program at a time. */
const CATALOGUE_LOCK = 7_310_003;
/** How often a second program looks whether the first has made enough. */
const LOOK_EVERY_MS = 250;

/** The source to go on from: the database's own history, whatever the settings say since. */
const sourceToGoOn = (
  begun: CatalogueRow | undefined,
  settings: { readonly lahmanDir: string | null },
): HistorySource => {
  if (begun?.history === 'invented') return sourceOf({ lahmanDir: null });
  if (begun?.history === 'record' && settings.lahmanDir === null) {
    throw new CannotStart(
      'The cards of this database are made of the real record and are not all there yet: ' +
        'set LAHMAN_DIR to the folder of its files.',
    );
  }
  return sourceOf(settings);
};

const isUsable = (row: CatalogueRow | undefined) =>
  row !== undefined &&
  (row.is_complete || row.seasons_made >= Math.min(ENOUGH_TO_START, row.seasons_total));

/** Waits for the lock, makes what is missing, gives the lock back. */
const makeUnderLock = async (
  database: Database,
  settings: { readonly lahmanDir: string | null },
  making: Making,
): Promise<void> => {
  const { signal, tell } = making;
  const holder = await database.connect();
  let maker: CardMakerThread | null = null;
  const leave = () => {
    void holder.end().catch(() => undefined);
    void maker?.close();
  };
  signal.addEventListener('abort', leave);
  try {
    await holder.query('select pg_advisory_lock($1)', [CATALOGUE_LOCK]);
    // What another program finished while this one waited needs no second making.
    const begun = await findCatalogue(database);
    if (begun?.is_complete || signal.aborted) return;
    const source = sourceToGoOn(begun, settings);
    tell(
      source.history === 'record'
        ? `Making cards of the real record in ${source.directory}.`
        : 'No season files here: making cards of an invented history.',
    );
    maker = new CardMakerThread(source);
    await makeCatalogue(database, source, maker, making);
  } finally {
    signal.removeEventListener('abort', leave);
    await maker?.close();
    await holder.end().catch(() => undefined);
  }
};

/**
 * Sees to it that the database has cards. The first start decides on the history, for good, and makes its seasons, the newest and
 * those of famous clubs first; it answers as soon as there are enough to play with, and goes on in the background. Later starts find
 * all done. Safe to be called by any number of programs on one database: one makes, the others wait until they can play.
 *
 * @param tell hears how far it is, for the log
 * @param onSale does what is due for series that have just got all their cards
 * @throws CannotStart with one sentence where the record is malformed; nothing is stored then
 */
export const ensureCatalogue = async (
  database: Database,
  settings: { readonly lahmanDir: string | null },
  { tell, onSale }: Omit<Making, 'signal'>,
): Promise<Catalogue> => {
  const found = await findCatalogue(database);
  if (found?.is_complete) return { finished: Promise.resolve(), stop: async () => undefined };

  const stopping = new AbortController();
  const { signal } = stopping;
  const finished = whileDatabaseComesBack(
    () => makeUnderLock(database, settings, { tell, onSale, signal }),
    signal,
    tell,
  );
  const ended = finished.then(
    () => 'made' as const,
    () => 'failed' as const,
  );
  const stop = async () => {
    stopping.abort();
    await ended;
  };

  for (;;) {
    const row = await findCatalogue(database);
    if (isUsable(row)) return { finished, stop };
    const state = await Promise.race([ended, sleep(LOOK_EVERY_MS, 'making' as const)]);
    // A failure before anything can be played with ends the start.
    if (state === 'failed') await finished;
    if (state === 'made') return { finished, stop };
  }
};
