import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyPreparedData } from './harness/prepared-data.ts';
import { startTrustProgram } from './harness/trust-program.ts';
import type { Figures, TrustPart } from './trust-part.ts';

interface DatabaseHangAmounts extends Readonly<Record<string, number>> {
  /** Requests sent while the database hangs, evenly over the time. */
  readonly requests: number;
  /** How long it hangs. */
  readonly seconds: number;
}

interface DatabaseHangRun {
  readonly requests: number;
  readonly seconds: number;
  readonly tell: (message: string) => void;
}

/** What clients read and write, all of them by the database. */
const REQUESTS = [
  ['GET', '/api/health'],
  ['GET', '/api/series'],
  ['GET', '/api/card/19540001'],
  ['POST', '/api/auth/login'],
] as const;

/**
 * PostgreSQL hangs (SIGSTOP of all its processes): clients are told so in time, and all goes on.
 */
export const databaseHang: TrustPart<DatabaseHangAmounts> = {
  name: 'database-hang',
  claim: 'While PostgreSQL hangs every call responds with 503 in time, and afterwards all goes on.',
  amounts: { ci: { requests: 60, seconds: 12 }, full: { requests: 300, seconds: 25 } },
  figures: ({ requests, seconds }) => ({
    hangSlowestMs: {
      label: `slowest of ${requests} responses in ms, while it hangs for ${seconds} s`,
      target: { atMost: 12_000 },
    },
    hangResets: {
      label: 'connections reset, or refused otherwise than by 503',
      target: { exactly: 0 },
    },
    hangWithoutRetryAfter: { label: 'refusals without Retry-After', target: { exactly: 0 } },
    hangBackMs: { label: 'time in ms until a call works again', target: { atMost: 2_000 } },
  }),
  async run(amounts, { tell }) {
    const data = await copyPreparedData(tell);
    const program = await startTrustProgram({ dataDir: data.dataDir });
    try {
      return await measureDatabaseHang(program.url, data.dataDir, { ...amounts, tell });
    } finally {
      await program.stop();
      await data.remove();
    }
  },
};

/** Lets the database of a running program hang, whose files are in `dataDir`. */
export async function measureDatabaseHang(
  url: string,
  dataDir: string,
  { requests, seconds, tell }: DatabaseHangRun,
): Promise<Figures> {
  // Connections are open, as they are in use: a statement on them is the one that hangs.
  await Promise.all(Array.from({ length: 40 }, () => timedRequest(`${url}/api/series`, 'GET')));
  const processes = listProcesses(path.join(dataDir, 'postgres/postmaster.pid'));
  signalAll(processes, 'SIGSTOP');
  const goesOn = pause(seconds * 1000).then(() => signalAll(processes, 'SIGCONT'));
  const responses = await Promise.all(
    Array.from({ length: requests }, async (_, index) => {
      await pause((index * seconds * 1000) / requests);
      const [method, call] = REQUESTS[index % REQUESTS.length]!;
      return timedRequest(url + call, method);
    }),
  );
  await goesOn;
  const began = performance.now();
  while ((await timedRequest(`${url}/api/health`, 'GET')).status !== 200) await pause(20);
  const refused = responses.filter(({ status }) => status === 503);
  tell(`${refused.length} of ${responses.length} were told to come back`);
  return {
    hangSlowestMs: Math.max(...responses.map(({ ms }) => ms)),
    hangResets: responses.filter(({ status }) => status === 0 || (status >= 500 && status !== 503))
      .length,
    hangWithoutRetryAfter: refused.filter(({ retryAfter }) => retryAfter === null).length,
    hangBackMs: performance.now() - began,
  };
}

/** Makes a request on a connection of its own; status 0 stands for a reset. */
async function timedRequest(url: string, method: 'GET' | 'POST') {
  const began = performance.now();
  const body = '{"username":"nobody","password":"wrong"}';
  try {
    const response = await fetch(url, {
      method,
      headers: { connection: 'close', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body } : {}),
    });
    await response.arrayBuffer();
    const retryAfter = response.headers.get('retry-after');
    return { ms: performance.now() - began, status: response.status, retryAfter };
  } catch {
    return { ms: performance.now() - began, status: 0, retryAfter: null };
  }
}

/** Returns PostgreSQL's main process and its children (Linux). */
function listProcesses(pidFile: string): number[] {
  const main = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === main);
  return [main, ...children];
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

function signalAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection that has ended meanwhile.
    }
  }
}
