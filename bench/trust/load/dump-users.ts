import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Connects to the embedded database of a running program, as its pid file says where it is. */
export async function connectToData(dataDir: string): Promise<pg.Client> {
  const lines = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const [, , , port, host] = lines.split('\n');
  const client = new pg.Client({
    host: host ?? '',
    port: Number(port),
    user: 'pennant',
    database: 'pennant',
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
export async function dumpUsers(dataDir: string, userIDs: readonly string[]): Promise<string> {
  const client = await connectToData(dataDir);
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
