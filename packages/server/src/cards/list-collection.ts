import type { UserCard } from '@pennant/contract/cards';
import type { TransactionScope, Queries } from '../platform/database/database.ts';
import { JsonStream, type WriteChunk } from '../platform/http/json-stream.ts';
import { summaryOf } from './card-row.ts';
import {
  COLLECTION_BATCH_SIZE,
  countCollection,
  fetchCollectionBatch,
  openCollectionCursor,
  readCollection,
  type CollectionRow,
} from './collection-store.ts';

interface CollectionRequest {
  readonly userID: string;
  readonly limit: number;
}

const toUserCard = (row: CollectionRow): UserCard => ({
  ...summaryOf(row),
  amount: row.amount,
  displayKey: row.display_key,
});

/** Returns the best `limit` cards of a user, and the number of different cards that they own. */
export async function listCollection(
  queries: Queries,
  request: CollectionRequest,
): Promise<{ cards: UserCard[]; totalCards: number }> {
  const rows = await readCollection(queries, request.userID, request.limit);
  return {
    cards: rows.map(toUserCard),
    totalCards: await countTotal(queries, request, rows.length),
  };
}

/** Returns the response of `listCollection`; streamed in batches if it is longer than one batch. */
export const respondWithCollection = async (db: TransactionScope, request: CollectionRequest) =>
  request.limit > COLLECTION_BATCH_SIZE &&
  (await countCollection(db, request.userID)) > COLLECTION_BATCH_SIZE
    ? new JsonStream((write) => writeCollection(db, request, write))
    : listCollection(db, request);

/**
 * Returns the number of different cards; a list shorter than the limit is complete, so it tells.
 */
const countTotal = async (queries: Queries, { userID, limit }: CollectionRequest, listed: number) =>
  listed < limit ? listed : countCollection(queries, userID);

const writeCollection = (
  db: TransactionScope,
  request: CollectionRequest,
  write: WriteChunk,
): Promise<void> => {
  let hasStarted = false;
  return db.transaction(async (tx) => {
    // A transaction may run again after a deadlock, but a partly written response can't be
    // restarted.
    if (hasStarted) throw new Error('the collection is half written');
    await openCollectionCursor(tx, request.userID, request.limit);
    let batch = await fetchCollectionBatch(tx);
    hasStarted = true;
    await write('{"cards":[');
    let listed = 0;
    while (batch.length > 0) {
      // The database reads the next batch while this one is written.
      const next = fetchCollectionBatch(tx);
      const cards = JSON.stringify(batch.map(toUserCard)).slice(1, -1);
      const written = write(listed === 0 ? cards : `,${cards}`);
      listed += batch.length;
      [batch] = await Promise.all([next, written]);
    }
    await write(`],"totalCards":${await countTotal(tx, request, listed)}}`);
  });
};
