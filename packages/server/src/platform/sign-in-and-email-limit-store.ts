import type { Queries } from './database/database.ts';
import { statement } from './database/statement.ts';

const ADD_ATTEMPT = statement(
  'platform.add_attempt',
  `insert into attempt_limit as kept (limit_key, attempts, window_ends_at)
   values ($1, 1, $2::timestamptz + make_interval(mins => $3))
   on conflict (limit_key) do update set
     attempts = case when kept.window_ends_at <= $2 then 1 else kept.attempts + 1 end,
     window_ends_at = case when kept.window_ends_at <= $2 then excluded.window_ends_at
       else kept.window_ends_at end
   returning attempts, window_ends_at`,
  { prepared: true },
);

/** Counts an attempt in a counter's window, and begins a window if the last one has ended. */
export async function addAttempt(
  queries: Queries,
  counter: { readonly key: string; readonly windowMinutes: number; readonly now: Date },
): Promise<{ attempts: number; window_ends_at: Date }> {
  const [row] = await queries.query(ADD_ATTEMPT, [counter.key, counter.now, counter.windowMinutes]);
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

const DELETE_EXPIRED_ATTEMPTS = statement(
  'platform.delete_expired_attempts',
  'delete from attempt_limit where window_ends_at <= $1',
);

/** Deletes the counters whose window has ended. */
export async function deleteExpiredAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_ATTEMPTS, [now]);
}
