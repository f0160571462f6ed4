import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { StoredValue } from './stored-value.ts';

const START = statement(
  'daily.start_attempt',
  `insert into daily_attempt (user_id, day, started_at) values ($1, $2, $3)
   on conflict (user_id, day) do nothing`,
);

/** An attempt: one for each user and day. */
export interface AttemptKey {
  readonly userID: string;
  readonly day: string;
}

/** Starts a user's attempt of a day, unless there is one. */
export async function startAttempt(
  tx: Transaction,
  { userID, day }: AttemptKey,
  now: Date,
): Promise<void> {
  await tx.query(START, [userID, day, now]);
}

const COLUMNS = 'choices, finished_at, given_up, valued, valued_at';

const FIND = statement(
  'daily.find_attempt',
  `select ${COLUMNS} from daily_attempt where user_id = $1 and day = $2`,
  { prepared: true },
);
export type AttemptRow = StatementRow<'daily.find_attempt'>;

/** Returns a user's attempt of a day; undefined where it was not started. */
export async function findAttempt(
  queries: Queries,
  { userID, day }: AttemptKey,
): Promise<AttemptRow | undefined> {
  const [row] = await queries.query(FIND, [userID, day]);
  return row;
}

const LOCK = statement(
  'daily.lock_attempt',
  `select a.choices, a.finished_at, a.given_up, a.valued, a.valued_at, g.closed_at
   from daily_attempt a join daily_game g on g.day = a.day
   where a.user_id = $1 and a.day = $2 for update of a`,
  { prepared: true },
);

/** Locks a user's attempt of a day; returns it, with when its day was closed. */
export async function lockAttempt(tx: Transaction, { userID, day }: AttemptKey) {
  const [row] = await tx.query(LOCK, [userID, day]);
  return row;
}

const SAVE_CHOICES = statement(
  'daily.save_choices',
  'update daily_attempt set choices = $3 where user_id = $1 and day = $2',
  { prepared: true },
);

/** Writes the choices of an attempt that goes on and that the transaction has locked. */
export async function saveChoices(
  tx: Transaction,
  { userID, day }: AttemptKey,
  choices: readonly string[],
): Promise<void> {
  await tx.query(SAVE_CHOICES, [userID, day, choices]);
}

const FINISH = statement(
  'daily.finish_attempt',
  `update daily_attempt set choices = $3, situations = $4, finished_at = $5
   where user_id = $1 and day = $2`,
);

/** Writes an attempt that is over and that the transaction has locked. */
export async function finishAttempt(
  tx: Transaction,
  { userID, day }: AttemptKey,
  finished: {
    readonly choices: readonly string[];
    /** The situation of each of them. */
    readonly situations: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  await tx.query(FINISH, [userID, day, finished.choices, finished.situations, finished.now]);
}

const SAVE_VALUE = statement(
  'daily.save_value',
  `update daily_attempt set valued = $3, given_up = $4, valued_at = $5
   where user_id = $1 and day = $2 and finished_at is not null and valued_at is null`,
);

/** Writes what an attempt gave up; what was written before stays. */
export async function saveValue(
  queries: Queries,
  { userID, day }: AttemptKey,
  value: {
    readonly decisions: readonly StoredValue[];
    readonly givenUp: number;
    readonly now: Date;
  },
): Promise<void> {
  await queries.query(SAVE_VALUE, [
    userID,
    day,
    JSON.stringify(value.decisions),
    value.givenUp,
    value.now,
  ]);
}
