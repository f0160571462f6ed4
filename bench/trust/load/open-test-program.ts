import { connectPool } from '@pennant/server/platform/database/database';
import type { TestProgram } from '@pennant/server/testing/test-program';
import { embeddedDatabaseUrl } from './embedded-database-url.ts';
import { createRawClient, type RawClient } from './raw-client.ts';

/** A program in a process of its own, as the builders of the server's tests take it. */
export interface OpenedProgram extends TestProgram {
  readonly client: RawClient;
  /** Ends all connections: before the program is stopped. */
  close(): Promise<void>;
}

/** Opens a program that runs on the embedded database of a folder. */
export async function openTestProgram(url: string, dataDir: string): Promise<OpenedProgram> {
  const database = connectPool({
    connectionString: await embeddedDatabaseUrl(dataDir),
    application_name: 'trust',
  });
  const client = createRawClient(url);
  return {
    client,
    database,
    clock: () => new Date(),
    request: async (method, path, { body, token, key, headers = {}, from } = {}) => {
      const response = await client.send({
        method,
        url: `/api${path}`,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.status,
        body: isJson ? JSON.parse(response.payload) : (response.payload as never),
        headers: response.headers as Record<string, string | undefined>,
      };
    },
    close: async () => {
      client.close();
      await database.close();
    },
  };
}
