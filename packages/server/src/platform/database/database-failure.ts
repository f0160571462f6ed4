/** The code of a failure between the program and its database, as the response carries it. */
export type DatabaseFailureCode = 'database_unavailable' | 'server_busy' | 'storage_full';

/** The database can't serve now. Nothing was changed, or it is unknown. The HTTP status is 503. */
export class DatabaseFailure extends Error {
  readonly code: DatabaseFailureCode;

  constructor(code: DatabaseFailureCode, cause: unknown) {
    super(TEXTS[code], { cause });
    this.code = code;
  }
}

const TEXTS: Readonly<Record<DatabaseFailureCode, string>> = {
  database_unavailable: 'The database is away for the moment. Please try again shortly.',
  server_busy: 'The server is busy. Please try again shortly.',
  storage_full:
    'The server has no room left on its disk, so nothing can be saved now. What was saved before is safe.',
};

/** System error codes of a connection that can't be opened or was lost. */
const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** SQLSTATE codes: shutting down, crashed, starting; class 08 (connection); a read-only server. */
const SERVER_AWAY = /^(57P0[1-5]|08...|25006|XX001|58030)$/;
const SERVER_FULL = /^53100$/;
const SERVER_BUSY = /^(53200|53300|53400|55P03|57014)$/;
const RETRYABLE = new Set(['40001', '40P01']);

/** Messages of the driver for errors that carry no code. */
const LOST_BY_MESSAGE =
  /Connection terminated|connection is closed|not queryable|Client was closed|Connection ended|Query read timeout|timeout expired/i;
/** A server of a cluster that is away for a write on all, or died at the commit: without a code. */
const CLUSTER_CUT_OFF =
  /could not commit transaction for shard|failure on connection marked as essential/;
const BUSY_BY_MESSAGE = /timeout exceeded when trying to connect/i;

/**
 * Converts an error that means "not now" to a DatabaseFailure; returns every other error unchanged.
 */
export function toDatabaseFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseFailure) return error;
  const { code = '' } = error as { code?: string };
  if (SERVER_FULL.test(code) || code === 'ENOSPC')
    return new DatabaseFailure('storage_full', error);
  if (LOST_CONNECTION.has(code) || SERVER_AWAY.test(code))
    return new DatabaseFailure('database_unavailable', error);
  if (SERVER_BUSY.test(code) || BUSY_BY_MESSAGE.test(error.message))
    return new DatabaseFailure('server_busy', error);
  if (LOST_BY_MESSAGE.test(error.message) || CLUSTER_CUT_OFF.test(error.message))
    return new DatabaseFailure('database_unavailable', error);
  return error;
}

/** Returns whether the connection that failed is of no more use. */
export const isConnectionLost = (failure: unknown): failure is DatabaseFailure =>
  failure instanceof DatabaseFailure && failure.code === 'database_unavailable';

/** Returns whether the transaction can be retried: a deadlock or a serialization failure. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has((error as { code?: string } | null)?.code ?? '');
}
