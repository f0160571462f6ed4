import type {
  Database,
  Queries,
  Transaction,
  TransactionScope,
} from '../platform/database/database.ts';
import type { Statement } from '../platform/database/statement.ts';

/** Returns a database that also notes the names of the statements that it runs, in order. */
export function recordStatements(database: Database): {
  readonly database: Database;
  readonly names: string[];
} {
  const names: string[] = [];
  const record = <Scope extends TransactionScope>(scope: Scope): Scope => ({
    ...scope,
    query: ((statement: Statement, values: never) => {
      names.push(statement.name);
      return scope.query(statement, values);
    }) as Queries['query'],
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      scope.transaction((tx) => work(record(tx))),
  });
  return { database: { ...record(database), background: record(database.background) }, names };
}
