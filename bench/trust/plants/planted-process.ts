import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PlantedBug } from './planted-bugs.ts';

/** A bug in a source file. */
export type SourceBug = Extract<PlantedBug, { file: string }>;

const LOADER = fileURLToPath(new URL('./plant-loader.ts', import.meta.url));

/** The program's settings, and what Node loads before it, that plant a bug. */
export const plantInProgram = (bug: SourceBug) => ({
  imports: [LOADER],
  settings: { TRUST_PLANT: JSON.stringify(bug) },
});

/**
 * Runs a module in a process of its own, with a bug planted in one source file or with none: it
 * takes its request from `readRequest` and returns one result by `sendResult`.
 *
 * @throws Error if the process ends without a result, or did not load the file with the bug.
 */
export async function runInProcess<Result>(
  module: URL,
  request: unknown,
  bug?: SourceBug,
): Promise<Result> {
  const child = fork(fileURLToPath(module), {
    execArgv: bug === undefined ? [] : [`--import=${LOADER}`],
    env: {
      ...process.env,
      TRUST_PLANT: bug === undefined ? '' : JSON.stringify(bug),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  const results: Result[] = [];
  child.on('message', (message) => results.push(message as Result));
  child.send(request as object);
  await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  const [result] = results;
  if (result === undefined) throw new Error(`${module.pathname} ended early: ${printed}`);
  if (bug !== undefined && !printed.includes(`planted in ${bug.file}`))
    throw new Error(`${module.pathname} did not load ${bug.file}`);
  return result;
}

/** Returns what `runInProcess` was asked, in the process that it started. */
export const readRequest = <Request>(): Promise<Request> =>
  new Promise((resolve) => {
    process.once('message', (request) => resolve(request as Request));
  });

/** Sends the result to who started this process, which may end then. */
export const sendResult = (result: unknown): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(result, () => {
      process.disconnect();
      resolve();
    });
  });
