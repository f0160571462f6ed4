import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Driver,
} from 'kysely';
import pg from 'pg';
import { asDatabaseFailure, isWorthRepeating } from './database-failure.ts';
import type { Tables } from './tables.ts';

/** A statement of a hot path. One with a name is prepared once for each connection, which halves its cost. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** What a store asks: the database itself, or a transaction that is open. */
export interface Queries {
  /** For ordinary queries. */
  readonly kysely: Kysely<Tables>;
  /** For the hot paths, and for what a query builder only makes harder to read: plain SQL with $1, $2 … */
  query<Row extends pg.QueryResultRow>(
    statement: Statement | string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}

/** Where a piece of work is done whole or not at all: the database, or within a transaction that is open. */
export interface Atomic extends Queries {
  /**
   * Runs `work` in one transaction (READ COMMITTED). It is rolled back when `work` throws, and when it answers a
   * refusal, `{ok: false, …}`; any other answer is committed. `work` may run again after a deadlock, so it must do
   * nothing outside the database. Within an open transaction a refusal undoes this work only, and what is kept stands or
   * falls with the whole.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** An open transaction. Use cases of different features share one, so that all of it happens or none. */
export interface Transaction extends Atomic {
  readonly inTransaction: true;
}

export interface Database extends Atomic {
  /** A connection of one's own, for locks that outlive a transaction. The caller ends it. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** How many connections one program holds at most. */
const POOL_SIZE = 20;
/** How long a request waits for a free connection before it is told that the server is busy. */
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
const MOST_ATTEMPTS = 4;

/** The types' numbers in PostgreSQL's catalogue. */
const INT8 = 20;

/** Opens a pool of connections. Nothing is connected until the first query. */
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
  // A connection that dies while nobody uses it is dropped from the pool; the next query opens another.
  pool.on('error', () => undefined);
  // One that dies between two statements of a transaction tells its next statement; unheard, it would end the program.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    ...queriesThrough(pool),
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
        throw asDatabaseFailure(error);
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
      throw asDatabaseFailure(error);
    });
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const answer = await work(transactionThrough(client));
      if (isRefusal(answer)) await client.query('rollback');
      else await commit(client);
      return answer;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      const failure = asDatabaseFailure(error);
      if (attempt >= MOST_ATTEMPTS || !isWorthRepeating(failure)) throw failure;
    } finally {
      client.release(broken);
    }
  }
}

/** PostgreSQL answers the COMMIT of a transaction that failed with ROLLBACK, and no error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`the transaction was not committed: ${command}`);
}

function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
}

type Source = Pick<pg.Pool, 'query'>;

function queriesThrough(source: Source): Queries {
  const run = async (
    statement: Statement | string,
    values: readonly unknown[] = [],
  ): Promise<pg.QueryResult> => {
    try {
      const config = typeof statement === 'string' ? { text: statement } : { ...statement };
      return await source.query({ ...config, values: values as unknown[] });
    } catch (error) {
      throw asDatabaseFailure(error);
    }
  };
  let kysely: Kysely<Tables> | undefined;
  return {
    query: async <Row extends pg.QueryResultRow>(
      statement: Statement | string,
      values?: readonly unknown[],
    ) => (await run(statement, values)).rows as Row[],
    // Made on first use: most transactions of the hot paths never ask for it.
    get kysely() {
      return (kysely ??= kyselyThrough(run));
    },
  };
}

function transactionThrough(client: Source): Transaction {
  // Not a copy by spreading: that would make the query builder for every transaction.
  const tx: Transaction = Object.assign(queriesThrough(client), {
    inTransaction: true as const,
    transaction: async <T>(work: (inner: Transaction) => Promise<T>): Promise<T> => {
      await tx.query('savepoint within');
      const answer = await work(tx);
      // What was thrown ends the whole transaction, which rolls all of it back.
      await tx.query(
        isRefusal(answer) ? 'rollback to savepoint within' : 'release savepoint within',
      );
      return answer;
    },
  });
  return tx;
}

type Run = (statement: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Kysely as a builder only: connections and transactions are ours. */
function kyselyThrough(run: Run): Kysely<Tables> {
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

/** Whole numbers of 8 bytes are money and counts, kept within what a JavaScript number holds exactly. */
const typeParser = ((type: number, format?: 'text' | 'binary') => {
  if (type !== INT8 || format === 'binary') return pg.types.getTypeParser(type, format);
  return (text: string) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond 2^53-1`);
    return value;
  };
}) as typeof pg.types.getTypeParser;
