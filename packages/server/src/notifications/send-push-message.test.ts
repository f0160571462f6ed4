import { createECDH, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { publicNetwork, type PushNetwork } from './push-network.ts';
import { sendPushMessage, type PushMessage } from './send-push-message.ts';
import { aPushBrowser, type PushBrowser } from './testing/a-push-browser.ts';
import { aPushService, switchProtocols, vapidKeyOf } from './testing/a-push-service.ts';
import { hashEndpoint } from './push-endpoint.ts';

const curve = createECDH('prime256v1');
const keys = {
  vapidPublicKey: curve.generateKeys(),
  vapidPrivateKey: Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32),
  unsubscribeSecret: randomBytes(32),
};
const MESSAGE: PushMessage = {
  title: 'Beaten 4-3 by rookie6',
  body: 'Mudville Nine lost while you were away.',
  path: '/',
  tag: 'beaten',
};

const send = (network: PushNetwork, { subscription }: PushBrowser, endpoint?: string) =>
  sendPushMessage(
    { network, keys, contact: 'mailto:pennant@pennant.example.com' },
    {
      endpoint: endpoint ?? subscription.endpoint,
      endpointHash: hashEndpoint(subscription.endpoint),
      p256dh: Buffer.from(subscription.keys.p256dh, 'base64url'),
      auth: Buffer.from(subscription.keys.auth, 'base64url'),
    },
    MESSAGE,
  );

const aService = async (
  options: { isAllowed?: typeof isPublicAddress; timeoutMs?: number } = {},
) => {
  const service = await aPushService(options);
  onTestFinished(() => service.close());
  return service;
};

test('a message reaches its browser, which alone can read it', async () => {
  const service = await aService();
  const browser = aPushBrowser();
  expect(await send(service.network, browser)).toEqual({ kind: 'accepted' });
  const [push] = service.received;
  expect(push).toMatchObject({ path: browser.path, headers: { host: 'push.example.com' } });
  expect(browser.read(push!)).toEqual(MESSAGE);
  expect(() => aPushBrowser().read(push!)).toThrow('authenticate');
  expect(push!.body.toString('latin1')).not.toContain('rookie6');
});

test('the service learns who sends, for how long it is news, and what it replaces', async () => {
  const service = await aService();
  await send(service.network, aPushBrowser());
  const [push] = service.received;
  expect(vapidKeyOf(push!)).toBe(keys.vapidPublicKey.toString('base64url'));
  expect(push!.headers).toMatchObject({ ttl: '86400', topic: 'beaten' });
});

test('all messages are of one size, whatever they say', async () => {
  const service = await aService();
  await send(service.network, aPushBrowser());
  expect(service.received[0]!.body).toHaveLength(4096);
});

const say =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end('what it says is not read');

test.each([
  [200, { kind: 'accepted' }],
  [201, { kind: 'accepted' }],
  [202, { kind: 'accepted' }],
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [400, { kind: 'refused', reason: 'the push service said 400' }],
  [401, { kind: 'refused', reason: 'the push service said 401' }],
  [403, { kind: 'refused', reason: 'the push service said 403' }],
  [413, { kind: 'refused', reason: 'the push service said 413' }],
  [408, { kind: 'later', reason: 'the push service said 408', waitS: 0 }],
  [429, { kind: 'later', reason: 'the push service said 429', waitS: 0 }],
  [500, { kind: 'later', reason: 'the push service said 500', waitS: 0 }],
  [503, { kind: 'later', reason: 'the push service said 503', waitS: 0 }],
] as const)('to a service that says %s: $1.kind', async (status, outcome) => {
  const service = await aService();
  service.respond = say(status);
  expect(await send(service.network, aPushBrowser())).toEqual(outcome);
});

test.each([
  ['90', 90],
  ['999999', 12 * 3600],
  ['-5', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
])('a service that asks to wait %s is left alone for %i s', async (retryAfter, waitS) => {
  const service = await aService();
  service.respond = say(429, { 'retry-after': retryAfter });
  expect(await send(service.network, aPushBrowser())).toMatchObject({ kind: 'later', waitS });
});

test.each([301, 302, 303, 307, 308])('a redirect by %i is not followed', async (status) => {
  const service = await aService();
  service.respond = say(status, { location: 'https://push.example.com/elsewhere' });
  expect(await send(service.network, aPushBrowser())).toMatchObject({ kind: 'refused' });
  expect(service.received).toHaveLength(1);
});

test('a service that changes to another protocol is refused', async () => {
  const service = await aService();
  service.respond = switchProtocols;
  expect(await send(service.network, aPushBrowser())).toEqual({
    kind: 'refused',
    reason: 'the push service said 101',
  });
});

test('one that hangs up without a response is tried later', async () => {
  const service = await aService();
  service.respond = (response) => void response.socket!.destroy();
  expect(await send(service.network, aPushBrowser())).toMatchObject({ kind: 'later' });
});

test('a body without end is not read', async () => {
  const service = await aService();
  let poured = 0;
  const closed = new Promise<void>((resolve) => {
    service.respond = (response) => {
      response.on('close', resolve).writeHead(201);
      const part = Buffer.alloc(64 * 1024);
      const pour = () => {
        do poured += part.length;
        while (response.write(part) && !response.destroyed);
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    };
  });
  expect(await send(service.network, aPushBrowser())).toEqual({ kind: 'accepted' });
  await closed;
  // No more than what fits into the buffers on the way.
  expect(poured).toBeLessThan(16 * 1024 * 1024);
});

test('headers without end are not either', async () => {
  const service = await aService();
  service.respond = (response) => void response.writeHead(201, { filler: 'x'.repeat(9000) }).end();
  expect(await send(service.network, aPushBrowser())).toMatchObject({ kind: 'later' });
});

test('a service that stays silent is given up', async () => {
  const service = await aService({ timeoutMs: 200 });
  service.respond = () => undefined;
  expect(await send(service.network, aPushBrowser())).toMatchObject({ kind: 'later' });
});

test('so is a name server that stays silent', async () => {
  const service = await aService({ timeoutMs: 200 });
  const resolve: PushNetwork['resolve'] = (_host, signal) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('cancelled'))),
    );
  const network = { ...service.network, resolve };
  expect(await send(network, aPushBrowser())).toMatchObject({ kind: 'later' });
  expect(service.received).toEqual([]);
});

test('a host that cannot be reached is tried later', async () => {
  const service = await aPushService();
  await service.close();
  expect(await send(service.network, aPushBrowser())).toMatchObject({ kind: 'later' });
});

test('a host whose certificate is another’s is sent nothing', async () => {
  const service = await aService();
  const outcome = await send(service.network, aPushBrowser(), 'https://push.example.net/1');
  expect(outcome).toMatchObject({ kind: 'later' });
  expect(service.received).toEqual([]);
});

test.each([
  ['this machine', ['127.0.0.1']],
  ['this machine, in IPv6', ['::1']],
  ['the network', ['10.1.2.3']],
  ['what a cloud tells its machines', ['169.254.169.254']],
  ['a public address and this machine', ['142.250.185.106', '127.0.0.1']],
])('a name that leads to %s is not connected to', async (_what, addresses) => {
  const service = await aService({ isAllowed: isPublicAddress });
  const network = { ...service.network, resolve: async () => addresses };
  expect(await send(network, aPushBrowser())).toMatchObject({ kind: 'refused' });
  expect(service.received).toEqual([]);
});

test('a name is resolved once, and the connection goes where it then led', async () => {
  const service = await aService();
  const answers = [['127.0.0.1'], ['192.0.2.1']];
  let asked = 0;
  const network: PushNetwork = {
    ...service.network,
    resolve: async () => answers[(asked += 1) - 1]!,
    isAllowed: (address) => address === '127.0.0.1',
  };
  expect(await send(network, aPushBrowser())).toEqual({ kind: 'accepted' });
  expect(asked).toBe(1);
});

test('an endpoint that was stored in spite of all is not connected to', async () => {
  const service = await aService();
  for (const endpoint of ['https://127.0.0.1/1', 'http://push.example.com/1'])
    expect(await send(service.network, aPushBrowser(), endpoint)).toMatchObject({
      kind: 'refused',
    });
  expect(service.received).toEqual([]);
});

test('the program’s own network leads to public addresses on the port of https, within 5 s', () => {
  expect(publicNetwork).toMatchObject({ isAllowed: isPublicAddress, port: 443, timeoutMs: 5000 });
  expect(publicNetwork.ca).toBeUndefined();
});

test('it asks DNS alone, by which this machine’s own name is no public address', async () => {
  const addresses = await publicNetwork
    .resolve('localhost', AbortSignal.timeout(5000))
    .catch(() => []);
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
