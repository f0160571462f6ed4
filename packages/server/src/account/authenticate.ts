import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticate } from '../platform/http/caller.ts';
import { refuse } from '../platform/refusal.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { findBearer } from './session-store.ts';

/** Finds whom a bearer token belongs to. The role is read anew each time: an admin no longer is none at once. */
export function authenticator(database: Database, clock: Clock): Authenticate {
  return async (text, kinds) => {
    const token = readOpaqueToken(text);
    if (!token || !kinds.some((kind) => kind === token.kind)) return refuse('token_invalid');
    const found = await findBearer(database, token);
    if (!found) return refuse('token_invalid');
    if (found.ended !== null) return refuse('session_ended');
    if (found.expires <= clock()) return refuse('token_expired');
    return {
      ok: true,
      caller: {
        userID: token.userID,
        isAdmin: found.is_admin,
        sessionID: found.session_id,
        mustChangePassword: found.must_change_password,
      },
    };
  };
}
