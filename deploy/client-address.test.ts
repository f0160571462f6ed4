import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '@pennant/server/platform/http/http-server';
import { openLog } from '@pennant/server/platform/log';
import { parseSettings } from '@pennant/server/platform/settings';
import { expect, onTestFinished, test } from 'vitest';

import { startBalancer } from '../bench/trust/restarts/start-balancer.ts';
import { interpolate, programsOf, readCompose } from './deploy-files.ts';

// All of 127.0.0.0/8 is this machine, so that each may connect from an address of its own.
const PROXY = '127.0.0.2';
const SECOND_PROXY = '127.0.0.3';
const STRANGER = '127.0.0.9';

/** What a program behind the balancer says of a request. */
interface Served {
  /** The client's address, as the program takes it with the settings of compose.yaml. */
  readonly client: string;
  readonly program: number;
}

/** Starts two programs behind nginx; returns a function that sends a request to it. */
async function programsBehindNginx({ trustedProxies }: { trustedProxies?: readonly string[] }) {
  const [, { environment }] = programsOf(readCompose())[0]!;
  const parsed = parseSettings({
    LAHMAN_DIR: '',
    TRUST_PROXY: interpolate(environment!['TRUST_PROXY']!),
    LOG_LEVEL: 'silent',
  });
  if (!parsed.ok) throw new Error(parsed.text);
  const { log } = openLog(parsed.settings);
  const hosts: string[] = [];
  for (const program of [1, 2]) {
    const app = createHttpServer(parsed.settings, log);
    app.get('/', (request): Served => ({ client: request.ip, program }));
    await app.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => app.close());
    hosts.push(`127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  }
  const balancer = await startBalancer({
    hosts,
    neverTriesAnother: false,
    ...(trustedProxies && { trustedProxies }),
  });
  onTestFinished(() => balancer.stop());
  return (from: string, forwardedFor: string) =>
    new Promise<Served>((resolve, reject) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      http
        .get(balancer.url, { localAddress: from, agent: false, headers }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve(JSON.parse(text) as Served));
        })
        .on('error', reject);
    });
}

test('behind a proxy that the operator names, each client has its own address and program', async () => {
  const send = await programsBehindNginx({ trustedProxies: [PROXY] });
  const clients = Array.from({ length: 20 }, (_, index) => `203.0.113.${index + 1}`);
  const served = await Promise.all(clients.map((client) => send(PROXY, client)));
  expect(served.map(({ client }) => client)).toEqual(clients);
  expect(new Set(served.map(({ program }) => program))).toEqual(new Set([1, 2]));
  expect(await Promise.all(clients.map((client) => send(PROXY, client)))).toEqual(served);
});

test('of two proxies in a row both are named, and what the client wrote before them is ignored', async () => {
  const send = await programsBehindNginx({ trustedProxies: [PROXY, SECOND_PROXY] });
  const { client } = await send(SECOND_PROXY, `198.51.100.66, 203.0.113.1, ${PROXY}`);
  expect(client).toBe('203.0.113.1');
});

test('whoever is no such proxy has the address that they come from, whatever they claim', async () => {
  const send = await programsBehindNginx({ trustedProxies: [PROXY] });
  const forged = ['203.0.113.1', '203.0.113.2', `203.0.113.3, ${PROXY}`, '127.0.0.1'];
  const served = await Promise.all(forged.map((claimed) => send(STRANGER, claimed)));
  expect(new Set(served.map(({ client }) => client))).toEqual(new Set([STRANGER]));
  expect(new Set(served.map(({ program }) => program)).size).toBe(1);
});

test('unless the operator names one, nobody is believed', async () => {
  const send = await programsBehindNginx({});
  for (const from of ['127.0.0.1', PROXY]) {
    expect((await send(from, '203.0.113.1')).client).toBe(from);
  }
});
