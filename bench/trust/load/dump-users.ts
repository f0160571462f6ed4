import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TrustProgramOptions } from '../harness/trust-program.ts';
import { embeddedDatabaseUrl } from './embedded-database-url.ts';

/** Where a running program has its data: in the database of the address, or in the folder. */
type DataPlace = Pick<TrustProgramOptions, 'dataDir' | 'databaseUrl'>;

/** Connects to the database of a running program. */
export async function connectToData({ dataDir, databaseUrl }: DataPlace): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl ?? (await embeddedDatabaseUrl(dataDir)),
    ssl: false,
    application_name: 'trust',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Returns the process id of the embedded database's main process. */
export async function readPostmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}

/**
 * Returns a dump of the rows of some users in all tables that have a `user_id`, in the form of
 * pg_dump, of one moment.
 */
export async function dumpUsers(place: DataPlace, userIDs: readonly string[]): Promise<string> {
  const client = await connectToData(place);
  try {
    return await dumpRows(client, userIDs);
  } finally {
    await client.end();
  }
}

async function dumpRows(client: pg.Client, userIDs: readonly string[]): Promise<string> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(quote_ident(attname) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped
     group by relname having bool_or(attname = 'user_id') order by relname`,
  );
  const users = userIDs.map((id) => pg.escapeLiteral(id)).join(', ');
  let dump = '';
  for (const { name, columns } of tables) {
    const list = columns.join(', ');
    dump += `COPY public.${name} (${list}) FROM stdin;\n`;
    const rows = client.query(
      copyTo(`copy (select ${list} from ${name} where user_id in (${users})) to stdout`),
    );
    rows.setEncoding('utf8');
    for await (const text of rows) dump += text as string;
    dump += '\\.\n\n';
  }
  return dump;
}
