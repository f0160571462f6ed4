import { randomBytes } from 'node:crypto';
import { commitmentOf, SERVER_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import type { Queries } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import {
  findUnusedCommitment,
  insertCommitment,
  type GameCommitment,
} from './game-commitment-store.ts';

/** Returns the commitment of the user's next game: the unused one, or a new one if none is left. */
export async function ensureNextCommitment(
  queries: Queries,
  userID: string,
  now: Date,
): Promise<GameCommitment> {
  for (;;) {
    const outstanding = await findUnusedCommitment(queries, userID);
    if (outstanding !== null) return outstanding;
    const gameID = newUuidV7(now);
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
