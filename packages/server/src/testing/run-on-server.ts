import pg from 'pg';

/** Runs one statement on a database, over a connection of its own that is closed after it. */
export async function runOnServer(
  connection: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
