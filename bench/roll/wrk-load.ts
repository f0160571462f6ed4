import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadRequest, LoadResult } from './load-process.ts';
import type { Load } from './start-load-process.ts';

const run = promisify(execFile);
const SCRIPT = path.join(import.meta.dirname, 'roll.lua');
const PLAYER = /^player (\d+) (\d+) (\d+) (\d+) (.*)$/gm;
const WAITS = /^waits (\d+) (\d+) (\d+)$/m;

/** Returns the path of wrk (Debian: `apt-get install wrk`), or undefined without it. */
export const findWrk = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'wrk'))
    .find((file) => existsSync(file));

/**
 * Returns a load made by wrk, which takes less processor time from the program under test than
 * players in JavaScript. A thread with one connection plays the games of one player.
 */
export const wrkLoad = (wrk: string): Load => ({
  play: async (request) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-wrk-'));
    try {
      return await play(wrk, folder, request);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  stop: () => undefined,
});

async function play(
  wrk: string,
  folder: string,
  { players, seconds }: LoadRequest,
): Promise<LoadResult> {
  for (const [index, { url, token, gameIDs }] of players.entries()) {
    const lines = [new URL(url).host, token, ...gameIDs];
    await writeFile(path.join(folder, String(index)), lines.join('\n'));
  }
  const { stdout } = await run(wrk, [
    `--threads=${players.length}`,
    `--connections=${players.length}`,
    `--duration=${seconds}s`,
    `--script=${SCRIPT}`,
    players[0]!.url,
    '--',
    folder,
  ]);
  const counts = [...stdout.matchAll(PLAYER)].map(([, ...fields]) => fields);
  const failure = counts.map((fields) => fields[4]).find((text) => text !== '');
  const [, p50 = '', p99 = '', broken = ''] = WAITS.exec(stdout) ?? [];
  if (failure !== undefined || broken !== '0') throw new Error(failure ?? `wrk: ${stdout.trim()}`);
  const sum = (column: number) =>
    counts.reduce((total, fields) => total + Number(fields[column]), 0);
  return {
    rolls: sum(0),
    choices: sum(1),
    events: sum(2),
    unfinished: players.map(({ gameIDs }, index) => gameIDs.slice(Number(counts[index]![3]))),
    p50Ms: Number(p50) / 1000,
    p99Ms: Number(p99) / 1000,
    // wrk ends without waiting for the responses that are under way.
    underWay: players.length,
  };
}
