import { createHash, randomBytes } from 'node:crypto';
import { UUID } from 'uuidv7';
import type { TokenKind } from '../platform/http/principal-and-bearer-token.ts';

/** The prefix of a token shows its kind, so that no kind is accepted for another. */
const PREFIXES = {
  access: 'pna_',
  id: 'pni_',
  refresh: 'pnr_',
  confirm: 'pnc_',
  reset: 'pns_',
  email: 'pne_',
  signIn: 'pnw_',
  challenge: 'pnl_',
  liveInvitation: 'pnv_',
} as const;
export type OpaqueTokenKind = keyof typeof PREFIXES;

export type EmailTokenPurpose = Exclude<
  OpaqueTokenKind,
  TokenKind | 'signIn' | 'challenge' | 'liveInvitation'
>;

export interface OpaqueToken {
  readonly kind: OpaqueTokenKind;
  readonly userID: string;
  /** SHA-256 of the whole text, the only form in which a token is stored. */
  readonly hash: Buffer;
}

const USER_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * Returns a new token: prefix, then base64url of the user's id and 32 random bytes. The id makes a
 * token's rows findable by user, as all tables with a user's rows are; it is no secret and proves
 * nothing.
 */
export function newOpaqueToken(
  kind: OpaqueTokenKind,
  userID: string,
): OpaqueToken & { readonly text: string } {
  const user = UUID.parse(userID).bytes;
  const text =
    PREFIXES[kind] + Buffer.concat([user, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { kind, userID, text, hash: hashOf(text) };
}

/** Parses a received token; returns null if it is malformed. */
export function parseOpaqueToken(text: string): OpaqueToken | null {
  const kind = (Object.keys(PREFIXES) as OpaqueTokenKind[]).find((candidate) =>
    text.startsWith(PREFIXES[candidate]),
  );
  if (!kind) return null;
  const content = text.slice(PREFIXES[kind].length);
  const bytes = Buffer.from(content, 'base64url');
  if (bytes.length !== USER_BYTES + SECRET_BYTES || bytes.toString('base64url') !== content)
    return null;
  const userID = UUID.ofInner(bytes.subarray(0, USER_BYTES)).toString();
  return { kind, userID, hash: hashOf(text) };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
