import type { Queries } from '../platform/database/database.ts';
import { networkRetentionStart } from './sign-in-attempts.ts';
import { findSignInNetworks, hasSignedInFromAny } from './sign-in-network-store.ts';

/** More than anyone signs in from: the rest are the oldest. */
const MAX_NETWORKS = 1000;

/**
 * Returns whether a user has signed in, within the time that networks are kept, from one that
 * another user signed in from, or from which the other sends this request.
 */
export async function shareNetwork(
  queries: Queries,
  {
    requesterID,
    address,
    userID,
    now,
  }: {
    readonly requesterID: string;
    /** The client's address of the request. */
    readonly address: string;
    readonly userID: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const after = networkRetentionStart(now);
  const networks = (await findSignInNetworks(queries, requesterID, MAX_NETWORKS))
    .filter((row) => row.last_signed_in_at > after)
    .map(({ network }) => network);
  return hasSignedInFromAny(queries, { userID, networks: [address, ...networks], after });
}
