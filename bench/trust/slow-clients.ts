import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '@pennant/rules/statistics/quantile';
import { copyPreparedData } from './harness/prepared-data.ts';
import {
  startTrustProgram,
  type TrustProgram,
  type TrustProgramOptions,
} from './harness/trust-program.ts';
import { embeddedDatabaseUrl } from './load/embedded-database-url.ts';
import { BEHIND_PROXY } from './load/guest-requests.ts';
import { createLoggingClient } from './load/logging-client.ts';
import { registerPlayer } from './load/register-players.ts';
import { plantInProgram, type SourceBug } from './plants/planted-process.ts';
import { readMaxOpenFiles, readMemoryMb } from './slow-clients/held-connections.ts';
import type { OthersMeasured } from './slow-clients/others.ts';
import { SLOW_KINDS } from './slow-clients/slow-sockets.ts';
import { GIVE_UP_SECONDS, openAndWatch, startProcess } from './slow-clients/watch-drops.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly sockets: number;
}

const SERVER = 'packages/server/src/platform/http/http-server.ts';
const PLANTED: readonly SourceBug[] = [
  {
    name: 'requests that never end are not looked for',
    file: SERVER,
    find: 'connectionsCheckingInterval: CONNECTIONS_CHECK_INTERVAL_MS,',
    replace: 'connectionsCheckingInterval: 3_600_000,',
  },
  {
    name: 'a connection may be idle without end',
    file: SERVER,
    find: 'closeIdleConnections(app.server);',
    replace: 'void closeIdleConnections;',
  },
];
const SOCKETS_OF_A_PLANT = 40;

const MAX_OTHERS_MS = 300;
const MAX_SECONDS = 20;
const BEFORE_MS = 4_000;
/** Files that the program has open besides. */
const SPARE_FILES = 500;

/**
 * Connections that say nothing, dribble a head or a body, or never read what they asked for, each
 * from an address of its own, while somebody plays with the usual limits.
 */
export const slowClients: TrustPart<Amounts> = {
  name: 'slow-clients',
  claim: 'Clients that are slow on purpose are dropped in time and do not slow down the others.',
  amounts: { ci: { sockets: 500 }, full: { sockets: 10_000 } },
  figures: ({ sockets }) => ({
    slowSockets: {
      label: `connections held at once: ${SLOW_KINDS.join(', ')}`,
      target: { exactly: sockets },
    },
    slowOthersP95Ms: { label: "others' p95 in ms meanwhile", target: { atMost: MAX_OTHERS_MS } },
    slowOthersBeforeP95Ms: { label: 'the same before', target: null },
    slowOthersRequests: { label: 'requests of others', target: null },
    slowOthersFailed: { label: 'of them failed', target: { exactly: 0 } },
    slowLongestSeconds: {
      label: 'seconds after which the last one was dropped',
      target: { atMost: MAX_SECONDS },
    },
    slowNotDropped: {
      label: `connections still held after ${GIVE_UP_SECONDS} s`,
      target: { exactly: 0 },
    },
    slowMemoryMb: { label: 'memory in MB that the program took for them', target: null },
    slowPlanted: { label: 'bugs planted in the server', target: { exactly: PLANTED.length } },
    slowPlantedFound: { label: 'of them found', target: { exactly: PLANTED.length } },
  }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { sockets: Number(word) } : null),
  run: async ({ sockets }, { tell }) => {
    const data = await copyPreparedData(tell);
    const settings = { ...BEHIND_PROXY, LIMITS_FACTOR: '1' };
    const program = await startTrustProgram({ dataDir: data.dataDir, settings });
    try {
      const files = readMaxOpenFiles(program.pid);
      if (files < sockets + SPARE_FILES)
        throw new Error(
          `the program may open ${files} files, too few for ${sockets} connections: raise the hard limit (ulimit -Hn) to ${sockets + SPARE_FILES}`,
        );
      const { memoryMb, ...measured } = await measureSlowClients(program, sockets, tell);
      const found = await countFoundPlants(
        { dataDir: data.dataDir, databaseUrl: await embeddedDatabaseUrl(data.dataDir), settings },
        tell,
      );
      return {
        slowSockets: measured.opened,
        slowOthersP95Ms: quantile(measured.during.ms, 0.95),
        slowOthersBeforeP95Ms: quantile(measured.before.ms, 0.95),
        slowOthersRequests: measured.during.ms.length,
        slowOthersFailed: measured.during.failed.length,
        slowLongestSeconds: measured.longestSeconds,
        slowNotDropped: measured.notDropped,
        slowMemoryMb: memoryMb,
        slowPlanted: PLANTED.length,
        slowPlantedFound: found,
      };
    } finally {
      await program.stop();
      await data.remove();
    }
  },
};

async function measureSlowClients(
  program: TrustProgram,
  sockets: number,
  tell: (message: string) => void,
) {
  const client = createLoggingClient(() => program.url);
  const { token } = await registerPlayer(client);
  client.close();
  const others = startProcess('./others.ts', [program.url, token]);
  const sinceLast = async () => {
    others.send({});
    const [measured] = (await once(others, 'message')) as [OthersMeasured];
    return measured;
  };
  try {
    // Code that runs for the first time is slow.
    await pause(BEFORE_MS / 2);
    await sinceLast();
    await pause(BEFORE_MS);
    const before = await sinceLast();
    const beforeP95Ms = quantile(before.ms, 0.95);
    if (beforeP95Ms > MAX_OTHERS_MS)
      throw new Error(
        `the machine is too busy: 95 in 100 requests take up to ${beforeP95Ms.toFixed(0)} ms without a slow client`,
      );
    const memoryBefore = readMemoryMb(program.pid);
    const dropped = await openAndWatch(program, sockets, tell);
    const during = await sinceLast();
    if (during.failed.length > 0) tell(`others were told ${during.failed.join(', ')}`);
    const memoryMb = dropped.memoryMb - memoryBefore;
    return { before, during, ...dropped, memoryMb };
  } finally {
    others.disconnect();
  }
}

/** Plants each bug in a program of its own, all at once; returns how many were found. */
async function countFoundPlants(
  options: TrustProgramOptions,
  tell: (message: string) => void,
): Promise<number> {
  const found = await Promise.all(
    PLANTED.map(async (bug) => {
      const { imports, settings } = plantInProgram(bug);
      const program = await startTrustProgram({
        ...options,
        imports,
        settings: { ...options.settings, ...settings },
      });
      try {
        if (!program.output().includes(`planted in ${bug.file}`))
          throw new Error(`the program did not load ${bug.file}`);
        const { notDropped, longestSeconds } = await openAndWatch(
          program,
          SOCKETS_OF_A_PLANT,
          (text) => tell(`planted: ${bug.name}: ${text}`),
        );
        return notDropped > 0 || longestSeconds > MAX_SECONDS;
      } finally {
        await program.stop();
      }
    }),
  );
  return found.filter(Boolean).length;
}
