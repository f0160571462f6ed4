import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** What an invitation is found by: who made it, and the hash of its token. */
export interface InvitationKey {
  readonly userID: string;
  readonly hash: Buffer;
}

const ADD = statement(
  'live.add_invitation',
  `insert into live_invitation (user_id, token_hash, team_id, is_rated, expires_at)
   values ($1, $2, $3, $4, $5)`,
);

/** Inserts an invitation. */
export async function insertInvitation(
  tx: Transaction,
  invitation: InvitationKey & {
    readonly teamID: string;
    readonly isRated: boolean;
    readonly expires: Date;
  },
): Promise<void> {
  const { userID, hash, teamID, isRated, expires } = invitation;
  await tx.query(ADD, [userID, hash, teamID, isRated, expires]);
}

const LOCK = statement(
  'live.lock_inviter',
  'select from account where user_id = $1 for no key update',
);
const COUNT = statement(
  'live.count_invitations',
  `select count(*)::integer as invitations from live_invitation
   where user_id = $1 and used_at is null and expires_at > $2`,
  { notNull: ['invitations'] },
);

/** Returns how many invitations of a user are open. Requests of the user wait for each other. */
export async function lockAndCountInvitations(
  tx: Transaction,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<number> {
  await tx.query(LOCK, [userID]);
  const [row] = await tx.query(COUNT, [userID, now]);
  return row?.invitations ?? 0;
}

const FIND = statement(
  'live.find_invitation',
  `select team_id, is_rated, expires_at, used_at, game_id from live_invitation
   where user_id = $1 and token_hash = $2`,
);

/** Returns an invitation; undefined where there is none. */
export async function findInvitation(
  queries: Queries,
  { userID, hash }: InvitationKey,
): Promise<StatementRow<'live.find_invitation'> | undefined> {
  const [row] = await queries.query(FIND, [userID, hash]);
  return row;
}

const USE = statement(
  'live.use_invitation',
  `update live_invitation set used_at = $3, game_id = $4
   where user_id = $1 and token_hash = $2 and used_at is null and expires_at > $3
   returning team_id`,
);

/** Uses an invitation up for a game. Returns false where it is used already, or has expired. */
export async function useInvitation(
  tx: Transaction,
  { userID, hash, now, gameID }: InvitationKey & { readonly now: Date; readonly gameID: string },
): Promise<boolean> {
  return (await tx.query(USE, [userID, hash, now, gameID])).length === 1;
}

const DELETE_OLD = statement(
  'live.delete_old_invitations',
  'delete from live_invitation where expires_at <= $1',
);

/** Deletes the invitations that had expired at a time. */
export async function deleteOldInvitations(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_OLD, [before]);
}

const LIST = statement(
  'live.list_invitations',
  `select expires_at, used_at from live_invitation where user_id = $1
   order by expires_at desc limit $2`,
);

/** Returns a user's invitations, the one that expires last first. */
export const listInvitations = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST, [userID, limit]);
