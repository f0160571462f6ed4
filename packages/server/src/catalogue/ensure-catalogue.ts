import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { toDatabaseFailure } from '../platform/database/database-failure.ts';
import { StartupError } from '../platform/database/embedded/postgres-binaries.ts';
import { CardWorkerClient } from './card-worker-client.ts';
import { chooseHistorySource, fingerprintOf, inventedSource } from './history-source.ts';
import type { HistorySource } from './history-source.ts';
import { generateCatalogue, retryOnDatabaseFailure } from './generate-catalogue.ts';
import type { CatalogueGeneration } from './generate-catalogue.ts';
import { MIN_SEASONS_TO_START } from './season-generation-order.ts';
import { MalformedRecord } from './malformed-record.ts';
import { findCatalogue, readSeasons } from './catalogue-store.ts';
import type { CatalogueRow } from './catalogue-store.ts';

/** The catalogue of a running program: usable, and perhaps still being generated. */
export interface Catalogue {
  /**
   * Resolves when every season is generated, or when the signal has stopped that: nothing uses the
   * database then. Rejects if it fails for good. Need not be awaited.
   */
  readonly finished: Promise<void>;
}

/** The key of the advisory lock held while cards are generated: one program at a time. */
const CATALOGUE_LOCK = 7_310_003;
/** How often a waiting program checks whether enough seasons are generated. */
const POLL_INTERVAL_MS = 250;

/**
 * Returns the source to continue with: the database's own history, whatever the settings say now.
 */
const chooseSource = (
  begun: CatalogueRow | undefined,
  settings: { readonly lahmanDir: string | null },
): HistorySource => {
  if (begun?.history === 'invented') return inventedSource(begun.history_version);
  if (begun?.history === 'record' && settings.lahmanDir === null) {
    throw new StartupError(
      'The cards of this database are made of the real record and are not all there yet: ' +
        'set LAHMAN_DIR to the folder or the zip of its files.',
    );
  }
  return chooseHistorySource(settings);
};

/**
 * Whether a catalogue has nothing to do with the files at hand: all its seasons are made, and the
 * files are those that it was last compared with.
 */
const isUpToDate = async (
  database: Database,
  begun: CatalogueRow | undefined,
  source: HistorySource,
): Promise<boolean> =>
  begun?.is_complete === true &&
  (source.history === 'invented' ||
    (begun.fingerprint === (await fingerprintOf(source)) &&
      (await readSeasons(database)).every(({ fingerprint }) => fingerprint !== null)));

/** What the first start says about the history that it chose, and how to get the other. */
const describeSource = (source: HistorySource): string =>
  source.history === 'record'
    ? `Making cards of the real record in ${source.location}.`
    : 'No season files here: making cards of an invented history. For the real record download ' +
      'the CSV zip of the Lahman Baseball Database (https://sabr.org/lahman-database) and start ' +
      'with LAHMAN_DIR set to it, and DATA_DIR to a new folder.';

const isUsable = (row: CatalogueRow | undefined) =>
  row !== undefined &&
  (row.is_complete || row.seasons_made >= Math.min(MIN_SEASONS_TO_START, row.seasons_total));

/** Waits for the lock, generates the missing seasons and releases the lock. */
const generateUnderLock = async (
  database: Database,
  settings: { readonly lahmanDir: string | null },
  making: CatalogueGeneration,
): Promise<void> => {
  const { signal, onProgress } = making;
  const lockConnection = await database.connect();
  let maker: CardWorkerClient | null = null;
  const abortGeneration = () => {
    void lockConnection.end().catch(() => undefined);
    void maker?.close();
  };
  signal.addEventListener('abort', abortGeneration);
  try {
    // It may wait for another program for long, and the database be restarted meanwhile.
    await lockConnection
      .query('select pg_advisory_lock($1)', [CATALOGUE_LOCK])
      .catch((error: unknown) => {
        throw toDatabaseFailure(error);
      });
    // Another program may have completed the catalogue while this one waited.
    const begun = await findCatalogue(database);
    const source = chooseSource(begun, settings);
    if (signal.aborted || (await isUpToDate(database, begun, source))) return;
    if (!begun?.is_complete) onProgress(describeSource(source));
    maker = new CardWorkerClient(source);
    await generateCatalogue(database.background, source, maker, making);
  } finally {
    signal.removeEventListener('abort', abortGeneration);
    await maker?.close();
    await lockConnection.end().catch(() => undefined);
  }
};

/**
 * Looks, beside a complete catalogue that is in use, for seasons that the files have more of, and
 * generates them. Files that cannot be read are told, and change nothing.
 */
const extendCatalogue = async (
  database: Database,
  settings: { readonly lahmanDir: string | null },
  generation: CatalogueGeneration,
): Promise<void> => {
  try {
    await generateUnderLock(database, settings, generation);
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof MalformedRecord)) throw error;
    generation.onProgress(`The season files are left alone, and all cards stay: ${error.message}`);
  }
};

/**
 * Returns whether a complete catalogue could get seasons from the files at hand; tells where the
 * files are of another history than the database.
 */
const canBeExtended = (
  { history }: CatalogueRow,
  { lahmanDir }: { readonly lahmanDir: string | null },
  onProgress: CatalogueGeneration['onProgress'],
): boolean => {
  if (lahmanDir !== null && history === 'invented') {
    onProgress(
      `This database holds an invented history and keeps it. To play with the record in ${lahmanDir}, ` +
        'start with DATA_DIR set to a new folder.',
    );
  }
  return lahmanDir !== null && history === 'record';
};

/**
 * Ensures that the database has cards. The first start chooses the history for good and generates
 * its seasons, the newest and those of famous clubs first. It returns as soon as enough seasons
 * exist to play, and continues in the background. Later starts find everything done, but for
 * seasons that the files have more of: these are generated in the background too. Any number of
 * programs may call it on one database: one generates, the others wait until enough seasons exist.
 * The signal stops it, at any time; a later start continues.
 *
 * @throws StartupError with a one-sentence message if the record is malformed; nothing is stored
 * then
 */
export const ensureCatalogue = async (
  database: Database,
  settings: { readonly lahmanDir: string | null },
  generation: CatalogueGeneration,
): Promise<Catalogue> => {
  const { onProgress, signal } = generation;
  const found = await findCatalogue(database);
  const isComplete = found?.is_complete === true;
  if (isComplete && !canBeExtended(found, settings, onProgress)) {
    return { finished: Promise.resolve() };
  }

  const generate = isComplete ? extendCatalogue : generateUnderLock;
  const finished = retryOnDatabaseFailure(
    () => generate(database, settings, generation),
    signal,
    onProgress,
  );
  const ended = finished.then(
    () => 'made' as const,
    () => 'failed' as const,
  );

  for (;;) {
    const row = await findCatalogue(database);
    if (isUsable(row)) return { finished };
    const state = await Promise.race([ended, sleep(POLL_INTERVAL_MS, 'making' as const)]);
    // A failure before enough seasons exist makes the start fail.
    if (state === 'failed') await finished;
    if (state === 'made') return { finished };
  }
};
