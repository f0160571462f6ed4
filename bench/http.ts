import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connection } from './served/client.ts';
import { aPlayer } from './served/player.ts';
import { cpuSeconds, startProgram } from './served/program.ts';

/**
 * The server's processor time for a JSON answer. First without a database, beside bare node:http that answers the same, each in a
 * process of its own, in turns; then of the real program with its database, for a call of a guest, one of a player,
 * and a roll. `node bench/http.ts [answers of each turn] [turns]`.
 */
const ANSWERS = Number(process.argv[2] ?? 20_000);
const TURNS = Number(process.argv[3] ?? 5);
const CLIENTS = 16;
const WARM_UP = 5_000;
const TARGET = 1.25;
const CATALOGUE = '/api/catalogue';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Asks so many times over a few connections. */
async function askAll(url: string, path: string, times: number, token?: string): Promise<void> {
  let left = times;
  const askOn = async () => {
    const own = connection(url);
    while (left > 0) {
      left -= 1;
      const { status, body } = await own.ask('GET', path, token === undefined ? {} : { token });
      if (status !== 200) throw new Error(`${path} answers ${status} ${body}`);
    }
    own.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, askOn));
}

interface Variant {
  readonly child: ChildProcess;
  readonly url: string;
}

const variantFile = fileURLToPath(new URL('./http/variant.ts', import.meta.url));

async function startVariant(name: 'bare' | 'product'): Promise<Variant> {
  const child = fork(variantFile, [name]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const url = `http://127.0.0.1:${port}`;
  await askAll(url, CATALOGUE, WARM_UP);
  return { child, url };
}

/** Processor time of an answer, in µs. */
async function measure({ child, url }: Variant): Promise<number> {
  const cpu = async () => {
    child.send('cpu');
    const [answer] = (await once(child, 'message')) as [{ cpu: number }];
    return answer.cpu;
  };
  const before = await cpu();
  await askAll(url, CATALOGUE, ANSWERS);
  return ((await cpu()) - before) / ANSWERS;
}

const bare = await startVariant('bare');
const product = await startVariant('product');
console.log(`Processor time of a JSON answer, ${ANSWERS.toLocaleString('en-US')} answers a turn`);
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
const player = await aPlayer(program.url);
const microseconds: Record<string, number> = {};
const measureCall = async (name: string, ask: (times: number) => Promise<void>) => {
  await ask(WARM_UP / 5);
  const before = await cpuSeconds(program.url);
  const times = ANSWERS / 4;
  await ask(times);
  microseconds[name] = (((await cpuSeconds(program.url)) - before) * 1e6) / times;
};
try {
  await measureCall('guest', (times) => askAll(program.url, CATALOGUE, times));
  await measureCall('player', (times) => askAll(program.url, '/api/users/me', times, player.token));
  await measureCall('roll', async (times) => {
    let gameID = await player.startGame();
    for (let rolled = 0; rolled < times; rolled += 1) {
      const answer = (await player.roll(gameID)) ?? (await player.playHalf(gameID));
      if (answer.isFinal) gameID = await player.startGame();
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
