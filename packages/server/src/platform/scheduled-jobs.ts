import type { Logger } from 'pino';
import { deleteExpiredAttempts } from './sign-in-and-email-limit-store.ts';
import type { Clock } from './clock.ts';
import { daysBefore } from './days-before.ts';
import type { TransactionScope } from './database/database.ts';
import { deleteExpiredIdempotencyKeys } from './http/idempotency-store.ts';
import { deleteOldEmails } from './mail/outbox-store.ts';

/** A periodic task, such as deleting expired rows. */
export type ScheduledJob = (database: TransactionScope, now: Date) => Promise<void>;

const INTERVAL_MS = 30 * 60_000;
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
 * Runs all jobs every half hour until stopped. Every job must be safe to run on several servers at
 * the same time. A job that fails is logged and does not stop the others.
 */
export function startScheduledJobs(
  database: TransactionScope,
  { clock, log, jobs }: { clock: Clock; log: Logger; jobs: readonly ScheduledJob[] },
): { stop: () => Promise<void> } {
  let currentRun: Promise<void> = Promise.resolve();
  const runAll = async () => {
    for (const job of [...platformJobs(log), ...jobs]) {
      await job(database, clock()).catch((error: unknown) =>
        log.warn({ err: error }, 'a chore was not done'),
      );
    }
  };
  const timer = setInterval(() => {
    currentRun = currentRun.then(runAll);
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await currentRun;
    },
  };
}
