import type { Logger } from 'pino';
import { deleteExpiredAttempts } from './sign-in-and-email-limit-store.ts';
import type { Clock } from './clock.ts';
import { daysBefore } from './days-before.ts';
import type { TransactionScope } from './database/database.ts';
import { deleteExpiredIdempotencyKeys } from './http/idempotency-store.ts';
import { deleteOldEmails } from './mail/outbox-store.ts';
import { runUntilStopped } from './stoppable-job.ts';

/** A periodic task, such as deleting expired rows. */
export type ScheduledJob = (database: TransactionScope, now: Date) => Promise<void>;

/** Time from the end of one run to the next, in ms. */
const INTERVAL_MS = 30 * 60_000;
/**
 * A program runs the jobs so long after its start for the first time, and by chance up to so much
 * later: one that is never up for half an hour runs them too, and several that are started together
 * don't run them together.
 */
const FIRST_RUN_MS = 60_000;
const FIRST_RUN_SPREAD_MS = 60_000;
/** Time after which a program has begun its first run. */
export const FIRST_RUN_WITHIN_MS = FIRST_RUN_MS + FIRST_RUN_SPREAD_MS;

const EMAIL_RETENTION_DAYS = 8;

const platformJobs = (log: Logger): readonly ScheduledJob[] => [
  deleteExpiredIdempotencyKeys,
  deleteExpiredAttempts,
  async (database, now) => {
    const before = daysBefore(now, EMAIL_RETENTION_DAYS);
    const unsent = await deleteOldEmails(database, before);
    if (unsent > 0) {
      const days = EMAIL_RETENTION_DAYS;
      log.warn({ unsent, days }, 'letters that could not be sent were deleted');
    }
  },
];

/**
 * Runs all jobs soon after the start and then every half hour, until stopped. Every job must be
 * safe to run on several servers at the same time. A job that fails is logged and does not stop the
 * others.
 *
 * @param random returns a number from 0 up to, not including, 1: when the first run is.
 */
export function startScheduledJobs(
  database: TransactionScope,
  {
    clock,
    log,
    jobs,
    random,
  }: {
    readonly clock: Clock;
    readonly log: Logger;
    readonly jobs: readonly ScheduledJob[];
    readonly random: () => number;
  },
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let currentRun: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const runAll = async () => {
    for (const job of [...platformJobs(log), ...jobs])
      if (!signal.aborted) await runUntilStopped(job, { database, clock, log, signal });
    if (!signal.aborted) runAfter(INTERVAL_MS);
  };
  const runAfter = (ms: number) => {
    timer = setTimeout(() => {
      currentRun = runAll();
    }, ms);
    timer.unref();
  };
  runAfter(FIRST_RUN_MS + random() * FIRST_RUN_SPREAD_MS);
  return {
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await currentRun;
    },
  };
}
