import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MAX_BODY_BYTES } from '@pennant/contract/call';
import { HEARTBEAT_MS, STREAM_LIMITS } from '@pennant/server/platform/http/event-streams';
import { expect, test } from 'vitest';

import { programsOf, readCompose, readDeployFile } from './deploy-files.ts';
import { NGINX } from './nginx-for-test.ts';
import { theApp } from './the-app.ts';

const text = readDeployFile('nginx/nginx.conf');
const compose = readCompose();
const secondsOf = (directive: string) =>
  Number(new RegExp(`\\b${directive}[ =](\\d+)s`).exec(text)?.[1]);

test('nginx takes the file', async () => {
  expect(existsSync(NGINX), 'install it: apt-get install nginx-light').toBe(true);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  // The names are those of containers; temporary files of another user may be there.
  const here = text.replaceAll(/program-\d:/g, '127.0.0.1:').replaceAll(/\/tmp\//g, `${folder}/`);
  await writeFile(file, here);
  // As an operator who names the proxies of the example.
  const proxies = readDeployFile('nginx/trusted-proxies.conf').replaceAll(/^# {5}(?=\w)/gm, '');
  expect(proxies).toMatch(/^set_real_ip_from /m);
  await writeFile(path.join(folder, 'trusted-proxies.conf'), proxies);
  const { stderr } = await promisify(execFile)(NGINX, ['-t', '-c', file, '-p', folder]);
  expect(stderr).toContain('test is successful');
  await rm(folder, { recursive: true });
});

test('compose.yaml mounts the file, and beside it the one that it includes', () => {
  const included = [...text.matchAll(/^\s*include (\S+);/gm)].map(([, name]) => name!);
  expect(compose.services['balancer']?.volumes).toEqual(
    ['nginx.conf', ...included].map((name) => `./nginx/${name}:/etc/nginx/${name}:ro`),
  );
});

test('it knows all programs of compose.yaml, and they its address', () => {
  const servers = [...text.matchAll(/^\s*server ([\w-]+):(\d+) /gm)];
  expect(servers.map(([, name]) => name)).toEqual(programsOf(compose).map(([name]) => name));
  expect(new Set(servers.map(([, , port]) => port))).toEqual(new Set(['3000']));
});

test('no program is left out, so that two restarts after each other leave one to ask', () => {
  const servers = [...text.matchAll(/^\s*server [\w-]+:\d+(.*);$/gm)].map(([, rest]) => rest);
  expect(new Set(servers)).toEqual(new Set([' max_fails=0']));
});

test('it keeps connections for less long than the program, and takes every body that it takes', async () => {
  const app = await theApp();
  expect(secondsOf('keepalive_timeout') * 1000).toBeLessThan(app.server.keepAliveTimeout / 2);
  await app.close();
  const kilobytes = Number(/client_max_body_size (\d+)k;/.exec(text)?.[1]);
  expect(kilobytes * 1024).toBeGreaterThan(MAX_BODY_BYTES);
});

test('it has room for all streams of all programs, and waits for their signs of life', () => {
  const connections = Number(/worker_connections (\d+);/.exec(text)?.[1]);
  const files = Number(/worker_rlimit_nofile (\d+);/.exec(text)?.[1]);
  const streams = STREAM_LIMITS.program * programsOf(compose).length;
  expect(connections).toBeGreaterThan(2 * streams);
  expect(files).toBeGreaterThan(connections);
  expect(secondsOf('proxy_read_timeout') * 1000).toBeGreaterThan(1.5 * HEARTBEAT_MS);
  // The program says of each stream that it is not to be collected.
  expect(text).not.toMatch(/proxy_ignore_headers|proxy_buffering on/);
});

test('a POST is repeated only where it has a key', () => {
  const locations = [...text.matchAll(/location (\S+) \{([\s\S]*?)\n {4}\}/g)];
  const repeating = locations.filter(([, , body]) => body!.includes('non_idempotent'));
  expect(repeating.map(([, name]) => name)).toEqual(['@repeatable']);
  expect(text).toMatch(/if \(\$http_idempotency_key\) \{\s+return 418;/);
});
