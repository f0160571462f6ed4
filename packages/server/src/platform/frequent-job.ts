import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { TransactionScope } from './database/database.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

/** A job that is run often, and at once where somebody knows that there is something to do. */
export interface FrequentJob {
  /** Runs the job now; while it runs, it is run once more afterwards. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Runs a job at an interval, one run at a time, until stopped. The job must be safe to run on
 * several servers at the same time. A run that fails is logged.
 */
export function startFrequentJob(
  database: TransactionScope,
  {
    clock,
    log,
    job,
    intervalMs,
  }: {
    readonly clock: Clock;
    readonly log: Logger;
    readonly job: ScheduledJob;
    readonly intervalMs: number;
  },
): FrequentJob {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  const run = async () => {
    do {
      isWoken = false;
      await job(database, clock()).catch((error: unknown) =>
        log.warn({ err: error }, 'a chore was not done'),
      );
    } while (isWoken && !isStopped);
  };
  const wake = () => {
    isWoken = true;
    if (running !== null || isStopped) return;
    running = run().finally(() => (running = null));
  };
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
