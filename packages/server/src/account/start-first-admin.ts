import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { startFrequentJob, type FrequentJob } from '../platform/frequent-job.ts';
import type { ScheduledJob } from '../platform/scheduled-jobs.ts';
import { createFirstAdmin } from './create-first-admin.ts';

/** How often it is asked again whether there is an admin, until it is known. */
const INTERVAL_MS = 30_000;

/**
 * Creates the first admin unless there is one, and tells its password. Where the database can't say
 * whether there is one, as a cluster can't while a server is away, nobody is created and the start
 * goes on: the job that is returned asks until it is known.
 */
export async function startFirstAdmin(
  database: TransactionScope,
  {
    email,
    clock,
    log,
    tell,
  }: {
    readonly email: string;
    readonly clock: Clock;
    readonly log: Logger;
    readonly tell: (message: string) => void;
  },
): Promise<FrequentJob> {
  let isKnown = false;
  const ensureAdmin: ScheduledJob = async (db, now) => {
    if (isKnown) return;
    const admin = await createFirstAdmin(db, { email, now });
    isKnown = true;
    if (admin === null) return;
    const { username, password } = admin;
    tell(`An admin account was made: ${username}. Its password, shown only this once: ${password}`);
  };
  await ensureAdmin(database, clock()).catch((error: unknown) => {
    if (!(error instanceof DatabaseFailure)) throw error;
    log.warn({ err: error }, 'whether there is an admin is not known yet');
  });
  return startFrequentJob(database, {
    clock,
    log,
    job: ensureAdmin,
    intervalMs: INTERVAL_MS,
    failure: 'it is still not known whether there is an admin',
  });
}
