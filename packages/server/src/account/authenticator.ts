import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type {
  Authenticate,
  Principal,
  FindCachedPrincipal,
} from '../platform/http/principal-and-bearer-token.ts';
import { refuse } from '../platform/refusal.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { findBearerToken } from './session-store.ts';

export interface Authenticator {
  /**
   * Returns the principal of a bearer token. The role is read each time, so that a change applies
   * at once.
   */
  readonly authenticate: Authenticate;
  /**
   * Returns the principal of the last `authenticate`. A token's session and expiry never change.
   */
  readonly findCachedPrincipal: FindCachedPrincipal;
}

interface CachedToken {
  readonly caller: Principal;
  readonly expires: Date;
}

/** Maximum number of cached access tokens, about 300 bytes each. */
const MAX_CACHED_TOKENS = 20_000;

export function createAuthenticator(database: Database, clock: Clock): Authenticator {
  const cache = new LRUCache<string, CachedToken>({ max: MAX_CACHED_TOKENS });
  return {
    authenticate: async (text, kinds) => {
      const token = parseOpaqueToken(text);
      if (!token || !kinds.some((kind) => kind === token.kind)) return refuse('token_invalid');
      const row = await findBearerToken(database, token);
      if (!row) return refuse('token_invalid');
      if (row.ended_at !== null) return refuse('session_ended');
      if (row.expires_at <= clock()) return refuse('token_expired');
      const caller = {
        userID: token.userID,
        isAdmin: row.is_admin,
        sessionID: row.session_id,
      };
      if (token.kind === 'access') {
        cache.set(cacheKey(text), { caller, expires: row.expires_at });
      }
      return { ok: true, principal: caller };
    },
    findCachedPrincipal: (text) => {
      const cached = cache.get(cacheKey(text));
      return cached !== undefined && cached.expires > clock() ? cached.caller : null;
    },
  };
}

/** Returns the hash of a token: as in the database, tokens are not stored in plain text. */
const cacheKey = (text: string): string => hash('sha256', text, 'base64');
