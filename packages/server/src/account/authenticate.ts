import { hash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticate, Caller, LastKnown } from '../platform/http/caller.ts';
import { newest } from '../platform/newest.ts';
import { refuse } from '../platform/refusal.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { findBearer } from './session-store.ts';

export interface Authenticator {
  /** Finds whom a bearer token belongs to. The role is read anew each time: an admin no longer is none at once. */
  readonly authenticate: Authenticate;
  /** Whom it belonged to when `authenticate` last found him. Which session a token is of, and its end, never change. */
  readonly lastKnown: LastKnown;
}

interface Known {
  readonly caller: Caller;
  readonly expires: Date;
}

/** So many access tokens are known without the database, some 300 bytes each. */
const KNOWN = 20_000;

export function authenticator(database: Database, clock: Clock): Authenticator {
  const known = newest<Known>(KNOWN);
  return {
    authenticate: async (text, kinds) => {
      const token = readOpaqueToken(text);
      if (!token || !kinds.some((kind) => kind === token.kind)) return refuse('token_invalid');
      const found = await findBearer(database, token);
      if (!found) return refuse('token_invalid');
      if (found.ended !== null) return refuse('session_ended');
      if (found.expires <= clock()) return refuse('token_expired');
      const caller = {
        userID: token.userID,
        isAdmin: found.is_admin,
        sessionID: found.session_id,
      };
      if (token.kind === 'access') {
        known.set(nameOf(text), { caller, expires: found.expires });
      }
      return { ok: true, caller };
    },
    lastKnown: (text) => {
      const found = known.get(nameOf(text));
      return found !== undefined && found.expires > clock() ? found.caller : null;
    },
  };
}

/** Tokens are not kept as they are, here as little as in the database. */
const nameOf = (text: string): string => hash('sha256', text, 'base64');
