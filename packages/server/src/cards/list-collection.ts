import type { UserCard } from '@pennant/contract/cards';
import type { Atomic, Queries } from '../platform/database/database.ts';
import { WrittenAnswer, type Write } from '../platform/http/written-answer.ts';
import {
  countCollection,
  openCollection,
  readBatch,
  readCollection,
  type CollectionRow,
} from './store.ts';
import { summaryOf } from './card-row.ts';

/** So many cards are read and written at once: a few ms of work, so that nobody else has to wait longer. */
const BATCH = 1000;

interface Wanted {
  readonly userID: string;
  readonly limit: number;
}

const userCardOf = (row: CollectionRow): UserCard => ({
  ...summaryOf(row),
  amount: row.amount,
  displayKey: row.display_key,
});

/** The best `limit` cards of a user, and how many different cards he has in all. */
export async function listCollection(
  queries: Queries,
  wanted: Wanted,
): Promise<{ cards: UserCard[]; totalCards: number }> {
  const rows = await readCollection(queries, wanted.userID, wanted.limit);
  return { cards: rows.map(userCardOf), totalCards: await totalOf(queries, wanted, rows.length) };
}

/** The same; where it is more than a batch, it is written in pieces. */
export const answerCollection = async (db: Atomic, wanted: Wanted) =>
  wanted.limit > BATCH && (await countCollection(db, wanted.userID)) > BATCH
    ? new WrittenAnswer((write) => writeCollection(db, wanted, write))
    : listCollection(db, wanted);

/** A list shorter than it might be is all that there is. */
const totalOf = async (queries: Queries, { userID, limit }: Wanted, listed: number) =>
  listed < limit ? listed : countCollection(queries, userID);

const writeCollection = (db: Atomic, wanted: Wanted, write: Write): Promise<void> => {
  let hasBegun = false;
  return db.transaction(async (tx) => {
    // A transaction may be run again after a deadlock; half an answer can't be.
    if (hasBegun) throw new Error('the collection is half written');
    await openCollection(tx, wanted.userID, wanted.limit);
    let batch = await readBatch(tx, BATCH);
    hasBegun = true;
    await write('{"cards":[');
    let listed = 0;
    while (batch.length > 0) {
      // The database is at the next batch while this one is written.
      const next = readBatch(tx, BATCH);
      const cards = JSON.stringify(batch.map(userCardOf)).slice(1, -1);
      const written = write(listed === 0 ? cards : `,${cards}`);
      listed += batch.length;
      [batch] = await Promise.all([next, written]);
    }
    await write(`],"totalCards":${await totalOf(tx, wanted, listed)}}`);
  });
};
