import type { Queries } from './database.ts';
import { statement } from './statement.ts';

const PING = statement('platform.ping', 'select 1');

const READ_MIGRATION_NAMES = statement(
  'platform.read_migration_names',
  'select name from migration',
);

/** The limits of a connection, in ms, and which database of which server it reaches. */
const READ_CONNECTION = statement(
  'platform.read_connection',
  `select (select setting::integer from pg_settings where name = 'statement_timeout') as statement_ms,
     (select setting::integer from pg_settings
       where name = 'idle_in_transaction_session_timeout') as idle_in_transaction_ms,
     current_database() || ' ' || (select system_identifier from pg_control_system()) as identity`,
  { notNull: ['statement_ms', 'idle_in_transaction_ms', 'identity'] },
);

/**
 * Returns the limits that the server has for a connection, in ms (0 is none), and a text that is
 * the same for all connections to one database.
 */
export async function readConnection(queries: Queries) {
  const [row] = await queries.query(READ_CONNECTION);
  return row!;
}

/** Returns the names of the migrations that the database has got. */
export const readMigrationNames = async (queries: Queries): Promise<string[]> =>
  (await queries.query(READ_MIGRATION_NAMES)).map(({ name }) => name);

/** Throws a DatabaseFailure unless the database serves. */
export async function pingDatabase(queries: Queries): Promise<void> {
  await queries.query(PING);
}
