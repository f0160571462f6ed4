import type { Queries } from './database/database.ts';
import { statement } from './database/statement.ts';

const ADD_ATTEMPT = statement(
  'platform.add_attempt',
  `insert into attempt_limit as kept (limit_key, attempts, window_ends_at, group_key)
   values ($1, 1, $2::timestamptz + make_interval(mins => $3), $4)
   on conflict (limit_key) do update set
     attempts = case when kept.window_ends_at <= $2 then 1 else kept.attempts + 1 end,
     window_ends_at = case when kept.window_ends_at <= $2 then excluded.window_ends_at
       else kept.window_ends_at end
   returning attempts, window_ends_at`,
  { prepared: true, nullable: ['$4'] },
);

/** Counts an attempt in a counter's window, and begins a window if the last one has ended. */
export async function addAttempt(
  queries: Queries,
  counter: {
    readonly key: string;
    /** The counters that are deleted together with this one. */
    readonly group: string | null;
    readonly windowMinutes: number;
    readonly now: Date;
  },
): Promise<{ attempts: number; window_ends_at: Date }> {
  const { key, now, windowMinutes, group } = counter;
  const [row] = await queries.query(ADD_ATTEMPT, [key, now, windowMinutes, group]);
  if (!row) throw new Error('an attempt was not counted');
  return row;
}

const DELETE_ATTEMPTS = statement(
  'platform.delete_attempts',
  'delete from attempt_limit where limit_key = $1',
);

export async function deleteAttempts(queries: Queries, key: string): Promise<void> {
  await queries.query(DELETE_ATTEMPTS, [key]);
}

const DELETE_ATTEMPT_GROUP = statement(
  'platform.delete_attempt_group',
  'delete from attempt_limit where group_key = $1',
);

export async function deleteAttemptGroup(queries: Queries, group: string): Promise<void> {
  await queries.query(DELETE_ATTEMPT_GROUP, [group]);
}

const SUBTRACT_ATTEMPT = statement(
  'platform.subtract_attempt',
  'update attempt_limit set attempts = attempts - 1 where limit_key = $1 and attempts > 0',
);

/** Takes one attempt back from a counter. */
export async function subtractAttempt(queries: Queries, key: string): Promise<void> {
  await queries.query(SUBTRACT_ATTEMPT, [key]);
}

const DELETE_EXPIRED_ATTEMPTS = statement(
  'platform.delete_expired_attempts',
  'delete from attempt_limit where window_ends_at <= $1',
);

/** Deletes the counters whose window has ended. */
export async function deleteExpiredAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_ATTEMPTS, [now]);
}
