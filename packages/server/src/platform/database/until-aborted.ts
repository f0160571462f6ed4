import type { TransactionScope } from './database.ts';

/**
 * Returns a database on which nothing begins once a signal is aborted: a statement or a transaction
 * then rejects with the signal's reason. What has begun goes on to its end.
 */
export const untilAborted = (database: TransactionScope, signal: AbortSignal): TransactionScope => {
  const ifGoingOn = async <T>(begin: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return begin();
  };
  return {
    query: (...statement) => ifGoingOn(() => database.query(...statement)),
    sql: (...statement) => ifGoingOn(() => database.sql(...statement)),
    transaction: (work) => ifGoingOn(() => database.transaction(work)),
  };
};
