import type {
  Database,
  Queries,
  Transaction,
  TransactionScope,
} from '../platform/database/database.ts';
import type { Statement } from '../platform/database/statement.ts';

/** The first and the last of every transaction, which wait for their results. */
const BEGIN_AND_COMMIT = 2;

/**
 * Returns a database that also counts its round trips: statements that are sent without waiting for
 * each other share one. Results are held back until all statements under way have theirs, so that
 * the count does not depend on time.
 */
export function countRoundTrips(database: Database): {
  readonly database: Database;
  readonly roundTrips: () => number;
} {
  let count = 0;
  let roundTrip: { underWay: number; readonly isDone: PromiseWithResolvers<void> } | null = null;

  const share = async <T>(send: () => Promise<T>): Promise<T> => {
    if (roundTrip === null) {
      roundTrip = { underWay: 0, isDone: Promise.withResolvers() };
      count += 1;
    }
    const own = roundTrip;
    own.underWay += 1;
    try {
      return await send();
    } finally {
      own.underWay -= 1;
      if (own.underWay === 0) {
        roundTrip = null;
        own.isDone.resolve();
      }
      await own.isDone.promise;
    }
  };

  const counted = <Scope extends TransactionScope>(scope: Scope): Scope => ({
    ...scope,
    query: ((statement: Statement, values: never) =>
      share(() => scope.query(statement, values))) as Queries['query'],
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => {
      count += BEGIN_AND_COMMIT;
      return scope.transaction((tx) => work(counted(tx)));
    },
  });
  return {
    database: { ...counted(database), background: counted(database.background) },
    roundTrips: () => count,
  };
}
