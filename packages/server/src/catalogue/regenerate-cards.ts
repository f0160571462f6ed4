import type { CardGeneration } from '@pennant/contract/card-generation';
import { FIRST_VERSION_LIKE_TODAY, MAKER_VERSION } from '@pennant/card-maker/cards/maker-version';
import { FIRST_SPECIAL_SERIES_ID } from '@pennant/card-maker/series/series';
import { describeYears } from '@pennant/rules/text/describe-years';
import type { Logger } from 'pino';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Clock } from '../platform/clock.ts';
import { StartupError } from '../platform/database/embedded/postgres-binaries.ts';
import type {
  Database,
  Queries,
  Transaction,
  TransactionScope,
} from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { CardWorkerClient } from './card-worker-client.ts';
import {
  insertCardGeneration,
  failLostCardGenerations,
  finishCardGeneration,
  findCardGeneration,
  saveProgress,
  saveResult,
  type CardGenerationRow,
} from './card-generation-store.ts';
import {
  countOutcomes,
  findAffected,
  findKnownCards,
  stageSeason,
  matchStagedCards,
  createStagingTables,
  applyStagedCards,
} from './staged-card-store.ts';
import { chooseHistorySource, inventedSource, type HistorySource } from './history-source.ts';
import type { SeasonRows } from './season-rows.ts';
import {
  findCatalogue,
  hasSeason,
  isSpecialSeries,
  listSeasonsToMakeAnew,
  markSeasonMadeAnew,
  readSeasons,
} from './catalogue-store.ts';

/** What the generation of cards needs from the rest of the program. */
export interface CardGenerationServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly lahmanDir: string | null;
  readonly recordAdminAction: RecordAdminAction;
  /** Runs `change` and renews the odds of every series that holds the cards or gets new ones. */
  readonly withRenewedOdds: (
    tx: Transaction,
    touched: { cardIDs: readonly number[]; seriesIDs: readonly number[]; now: Date },
    change: () => Promise<{ ok: true }>,
  ) => Promise<{ ok: true } | Refusal>;
  /** Recomputes the scores of the computer teams that hold these cards. */
  readonly recomputeComputerScores: (tx: Transaction, cardIDs: readonly number[]) => Promise<void>;
  /** Recomputes the scores of users' teams that hold these cards, in many transactions. */
  readonly recomputeUserScores: (
    database: TransactionScope,
    cardIDs: readonly number[],
    onProgress: (cards: number) => Promise<void>,
  ) => Promise<void>;
  /** Returns the sentence of a refusal. */
  readonly describeRefusal: (refusal: Refusal) => string;
}

/**
 * A card generation without a sign of life for this long has lost its program. Longer than two
 * statements of background work may take, of two minutes each: a batch of users' teams gets its
 * scores by so many.
 */
const LOST_AFTER_MS = 300_000;

const lostBefore = (now: Date): Date => new Date(now.getTime() - LOST_AFTER_MS);

export const toCardMakingDto = (row: CardGenerationRow): CardGeneration => ({
  makingID: row.making_id,
  kind: row.kind,
  subjectID: row.subject_id,
  isDryRun: row.is_dry_run,
  replaces: row.replaces,
  state: row.state,
  done: row.done,
  total: row.total,
  created: row.created_at.toISOString(),
  result: row.result,
  error: row.error,
});

interface GenerationRequest {
  readonly adminID: string;
  readonly kind: CardGeneration['kind'];
  readonly subjectID: number;
  readonly isDryRun: boolean;
  readonly replaces: boolean;
}

/**
 * Starts to generate the cards of a season or a series from the record, in a worker thread. Returns
 * at once; the client polls the progress (`showCardGeneration`).
 */
export async function startCardGeneration(
  services: CardGenerationServices,
  request: GenerationRequest,
) {
  const { database, clock, lahmanDir } = services;
  const catalogue = await findCatalogue(database);
  if (catalogue?.is_complete !== true) return refuse('catalogue_not_ready');
  if (catalogue.history === 'record' && lahmanDir === null) return refuse('record_not_here');
  const exists =
    request.kind === 'season'
      ? await hasSeason(database, request.subjectID)
      : request.subjectID >= FIRST_SPECIAL_SERIES_ID &&
        (await isSpecialSeries(database, request.subjectID));
  if (!exists) return refuse('nothing_to_make');
  const now = clock();
  const row = await insertCardGeneration(database, {
    makingID: newUuidV7(now),
    ...request,
    now,
    lostBefore: lostBefore(now),
  });
  if (row === undefined) return refuse('making_under_way');
  // An invented history is drawn up as it was when the database began.
  const source =
    catalogue.history === 'invented'
      ? inventedSource(catalogue.history_version)
      : chooseHistorySource({ lahmanDir });
  void runGeneration(services, request, { makingID: row.making_id, source });
  return toCardMakingDto(row);
}

/** Returns a card generation; one whose program was stopped is marked as failed first. */
export async function showCardGeneration(queries: Queries, makingID: string, now: Date) {
  let row = await findCardGeneration(queries, makingID);
  if (row?.state === 'working' && row.heartbeat_at < lostBefore(now)) {
    await failLostCardGenerations(queries, lostBefore(now));
    row = await findCardGeneration(queries, makingID);
  }
  return row === undefined ? refuse('making_not_found') : toCardMakingDto(row);
}

/** Returns the seasons that an admin may want to have made anew, and why, in order of year. */
export async function showSeasonsToMakeAnew(queries: Queries) {
  const { history = 'record' } = (await findCatalogue(queries)) ?? {};
  const seasons = await listSeasonsToMakeAnew(queries, FIRST_VERSION_LIKE_TODAY[history]);
  const yearsOf = (list: typeof seasons) => list.map(({ year }) => year);
  return {
    corrected: yearsOf(seasons.filter(({ isCorrected }) => isCorrected)),
    ofEarlierMaker: yearsOf(seasons.filter(({ isOfEarlierMaker }) => isOfEarlierMaker)),
  };
}

async function runGeneration(
  services: CardGenerationServices,
  request: GenerationRequest,
  { makingID, source }: { makingID: string; source: HistorySource },
): Promise<void> {
  const { database, clock, log } = services;
  let maker: CardWorkerClient | null = null;
  try {
    maker = new CardWorkerClient(source);
    const planned = new Set((await maker.plan).seasons.map(({ year }) => year));
    const years = (await readSeasons(database)).map(({ year }) => year);
    const wanted =
      request.kind === 'season' ? years.filter((year) => year === request.subjectID) : years;
    const here = wanted.filter((year) => planned.has(year));
    if (here.length === 0) {
      throw new StartupError(`The season files here lack ${describeYears(wanted)}.`);
    }
    const seasons: SeasonRows[] = [];
    for (const year of here) {
      seasons.push(await maker.generateSeason({ year, makerVersion: MAKER_VERSION }));
      await saveProgress(database, {
        makingID,
        done: seasons.length,
        total: here.length,
        now: clock(),
      });
    }
    const outcome = await database.background.transaction((tx) =>
      compareAndApply(tx, services, { ...request, makingID }, seasons),
    );
    if (isRefusal(outcome)) {
      await finishCardGeneration(database, { makingID, error: services.describeRefusal(outcome) });
      return;
    }
    const { result, cardIDs } = outcome;
    await services.recomputeUserScores(database.background, cardIDs, async (done) => {
      await saveProgress(database, { makingID, done, total: cardIDs.length, now: clock() });
    });
    await finishCardGeneration(database, { makingID, result });
  } catch (error) {
    const isExpected = error instanceof StartupError;
    if (!isExpected) log.error({ err: error }, 'cards could not be made from the record');
    await finishCardGeneration(database, {
      makingID,
      error: isExpected
        ? error.message
        : 'That could not be done. The log of the program says why; start it again.',
    }).catch(() => undefined);
  } finally {
    await maker?.close();
  }
}

/**
 * Compares the generated cards with the existing ones and, unless it is a dry run, applies the
 * changes. A dry run writes to the staging tables only, which the end of the transaction drops.
 * Returns what came of it, and the cards of which users' teams are to get their scores anew: all
 * that may have been replaced, now or by a generation that was cut off.
 */
async function compareAndApply(
  tx: Transaction,
  { clock, recordAdminAction, withRenewedOdds, recomputeComputerScores }: CardGenerationServices,
  request: GenerationRequest & { readonly makingID: string },
  seasons: readonly SeasonRows[],
) {
  await createStagingTables(tx);
  const seriesID = request.kind === 'series' ? request.subjectID : null;
  for (const season of seasons) await stageSeason(tx, season, seriesID);
  await matchStagedCards(tx);
  const result = await countOutcomes(tx, request.replaces);
  if (request.isDryRun) return { result, cardIDs: [] };
  // Of a series only some cards of a season are made anew: the season is still what it was.
  if (request.kind === 'season' && request.replaces) {
    for (const season of seasons) await markSeasonMadeAnew(tx, season);
  }
  const now = clock();
  const cardIDs = request.replaces ? await findKnownCards(tx) : [];
  await saveResult(tx, { makingID: request.makingID, result, total: cardIDs.length, now });
  if (result.made + result.changed === 0) return { result, cardIDs };
  const touched = await findAffected(tx, request.replaces);
  const changed = await withRenewedOdds(tx, { ...touched, now }, async () => {
    await applyStagedCards(tx, request.replaces);
    return { ok: true };
  });
  if (isRefusal(changed)) return changed;
  await recomputeComputerScores(tx, touched.cardIDs);
  const { examples: _examples, ...counts } = result;
  await recordAdminAction(tx, {
    adminID: request.adminID,
    action: request.kind === 'season' ? 'cards_made' : 'series_cards_made',
    subjectID: request.subjectID,
    after: { ...counts, replaces: request.replaces },
    now,
  });
  return { result, cardIDs };
}
