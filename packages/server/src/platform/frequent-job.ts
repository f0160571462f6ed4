import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { TransactionScope } from './database/database.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';
import { runUntilStopped } from './stoppable-job.ts';

/** A job that is run often, and at once where somebody knows that there is something to do. */
export interface FrequentJob {
  /** Runs the job now; while it runs, it is run once more afterwards. */
  wake(): void;
  /** Ends the run under way after its current step. */
  stop(): Promise<void>;
}

/**
 * Runs a job at an interval, one run at a time, until stopped. The job must be safe to run on
 * several servers at the same time. A run that fails is logged as `failure`.
 */
export function startFrequentJob(
  database: TransactionScope,
  {
    clock,
    log,
    job,
    intervalMs,
    failure,
  }: {
    readonly clock: Clock;
    readonly log: Logger;
    readonly job: ScheduledJob;
    readonly intervalMs: number;
    readonly failure?: string;
  },
): FrequentJob {
  let running: Promise<void> | null = null;
  let isWoken = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    do {
      isWoken = false;
      await runUntilStopped(job, { database, clock, log, signal }, failure);
    } while (isWoken && !signal.aborted);
    running = null;
  };
  const wake = () => {
    isWoken = true;
    if (running !== null || signal.aborted) return;
    running = run();
  };
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
