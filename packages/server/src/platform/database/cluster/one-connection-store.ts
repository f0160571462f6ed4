import type { Transaction } from '../database.ts';
import { statement } from '../statement.ts';

const CHANGE_OVER_ONE_CONNECTION = statement(
  'platform.change_over_one_connection',
  `select set_config('citus.multi_shard_modify_mode', 'sequential', true)`,
);

/**
 * Has a cluster of servers change all users' rows over one connection to each server until the
 * transaction ends. Needed before a transaction changes rows of all users and then the catalogue,
 * which their foreign keys refer to; many connections would lock each other out. Elsewhere it
 * changes nothing.
 */
export async function changeOverOneConnection(tx: Transaction): Promise<void> {
  await tx.query(CHANGE_OVER_ONE_CONNECTION);
}
