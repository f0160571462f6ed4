import { request as httpRequest, Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

// Runs in a process of its own: one guest hammers an address, others read as people do.

const [, , url = '', json = '{}'] = process.argv;
const { address, connections, seconds } = JSON.parse(json) as {
  address: string;
  connections: number;
  seconds: number;
};

/** What people read: a call, a page that many ask for, the page of a card. */
const READ = ['/api/catalogue', '/', '/leaderboard', '/api/series', '/cards/19540007'];
/** Between two requests of the readers, in ms. */
const PAUSE_MS = 40;
/** Returns the address of a reader: each reads every page once, far below the limits of a guest. */
const readerAddress = (reader: number): string => `10.1.${reader >> 8}.${reader & 255}`;
/** The first card of a season, from which the hammered ones are counted. */
const FIRST_CARD = 19_270_001;

const agentOf = (sockets: number) => new Agent({ keepAlive: true, maxSockets: sockets });
const guests = agentOf(connections);
const readers = agentOf(4);

/** Makes a GET request as the client of an address; resolves to its status. */
const get = (path: string, agent: Agent, from: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': from };
    httpRequest(url + path, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end();
  });

let hammered = 0;
let isOver = false;
const hammer = async () => {
  while (!isOver) {
    hammered += 1;
    const number = address.startsWith('/cards/') ? FIRST_CARD + hammered : hammered;
    await get(address.replace('N', String(number)), guests, '10.9.9.9');
  }
};

// The pages that people read are known, as on any day.
for (const path of READ) await get(path, readers, readerAddress(0));
const running = Array.from({ length: connections }, hammer);
await pause(500);

const othersMs: number[] = [];
let othersFailed = 0;
const end = performance.now() + seconds * 1000;
for (let reader = 1; performance.now() < end; reader += 1) {
  for (const path of READ) {
    const began = performance.now();
    const status = await get(path, readers, readerAddress(reader));
    othersMs.push(performance.now() - began);
    if (status !== 200) othersFailed += 1;
    await pause(PAUSE_MS);
  }
}
isOver = true;
await Promise.all(running);
process.send?.({ othersMs, othersFailed, hammered }, () => process.disconnect());
guests.destroy();
readers.destroy();
