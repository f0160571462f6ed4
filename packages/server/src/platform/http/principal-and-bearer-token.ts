import type { Refusal } from '../refusal.ts';

/** The signed-in user who makes a request, with their role and session. */
export interface Principal {
  readonly userID: string;
  readonly isAdmin: boolean;
  /** The session that the token belongs to. */
  readonly sessionID: string;
}

export const TOKEN_KINDS = ['access', 'id', 'refresh'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The reason why a token is refused. */
export type AuthenticationFailureCode = 'token_expired' | 'token_invalid' | 'session_ended';

/** The result of a successful authentication. */
export interface Authenticated {
  readonly ok: true;
  readonly principal: Principal;
}

/** Returns the principal of a bearer token of one of `kinds`; provided by the account feature. */
export type Authenticate = (
  token: string,
  kinds: readonly TokenKind[],
) => Promise<Authenticated | Refusal<AuthenticationFailureCode>>;

/**
 * Returns the principal of an access token from this server's cache, without a query; null if it is
 * not cached or expired. The session may have ended since: a handler that relies on the result must
 * check the session with its own statement.
 */
export type FindCachedPrincipal = (token: string) => Principal | null;

/**
 * Returns the token of an `Authorization: Bearer …` header; null without a header, '' if malformed.
 */
export function parseBearerToken(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  return /^Bearer +([\w.~+/=-]{1,300})$/i.exec(header)?.[1] ?? '';
}
