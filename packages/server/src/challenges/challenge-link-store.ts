import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** What a link is found by: who made it, and the hash of its token. */
export interface LinkKey {
  readonly userID: string;
  readonly hash: Buffer;
}

const ADD_LINK = statement(
  'challenges.add_link',
  'insert into challenge_link (user_id, token_hash, expires_at) values ($1, $2, $3)',
);

/** Inserts a link. */
export async function insertLink(
  tx: Transaction,
  { userID, hash, expires }: LinkKey & { readonly expires: Date },
): Promise<void> {
  await tx.query(ADD_LINK, [userID, hash, expires]);
}

const LOCK_MAKER = statement(
  'challenges.lock_link_maker',
  'select from published_team where user_id = $1 for no key update',
);
const COUNT_OPEN_LINKS = statement(
  'challenges.count_open_links',
  `select count(*)::integer as links from challenge_link
   where user_id = $1 and used_at is null and expires_at > $2`,
  { notNull: ['links'] },
);

/**
 * Returns how many links of a user are open; null without a published team. Concurrent requests of
 * the user wait for each other.
 */
export async function lockAndCountOpenLinks(
  tx: Transaction,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<number | null> {
  if ((await tx.query(LOCK_MAKER, [userID])).length === 0) return null;
  const [row] = await tx.query(COUNT_OPEN_LINKS, [userID, now]);
  return row?.links ?? 0;
}

const FIND_LINK = statement(
  'challenges.find_link',
  'select expires_at, used_at from challenge_link where user_id = $1 and token_hash = $2',
);

/** Returns a link; undefined where there is none. */
export async function findLink(
  queries: Queries,
  { userID, hash }: LinkKey,
): Promise<StatementRow<'challenges.find_link'> | undefined> {
  const [row] = await queries.query(FIND_LINK, [userID, hash]);
  return row;
}

const USE_LINK = statement(
  'challenges.use_link',
  `update challenge_link set used_at = $3
   where user_id = $1 and token_hash = $2 and used_at is null and expires_at > $3
   returning expires_at`,
);

/** Uses a link up. Returns false where it is used already, or has expired. */
export async function useUpLink(
  tx: Transaction,
  { userID, hash, now }: LinkKey & { readonly now: Date },
): Promise<boolean> {
  return (await tx.query(USE_LINK, [userID, hash, now])).length === 1;
}

const LIST_LINKS = statement(
  'challenges.list_links',
  `select expires_at, used_at from challenge_link where user_id = $1
   order by expires_at desc limit $2`,
);

/** Returns a user's links, the one that expires last first. */
export const listLinks = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST_LINKS, [userID, limit]);

const DELETE_OLD_LINKS = statement(
  'challenges.delete_old_links',
  'delete from challenge_link where expires_at <= $1',
);

/** Deletes the links that had expired at a time. */
export async function deleteOldLinks(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_OLD_LINKS, [before]);
}
