import { randomBytes } from 'node:crypto';
import { commitmentOf, SERVER_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import type { Queries } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { findOutstanding, insertCommitment, type Commitment } from './commitment-store.ts';

/** What the user's next game is committed to: the one outstanding, or a new one. The same until a game uses it. */
export async function nextCommitment(
  queries: Queries,
  userID: string,
  now: Date,
): Promise<Commitment> {
  for (;;) {
    const outstanding = await findOutstanding(queries, userID);
    if (outstanding !== null) return outstanding;
    const gameID = newOwnedID(now);
    const seed = randomBytes(SERVER_SEED_BYTES);
    const commitment = commitmentOf({ id: gameID, serverSeed: seed.toString('hex') });
    const added = await insertCommitment(
      queries,
      { userID, gameID, seed, commitment: Buffer.from(commitment, 'hex') },
      now,
    );
    // Null: another request was quicker. Its commitment is the outstanding one.
    if (added !== null) return added;
  }
}
