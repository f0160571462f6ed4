import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const LIST_FINISHED = statement(
  'daily.list_finished_days',
  `select day::text as day from daily_attempt
   where user_id = $1 and finished_at is not null order by day`,
  { notNull: ['day'] },
);

/** Returns the days that a user has finished, in order. */
export const listFinishedDays = async (queries: Queries, userID: string): Promise<string[]> =>
  (await queries.query(LIST_FINISHED, [userID])).map(({ day }) => day);

const LIST_ATTEMPTS = statement(
  'daily.list_attempts',
  `select day::text as day, finished_at, given_up, valued_at from daily_attempt
   where user_id = $1 and to_char(day, 'YYYY-MM') = $2 order by day`,
  { notNull: ['day'] },
);

/** Returns a user's attempts of a month ("2026-11"), in order. */
export const listAttempts = (
  queries: Queries,
  { userID, month }: { readonly userID: string; readonly month: string },
) => queries.query(LIST_ATTEMPTS, [userID, month]);

const EXPORT = statement(
  'daily.export_attempts',
  `select day::text as day, started_at, finished_at, choices, given_up from daily_attempt
   where user_id = $1 order by day desc limit $2`,
  { notNull: ['day'] },
);

/** Returns a user's attempts with their choices, the newest first. */
export const listAttemptsForExport = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(EXPORT, [userID, limit]);
