import type { CardMaking } from '@pennant/contract/bulk-cards';
import { FIRST_SPECIAL_SERIES } from '@pennant/card-maker/series/series';
import type { Logger } from 'pino';
import type { RecordAdminAction } from '../platform/admin-action.ts';
import type { Clock } from '../platform/clock.ts';
import { CannotStart } from '../platform/database/embedded/engine.ts';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { CardMakerThread } from './card-maker-thread.ts';
import {
  beginMaking,
  endMaking,
  findMaking,
  noteProgress,
  type MakingRow,
} from './card-making-store.ts';
import {
  countFates,
  findTouched,
  layOut,
  matchCards,
  openBench,
  putInPlace,
} from './compare-cards.ts';
import { sourceOf } from './history-source.ts';
import type { SeasonRows } from './season-rows.ts';
import { findCatalogue, hasSeason, isSpecialSeries } from './store.ts';

/** What the generation of cards needs from the rest of the program. */
export interface MakingServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly lahmanDir: string | null;
  readonly record: RecordAdminAction;
  /** Runs `change` and renews the odds of every series that holds the cards or gets new ones. */
  readonly whileCardsChange: (
    tx: Transaction,
    touched: { cardIDs: readonly number[]; seriesIDs: readonly number[]; now: Date },
    change: () => Promise<{ ok: true }>,
  ) => Promise<{ ok: true } | Refusal>;
  /** Recomputes the scores of all teams that hold these cards. */
  readonly renewScores: (tx: Transaction, cardIDs: readonly number[]) => Promise<void>;
  /** Returns the sentence of a refusal. */
  readonly tell: (refusal: Refusal) => string;
}

/**
 * A card generation without a sign of life for this long has lost its program. Between two signs of
 * life are at most a few seconds, to read the record.
 */
const LOST_AFTER_MS = 120_000;

export const wireMaking = (row: MakingRow): CardMaking => ({
  makingID: row.making_id,
  kind: row.kind,
  subjectID: row.subject_id,
  isDryRun: row.is_dry_run,
  replaces: row.replaces,
  state: row.state,
  done: row.done,
  total: row.total,
  created: row.created.toISOString(),
  result: row.result,
  error: row.error,
});

interface GenerationRequest {
  readonly adminID: string;
  readonly kind: CardMaking['kind'];
  readonly subjectID: number;
  readonly isDryRun: boolean;
  readonly replaces: boolean;
}

/**
 * Starts to generate the cards of a season or a series from the record, in a worker thread. Returns
 * at once; the client polls the progress (`showMaking`).
 */
export async function startMaking(services: MakingServices, request: GenerationRequest) {
  const { database, clock, lahmanDir } = services;
  const catalogue = await findCatalogue(database);
  if (catalogue?.is_complete !== true) return refuse('catalogue_not_ready');
  if (catalogue.history === 'record' && lahmanDir === null) return refuse('record_not_here');
  const exists =
    request.kind === 'season'
      ? await hasSeason(database, request.subjectID)
      : request.subjectID >= FIRST_SPECIAL_SERIES &&
        (await isSpecialSeries(database, request.subjectID));
  if (!exists) return refuse('nothing_to_make');
  const now = clock();
  const row = await beginMaking(database, {
    makingID: newOwnedID(now),
    ...request,
    now,
    lostBefore: new Date(now.getTime() - LOST_AFTER_MS),
  });
  if (row === undefined) return refuse('making_under_way');
  void runGeneration(services, request, {
    makingID: row.making_id,
    isInvented: catalogue.history === 'invented',
  });
  return wireMaking(row);
}

export async function showMaking(queries: Queries, makingID: string) {
  const row = await findMaking(queries, makingID);
  return row === undefined ? refuse('making_not_found') : wireMaking(row);
}

async function runGeneration(
  services: MakingServices,
  request: GenerationRequest,
  { makingID, isInvented }: { makingID: string; isInvented: boolean },
): Promise<void> {
  const { database, clock, log } = services;
  let maker: CardMakerThread | null = null;
  try {
    maker = new CardMakerThread(sourceOf({ lahmanDir: isInvented ? null : services.lahmanDir }));
    const { years } = await maker.planned;
    const yearsToGenerate =
      request.kind === 'season' ? years.filter((year) => year === request.subjectID) : years;
    const seasons: SeasonRows[] = [];
    for (const year of yearsToGenerate) {
      seasons.push(await maker.make(year));
      await noteProgress(database, {
        makingID,
        done: seasons.length,
        total: yearsToGenerate.length,
        now: clock(),
      });
    }
    const outcome = await database.transaction((tx) =>
      compareAndApply(tx, services, request, seasons),
    );
    await endMaking(
      database,
      isRefusal(outcome)
        ? outcome.code === 'dry_run'
          ? { makingID, result: outcome.details }
          : { makingID, error: services.tell(outcome) }
        : { makingID, result: outcome },
    );
  } catch (error) {
    const isExpected = error instanceof CannotStart;
    if (!isExpected) log.error({ err: error }, 'cards could not be made from the record');
    await endMaking(database, {
      makingID,
      error: isExpected
        ? error.message
        : 'The cards could not be made. The log of the program says why.',
    }).catch(() => undefined);
  } finally {
    await maker?.close();
  }
}

/**
 * Compares the generated cards with the existing ones and, unless it is a dry run, applies the
 * changes. A dry run returns its result as the details of a refusal, so that the transaction is
 * rolled back.
 */
async function compareAndApply(
  tx: Transaction,
  { clock, record, whileCardsChange, renewScores }: MakingServices,
  request: GenerationRequest,
  seasons: readonly SeasonRows[],
) {
  await openBench(tx);
  const seriesID = request.kind === 'series' ? request.subjectID : null;
  for (const season of seasons) await layOut(tx, season, seriesID);
  await matchCards(tx);
  const result = await countFates(tx, request.replaces);
  if (request.isDryRun) return refuse('dry_run', result);
  if (result.made + result.changed === 0) return result;
  const now = clock();
  const touched = await findTouched(tx, request.replaces);
  const changed = await whileCardsChange(tx, { ...touched, now }, async () => {
    await putInPlace(tx, request.replaces);
    return { ok: true };
  });
  if (isRefusal(changed)) return changed;
  await renewScores(tx, touched.cardIDs);
  const { examples: _examples, ...counts } = result;
  await record(tx, {
    adminID: request.adminID,
    action: request.kind === 'season' ? 'cards_made' : 'series_cards_made',
    subjectID: request.subjectID,
    after: { ...counts, replaces: request.replaces },
    now,
  });
  return result;
}
