import type { CardGeneration } from '@pennant/contract/card-generation';
import type { Queries } from '../platform/database/database.ts';

export interface CardGenerationRow {
  readonly making_id: string;
  readonly kind: CardGeneration['kind'];
  readonly subject_id: number;
  readonly is_dry_run: boolean;
  readonly replaces: boolean;
  readonly state: CardGeneration['state'];
  readonly done: number;
  readonly total: number;
  readonly result: CardGeneration['result'];
  readonly error: string | null;
  readonly created: Date;
}

const COLUMNS =
  'making_id, kind, subject_id, is_dry_run, replaces, state, done, total, result, error, created';

/**
 * Inserts a card generation, unless one is under way (then returns undefined). First marks as
 * failed those without a sign of life since `lostBefore`: their program was stopped.
 */
export const insertCardGeneration = async (
  queries: Queries,
  making: {
    readonly makingID: string;
    readonly adminID: string;
    readonly kind: string;
    readonly subjectID: number;
    readonly isDryRun: boolean;
    readonly replaces: boolean;
    readonly now: Date;
    readonly lostBefore: Date;
  },
): Promise<CardGenerationRow | undefined> => {
  await queries.query(
    `update card_making set state = 'failed', error = 'The program was stopped while it made these cards. Start it again.'
     where state = 'working' and alive < $1`,
    [making.lostBefore],
  );
  const [row] = await queries.query<CardGenerationRow & { making_id: string }>(
    `insert into card_making (making_id, admin_id, kind, subject_id, is_dry_run, replaces, state, created, alive)
     values ($1, $2, $3, $4, $5, $6, 'working', $7, $7) on conflict do nothing returning ${COLUMNS}`,
    [
      making.makingID,
      making.adminID,
      making.kind,
      making.subjectID,
      making.isDryRun,
      making.replaces,
      making.now,
    ],
  );
  return row;
};

export const findCardGeneration = async (
  queries: Queries,
  makingID: string,
): Promise<CardGenerationRow | undefined> => {
  const [row] = await queries.query<CardGenerationRow & { making_id: string }>(
    `select ${COLUMNS} from card_making where making_id = $1`,
    [makingID],
  );
  return row;
};

/** Saves the progress of a card generation and the time of its last sign of life. */
export const saveProgress = (
  queries: Queries,
  making: { readonly makingID: string; readonly done: number; readonly total: number; now: Date },
) =>
  queries.query('update card_making set done = $2, total = $3, alive = $4 where making_id = $1', [
    making.makingID,
    making.done,
    making.total,
    making.now,
  ]);

export const finishCardGeneration = (
  queries: Queries,
  ended:
    | { readonly makingID: string; readonly result: unknown }
    | { makingID: string; error: string },
) =>
  queries.query(
    `update card_making set state = $2, result = $3, error = $4 where making_id = $1 and state = 'working'`,
    'error' in ended
      ? [ended.makingID, 'failed', null, ended.error]
      : [ended.makingID, 'done', JSON.stringify(ended.result), null],
  );
