import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST_RUN_WITHIN_MS } from '@pennant/server/platform/scheduled-jobs';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const READY = /Pennant is ready at (\S+)/;

/**
 * Folder in which the program of the benches keeps its database from run to run, since making its
 * cards takes a minute.
 */
export const BENCH_DATA_DIR = path.join(os.tmpdir(), `pennant-bench-${process.getuid?.() ?? 0}`);

/** A running program. */
export interface Program {
  readonly url: string;
  stop(): Promise<void>;
}

/** A program that takes no more of a processor than this share, over so many ms, has no work. */
const [IDLE_SHARE, IDLE_MS] = [0.1, 3_000];

/**
 * Starts the real program, as in production but without its rate limits, and waits until all cards
 * and the games of Duplicate Nine for the week are made, and its jobs were run: what is measured
 * next has the processors to itself, for half an hour. `place` distinguishes programs that run at
 * the same time.
 */
export async function startProgram({
  databaseUrl = '',
  place = 0,
}: { readonly databaseUrl?: string | undefined; readonly place?: number } = {}): Promise<Program> {
  const child = spawn(process.execPath, [path.join(ROOT, 'packages/server/src/main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: BENCH_DATA_DIR,
      HOST: '127.0.0.1',
      PORT: String(20_000 + ((process.pid * 4 + place) % 12_000)),
      LAHMAN_DIR: '',
      DATABASE_URL: databaseUrl,
      SMTP_URL: '',
      LIMITS_FACTOR: '1000000',
      NODE_ENV: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const ready = READY.exec(printed)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(() => reject(new Error(`the program ended before it was ready:\n${printed}`)));
  });
  await whenIdle(url);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What a program tells of the work that it does by itself. */
interface Progress {
  /** Of the catalogue: whether it has all cards. */
  readonly isComplete?: boolean;
  /** Today's game of Duplicate Nine; null until it is made. */
  readonly game?: object | null;
}

/** Waits until a call's response says what is waited for. */
async function whenTold(url: string, isSo: (progress: Progress) => boolean): Promise<void> {
  for (;;) {
    const response = await fetch(url);
    if (isSo((await response.json()) as Progress)) return;
    await pause(1000);
  }
}

/**
 * Waits until a program that was just started has all cards and the games of Duplicate Nine, has
 * run its jobs for the first time, and has no work left.
 */
export async function whenIdle(url: string): Promise<void> {
  const jobsBegun = pause(FIRST_RUN_WITHIN_MS);
  await whenTold(`${url}/api/catalogue`, ({ isComplete }) => isComplete === true);
  // Today's game is the first to be made; those of the days ahead follow without a pause.
  await whenTold(`${url}/api/daily`, ({ game }) => game !== null);
  await jobsBegun;
  for (;;) {
    const before = await readCpuSeconds(url);
    await pause(IDLE_MS);
    const usedMs = ((await readCpuSeconds(url)) - before) * 1000;
    if (usedMs < IDLE_SHARE * IDLE_MS) return;
  }
}

/**
 * Returns the processor time that the program has used so far, in seconds, from its own metrics.
 */
export async function readCpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('the program does not report its processor time');
  return Number(seconds);
}
