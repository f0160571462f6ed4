import type { Call } from '@pennant/contract/call';
import type { preHandlerHookHandler } from 'fastify';
import { refuse } from '../refusal.ts';
import {
  parseBearerToken,
  type Authenticate,
  type FindCachedPrincipal,
} from './principal-and-bearer-token.ts';
import type { Stage } from './request-stage.ts';

/**
 * Returns the hook that finds the user whose token a request carries. It refuses nothing yet: the
 * rate limit goes first, and counts per user.
 *
 * @param findCachedPrincipal for calls that may take the principal from the cache
 */
export const authenticate =
  (
    call: Call,
    check: Authenticate,
    findCachedPrincipal?: FindCachedPrincipal,
  ): preHandlerHookHandler =>
  ({ headers, context }, _reply, next) => {
    const token = parseBearerToken(headers.authorization);
    // Signing in and registering ignore an old token.
    if (call.who === 'anyone' && (call.writes || token === null)) return next();
    if (token === null) {
      context.authenticationFailure = refuse('not_signed_in');
      return next();
    }
    context.principal = findCachedPrincipal?.(token) ?? null;
    if (context.principal !== null) {
      context.confirmSession = async () => {
        const result = await check(token, ['access']);
        return result.ok ? null : result;
      };
      return next();
    }
    // Fastify goes on once the promise resolves.
    return check(token, call.token === 'id' ? ['access', 'id'] : ['access']).then((result) => {
      if (result.ok) context.principal = result.principal;
      // A call open to anyone takes an invalid token for a guest's. It refuses an expired one, so
      // that the browser renews it.
      else if (call.who !== 'anyone' || result.code !== 'token_invalid')
        context.authenticationFailure = result;
    });
  };

/** Refuses a guest or an ended session where the call needs a user, and a user without the role. */
export const authorize =
  (call: Call): Stage =>
  ({ context: { principal, authenticationFailure } }) => {
    if (authenticationFailure !== null) return authenticationFailure;
    return call.who === 'admin' && !principal?.isAdmin ? refuse('admins_only') : null;
  };
