import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median } from '@pennant/rules/statistics/quantile';
import { openConnection } from './server-harness/http-client.ts';
import { registerPlayer } from './server-harness/registered-player.ts';
import { readCpuSeconds, startProgram } from './server-harness/start-program.ts';

/**
 * Measures the server's processor time for a JSON response. First without a database, compared with
 * bare node:http with the same response, each in a process of its own, in turns; then of the real
 * program with its database, for a guest's call, a player's call, and a roll. `node bench/http.ts
 * [responses of each turn] [turns]`.
 */
const RESPONSES = Number(process.argv[2] ?? 20_000);
const TURNS = Number(process.argv[3] ?? 5);
const CLIENTS = 16;
const WARM_UP = 5_000;
const TARGET = 1.25;
const CATALOGUE = '/api/catalogue';

/** Sends a request `times` times over a few connections. */
async function requestAll(url: string, path: string, times: number, token?: string): Promise<void> {
  let left = times;
  const requestUntilDone = async () => {
    const client = openConnection(url);
    while (left > 0) {
      left -= 1;
      const { status, body } = await client.request(
        'GET',
        path,
        token === undefined ? {} : { token },
      );
      if (status !== 200) throw new Error(`${path} responds with ${status} ${body}`);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, requestUntilDone));
}

interface Variant {
  readonly child: ChildProcess;
  readonly url: string;
}

const serverFile = fileURLToPath(new URL('./http/bare-or-product-server.ts', import.meta.url));

async function startVariant(name: 'bare' | 'product'): Promise<Variant> {
  const child = fork(serverFile, [name]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const url = `http://127.0.0.1:${port}`;
  await requestAll(url, CATALOGUE, WARM_UP);
  return { child, url };
}

/** Returns the processor time of a response, in µs. */
async function measure({ child, url }: Variant): Promise<number> {
  const cpu = async () => {
    child.send('cpu');
    const [response] = (await once(child, 'message')) as [{ cpu: number }];
    return response.cpu;
  };
  const before = await cpu();
  await requestAll(url, CATALOGUE, RESPONSES);
  return ((await cpu()) - before) / RESPONSES;
}

const bare = await startVariant('bare');
const product = await startVariant('product');
console.log(
  `Processor time of a JSON response, ${RESPONSES.toLocaleString('en-US')} responses a turn`,
);
console.log('turn   bare node:http   product   ratio');
const turns: { bare: number; product: number }[] = [];
for (let turn = 1; turn <= TURNS; turn += 1) {
  const measured = { bare: await measure(bare), product: await measure(product) };
  turns.push(measured);
  console.log(
    [
      String(turn).padStart(4),
      `${measured.bare.toFixed(1)} µs`.padStart(16),
      `${measured.product.toFixed(1)} µs`.padStart(9),
      (measured.product / measured.bare).toFixed(2).padStart(7),
    ].join(' '),
  );
}
bare.child.disconnect();
product.child.disconnect();

const program = await startProgram();
const player = await registerPlayer(program.url);
const microseconds: Record<string, number> = {};
const measureCall = async (name: string, sendRequests: (times: number) => Promise<void>) => {
  await sendRequests(WARM_UP / 5);
  const before = await readCpuSeconds(program.url);
  const times = RESPONSES / 4;
  await sendRequests(times);
  microseconds[name] = (((await readCpuSeconds(program.url)) - before) * 1e6) / times;
};
try {
  await measureCall('guest', (times) => requestAll(program.url, CATALOGUE, times));
  await measureCall('player', (times) =>
    requestAll(program.url, '/api/users/me', times, player.token),
  );
  await measureCall('roll', async (times) => {
    let gameID = await player.startGame();
    for (let rolled = 0; rolled < times; rolled += 1) {
      const response = (await player.roll(gameID)) ?? (await player.playHalf(gameID));
      if (response.isFinal) gameID = await player.startGame();
    }
  });
} finally {
  player.connection.close();
  await program.stop();
}
console.log('The program with its database, processor time of the server without the database’s:');
for (const [name, value] of Object.entries(microseconds)) {
  console.log(`${name.padStart(8)} ${value.toFixed(0).padStart(6)} µs`);
}

const figures = {
  microsecondsBare: Number(median(turns.map((turn) => turn.bare)).toFixed(2)),
  microseconds: Number(median(turns.map((turn) => turn.product)).toFixed(2)),
  ratioToNodeHttp: Number(median(turns.map((turn) => turn.product / turn.bare)).toFixed(3)),
  microsecondsGuest: Math.round(microseconds['guest']!),
  microsecondsPlayer: Math.round(microseconds['player']!),
  microsecondsRoll: Math.round(microseconds['roll']!),
};
console.log(`Target: ${TARGET} times bare node:http`);
console.log(JSON.stringify({ bench: 'http', figures }));
