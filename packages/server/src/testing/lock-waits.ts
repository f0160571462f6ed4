import { expect } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { isOnCluster } from './a-database.ts';

/** Waits until a statement waits for the lock of another: of a cluster, on any of its servers. */
export async function untilSomebodyWaits(database: Database): Promise<void> {
  const sessions = isOnCluster() ? 'citus_stat_activity' : 'pg_stat_activity';
  const listWaits = () =>
    database.sql(
      `select from ${sessions} where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(async () => (await listWaits()).length).toBeGreaterThan(0);
}
