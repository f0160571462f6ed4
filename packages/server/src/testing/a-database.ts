import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectPool, type Database } from '../platform/database/database.ts';

/**
 * Creates a database for a test file, migrated and empty unless it is copied from another template.
 * It is dropped after the file's last test.
 */
export async function aDatabase({
  template = inject('testServer').template,
} = {}): Promise<Database> {
  const { connection } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnMaintenanceDatabase(connection, `create database ${name} template ${template}`);
  const database = connectPool({ ...connection, database: name });
  afterAll(async () => {
    await database.close();
    await runOnMaintenanceDatabase(connection, `drop database if exists ${name} with (force)`);
  });
  return database;
}

async function runOnMaintenanceDatabase(
  connection: pg.ClientConfig,
  statement: string,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
