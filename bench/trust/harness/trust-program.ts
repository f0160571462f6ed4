import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const READY = /Pennant is ready at (\S+)/;
/** Below the ports of outgoing connections. */
const FIRST_PORT = Number(process.env['TRUST_PORT'] || 22_800);
const PORTS = 90;
/** Time after which a start has failed. */
const MAX_START_MS = 300_000;

/** The real program in a process of its own. */
export interface TrustProgram {
  readonly url: string;
  readonly pid: number;
  /** Time from the start of the process to its first response, in milliseconds. */
  readonly readyMs: number;
  /** Returns everything that it has printed, its log included. */
  output(): string;
  readonly ended: Promise<void>;
  /** Stops it (SIGTERM) and waits for its end. */
  stop(): Promise<void>;
  /** Kills it (SIGKILL); its embedded database runs on. */
  kill(): Promise<void>;
}

export interface TrustProgramOptions {
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead. */
  readonly databaseUrl?: string;
  /** Settings beyond: `LIMITS_FACTOR` is 1,000,000 unless given. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Modules that Node loads first (`--import`): planted bugs. */
  readonly imports?: readonly string[];
  /** The folder of another version of the project to run instead of this one. */
  readonly root?: string;
}

/** Programs that run: whoever ends this process ends them too. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(130));
process.on('disconnect', () => process.exit(130));

const PORT_TAKEN = /^Port \d+ is taken/m;

/** Starts the real program and waits for its first response. */
export async function startTrustProgram(options: TrustProgramOptions): Promise<TrustProgram> {
  for (;;) {
    try {
      return await startOnFreePort(options);
    } catch (error) {
      // Another check may take the port while the program starts.
      if (!(error instanceof Error && PORT_TAKEN.test(error.message))) throw error;
    }
  }
}

async function startOnFreePort(options: TrustProgramOptions): Promise<TrustProgram> {
  const { dataDir, databaseUrl = '', settings = {}, imports = [], root = ROOT } = options;
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...imports.map((file) => `--import=${file}`), path.join(root, 'packages/server/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(await findFreePort()),
        PUBLIC_URL: '',
        LAHMAN_DIR: '',
        SMTP_URL: '',
        LIMITS_FACTOR: '1000000',
        NODE_ENV: '',
        // As scripts/start.ts.
        NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      running.delete(child);
      resolve();
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the program did not start in ${MAX_START_MS / 1000} s:\n${printed}`));
    }, MAX_START_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const ready = READY.exec(printed)?.[1];
        if (ready === undefined) return;
        clearTimeout(timer);
        resolve(ready);
      });
    }
    child.once('error', reject);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`the program ended before it was ready:\n${printed}`));
    });
  });
  await fetch(`${url}/api/health`).then((response) => response.arrayBuffer());
  return {
    url,
    pid: child.pid!,
    readyMs: performance.now() - began,
    output: () => printed,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits until the program has made all cards and drawn up the campaigns. */
export async function waitForAllCards(url: string): Promise<void> {
  for (;;) {
    const catalogue = (await (await fetch(`${url}/api/catalogue`)).json()) as {
      isComplete?: boolean;
      campaigns?: string;
    };
    if (catalogue.isComplete && catalogue.campaigns === 'there') return;
    await pause(500);
  }
}

let nextPort = 0;

async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + (nextPort % PORTS);
    nextPort += 1;
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
