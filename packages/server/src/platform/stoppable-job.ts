import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { TransactionScope } from './database/database.ts';
import { untilAborted } from './database/until-aborted.ts';

/** What jobs are run with. */
interface JobContext {
  readonly database: TransactionScope;
  readonly clock: Clock;
  readonly log: Logger;
  /** Stops the jobs. */
  readonly signal: AbortSignal;
}

/**
 * Runs a job until it ends or is stopped: then the statement or the transaction under way is its
 * last, so that every job can be stopped, whatever it goes through. What a stop cuts off is gone on
 * with by the next run, on any program. A job that fails is logged as `failure`; nothing is thrown.
 */
export async function runUntilStopped(
  job: (database: TransactionScope, now: Date) => Promise<void>,
  { database, clock, log, signal }: JobContext,
  failure = 'a chore was not done',
): Promise<void> {
  try {
    await job(untilAborted(database, signal), clock());
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, failure);
  }
}
