import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const READY = /Pennant is ready at (\S+)/;
const FIRST_ADMIN = /^An admin account was made: (\S+?)\. .*: (\S+)$/m;

/** The admin account that a first start makes, with the password that only it prints. */
export interface FirstAdmin {
  readonly username: string;
  readonly password: string;
}

/** The running program. */
export interface Program {
  /** The address that the program prints when it is ready. */
  readonly url: string;
  /** The admin of the first start on its database; null where that start was another program's. */
  readonly firstAdmin: FirstAdmin | null;
  /** Returns all output so far. */
  log(): string;
  /**
   * Terminates the program (SIGTERM), waits until it has ended, and returns its exit code; null
   * where a signal has ended it.
   */
  stop(): Promise<number | null>;
  /**
   * Kills the script that was started (SIGKILL) and closes its output: of `npm start` the one that
   * npm runs, without a signal to the server.
   */
  kill(): Promise<void>;
}

/** Returns a free port below the range of ports for outgoing connections. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** What `npm start` runs: it builds the pages and starts the server. */
const START = [path.join(ROOT, 'scripts', 'run.mjs'), 'start'];
/** The server alone, which a kill ends at once. Its pages were built before. */
export const SERVER = [path.join(ROOT, 'packages', 'server', 'src', 'main.ts')];

/** Starts the real program, as `npm start` does, and waits until it prints that it is ready. */
export async function startProgram(
  settings: Record<string, string>,
  script: readonly string[] = START,
): Promise<Program> {
  const port = await findFreePort();
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        const readyUrl = READY.exec(log)?.[1];
        if (readyUrl) resolve(readyUrl);
      });
    }
    child.once('error', reject);
    void ended.then(() => reject(new Error(`The program ended before it was ready:\n${log}`)));
  });
  const [, username = '', password = ''] = FIRST_ADMIN.exec(log) ?? [];
  return {
    firstAdmin: username === '' ? null : { username, password },
    url: url.replace(/\/$/, ''),
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.stdout.destroy();
      child.stderr.destroy();
      child.kill('SIGKILL');
      await exited;
    },
  };
}
