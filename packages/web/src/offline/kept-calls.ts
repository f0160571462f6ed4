import type { User } from '@pennant/contract/account';

import type { ApiResponse, CallName } from '../api/call-types.ts';
import { requestLineOf, type RequestParts } from '../api/request-line.ts';

/** What is kept of the responses of a call, so that they can be read offline. */
interface KeptCall<Name extends CallName> {
  /** How many responses are kept, the last ones. */
  readonly max: number;
  /** Returns what is kept of a response; null where it is not kept. By default all of it. */
  readonly part?: (response: ApiResponse<Name>) => ApiResponse<Name> | null;
}

/** How many finished games are kept. */
export const MAX_KEPT_GAMES = 50;
/** How many cards are kept with both sides, those that were looked at last. */
const MAX_KEPT_CARDS = 200;
/** Pages of a collection by column: 50,000 cards. */
const MAX_COLLECTION_PAGES = 50;

/**
 * The calls that are kept: the user's collection, finished games, and what their pages ask for
 * besides. No other call is: not the wallet, tokens, sessions, a game under way or what admins see.
 */
const KEPT_CALLS: { readonly [Name in CallName]?: KeptCall<Name> } = {
  'GET /users/me': { max: 1, part: withoutPrivateFacts },
  'GET /catalogue': { max: 1 },

  'GET /card/user': { max: 4 },
  'GET /card/user/columns': { max: MAX_COLLECTION_PAGES },
  'GET /card/user/series': { max: 1 },
  'GET /card/wish': { max: 1 },
  'GET /cardInventory/lock': { max: 1 },
  'GET /packInventory/completed': { max: 1 },
  'GET /series': { max: 1 },
  'GET /teams/user': { max: 1 },
  'GET /card/{cardID}': { max: MAX_KEPT_CARDS },
  'GET /card/{cardID}/league': { max: MAX_KEPT_CARDS },
  'GET /card/{cardID}/seasons': { max: MAX_KEPT_CARDS },
  'GET /card/{cardID}/series': { max: MAX_KEPT_CARDS },
  'POST /cardInventory': { max: MAX_KEPT_CARDS },

  'GET /games/user/': { max: 10 },
  'GET /games/{id}/summary': {
    max: MAX_KEPT_GAMES,
    part: (summary) => (summary.isFinal ? summary : null),
  },
};

/** The user, as far as pages that are read offline show one: no e-mail address, no money. */
function withoutPrivateFacts(user: User): User {
  return { ...user, email: '', balance: null };
}

/** Returns true for a call whose responses are kept. */
export const isKeptCall = (name: CallName): boolean => name in KEPT_CALLS;

/** Returns what is kept of a call's response; null for nothing. */
export function partToKeep<Name extends CallName>(
  name: Name,
  response: ApiResponse<Name>,
): ApiResponse<Name> | null {
  const kept = KEPT_CALLS[name];
  if (kept === undefined) return null;
  return kept.part === undefined ? response : kept.part(response);
}

const FOLDER = '/kept-offline/';
const folderOf = (name: CallName): string => `${FOLDER}${encodeURIComponent(name)}`;

/** Returns the URL under which a call's response is kept; no server is asked for it. */
export function keptUrlOf(
  name: CallName,
  parts: RequestParts & { readonly body?: unknown },
): string {
  const [, address] = requestLineOf(name, parts);
  const body = parts.body === undefined ? '' : ` ${JSON.stringify(parts.body)}`;
  return `${folderOf(name)}/${encodeURIComponent(address + body)}`;
}

/** Returns those of the kept URLs that are a call's, in their order. */
export const keptUrlsOf = (name: CallName, urls: readonly string[]): string[] =>
  urls.filter((url) => url.startsWith(`${folderOf(name)}/`));

/** Returns the kept URLs of a call that are too many: the first, where the last was kept last. */
export function urlsTooMany(name: CallName, urls: readonly string[]): string[] {
  const own = keptUrlsOf(name, urls);
  return own.slice(0, Math.max(0, own.length - (KEPT_CALLS[name]?.max ?? 0)));
}

/**
 * How long what was kept can be read without a word from the server, in days: as long as a session
 * lives that is not used. The server's own number is in `packages/server/src/account`.
 */
export const MAX_KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** Returns true where what was kept at a time is not readable any more; a clock set back counts. */
export function isTooOld(keptAt: Date, now: Date): boolean {
  const age = now.getTime() - keptAt.getTime();
  return !(age >= -DAY_MS && age <= MAX_KEPT_DAYS * DAY_MS);
}
