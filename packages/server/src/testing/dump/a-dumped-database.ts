import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Database } from '../../platform/database/database.ts';
import { aDatabase } from '../a-database.ts';

/** Creates a database from the dump, as commit 5492575 left it: not migrated since. */
export async function aDumpedDatabase(): Promise<Database> {
  const database = await aDatabase({ template: 'template0' });
  const file = await readFile(new URL('./pennant-5492575.sql.gz', import.meta.url));
  // On a connection of its own: the dump changes settings of its session.
  const client = await database.connect();
  try {
    await client.query(gunzipSync(file).toString('utf8'));
  } finally {
    await client.end();
  }
  return database;
}
