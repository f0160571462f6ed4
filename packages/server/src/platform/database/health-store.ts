import type { Queries } from './database.ts';
import { statement } from './statement.ts';

const PING = statement('platform.ping', 'select 1');

/** Throws a DatabaseFailure unless the database serves. */
export async function pingDatabase(queries: Queries): Promise<void> {
  await queries.query(PING);
}
