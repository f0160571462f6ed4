import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isRefusal } from '../refusal.ts';
import { isConnectionLost, isRetryable, toDatabaseFailure } from './database-failure.ts';
import type { Statement, StatementName, StatementRow, StatementValues } from './statement.ts';

/** What a store runs its statements on: the database, or an open transaction. */
export interface Queries {
  /** Runs a statement and returns its rows. */
  query<Name extends StatementName>(
    statement: Statement<Name>,
    ...values: StatementValues<Name> extends readonly [] ? [] : [StatementValues<Name>]
  ): Promise<StatementRow<Name>[]>;
  /** Runs SQL that has no types: for the platform's own work, and for tests. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
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

/**
 * An open transaction. Use cases of different features share one, so that they commit together.
 * Statements that don't wait for each other's results are sent together and run in the order in
 * which they were sent, so locks are taken in that order. Once one has failed, so do those after
 * it, with the same error.
 */
export interface Transaction extends TransactionScope {
  readonly inTransaction: true;
}

export interface Database extends TransactionScope {
  /**
   * For work that no user waits for: few connections of its own, whose statements may take long.
   * Never through a pooler, which knows one limit of statements for all.
   */
  readonly background: TransactionScope;
  /**
   * Opens a separate connection, for locks that outlive a transaction; never through a pooler,
   * which hands out another connection after each transaction. The caller closes it.
   */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** The limits of a pool of connections, in ms. */
export interface ConnectionLimits {
  /** Maximum number of connections of one process. */
  readonly poolSize: number;
  /** How long PostgreSQL works on a statement before it gives up: `server_busy`. */
  readonly statementMs: number;
  /**
   * How long the program waits for a statement's result. Longer than `statementMs`, so that it only
   * passes where PostgreSQL does not respond at all: the connection is then thrown away.
   */
  readonly responseMs: number;
}

/** The limits of what requests do. A pooler has to set the same: see docs/operating.md. */
export const REQUEST_LIMITS: ConnectionLimits = {
  poolSize: 20,
  statementMs: 4500,
  responseMs: 5000,
};
const BACKGROUND_LIMITS: ConnectionLimits = {
  poolSize: 4,
  statementMs: 120_000,
  responseMs: 125_000,
};
/** How long a request waits for a free connection before it fails with `server_busy`. */
const CONNECT_TIMEOUT_MS = 5000;
export const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const MAX_ATTEMPTS = 4;
/** How long a transaction waits before it runs again: those it was in the way of go first. */
const RETRY_PAUSE_MS = 20;

/** Type OID of `bigint` in PostgreSQL's system catalogue. */
const BYTEA_OID = 17;
const INT8_OID = 20;

/** What `connectPool` may be told beside the connection. */
export interface PoolOptions {
  /** The same database without a pooler in between, where the connection goes through one. */
  readonly direct?: pg.ClientConfig;
  /** Runs after all connections are closed. */
  readonly close?: () => Promise<void>;
  /** Limits of the statements of requests; tests shorten them. */
  readonly requestLimits?: ConnectionLimits;
}

/** Opens a database. The first query opens the first connection. */
export function connectPool(
  connection: pg.ClientConfig,
  { direct = connection, close, requestLimits = REQUEST_LIMITS }: PoolOptions = {},
): Database {
  const config = completeConfig(direct);
  const requests = createPool(completeConfig(connection), requestLimits);
  const backgroundPool = createPool(config, BACKGROUND_LIMITS);
  const background = scopeOf(backgroundPool);
  return {
    ...scopeOf(requests),
    // No request runs SQL without types.
    sql: background.sql,
    background,
    connect: async () => {
      const client = new pg.Client(config);
      client.on('error', () => undefined);
      await client.connect().catch((error: unknown) => {
        throw toDatabaseFailure(error);
      });
      return client;
    },
    close: async () => {
      await Promise.all([requests.end(), backgroundPool.end()]);
      await close?.();
    },
  };
}

const completeConfig = (connection: pg.ClientConfig): pg.ClientConfig => ({
  ...connection,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  application_name: connection.application_name ?? 'pennant',
  types: { getTypeParser: typeParser },
});

function createPool(
  config: pg.ClientConfig,
  { poolSize, statementMs, responseMs }: ConnectionLimits,
): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    // A transaction's statements that don't wait for each other are sent without waiting.
    pipeline: true,
    max: poolSize,
    statement_timeout: statementMs,
    query_timeout: responseMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // An idle connection that dies is dropped from the pool; the next query opens another.
  pool.on('error', () => undefined);
  // A connection lost within a transaction fails its next statement. Without a listener for 'error'
  // it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const scopeOf = (pool: pg.Pool): TransactionScope => ({
  ...createQueries((config) => pool.query(config)),
  transaction: (work) => runTransaction(pool, work),
});

async function runTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    if (attempt > 1) await pause(RETRY_PAUSE_MS * (attempt - 1));
    const client = await pool.connect().catch((error: unknown) => {
      throw toDatabaseFailure(error);
    });
    const { tx, close } = openTransaction(client);
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(tx).finally(close);
      if (isRefusal(result)) await client.query('rollback');
      else await commit(client);
      return result;
    } catch (error) {
      const failure = toDatabaseFailure(error);
      // A connection that does not respond would not respond to a rollback either. PostgreSQL rolls
      // back by itself once it sees that the connection is gone.
      if (isConnectionLost(failure)) broken = failure;
      else await client.query('rollback').catch((reason: Error) => (broken = reason));
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

type SendQuery = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

function createQueries(send: SendQuery): Queries {
  const run = async (config: pg.QueryConfig) => {
    try {
      return (await send(config)).rows;
    } catch (error) {
      throw toDatabaseFailure(error);
    }
  };
  return {
    query: ({ name, text, prepared }: Statement, values: readonly unknown[] = []) =>
      run({ name: prepared ? name : undefined, text, values: values as unknown[] }),
    sql: (text, values = []) => run({ text, values: values as unknown[] }),
  };
}

/** Returns a transaction on a connection that has begun one, and what closes it to statements. */
function openTransaction(client: pg.PoolClient): {
  readonly tx: Transaction;
  readonly close: () => void;
} {
  let isClosed = false;
  let failure: unknown;
  const tx: Transaction = {
    ...createQueries(async (config) => {
      // What went on beside the work that failed must not write after the rollback.
      if (isClosed) throw failure ?? new Error('the transaction is over');
      try {
        return await client.query(config);
      } catch (error) {
        // Not "current transaction is aborted": the first error tells whether to run it again.
        throw (failure ??= error);
      }
    }),
    inTransaction: true,
    transaction: async (work) => {
      await tx.sql('savepoint within');
      const result = await work(tx);
      // An error is not caught here: it rolls back the whole transaction.
      await tx.sql(isRefusal(result) ? 'rollback to savepoint within' : 'release savepoint within');
      return result;
    },
  };
  return { tx, close: () => (isClosed = true) };
}

/** Parses `bigint` (money and counts) to a number; throws beyond the safe integers. */
function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond 2^53-1`);
  return value;
}

/**
 * Parses `bytea` to a buffer with memory of its own. A small buffer is a part of 64 KB that Node
 * shares out, and keeps them all alive: 32 bytes of a cached game did.
 */
function parseBytes(text: string): Buffer {
  const shared = (pg.types.getTypeParser(BYTEA_OID, 'text') as (text: string) => Buffer)(text);
  const bytes = Buffer.alloc(shared.length);
  shared.copy(bytes);
  return bytes;
}

const typeParser = ((type: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && type === INT8_OID) return parseWholeNumber;
  if (format !== 'binary' && type === BYTEA_OID) return parseBytes;
  return pg.types.getTypeParser(type, format);
}) as typeof pg.types.getTypeParser;
