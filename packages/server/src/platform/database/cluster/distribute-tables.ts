import type pg from 'pg';
import {
  FUNCTION_PLACEMENTS,
  TABLE_PLACEMENTS,
  type TablePlacement,
  type TablePlacements,
} from './table-placement.ts';

/** The servers of a Citus cluster. */
export interface Cluster {
  /** The number of those that hold rows. */
  readonly workers: number;
  /** Whether tables are distributed over them. */
  readonly isDistributed: boolean;
}

/** Returns the cluster of the database; null without Citus, or with no server but the first. */
export async function readCluster(client: pg.ClientBase): Promise<Cluster | null> {
  const { rows: extensions } = await client.query(
    `select from pg_extension where extname = 'citus'`,
  );
  if (extensions.length === 0) return null;
  const { rows } = await client.query<{ workers: number; isDistributed: boolean }>(
    `select (select count(*)::integer from citus_get_active_worker_nodes()) as workers,
       exists (select from pg_dist_partition where partmethod = 'h') as "isDistributed"`,
  );
  const [cluster] = rows;
  return cluster === undefined || cluster.workers === 0 ? null : cluster;
}

/**
 * Prepares this connection to change the schema of distributed tables. Their triggers read and
 * change nothing but their own row or statement, so each server may run them by itself. All shards
 * of a transaction are changed over one connection, since foreign keys tie them to tables that are
 * copied to every server. What `set local` sets for a transaction, such as how long it waits for a
 * lock, is set on each server.
 */
export async function prepareToChangeTables(client: pg.ClientBase): Promise<void> {
  await client.query('set citus.enable_unsafe_triggers = on');
  await client.query(`set citus.multi_shard_modify_mode = 'sequential'`);
  await client.query('set citus.enable_local_reference_table_foreign_keys = off');
  await client.query(`set citus.propagate_set_commands = 'local'`);
}

/**
 * Places all tables and functions on the servers of the cluster that are not placed yet; safe to
 * repeat. Called in a transaction on a connection that is prepared. The tables are empty, but for
 * local ones.
 */
export async function distributeTables(
  client: pg.ClientBase,
  placements: TablePlacements = TABLE_PLACEMENTS,
): Promise<void> {
  const tables = await listUnplacedTables(client, placements);
  const foreignKeys = await listForeignKeysOf(client, tables);
  for (const { drop } of foreignKeys) await client.query(drop);
  for (const table of tables) await placeTable(client, table, placements[table]!);
  for (const { add } of foreignKeys) await client.query(add);
  await placeFunctions(client);
}

/**
 * Returns the tables that the cluster does not keep as their lines say. The view citus_tables would
 * ask each server for sizes, and wait there for the locks of this transaction.
 */
async function listUnplacedTables(
  client: pg.ClientBase,
  placements: TablePlacements,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; isLocal: boolean }>(
    `select relname as name, partmethod is not null as "isLocal"
     from pg_class class left join pg_dist_partition on logicalrelid = class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and (partmethod is null or (partmethod = 'n' and repmodel <> 't'))`,
  );
  const unplaced = new Map(rows.map(({ name, isLocal }) => [name, isLocal]));
  return Object.entries(placements)
    .filter(
      ([name, { kind }]) =>
        unplaced.has(name) &&
        kind !== 'coordinator' &&
        !(kind === 'local' && unplaced.get(name) === true),
    )
    .map(([name]) => name);
}

async function placeFunctions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; signature: string }>(
    `select proname as name, oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any($1) and not exists (
       select from pg_dist_object
       where classid = 'pg_proc'::regclass and objid = pg_proc.oid
         and distribution_argument_index is not null)`,
    [Object.keys(FUNCTION_PLACEMENTS)],
  );
  for (const { name, signature } of rows) {
    const { userArgument, beside } = FUNCTION_PLACEMENTS[name]!;
    await client.query('select create_distributed_function($1, $2, colocate_with => $3)', [
      signature,
      userArgument,
      beside,
    ]);
  }
}

/** A key can only be there while both its tables are placed alike. */
async function listForeignKeysOf(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace
       and array[conrelid::regclass::text, confrelid::regclass::text] && $1
     order by conrelid::regclass::text, conname`,
    [tables],
  );
  return rows;
}

async function placeTable(
  client: pg.ClientBase,
  table: string,
  placement: TablePlacement,
): Promise<void> {
  if (placement.kind === 'copied') {
    await client.query('select create_reference_table($1)', [table]);
    return;
  }
  if (placement.kind === 'local') {
    await client.query('select citus_add_local_table_to_metadata($1)', [table]);
    return;
  }
  const [column, beside] =
    placement.kind === 'key'
      ? [placement.column, placement.beside ?? 'none']
      : ['user_id', table === 'account' ? 'none' : 'account'];
  await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
    table,
    column,
    beside,
  ]);
}
