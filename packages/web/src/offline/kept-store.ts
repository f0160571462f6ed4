import type { ApiResponse, CallName } from '../api/call-types.ts';
import type { RequestParts } from '../api/request-line.ts';
import { readSessionMark } from '../api/stored-tokens.ts';
import { cacheNameOf, dropKept } from './drop-kept.ts';
import { isTooOld, keptUrlOf, keptUrlsOf, partToKeep, urlsTooMany } from './kept-calls.ts';

/** The header of a kept response with the time when the server sent it. */
const KEPT_AT = 'x-kept-at';

/** A response as it was kept. */
export interface KeptResponse<Body> {
  readonly body: Body;
  readonly keptAt: Date;
}

type Parts = RequestParts & { readonly body?: unknown };

/** Returns the paths of a cache's entries, the one written first first. */
const pathsOf = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/**
 * Keeps the response of a call for the session that it was made in, and drops what is then too
 * much. Where that session has ended meanwhile, in whichever tab, nothing stays.
 */
export async function keepResponse<Name extends CallName>(
  session: string,
  { name, parts, response }: { name: Name; parts: Parts; response: ApiResponse<Name> },
): Promise<void> {
  const part = partToKeep(name, response);
  if (part === null || readSessionMark() !== session) return;
  if (name === 'GET /users/me') await dropOfAnother(session, part as ApiResponse<'GET /users/me'>);
  const cache = await caches.open(cacheNameOf(session));
  await cache.put(
    keptUrlOf(name, parts),
    Response.json(part, { headers: { [KEPT_AT]: new Date().toISOString() } }),
  );
  const tooMany = urlsTooMany(name, await pathsOf(cache));
  await Promise.all(tooMany.map((url) => cache.delete(url)));
  const current = readSessionMark();
  if (current !== session) await dropKept(current);
}

/** Drops everything where the server names another user than the one it was kept for. */
async function dropOfAnother(session: string, { userID }: ApiResponse<'GET /users/me'>) {
  const before = await readEntry<ApiResponse<'GET /users/me'>>(
    session,
    keptUrlOf('GET /users/me', {}),
  );
  if (before !== null && before.body.userID !== userID) await dropKept(null);
}

async function readEntry<Body>(session: string, url: string): Promise<KeptResponse<Body> | null> {
  const name = cacheNameOf(session);
  if (!(await caches.has(name))) return null;
  const response = await (await caches.open(name)).match(url);
  if (response === undefined) return null;
  return {
    body: (await response.json()) as Body,
    keptAt: new Date(response.headers.get(KEPT_AT) ?? ''),
  };
}

/**
 * Returns the response of a call as it was kept for this session; null where there is none. Drops
 * everything where the server has not been heard of for as long as a session lives.
 */
export async function readKept<Name extends CallName>(
  session: string,
  { name, parts }: { name: Name; parts: Parts },
): Promise<KeptResponse<ApiResponse<Name>> | null> {
  const user = await readEntry(session, keptUrlOf('GET /users/me', {}));
  if (user === null || isTooOld(user.keptAt, new Date())) {
    await dropKept(null);
    return null;
  }
  return readEntry(session, keptUrlOf(name, parts));
}

/** Returns all kept responses of a call for this session, the last kept first. */
export async function listKept<Name extends CallName>(
  session: string,
  name: Name,
): Promise<KeptResponse<ApiResponse<Name>>[]> {
  if (!(await caches.has(cacheNameOf(session)))) return [];
  const cache = await caches.open(cacheNameOf(session));
  const urls = keptUrlsOf(name, await pathsOf(cache));
  const entries = await Promise.all(
    urls.toReversed().map((url) => readEntry<ApiResponse<Name>>(session, url)),
  );
  return entries.filter((entry) => entry !== null);
}
