import { createHash } from 'node:crypto';
import type { Queries } from './database/database.ts';
import { refuse, type Refusal } from './refusal.ts';

/** So many attempts within a window, which begins with the first of them. */
export interface AttemptLimit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMinutes: number;
}

/** Limits that guard accounts. They are kept in the database: exact over any number of servers, and no attempt passes without it. */
export const ATTEMPT_LIMITS = {
  /** Failed sign-ins to one name, whether or not it has an account. */
  signInName: { name: 'sign_in_name', attempts: 5, windowMinutes: 15 },
  signInAddress: { name: 'sign_in_address', attempts: 20, windowMinutes: 1 },
  /** A signed-in user's own password, asked for once more before something grave. */
  ownPassword: { name: 'own_password', attempts: 5, windowMinutes: 15 },
  /** Copies of everything that an account has. */
  export: { name: 'export', attempts: 10, windowMinutes: 60 },
  registration: { name: 'registration', attempts: 5, windowMinutes: 60 },
  /** Letters to one address of mail. */
  mail: { name: 'mail', attempts: 3, windowMinutes: 60 },
  /** Letters that one visitor asks for, whoever they go to. */
  mailAsked: { name: 'mail_asked', attempts: 20, windowMinutes: 60 },
  /** Tokens of letters that are tried from one address. */
  letterToken: { name: 'letter_token', attempts: 30, windowMinutes: 15 },
} as const satisfies Record<string, AttemptLimit>;

export type TooMany = Refusal<'too_many_attempts'>;

/**
 * Counts an attempt, before it is known how it ends: of any number that come at once, no more than the limit get
 * through. A refusal's details say after how many seconds the window is over.
 */
export async function countAttempt(
  queries: Queries,
  {
    limit,
    subject,
    now,
    factor,
  }: { limit: AttemptLimit; subject: string; now: Date; factor: number },
): Promise<{ ok: true } | TooMany> {
  const [row] = await queries.query<{ attempts: number; window_ends: Date }>(
    {
      name: 'count_attempt',
      text: `insert into attempt_limit as kept (limit_key, attempts, window_ends)
             values ($1, 1, $2::timestamptz + make_interval(mins => $3))
             on conflict (limit_key) do update set
               attempts = case when kept.window_ends <= $2 then 1 else kept.attempts + 1 end,
               window_ends = case when kept.window_ends <= $2 then excluded.window_ends else kept.window_ends end
             returning attempts, window_ends`,
    },
    [keyOf(limit, subject), now, limit.windowMinutes],
  );
  if (!row) throw new Error('an attempt was not counted');
  if (row.attempts <= Math.floor(limit.attempts * factor)) return { ok: true };
  const retryAfter = Math.max(1, Math.ceil((row.window_ends.getTime() - now.getTime()) / 1000));
  return refuse('too_many_attempts', { retryAfter });
}

/** Forgets the attempts: the last one succeeded. */
export async function forgiveAttempts(
  queries: Queries,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await queries.query('delete from attempt_limit where limit_key = $1', [keyOf(limit, subject)]);
}

/** Removes the windows that are over. */
export async function forgetOldAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.query('delete from attempt_limit where window_ends <= $1', [now]);
}

/** What was typed may be long, and may be a password in the wrong field: only its hash is kept. */
function keyOf(limit: AttemptLimit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
