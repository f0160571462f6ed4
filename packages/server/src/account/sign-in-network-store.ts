import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { NOBODY } from '../platform/nobody.ts';
import { findUserByUsername } from './directory-store.ts';

const SAVE_SIGN_IN_NETWORK = statement(
  'account.save_sign_in_network',
  `insert into sign_in_network (user_id, network, last_signed_in_at) values ($1, $2, $3)
   on conflict (user_id, network) do update set last_signed_in_at = excluded.last_signed_in_at`,
);

/** Longer texts are no networks: a proxy that is trusted wrongly hands on what a client wrote. */
const MAX_NETWORK_LENGTH = 64;

/** Remembers the network that a user signed in from. */
export async function saveSignInNetwork(
  tx: Transaction,
  signIn: { readonly userID: string; readonly network: string; readonly now: Date },
): Promise<void> {
  if (signIn.network.length > MAX_NETWORK_LENGTH) return;
  await tx.query(SAVE_SIGN_IN_NETWORK, [signIn.userID, signIn.network, signIn.now]);
}

const HAS_SIGNED_IN_FROM = statement(
  'account.has_signed_in_from',
  `select from sign_in_network
   where user_id = $1 and network = $2 and last_signed_in_at > $3`,
);

/** Returns whether the account of a username signed in from a network after a given time. */
export async function hasSignedInFrom(
  queries: Queries,
  { usernameKey, network, after }: { usernameKey: string; network: string; after: Date },
): Promise<boolean> {
  const userID = await findUserByUsername(queries, usernameKey);
  const rows = await queries.query(HAS_SIGNED_IN_FROM, [userID ?? NOBODY, network, after]);
  return rows.length === 1;
}

const HAS_SIGNED_IN_FROM_ANY = statement(
  'account.has_signed_in_from_any',
  `select from sign_in_network
   where user_id = $1 and network = any($2::text[]) and last_signed_in_at > $3 limit 1`,
);

/** Returns whether a user signed in from any of these networks after a given time. */
export async function hasSignedInFromAny(
  queries: Queries,
  {
    userID,
    networks,
    after,
  }: { readonly userID: string; readonly networks: readonly string[]; readonly after: Date },
): Promise<boolean> {
  const rows = await queries.query(HAS_SIGNED_IN_FROM_ANY, [userID, networks, after]);
  return rows.length === 1;
}

const FIND_SIGN_IN_NETWORKS = statement(
  'account.find_sign_in_networks',
  `select network, last_signed_in_at from sign_in_network where user_id = $1
   order by last_signed_in_at desc, network limit $2`,
);

/** Returns the networks that a user signed in from, the last one first. */
export const findSignInNetworks = (queries: Queries, userID: string, limit: number) =>
  queries.query(FIND_SIGN_IN_NETWORKS, [userID, limit]);

const DELETE_OLD_SIGN_IN_NETWORKS = statement(
  'account.delete_old_sign_in_networks',
  'delete from sign_in_network where last_signed_in_at <= $1',
);

/** Deletes the networks that nobody has signed in from since a given time. */
export async function deleteOldSignInNetworks(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_OLD_SIGN_IN_NETWORKS, [before]);
}
