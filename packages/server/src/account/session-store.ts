import type { Queries, Transaction } from '../platform/database/database.ts';
import type { TokenKind } from '../platform/http/caller.ts';
import type { OpaqueToken } from './opaque-token.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    session: { user_id: string; session_id: string; created: Date; ended: Date | null };
    session_token: SessionTokenTable;
  }
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
  userID: string,
  sessionID: string,
  now: Date,
): Promise<void> {
  await tx.kysely
    .insertInto('session')
    .values({ user_id: userID, session_id: sessionID, created: now, ended: null })
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

/** A token with what decides whether it is good; on the path of every call of a player. */
export async function findBearer(
  queries: Queries,
  token: OpaqueToken,
): Promise<{ expires: Date; ended: Date | null; is_admin: boolean } | undefined> {
  const [row] = await queries.query<{ expires: Date; ended: Date | null; is_admin: boolean }>(
    {
      name: 'find_bearer',
      text: `select token.expires, session.ended, account.is_admin
             from session_token token
             join session on session.user_id = token.user_id and session.session_id = token.session_id
             join account on account.user_id = token.user_id
             where token.user_id = $1 and token.token_hash = $2`,
    },
    [token.userID, token.hash],
  );
  return row;
}

/** A refresh token with its session, which stays locked: of two who bring the same token, one comes second. */
export async function lockRefresh(tx: Transaction, token: OpaqueToken) {
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

/** Marks a token as used; answers false where it was before. Ask under the session's lock. */
export async function useToken(tx: Transaction, token: OpaqueToken, now: Date): Promise<boolean> {
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

/** Ends the session that a token belongs to, whichever of its tokens it is. */
export async function endSessionOf(queries: Queries, token: OpaqueToken, now: Date): Promise<void> {
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

/** Removes sessions whose newest token expired before this. */
export async function forgetOldSessions(queries: Queries, before: Date): Promise<void> {
  await queries.query('delete from session_token where expires < $1', [before]);
  await queries.query(
    `delete from session where created < $1 and not exists (
       select from session_token token
       where token.user_id = session.user_id and token.session_id = session.session_id)`,
    [before],
  );
}
