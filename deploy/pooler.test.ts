import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  IDLE_IN_TRANSACTION_TIMEOUT_MS,
  REQUEST_LIMITS,
} from '@pennant/server/platform/database/database';
import { listDeclaredStatements } from '@pennant/server/platform/database/statement';
import { expect, test } from 'vitest';

import { interpolate, programsOf, readCompose, readDeployFile } from './deploy-files.ts';
import { theApp } from './the-app.ts';

const text = readDeployFile('pgbouncer/pgbouncer.ini');
const settings = Object.fromEntries(
  [...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, name, value]) => [name!, value!]),
);
const compose = readCompose();

test('connections are lent for a transaction, with the limits of requests', () => {
  expect(settings['pool_mode']).toBe('transaction');
  expect(settings['ignore_startup_parameters']?.split(',')).toEqual([
    'statement_timeout',
    'idle_in_transaction_session_timeout',
  ]);
  const limits = /connect_query='([^']+)'/.exec(settings['pennant'] ?? '')?.[1]?.split('; ');
  expect(limits).toEqual([
    `set statement_timeout = ${REQUEST_LIMITS.statementMs}`,
    `set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
  ]);
  // Whoever waits for longer has been told to come again.
  expect(Number(settings['query_wait_timeout']) * 1000).toBeLessThanOrEqual(
    REQUEST_LIMITS.responseMs,
  );
});

test('it keeps all statements that the program prepares', async () => {
  // Loads every store.
  await (await theApp()).close();
  const prepared = listDeclaredStatements().filter(({ prepared: isPrepared }) => isPrepared);
  expect(prepared.length).toBeGreaterThan(10);
  expect(Number(settings['max_prepared_statements'])).toBeGreaterThan(prepared.length);
});

test('it has connections for all programs, and the primary for it and for what goes past it', () => {
  const programs = programsOf(compose).length;
  expect(Number(settings['max_client_conn'])).toBeGreaterThan(programs * REQUEST_LIMITS.poolSize);
  const primary = compose.services['database-primary']!;
  const connections = Number(
    primary.command?.find((word) => word.startsWith('max_connections='))?.split('=')[1],
  );
  const ofBackground = 10;
  expect(connections).toBeGreaterThan(
    Number(settings['default_pool_size']) + programs * ofBackground,
  );
});

test('requests of the programs go through it, and migrations and locks past it', () => {
  const [, host, port] = /host=(\S+) port=(\d+)/.exec(settings['pennant']!)!;
  for (const [, { environment }] of programsOf(compose)) {
    const pooled = new URL(interpolate(environment!['DATABASE_URL']!));
    const direct = new URL(interpolate(environment!['DATABASE_DIRECT_URL']!));
    expect(pooled.host).toBe(`pooler:${settings['listen_port']}`);
    expect(direct.host).toBe(`${host}:${port}`);
    expect(pooled.password).toBe(direct.password);
    expect([pooled.username, pooled.pathname]).toEqual([direct.username, direct.pathname]);
  }
});

test('it knows the user of the programs, by a list that nobody else can read', async () => {
  const { environment, entrypoint, volumes } = compose.services['pooler']!;
  expect(volumes).toContain(`./pgbouncer/start-pooler.sh:${entrypoint?.at(-1)}:ro`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-pooler-'));
  try {
    // What is /tmp in the container is the folder here, and what is PgBouncer prints its arguments.
    const script = path.join(folder, 'start-pooler.sh');
    const here = readDeployFile('pgbouncer/start-pooler.sh')
      .replace('/tmp/', `${folder}/`)
      .replace('/usr/bin/pgbouncer', 'echo');
    await writeFile(script, here);
    const { stdout } = await promisify(execFile)('sh', [script], {
      env: { DATABASE_PASSWORD: interpolate(environment!['DATABASE_PASSWORD']!) },
    });
    expect(stdout).toBe('/etc/pgbouncer/pgbouncer.ini\n');
    expect(volumes).toContain(`./pgbouncer/pgbouncer.ini:${stdout.trim()}:ro`);
    const users = path.join(folder, path.relative('/tmp', settings['auth_file']!));
    for (const [, program] of programsOf(compose)) {
      const { username, password } = new URL(interpolate(program.environment!['DATABASE_URL']!));
      expect(await readFile(users, 'utf8')).toBe(`"${username}" "${password}"\n`);
    }
    expect((await stat(users)).mode & 0o777).toBe(0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
});
