import { randomBytes } from 'node:crypto';
import { commitmentOf, SERVER_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import type { Queries } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { findOutstanding, insertCommitment, type Commitment } from './commitment-store.ts';

/** Returns the commitment of the user's next game: the unused one, or a new one if none is left. */
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
    const inserted = await insertCommitment(
      queries,
      { userID, gameID, seed, commitment: Buffer.from(commitment, 'hex') },
      now,
    );
    // Null: a concurrent request inserted one first. The next iteration finds it.
    if (inserted !== null) return inserted;
  }
}
