import type { Queries, Transaction } from '../platform/database/database.ts';
import type { TokenKind } from '../platform/http/principal.ts';
import type { OpaqueToken } from './opaque-token.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    session: SessionTable;
    session_token: SessionTokenTable;
  }
}

interface SessionTable {
  user_id: string;
  session_id: string;
  created: Date;
  ended: Date | null;
  /** The browser and system in words: `Firefox on Linux`. */
  device: string;
  last_used: Date;
}

interface SessionTokenTable {
  user_id: string;
  token_hash: Buffer;
  session_id: string;
  kind: TokenKind;
  expires: Date;
  used: Date | null;
}

export async function addSession(
  tx: Transaction,
  session: { userID: string; sessionID: string; device: string; now: Date },
): Promise<void> {
  await tx.kysely
    .insertInto('session')
    .values({
      user_id: session.userID,
      session_id: session.sessionID,
      created: session.now,
      ended: null,
      device: session.device,
      last_used: session.now,
    })
    .execute();
}

export async function addSessionTokens(
  tx: Transaction,
  sessionID: string,
  tokens: readonly { readonly token: OpaqueToken; readonly expires: Date }[],
): Promise<void> {
  await tx.kysely
    .insertInto('session_token')
    .values(
      tokens.map(({ token, expires }) => ({
        user_id: token.userID,
        token_hash: token.hash,
        session_id: sessionID,
        kind: token.kind as TokenKind,
        expires,
        used: null,
      })),
    )
    .execute();
}

export interface BearerTokenRow {
  readonly session_id: string;
  readonly expires: Date;
  readonly ended: Date | null;
  readonly is_admin: boolean;
}

/** Returns a token's session, expiry and role. Runs on every request of a player. */
export async function findBearerToken(
  queries: Queries,
  token: OpaqueToken,
): Promise<BearerTokenRow | undefined> {
  const [row] = await queries.query<BearerTokenRow>(
    {
      name: 'find_bearer',
      text: `select token.session_id, token.expires, session.ended, account.is_admin
             from session_token token
             join session on session.user_id = token.user_id and session.session_id = token.session_id
             join account on account.user_id = token.user_id
             where token.user_id = $1 and token.token_hash = $2`,
    },
    [token.userID, token.hash],
  );
  return row;
}

/** Returns the SQL condition that a session has not ended, for the statements of other features. */
export const activeSessionCondition = (userID: string, sessionID: string): string =>
  `exists (select from session where session.user_id = ${userID}
             and session.session_id = ${sessionID} and session.ended is null)`;

/** Returns a refresh token with its session, and locks the session against concurrent use. */
export async function lockRefreshToken(tx: Transaction, token: OpaqueToken) {
  return tx.kysely
    .selectFrom('session')
    .innerJoin('session_token', (join) =>
      join
        .onRef('session_token.user_id', '=', 'session.user_id')
        .onRef('session_token.session_id', '=', 'session.session_id'),
    )
    .select(['session.session_id', 'session.ended', 'session_token.expires'])
    .where('session_token.user_id', '=', token.userID)
    .where('session_token.token_hash', '=', token.hash)
    .forUpdate('session')
    .executeTakeFirst();
}

/** Marks a token as used; returns false if it was before. Requires the session's lock. */
export async function consumeToken(
  tx: Transaction,
  token: OpaqueToken,
  now: Date,
): Promise<boolean> {
  const used = await tx.kysely
    .updateTable('session_token')
    .set({ used: now })
    .where('user_id', '=', token.userID)
    .where('token_hash', '=', token.hash)
    .where('used', 'is', null)
    .returning('kind')
    .executeTakeFirst();
  return used !== undefined;
}

/** Sets the time of a session's last use, when it renews its tokens. */
export async function touchSession(
  tx: Transaction,
  userID: string,
  sessionID: string,
  now: Date,
): Promise<void> {
  await tx.kysely
    .updateTable('session')
    .set({ last_used: now })
    .where('user_id', '=', userID)
    .where('session_id', '=', sessionID)
    .execute();
}

export interface SessionRow {
  readonly session_id: string;
  readonly device: string;
  readonly created: Date;
  readonly last_used: Date;
}

/** Returns the sessions that have not ended and can renew their tokens, the last used first. */
export const findActiveSessions = (
  queries: Queries,
  { userID, now, limit }: { userID: string; now: Date; limit: number },
) =>
  queries.query<SessionRow>(
    `select session_id, device, created, last_used from session
     where user_id = $1 and ended is null and exists (
       select from session_token token
       where token.user_id = session.user_id and token.session_id = session.session_id
         and token.used is null and token.expires > $2)
     order by last_used desc, session_id desc limit $3`,
    [userID, now, limit],
  );

/** Ends one session of a user; returns false if it is unknown. An ended session stays unchanged. */
export async function endSession(
  tx: Transaction,
  { userID, sessionID, now }: { userID: string; sessionID: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    'update session set ended = coalesce(ended, $3) where user_id = $1 and session_id = $2 returning session_id',
    [userID, sessionID, now],
  );
  return rows.length === 1;
}

/** Ends all sessions of a user but one. */
export async function endOtherSessions(
  tx: Transaction,
  { userID, sessionID, now }: { userID: string; sessionID: string; now: Date },
): Promise<void> {
  await tx.query(
    'update session set ended = $3 where user_id = $1 and session_id <> $2 and ended is null',
    [userID, sessionID, now],
  );
}

/** Ends the session that a token of any kind belongs to. */
export async function endSessionByToken(
  queries: Queries,
  token: OpaqueToken,
  now: Date,
): Promise<void> {
  await queries.query(
    `update session set ended = $3
     from session_token token
     where session.user_id = $1 and token.user_id = $1 and token.token_hash = $2
       and token.session_id = session.session_id and session.ended is null`,
    [token.userID, token.hash, now],
  );
}

export async function endAllSessions(tx: Transaction, userID: string, now: Date): Promise<void> {
  await tx.kysely
    .updateTable('session')
    .set({ ended: now })
    .where('user_id', '=', userID)
    .where('ended', 'is', null)
    .execute();
}

/** Deletes tokens that expired before a given time, and older sessions without tokens. */
export async function deleteExpiredSessions(queries: Queries, before: Date): Promise<void> {
  await queries.query('delete from session_token where expires < $1', [before]);
  await queries.query(
    `delete from session where created < $1 and not exists (
       select from session_token token
       where token.user_id = session.user_id and token.session_id = session.session_id)`,
    [before],
  );
}
