import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { TokenKind } from '../platform/http/principal-and-bearer-token.ts';
import type { OpaqueToken } from './opaque-token.ts';

const ADD_SESSION = statement(
  'account.add_session',
  `insert into session (user_id, session_id, created_at, device, last_used_at)
   values ($1, $2, $3, $4, $3)`,
);

/** Adds a session. `device` is the browser and system in words: `Firefox on Linux`. */
export async function addSession(
  tx: Transaction,
  session: { userID: string; sessionID: string; device: string; now: Date },
): Promise<void> {
  const { userID, sessionID, device, now } = session;
  await tx.query(ADD_SESSION, [userID, sessionID, now, device]);
}

const ADD_SESSION_TOKENS = statement(
  'account.add_session_tokens',
  `insert into session_token (user_id, token_hash, session_id, kind, expires_at)
   select user_id, token_hash, $1, kind, expires_at
   from unnest($2::uuid[], $3::bytea[], $4::text[], $5::timestamptz[])
     as token (user_id, token_hash, kind, expires_at)`,
  { types: { $4: 'session_token.kind' } },
);

export async function addSessionTokens(
  tx: Transaction,
  sessionID: string,
  tokens: readonly { readonly token: OpaqueToken; readonly expires: Date }[],
): Promise<void> {
  await tx.query(ADD_SESSION_TOKENS, [
    sessionID,
    tokens.map(({ token }) => token.userID),
    tokens.map(({ token }) => token.hash),
    tokens.map(({ token }) => token.kind as TokenKind),
    tokens.map(({ expires }) => expires),
  ]);
}

const FIND_BEARER_TOKEN = statement(
  'account.find_bearer_token',
  `select token.session_id, token.expires_at, session.ended_at, account.is_admin
   from session_token token
   join session on session.user_id = token.user_id and session.session_id = token.session_id
   join account on account.user_id = token.user_id
   where token.user_id = $1 and token.token_hash = $2`,
  { prepared: true },
);

/** Returns a token's session, expiry and role. Runs on every request of a player. */
export async function findBearerToken(
  queries: Queries,
  token: OpaqueToken,
): Promise<StatementRow<'account.find_bearer_token'> | undefined> {
  const [row] = await queries.query(FIND_BEARER_TOKEN, [token.userID, token.hash]);
  return row;
}

const LOCK_REFRESH_TOKEN = statement(
  'account.lock_refresh_token',
  `select session.session_id, session.ended_at, token.expires_at
   from session join session_token token
     on token.user_id = session.user_id and token.session_id = session.session_id
   where token.user_id = $1 and token.token_hash = $2 for update of session`,
);

/** Returns a refresh token with its session, and locks the session against concurrent use. */
export async function lockRefreshToken(tx: Transaction, token: OpaqueToken) {
  const [row] = await tx.query(LOCK_REFRESH_TOKEN, [token.userID, token.hash]);
  return row;
}

const CONSUME_TOKEN = statement(
  'account.consume_token',
  `update session_token set used_at = $3
   where user_id = $1 and token_hash = $2 and used_at is null returning kind`,
);

/** Marks a token as used; returns false if it was before. Requires the session's lock. */
export async function consumeToken(
  tx: Transaction,
  token: OpaqueToken,
  now: Date,
): Promise<boolean> {
  return (await tx.query(CONSUME_TOKEN, [token.userID, token.hash, now])).length === 1;
}

const TOUCH_SESSION = statement(
  'account.touch_session',
  'update session set last_used_at = $3 where user_id = $1 and session_id = $2',
);

/** Sets the time of a session's last use, when it renews its tokens. */
export async function touchSession(
  tx: Transaction,
  userID: string,
  sessionID: string,
  now: Date,
): Promise<void> {
  await tx.query(TOUCH_SESSION, [userID, sessionID, now]);
}

const FIND_ACTIVE_SESSIONS = statement(
  'account.find_active_sessions',
  `select session_id, device, created_at, last_used_at from session
   where user_id = $1 and ended_at is null and exists (
     select from session_token token
     where token.user_id = session.user_id and token.session_id = session.session_id
       and token.used_at is null and token.expires_at > $2)
   order by last_used_at desc, session_id desc limit $3`,
);

/** Returns the sessions that have not ended and can renew their tokens, the last used first. */
export const findActiveSessions = (
  queries: Queries,
  { userID, now, limit }: { userID: string; now: Date; limit: number },
) => queries.query(FIND_ACTIVE_SESSIONS, [userID, now, limit]);

const END_SESSION = statement(
  'account.end_session',
  `update session set ended_at = coalesce(ended_at, $3)
   where user_id = $1 and session_id = $2 returning session_id`,
);

/** Ends one session of a user; returns false if it is unknown. An ended session stays unchanged. */
export async function endSession(
  tx: Transaction,
  { userID, sessionID, now }: { userID: string; sessionID: string; now: Date },
): Promise<boolean> {
  return (await tx.query(END_SESSION, [userID, sessionID, now])).length === 1;
}

const END_OTHER_SESSIONS = statement(
  'account.end_other_sessions',
  'update session set ended_at = $3 where user_id = $1 and session_id <> $2 and ended_at is null',
);

/** Ends all sessions of a user but one. */
export async function endOtherSessions(
  tx: Transaction,
  { userID, sessionID, now }: { userID: string; sessionID: string; now: Date },
): Promise<void> {
  await tx.query(END_OTHER_SESSIONS, [userID, sessionID, now]);
}

const END_SESSION_BY_TOKEN = statement(
  'account.end_session_by_token',
  `update session set ended_at = $3
   from session_token token
   where session.user_id = $1 and token.user_id = $1 and token.token_hash = $2
     and token.session_id = session.session_id and session.ended_at is null`,
);

/** Ends the session that a token of any kind belongs to. */
export async function endSessionByToken(
  queries: Queries,
  token: OpaqueToken,
  now: Date,
): Promise<void> {
  await queries.query(END_SESSION_BY_TOKEN, [token.userID, token.hash, now]);
}

const END_ALL_SESSIONS = statement(
  'account.end_all_sessions',
  'update session set ended_at = $2 where user_id = $1 and ended_at is null',
);

export async function endAllSessions(tx: Transaction, userID: string, now: Date): Promise<void> {
  await tx.query(END_ALL_SESSIONS, [userID, now]);
}

const DELETE_EXPIRED_TOKENS = statement(
  'account.delete_expired_tokens',
  `with expired as (delete from session_token where expires_at < $1 returning user_id, session_id)
   delete from session
   where (user_id, session_id) in (select user_id, session_id from expired) and not exists (
     select from session_token token
     where token.user_id = session.user_id and token.session_id = session.session_id
       and token.expires_at >= $1)`,
);

/** Deletes tokens that expired before a given time, and sessions whose last token was one. */
export async function deleteExpiredSessions(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_TOKENS, [before]);
}
