import { createHash, randomBytes } from 'node:crypto';
import type { TokenKind } from '../platform/http/caller.ts';

/** What a token is for shows in its first letters, so that one is never taken for another. */
const PREFIXES = {
  access: 'pna_',
  id: 'pni_',
  refresh: 'pnr_',
  confirm: 'pnc_',
  reset: 'pns_',
  email: 'pne_',
} as const;
export type OpaqueTokenKind = keyof typeof PREFIXES;

export type LetterPurpose = Exclude<OpaqueTokenKind, TokenKind>;

export interface OpaqueToken {
  readonly kind: OpaqueTokenKind;
  readonly userID: string;
  /** SHA-256 of the whole text: all that is ever kept of a token. */
  readonly hash: Buffer;
}

const USER_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * A new token: prefix, then base64url of the user's id and 32 random bytes. The id says where to look the token up,
 * so that whatever is found by it lies with the rest of its user; it is no secret and proves nothing.
 */
export function newOpaqueToken(
  kind: OpaqueTokenKind,
  userID: string,
): OpaqueToken & { readonly text: string } {
  const user = Buffer.from(userID.replaceAll('-', ''), 'hex');
  const text =
    PREFIXES[kind] + Buffer.concat([user, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { kind, userID, text, hash: hashOf(text) };
}

/** Reads a token that somebody sent; null where it can't be one. */
export function readOpaqueToken(text: string): OpaqueToken | null {
  const kind = (Object.keys(PREFIXES) as OpaqueTokenKind[]).find((each) =>
    text.startsWith(PREFIXES[each]),
  );
  if (!kind) return null;
  const content = text.slice(PREFIXES[kind].length);
  const bytes = Buffer.from(content, 'base64url');
  if (bytes.length !== USER_BYTES + SECRET_BYTES || bytes.toString('base64url') !== content)
    return null;
  const hex = bytes.toString('hex', 0, USER_BYTES);
  const userID = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
  return { kind, userID, hash: hashOf(text) };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
