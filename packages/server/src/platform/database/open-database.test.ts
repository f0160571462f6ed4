import net from 'node:net';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { aDatabase } from '../../testing/a-database.ts';
import type { Queries } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const { connection } = inject('testServer');
const nameOf = async (database: Queries) =>
  (await database.sql<{ name: string }>('select current_database() as name'))[0]!.name;
const name = await nameOf(await aDatabase());

/** Returns the address of a test database, with a parameter that tells which way was taken. */
function addressOf(database: string, way: string, port?: number): string {
  const url = new URL(`postgresql://${connection.user}@localhost/${database}`);
  if (connection.password) url.password = String(connection.password);
  url.searchParams.set('host', port === undefined ? (connection.host ?? '') : '127.0.0.1');
  url.searchParams.set('port', String(port ?? connection.port ?? 5432));
  url.searchParams.set('options', `-c pennant.way=${way}`);
  return url.href;
}

const LIMITS = /^(statement_timeout|idle_in_transaction_session_timeout)$/;

/**
 * Starts what takes connections as a pooler does: the limits that a client asks for are left out of
 * the message with which PostgreSQL is greeted. Returns its port.
 */
async function aPoolerWithoutLimits(): Promise<number> {
  const pooler = net.createServer((client) => {
    const server = connection.host?.startsWith('/')
      ? net.connect(`${connection.host}/.s.PGSQL.${connection.port ?? 5432}`)
      : net.connect(connection.port!, connection.host);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    client.once('data', (greeting: Buffer) => {
      const words = greeting.subarray(8).toString().split('\0');
      const kept = words.filter(
        (word, index) => !LIMITS.test(words[index - (index % 2)]!) || word === '',
      );
      const body = Buffer.from(kept.join('\0'));
      const head = Buffer.alloc(8);
      head.writeInt32BE(8 + body.length, 0);
      greeting.copy(head, 4, 4, 8);
      server.write(Buffer.concat([head, body]));
      client.pipe(server);
    });
    server.pipe(client);
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', () => resolve()));
  afterAll(() => void pooler.close());
  return (pooler.address() as net.AddressInfo).port;
}

const told: string[] = [];
beforeEach(() => void told.splice(0));
const open = (databaseUrl: string, databaseDirectUrl?: string) =>
  openDatabase(
    { databaseUrl, dataDir: '', ...(databaseDirectUrl === undefined ? {} : { databaseDirectUrl }) },
    (message) => void told.push(message),
  );

describe('with an address past the pooler', () => {
  test('requests go through the pooler, everything else past it', async () => {
    const database = await open(addressOf(name, 'pooled'), addressOf(name, 'direct'));
    const wayOf = async (queries: Queries) =>
      (await queries.sql<{ way: string }>(`select current_setting('pennant.way') as way`))[0]?.way;
    const client = await database.connect();
    const session = await client.query(`select current_setting('pennant.way') as way`);
    await client.end();
    expect({
      request: await database.transaction(wayOf),
      background: await database.background.transaction(wayOf),
      untyped: await wayOf(database),
      session: session.rows[0].way,
    }).toEqual({ request: 'pooled', background: 'direct', untyped: 'direct', session: 'direct' });
    expect(told).toEqual([]);
    await database.close();
  });

  test('migrations are made past the pooler', async () => {
    const database = await open(addressOf(name, 'pooled'), addressOf(name, 'direct'));
    const text = `create table way_taken as select current_setting('pennant.way') as way`;
    const own = { name: '9999_way_taken.sql', text, checksum: 'of this test' };
    expect(await migrate(database, [...(await readMigrations()), own])).toEqual([own.name]);
    expect(await database.sql('select way from way_taken')).toEqual([{ way: 'direct' }]);
    await database.close();
  });

  test('a pooler that lets statements run for ever is told of, with the limits to set', async () => {
    const port = await aPoolerWithoutLimits();
    const database = await open(addressOf(name, 'pooled', port), addressOf(name, 'direct'));
    expect(told).toEqual([
      expect.stringMatching(/pooler of DATABASE_URL has statement_timeout at 0 ms, not at 4500/),
      expect.stringMatching(/idle_in_transaction_session_timeout at 0 ms, not at 15000/),
    ]);
    await database.close();
  });

  test('addresses of two databases end the start with a sentence', async () => {
    const other = await nameOf(await aDatabase());
    await expect(open(addressOf(name, 'pooled'), addressOf(other, 'direct'))).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL name different databases',
    );
  });

  test('the one that does not answer is named', async () => {
    const good = addressOf(name, 'direct');
    const away = addressOf('no_such_database', 'away');
    await expect(open(away, good)).rejects.toThrow('The database of DATABASE_URL does not answer');
    await expect(open(good, away)).rejects.toThrow(
      'The database of DATABASE_DIRECT_URL does not answer',
    );
  });
});

test('without one, everything goes to DATABASE_URL', async () => {
  const database = await open(addressOf(name, 'only'));
  expect(await nameOf(database.background)).toBe(name);
  expect(await database.transaction(nameOf)).toBe(name);
  await database.close();
});
