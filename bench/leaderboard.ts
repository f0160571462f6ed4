import { parseArgs } from 'node:util';
import { BOARD_LENGTH } from '@pennant/rules/leaderboard/board-statistics';
import type { GameStatistics } from '@pennant/server/leaderboard/enter-game-statistics';
import { fillStatistics, type FilledStatistics } from './leaderboard/fill-statistics.ts';
import { measureGameEnds } from './leaderboard/measure-game-ends.ts';
import { startScratchPostgresql15 } from './leaderboard/scratch-postgresql.ts';
import { median, quantile } from '@pennant/rules/statistics/quantile';
import { openConnection } from './server-harness/http-client.ts';
import { startProgram } from './server-harness/start-program.ts';

/**
 * Measures the leaderboards over HTTP with so many rows of statistics, on a scratch PostgreSQL 15
 * with fsync on, and what keeping them adds to the end of a game. `node bench/leaderboard.ts
 * [--rows 10000000] [--times 300]`.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    times: { type: 'string', default: '300' },
  },
});
const ROWS = Number(options.rows);
const TIMES = Number(options.times);
/** Number of responses before those that count. */
const WARM_UP = 20;
const TARGET_MS = 20;

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));
const printRow = (what: string, ...values: readonly (string | number)[]) =>
  console.log(what.padEnd(34) + values.map((value) => String(value).padStart(14)).join(''));

/** Throws unless every board of a response has all its places. */
function assertFull(body: string): void {
  const { batters, pitchers } = JSON.parse(body) as Record<string, { players: unknown[] }[]>;
  const short = [...batters!, ...pitchers!].filter(({ players }) => players.length < BOARD_LENGTH);
  if (short.length > 0) throw new Error(`${short.length} boards are not full`);
}

const postgres = await startScratchPostgresql15();
const figures: Record<string, number> = {};
try {
  const program = await startProgram({ databaseUrl: postgres.url });
  const client = openConnection(program.url);
  const database = await postgres.open();
  try {
    const began = performance.now();
    const filled: FilledStatistics = await fillStatistics(database, ROWS);
    printRow('rows of statistics', filled.rows.toLocaleString('en-US'));
    printRow('filled and analyzed in (s)', rounded((performance.now() - began) / 1000));
    printRow('tables and their indexes (GB)', rounded(filled.bytes / 1e9, 2));
    Object.assign(figures, { rows: filled.rows, gigabytes: rounded(filled.bytes / 1e9, 2) });

    console.log(`\nResponses over HTTP, ${TIMES} of each; target ${TARGET_MS} ms`);
    printRow('', 'first', 'median', 'p99', 'bytes');
    // In turns with a cached response, which shows what the machine itself costs a request at that
    // moment.
    const paths = {
      inHand: '/catalogue',
      allTime: '/cardInventory/leaderboard',
      monthly: `/cardInventory/leaderboard/monthly/${filled.month}`,
      quarterly: `/cardInventory/leaderboard/quarterly/${filled.quarter}`,
    };
    const times: Record<string, number[]> = {};
    const bytes: Record<string, number> = {};
    for (let time = 0; time < WARM_UP + TIMES; time += 1) {
      for (const [name, path] of Object.entries(paths)) {
        const before = performance.now();
        const { status, body } = await client.request('GET', `/api${path}`);
        (times[name] ??= []).push(performance.now() - before);
        if (status !== 200) throw new Error(`${path} responds with ${status} ${body}`);
        bytes[name] = Buffer.byteLength(body);
        if (name !== 'inHand') assertFull(body);
      }
    }
    for (const [name, all] of Object.entries(times)) {
      const rest = all.slice(WARM_UP);
      const [p50, p99] = [rounded(median(rest), 2), rounded(quantile(rest, 0.99), 2)];
      printRow(name, rounded(all[0] ?? 0), p50, p99, bytes[name] ?? 0);
      Object.assign(figures, { [`${name}P50Ms`]: p50, [`${name}P99Ms`]: p99 });
    }

    console.log('\nThe figures of a game, in the transaction that ends it (ms), in turns');
    const games: GameStatistics[] = filled.games;
    const { counters, withBoards } = await measureGameEnds(database, games, TIMES);
    printRow('', 'median', 'p99');
    printRow(
      "the cards' own counters",
      rounded(median(counters), 2),
      rounded(quantile(counters, 0.99), 2),
    );
    printRow(
      'and the boards',
      rounded(median(withBoards), 2),
      rounded(quantile(withBoards, 0.99), 2),
    );
    Object.assign(figures, {
      finishWithoutBoardsMs: rounded(median(counters), 2),
      finishWithBoardsMs: rounded(median(withBoards), 2),
    });
  } finally {
    client.close();
    await database.close();
    await program.stop();
  }
} finally {
  await postgres.stop();
}
const slowest = Math.max(
  figures['allTimeP99Ms']!,
  figures['monthlyP99Ms']!,
  figures['quarterlyP99Ms']!,
);
console.log(`\nslowest p99 ${slowest} ms: ${slowest < TARGET_MS ? 'within' : 'beyond'} the target`);
console.log(JSON.stringify({ bench: 'leaderboard', figures }));
