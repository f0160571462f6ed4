import { SESSIONS_SHOWN, type Session } from '@pennant/contract/account';
import type { Queries } from '../platform/database/database.ts';
import { findLiveSessions } from './session-store.ts';

/** Where a user is signed in, the last used first; the session that asks is marked. */
export async function listSessions(
  queries: Queries,
  { userID, sessionID, now }: { userID: string; sessionID: string; now: Date },
): Promise<Session[]> {
  const rows = await findLiveSessions(queries, { userID, now, limit: SESSIONS_SHOWN });
  return rows.map((row) => ({
    sessionID: row.session_id,
    device: row.device,
    created: row.created.toISOString(),
    lastUsed: row.last_used.toISOString(),
    isThis: row.session_id === sessionID,
  }));
}
