import type {
  Database,
  Queries,
  Transaction,
  TransactionScope,
} from '../platform/database/database.ts';
import type { Statement } from '../platform/database/statement.ts';

/** A database of which some statements can be made to fail. */
export interface FailingStatements {
  readonly database: Database;
  /** Has these statements fail with an error from now on, until `restore`. */
  fail(names: readonly string[], error: Error): void;
  restore(): void;
}

/** Returns a database that runs all statements until some are made to fail. */
export function failingStatements(database: Database): FailingStatements {
  let failing: { readonly names: readonly string[]; readonly error: Error } | null = null;
  const wrap = <Scope extends TransactionScope>(scope: Scope): Scope => ({
    ...scope,
    query: (async (statement: Statement, values: never) => {
      if (failing?.names.includes(statement.name)) throw failing.error;
      return scope.query(statement, values);
    }) as Queries['query'],
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      scope.transaction((tx) => work(wrap(tx))),
  });
  return {
    database: { ...wrap(database), background: wrap(database.background) },
    fail: (names, error) => (failing = { names, error }),
    restore: () => (failing = null),
  };
}
