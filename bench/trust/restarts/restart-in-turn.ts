import { registerPlayer } from '../../server-harness/registered-player.ts';
import type { DataFolder } from '../harness/prepared-data.ts';
import type { TrustProgram } from '../harness/trust-program.ts';
import { startPlantedProgram, type SourcePlant } from '../plants/planted-program.ts';
import type { TrustRun } from '../trust-part.ts';
import { startBalancer } from './start-balancer.ts';
import { SteadyClient } from './steady-client.ts';
import { watchThroughBalancer } from './watch-through-balancer.ts';

/** What came of requests through a balancer while programs behind it were restarted. */
export interface RestartsOutcome {
  readonly requests: number;
  readonly rolls: number;
  readonly slowestMs: number;
  readonly failures: readonly string[];
  /** Messages of a watched game that came through the balancer while the stream stayed open. */
  readonly streamMessages: number;
}

/** Restarts of programs behind a balancer. */
export interface Restarts {
  readonly count: number;
  /** Users who send requests, one after the other: eight unless given. */
  readonly clients?: number;
  /** Whether the balancer hands no request on to the next program: a fault to be found. */
  readonly neverTriesAnother?: boolean;
  /** The folder of another version of the project, of which the programs are at first. */
  readonly firstRoot?: string;
  /** A fault in the first program of this version that is started again. */
  readonly plant?: SourcePlant;
}

const PROGRAMS = 2;
const CLIENTS = 8;
/** How long a program that is told to stop still serves. */
const STOP_DELAY_MS = 1500;

interface ProgramStart {
  /** A program that is started again has the port of before. */
  readonly port?: string;
  readonly root?: string | undefined;
  readonly plant?: SourcePlant | undefined;
}

const start = (dataDir: string, { port, root, plant }: ProgramStart): Promise<TrustProgram> =>
  startPlantedProgram(
    {
      dataDir,
      ...(root === undefined ? {} : { root }),
      settings: {
        STOP_DELAY_MS: String(STOP_DELAY_MS),
        ...(port === undefined ? {} : { PORT: port }),
      },
    },
    plant ?? null,
  );

/**
 * Restarts two programs in turn (SIGTERM) behind nginx with the configuration of deploy/, while
 * users read and roll and repeat no request. Before, a game is watched through nginx.
 */
export async function restartInTurn(
  { dataDir }: Pick<DataFolder, 'dataDir'>,
  { count, clients: clientCount = CLIENTS, neverTriesAnother = false, firstRoot, plant }: Restarts,
  { tell }: Pick<TrustRun, 'tell'>,
): Promise<RestartsOutcome> {
  const programs: TrustProgram[] = [];
  for (let index = 0; index < PROGRAMS; index += 1)
    programs.push(await start(dataDir, { root: firstRoot }));
  const hosts = programs.map(({ url }) => new URL(url).host);
  try {
    const players = [];
    for (let index = 0; index < clientCount; index += 1)
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
        const { port } = new URL(`http://${hosts[index]}`);
        programs[index] = await start(dataDir, {
          port,
          plant: restart === 0 ? plant : undefined,
        });
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
