import { registerPlayer } from '../server-harness/registered-player.ts';
import { copyPreparedData, type DataFolder } from './harness/prepared-data.ts';
import { startTrustProgram, type TrustProgram } from './harness/trust-program.ts';
import { startBalancer } from './restarts/start-balancer.ts';
import { SteadyClient } from './restarts/steady-client.ts';
import { watchThroughBalancer } from './restarts/watch-through-balancer.ts';
import type { TrustPart, TrustRun } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly restarts: number;
}

interface Outcome {
  readonly requests: number;
  readonly rolls: number;
  readonly slowestMs: number;
  readonly failures: readonly string[];
  /** Messages of a watched game that came through the balancer while the stream stayed open. */
  readonly streamMessages: number;
}

const PROGRAMS = 2;
const CLIENTS = 8;
/** How long a program that is told to stop still serves. */
const STOP_DELAY_MS = 1500;
/** Restarts in which a balancer that never tries another program must be found. */
const RESTARTS_OF_THE_PLANT = 2;

/**
 * Restarts two programs in turn (SIGTERM) behind nginx with the configuration of deploy/, while
 * users read and roll, and counts the requests that fail. No client repeats a request. Before, a
 * game is watched through nginx: its messages come one by one, and not with the stream's end.
 */
export const restarts: TrustPart<Amounts> = {
  name: 'restarts',
  claim: 'Programs behind a balancer are restarted in turn without a failed request.',
  amounts: { ci: { restarts: 20 }, full: { restarts: 200 } },
  figures: (amounts) => ({
    restarts: {
      label: 'restarts of two programs, in turns',
      target: { exactly: amounts.restarts },
    },
    restartRequests: { label: 'requests meanwhile', target: null },
    restartRolls: { label: 'of them rolls and choices', target: null },
    restartSlowestMs: { label: 'slowest of them, in ms', target: null },
    restartFailures: { label: 'requests that failed', target: { exactly: 0 } },
    restartStreamMessages: {
      label: 'messages of a stream through nginx before its end',
      target: { exactly: 2 },
    },
    restartPlantedFound: {
      label: 'a balancer that tries no other program, found',
      target: { exactly: 1 },
    },
  }),
  amountsFrom: (word) => (/^[1-9]\d*$/.test(word) ? { restarts: Number(word) } : null),
  run: async (amounts, run) => {
    const data = await copyPreparedData(run.tell);
    try {
      const outcome = await restartInTurn(data, amounts.restarts, run);
      for (const failure of outcome.failures.slice(0, 10)) run.tell(failure);
      const planted = await restartInTurn(data, RESTARTS_OF_THE_PLANT, run, true);
      run.tell(`planted: a balancer that tries no other: ${planted.failures.length} failures`);
      return {
        restarts: amounts.restarts,
        restartRequests: outcome.requests,
        restartRolls: outcome.rolls,
        restartSlowestMs: Math.round(outcome.slowestMs),
        restartFailures: outcome.failures.length,
        restartStreamMessages: outcome.streamMessages,
        restartPlantedFound: planted.failures.length > 0 ? 1 : 0,
      };
    } finally {
      await data.remove();
    }
  },
};

/** Starts a program; one that is started again has the port of before. */
const start = (dataDir: string, port?: string): Promise<TrustProgram> =>
  startTrustProgram({
    dataDir,
    settings: {
      STOP_DELAY_MS: String(STOP_DELAY_MS),
      ...(port === undefined ? {} : { PORT: port }),
    },
  });

async function restartInTurn(
  { dataDir }: DataFolder,
  count: number,
  { tell }: Pick<TrustRun, 'tell'>,
  neverTriesAnother = false,
): Promise<Outcome> {
  const programs: TrustProgram[] = [];
  for (let index = 0; index < PROGRAMS; index += 1) programs.push(await start(dataDir));
  const hosts = programs.map(({ url }) => new URL(url).host);
  try {
    const players = [];
    for (let index = 0; index < CLIENTS; index += 1)
      players.push(await registerPlayer(programs[0]!.url));
    const balancer = await startBalancer({ hosts, neverTriesAnother });
    const streamMessages = await watchThroughBalancer(balancer.url, programs[0]!.url);
    const clients = players.map((player) => new SteadyClient(balancer.url, player));
    let isOver = false;
    const playing = Promise.all(clients.map((client) => client.play(() => isOver)));
    try {
      for (let restart = 0; restart < count; restart += 1) {
        const index = restart % PROGRAMS;
        await programs[index]!.stop();
        programs[index] = await start(dataDir, new URL(`http://${hosts[index]}`).port);
        const failures = clients.reduce((sum, { tally }) => sum + tally.failures.length, 0);
        if ((restart + 1) % 5 === 0) tell(`${restart + 1} restarts, ${failures} failures`);
      }
    } finally {
      isOver = true;
      await playing;
      await balancer.stop();
    }
    const tallies = clients.map(({ tally }) => tally);
    return {
      requests: tallies.reduce((sum, { requests }) => sum + requests, 0),
      rolls: tallies.reduce((sum, { rolls }) => sum + rolls, 0),
      slowestMs: Math.max(...tallies.map(({ slowestMs }) => slowestMs)),
      failures: tallies.flatMap(({ failures }) => failures),
      streamMessages,
    };
  } finally {
    for (const program of programs) await program.stop();
  }
}
