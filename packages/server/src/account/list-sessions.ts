import { MAX_LISTED_SESSIONS, type Session } from '@pennant/contract/account';
import type { Queries } from '../platform/database/database.ts';
import { findActiveSessions } from './session-store.ts';

/** Returns a user's active sessions, the last used first; `isThis` marks the current one. */
export async function listSessions(
  queries: Queries,
  { userID, sessionID, now }: { userID: string; sessionID: string; now: Date },
): Promise<Session[]> {
  const rows = await findActiveSessions(queries, { userID, now, limit: MAX_LISTED_SESSIONS });
  return rows.map((row) => ({
    sessionID: row.session_id,
    device: row.device,
    created: row.created_at.toISOString(),
    lastUsed: row.last_used_at.toISOString(),
    isThis: row.session_id === sessionID,
  }));
}
