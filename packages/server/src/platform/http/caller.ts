import type { Refusal } from '../refusal.ts';

/** Who makes a call, as the database knows him at this moment. */
export interface Caller {
  readonly userID: string;
  readonly isAdmin: boolean;
  /** The session that the token is of. */
  readonly sessionID: string;
}

export const TOKEN_KINDS = ['access', 'id', 'refresh'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Why a token is not taken. */
export type SignInCode = 'token_expired' | 'token_invalid' | 'session_ended';

/** Finds whom a bearer token belongs to; the account feature provides it. */
export type Authenticate = (
  token: string,
  kinds: readonly TokenKind[],
) => Promise<{ ok: true; caller: Caller } | Refusal<SignInCode>>;

/**
 * Whom an access token belonged to when this server last looked it up, without asking the database; null where it does not know, or the
 * token's time is over. His session may have ended meanwhile: whoever relies on it makes sure of that with what he writes.
 */
export type LastKnown = (token: string) => Caller | null;

/** The token of an `Authorization: Bearer …` header; null where there is none, '' where it is something else. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  return /^Bearer +([\w.~+/=-]{1,300})$/i.exec(header)?.[1] ?? '';
}
