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

/** What the making of cards needs of the rest of the program. */
export interface MakingServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly lahmanDir: string | null;
  readonly record: RecordAdminAction;
  /** Changes cards and renews the odds of every series that they are in, or come into. */
  readonly whileCardsChange: (
    tx: Transaction,
    touched: { cardIDs: readonly number[]; seriesIDs: readonly number[]; now: Date },
    change: () => Promise<{ ok: true }>,
  ) => Promise<{ ok: true } | Refusal>;
  /** Works out the scores of teams with these cards anew. */
  readonly renewScores: (tx: Transaction, cardIDs: readonly number[]) => Promise<void>;
  /** A refusal in words. */
  readonly tell: (refusal: Refusal) => string;
}

/** A making that was not heard of for so long has lost its program; reading the record takes a few seconds. */
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

interface Asked {
  readonly adminID: string;
  readonly kind: CardMaking['kind'];
  readonly subjectID: number;
  readonly isDryRun: boolean;
  readonly replaces: boolean;
}

/** Starts making the cards of a season or a series from the record, in a thread; who asks looks how far it is. */
export async function startMaking(services: MakingServices, asked: Asked) {
  const { database, clock, lahmanDir } = services;
  const catalogue = await findCatalogue(database);
  if (catalogue?.is_complete !== true) return refuse('catalogue_not_ready');
  if (catalogue.history === 'record' && lahmanDir === null) return refuse('record_not_here');
  const isThere =
    asked.kind === 'season'
      ? await hasSeason(database, asked.subjectID)
      : asked.subjectID >= FIRST_SPECIAL_SERIES &&
        (await isSpecialSeries(database, asked.subjectID));
  if (!isThere) return refuse('nothing_to_make');
  const now = clock();
  const row = await beginMaking(database, {
    makingID: newOwnedID(now),
    ...asked,
    now,
    lostBefore: new Date(now.getTime() - LOST_AFTER_MS),
  });
  if (row === undefined) return refuse('making_under_way');
  void work(services, asked, {
    makingID: row.making_id,
    isInvented: catalogue.history === 'invented',
  });
  return wireMaking(row);
}

export async function showMaking(queries: Queries, makingID: string) {
  const row = await findMaking(queries, makingID);
  return row === undefined ? refuse('making_not_found') : wireMaking(row);
}

async function work(
  services: MakingServices,
  asked: Asked,
  { makingID, isInvented }: { makingID: string; isInvented: boolean },
): Promise<void> {
  const { database, clock, log } = services;
  let maker: CardMakerThread | null = null;
  try {
    maker = new CardMakerThread(sourceOf({ lahmanDir: isInvented ? null : services.lahmanDir }));
    const { years } = await maker.planned;
    const wanted =
      asked.kind === 'season' ? years.filter((year) => year === asked.subjectID) : years;
    const seasons: SeasonRows[] = [];
    for (const year of wanted) {
      seasons.push(await maker.make(year));
      await noteProgress(database, {
        makingID,
        done: seasons.length,
        total: wanted.length,
        now: clock(),
      });
    }
    const ended = await database.transaction((tx) => compareAndPut(tx, services, asked, seasons));
    await endMaking(
      database,
      isRefusal(ended)
        ? ended.code === 'dry_run'
          ? { makingID, result: ended.details }
          : { makingID, error: services.tell(ended) }
        : { makingID, result: ended },
    );
  } catch (error) {
    const isTold = error instanceof CannotStart;
    if (!isTold) log.error({ err: error }, 'cards could not be made from the record');
    await endMaking(database, {
      makingID,
      error: isTold
        ? error.message
        : 'The cards could not be made. The log of the program says why.',
    }).catch(() => undefined);
  } finally {
    await maker?.close();
  }
}

/** Compares, and unless it is a dry run puts in place what is new; a dry run is a refusal that carries what it found. */
async function compareAndPut(
  tx: Transaction,
  { clock, record, whileCardsChange, renewScores }: MakingServices,
  asked: Asked,
  seasons: readonly SeasonRows[],
) {
  await openBench(tx);
  const seriesID = asked.kind === 'series' ? asked.subjectID : null;
  for (const season of seasons) await layOut(tx, season, seriesID);
  await matchCards(tx);
  const result = await countFates(tx, asked.replaces);
  if (asked.isDryRun) return refuse('dry_run', result);
  if (result.made + result.changed === 0) return result;
  const now = clock();
  const touched = await findTouched(tx, asked.replaces);
  const changed = await whileCardsChange(tx, { ...touched, now }, async () => {
    await putInPlace(tx, asked.replaces);
    return { ok: true };
  });
  if (isRefusal(changed)) return changed;
  await renewScores(tx, touched.cardIDs);
  const { examples: _examples, ...counts } = result;
  await record(tx, {
    adminID: asked.adminID,
    action: asked.kind === 'season' ? 'cards_made' : 'series_cards_made',
    subjectID: asked.subjectID,
    after: { ...counts, replaces: asked.replaces },
    now,
  });
  return result;
}
