import { Agent, request as httpRequest } from 'node:http';

// Runs in a process of its own: somebody who plays while others are slow. Each message asks for
// what was measured since the last one.

/** What the others' requests took. */
export interface OthersMeasured {
  readonly ms: readonly number[];
  /** Statuses other than 200; 0 stands for no response. */
  readonly failed: readonly number[];
}

const [, , url = '', token = ''] = process.argv;
const CALLS = [
  ['GET', '/api/catalogue'],
  ['GET', '/api/series'],
  ['GET', '/api/card/19540007'],
  ['GET', '/api/wallet/get'],
  ['PUT', '/api/card/wish'],
  ['GET', '/api/packInventory/user'],
] as const;
const INTERVAL_MS = 50;

const kept = new Agent({ keepAlive: true });
const fresh = new Agent({ keepAlive: false });

/** Makes a request; resolves to its status, 0 without a response. */
const send = (method: 'GET' | 'PUT', path: string, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '10.1.1.1',
      'content-type': 'application/json',
    };
    const outgoing = httpRequest(url + path, { agent, method, headers }, (response) => {
      response.once('error', () => resolve(0));
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
    outgoing.end(method === 'PUT' ? '{"cardID":19540007,"isWished":true}' : undefined);
  });

let ms: number[] = [];
let failed: number[] = [];
process.on('message', () => {
  process.send?.({ ms, failed } satisfies OthersMeasured);
  ms = [];
  failed = [];
});
process.on('disconnect', () => process.exit());

// At fixed times, whether or not the last response has come: a program that stalls is asked as
// often as one that does not.
let count = 0;
setInterval(() => {
  count += 1;
  const [method, path] = CALLS[count % CALLS.length]!;
  const began = performance.now();
  // Every other time on a new connection, as a browser that comes.
  void send(method, path, Math.floor(count / CALLS.length) % 2 ? fresh : kept).then((status) => {
    ms.push(performance.now() - began);
    if (status !== 200) failed.push(status);
  });
}, INTERVAL_MS);
