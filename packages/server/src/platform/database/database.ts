import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Driver,
} from 'kysely';
import pg from 'pg';
import { isRefusal } from '../refusal.ts';
import { toDatabaseFailure, isRetryable } from './database-failure.ts';
import type { Tables } from './tables.ts';

/** A SQL statement. One with a name is prepared once per connection, which halves its cost. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** What a store runs its statements on: the database, or an open transaction. */
export interface Queries {
  /** Query builder, for ordinary queries. */
  readonly kysely: Kysely<Tables>;
  /**
   * Runs plain SQL with parameters $1, $2 …: for hot paths, and where plain SQL is easier to read.
   */
  query<Row extends pg.QueryResultRow>(
    statement: Statement | string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}

/** Where a transaction can be run: the database, or an open transaction (then a nested one). */
export interface TransactionScope extends Queries {
  /**
   * Runs `work` in one transaction (READ COMMITTED) and returns its result. Rolls back when `work`
   * throws or returns a refusal, `{ok: false, …}`; commits otherwise. `work` may run again after a
   * deadlock, so it must have no effect outside the database. Within an open transaction it runs in
   * a savepoint: a refusal undoes this work only, and the rest is committed with the outer
   * transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** An open transaction. Use cases of different features share one, so that they commit together. */
export interface Transaction extends TransactionScope {
  readonly inTransaction: true;
}

export interface Database extends TransactionScope {
  /** Opens a separate connection, for locks that outlive a transaction. The caller closes it. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** Maximum number of connections of one process. */
const POOL_SIZE = 20;
/** How long a request waits for a free connection before it fails with `server_busy`. */
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
const MAX_ATTEMPTS = 4;

/** Type OID of `bigint` in PostgreSQL's system catalogue. */
const INT8_OID = 20;

/** Creates a pool of connections. The first query opens the first one. */
export function connectPool(
  connection: pg.ClientConfig,
  close: () => Promise<void> = async () => undefined,
): Database {
  const config: pg.PoolConfig = {
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: connection.application_name ?? 'pennant',
    types: { getTypeParser: typeParser },
  };
  const pool = new pg.Pool(config);
  // An idle connection that dies is dropped from the pool; the next query opens another.
  pool.on('error', () => undefined);
  // A connection lost within a transaction fails its next statement. Without a listener for 'error'
  // it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    ...createQueries(pool),
    transaction: (work) => runTransaction(pool, work),
    connect: async () => {
      const {
        max: _max,
        statement_timeout: _statement,
        idle_in_transaction_session_timeout: _idle,
        ...own
      } = config;
      const client = new pg.Client(own);
      client.on('error', () => undefined);
      await client.connect().catch((error: unknown) => {
        throw toDatabaseFailure(error);
      });
      return client;
    },
    close: async () => {
      await pool.end();
      await close();
    },
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect().catch((error: unknown) => {
      throw toDatabaseFailure(error);
    });
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(openTransaction(client));
      if (isRefusal(result)) await client.query('rollback');
      else await commit(client);
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      const failure = toDatabaseFailure(error);
      if (attempt >= MAX_ATTEMPTS || !isRetryable(failure)) throw failure;
    } finally {
      client.release(broken);
    }
  }
}

/**
 * Commits. PostgreSQL responds to COMMIT of a failed transaction with ROLLBACK and without an
 * error.
 */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`the transaction was not committed: ${command}`);
}

type Connection = Pick<pg.Pool, 'query'>;

function createQueries(connection: Connection): Queries {
  const run = async (
    statement: Statement | string,
    values: readonly unknown[] = [],
  ): Promise<pg.QueryResult> => {
    try {
      const config = typeof statement === 'string' ? { text: statement } : { ...statement };
      return await connection.query({ ...config, values: values as unknown[] });
    } catch (error) {
      throw toDatabaseFailure(error);
    }
  };
  let kysely: Kysely<Tables> | undefined;
  return {
    query: async <Row extends pg.QueryResultRow>(
      statement: Statement | string,
      values?: readonly unknown[],
    ) => (await run(statement, values)).rows as Row[],
    // Created on first use: most transactions of the hot paths never need it.
    get kysely() {
      return (kysely ??= createKysely(run));
    },
  };
}

function openTransaction(client: Connection): Transaction {
  // Not copied by spreading, which would create the query builder for every transaction.
  const tx: Transaction = Object.assign(createQueries(client), {
    inTransaction: true as const,
    transaction: async <T>(work: (inner: Transaction) => Promise<T>): Promise<T> => {
      await tx.query('savepoint within');
      const result = await work(tx);
      // An error is not caught here: it rolls back the whole transaction.
      await tx.query(
        isRefusal(result) ? 'rollback to savepoint within' : 'release savepoint within',
      );
      return result;
    },
  });
  return tx;
}

type RunStatement = (statement: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Creates Kysely as a query builder only: connections and transactions are managed here. */
function createKysely(run: RunStatement): Kysely<Tables> {
  const connection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      const { command, rowCount, rows } = await run(sql, parameters);
      return command === 'SELECT'
        ? { rows: rows as Row[] }
        : { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('page through long lists instead of streaming them');
    },
  };
  const nothing = async () => undefined;
  const noTransactions = async () => {
    throw new Error('use database.transaction()');
  };
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** Parses `bigint` (money and counts) to a number; throws beyond the safe integers. */
const typeParser = ((type: number, format?: 'text' | 'binary') => {
  if (type !== INT8_OID || format === 'binary') return pg.types.getTypeParser(type, format);
  return (text: string) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond 2^53-1`);
    return value;
  };
}) as typeof pg.types.getTypeParser;
