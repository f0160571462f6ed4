/** What went wrong between the program and its database, in the words of the answer. */
export type DatabaseFailureCode = 'database_unavailable' | 'server_busy' | 'storage_full';

/** The database can't serve now; nothing was changed (or it can't be known). The answer is 503. */
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

/** Codes of the system, for a connection that can't be opened or was lost. */
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

/** PostgreSQL's own codes: shutting down, crashed, starting; class 08 (connection); a server that became read-only. */
const SERVER_AWAY = /^(57P0[1-5]|08...|25006|XX001|58030)$/;
const SERVER_FULL = /^53100$/;
const SERVER_BUSY = /^(53200|53300|53400|55P03|57014)$/;
const WORTH_REPEATING = new Set(['40001', '40P01']);

/** Messages of the driver, which gives these no code. */
const LOST_BY_MESSAGE =
  /Connection terminated|connection is closed|not queryable|Client was closed|Connection ended/i;
const BUSY_BY_MESSAGE = /timeout exceeded when trying to connect/i;

/** Turns an error that says "not now" into a DatabaseFailure; answers every other error as it is. */
export function asDatabaseFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseFailure) return error;
  const { code = '' } = error as { code?: string };
  if (SERVER_FULL.test(code) || code === 'ENOSPC')
    return new DatabaseFailure('storage_full', error);
  if (LOST_CONNECTION.has(code) || SERVER_AWAY.test(code))
    return new DatabaseFailure('database_unavailable', error);
  if (SERVER_BUSY.test(code) || BUSY_BY_MESSAGE.test(error.message))
    return new DatabaseFailure('server_busy', error);
  if (LOST_BY_MESSAGE.test(error.message))
    return new DatabaseFailure('database_unavailable', error);
  return error;
}

/** Whether a transaction that ended so may simply be run again: a deadlock, or a conflict of serializable ones. */
export function isWorthRepeating(error: unknown): boolean {
  return WORTH_REPEATING.has((error as { code?: string } | null)?.code ?? '');
}
