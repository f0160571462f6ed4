import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/**
 * How long a change waits for a lock, in ms. Every statement on the table waits behind it
 * meanwhile, for which requests have 4.5 s. Shorter than the second after which PostgreSQL looks
 * for deadlocks, so that it is never a request that has to give way.
 */
const LOCK_TIMEOUT_MS = 500;

/** How long the others have the tables for themselves before the next attempt, in ms. */
const PAUSE_MS = 1000;

/** SQLSTATE codes of a change that came into the way of others: a lock not got, a deadlock. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

/**
 * Runs a change of the schema in a transaction, while programs may serve: it never waits long for a
 * lock that others hold (a backup, a slow statement), but gives up what it has and tries again
 * until it gets all of them.
 *
 * @param onWait is called after the first attempt that did not get its locks.
 */
export async function changeSchema(
  client: pg.ClientBase,
  change: () => Promise<void>,
  onWait: () => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await change();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!IN_THE_WAY.has((error as { code?: string }).code ?? '')) throw error;
      if (attempt === 1) onWait();
      await pause(PAUSE_MS);
    }
  }
}
