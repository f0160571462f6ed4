import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type CardGenerationRow = StatementRow<'catalogue.find_card_generation'>;

const COLUMNS = `making_id, kind, subject_id, is_dry_run, replaces, state, done, total, result,
  error, created_at, heartbeat_at`;

const FAIL_LOST_CARD_GENERATIONS = statement(
  'catalogue.fail_lost_card_generations',
  `update card_making set state = 'failed',
     error = case
       when result is null
       then 'The program was stopped while it made these cards. Start it again.'
       else 'The program was stopped before all teams had their scores. Make the ' || kind ||
         ' again.'
     end
   where state = 'working' and heartbeat_at < $1`,
);

/** Marks as failed the card generations without a sign of life since then: the program stopped. */
export const failLostCardGenerations = (queries: Queries, lostBefore: Date) =>
  queries.query(FAIL_LOST_CARD_GENERATIONS, [lostBefore]);

const ADD_CARD_GENERATION = statement(
  'catalogue.add_card_generation',
  `insert into card_making
     (making_id, admin_id, kind, subject_id, is_dry_run, replaces, state, created_at, heartbeat_at)
   values ($1, $2, $3, $4, $5, $6, 'working', $7, $7) on conflict do nothing returning ${COLUMNS}`,
);

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
  await failLostCardGenerations(queries, making.lostBefore);
  const [row] = await queries.query(ADD_CARD_GENERATION, [
    making.makingID,
    making.adminID,
    making.kind,
    making.subjectID,
    making.isDryRun,
    making.replaces,
    making.now,
  ]);
  return row;
};

const FIND_CARD_GENERATION = statement(
  'catalogue.find_card_generation',
  `select ${COLUMNS} from card_making where making_id = $1`,
);

export const findCardGeneration = async (
  queries: Queries,
  makingID: string,
): Promise<CardGenerationRow | undefined> => {
  const [row] = await queries.query(FIND_CARD_GENERATION, [makingID]);
  return row;
};

const SAVE_PROGRESS = statement(
  'catalogue.save_card_generation_progress',
  'update card_making set done = $2, total = $3, heartbeat_at = $4 where making_id = $1',
);

/** Saves the progress of a card generation and the time of its last sign of life. */
export const saveProgress = (
  queries: Queries,
  making: { readonly makingID: string; readonly done: number; readonly total: number; now: Date },
) => queries.query(SAVE_PROGRESS, [making.makingID, making.done, making.total, making.now]);

const SAVE_RESULT = statement(
  'catalogue.save_card_generation_result',
  'update card_making set result = $2, done = 0, total = $3, heartbeat_at = $4 where making_id = $1',
);

/**
 * Saves what came of a card generation, in the transaction that changes the cards. From then on its
 * progress is in cards whose teams have their scores.
 */
export const saveResult = (
  tx: Transaction,
  making: {
    readonly makingID: string;
    readonly result: unknown;
    readonly total: number;
    readonly now: Date;
  },
) =>
  tx.query(SAVE_RESULT, [making.makingID, JSON.stringify(making.result), making.total, making.now]);

const FINISH_CARD_GENERATION = statement(
  'catalogue.finish_card_generation',
  `update card_making set state = $2, result = coalesce($3, result), error = $4
   where making_id = $1 and state = 'working'`,
  { nullable: ['$3', '$4'] },
);

export const finishCardGeneration = (
  queries: Queries,
  ended:
    | { readonly makingID: string; readonly result: unknown }
    | { makingID: string; error: string },
) =>
  queries.query(
    FINISH_CARD_GENERATION,
    'error' in ended
      ? [ended.makingID, 'failed', null, ended.error]
      : [ended.makingID, 'done', JSON.stringify(ended.result), null],
  );
