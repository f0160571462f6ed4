import { parseArgs } from 'node:util';
import { median } from '@pennant/rules/statistics/quantile';
import { storeGameRecords } from '@pennant/server/games/store-game-records';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { registerPlayer, type RegisteredPlayer } from './server-harness/registered-player.ts';
import { BENCH_DATA_DIR, startProgram } from './server-harness/start-program.ts';
import { measureMove } from './storage/measure-move.ts';
import { playGames } from './storage/play-games.ts';
import { growthPerGame, measureTables, type TableSizes } from './storage/table-sizes.ts';

/**
 * Measures what a game costs to keep, by what the tables of the whole database grow by, indexes
 * included: a game that is over and a game at its ninth inning. Games are played over HTTP against
 * the real program; the tables are compacted before each measurement, and the first games of the
 * players are not measured: what only comes once (a card's first figures) is there by then. Then
 * the same games as programs of before left them, and once the job has moved those.
 *
 * `node bench/storage.ts [--games 200] [--players 4]`
 */
const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    players: { type: 'string', default: '4' },
  },
});
const [GAMES, PLAYERS] = [options.games, options.players].map(Number) as [number, number];
/** Games that are played first. */
const WARM_UP = 40;
const TARGET_KB = { finished: 12, underWay: 60 } as const;

const toKb = (bytes: number): number => Number((bytes / 1024).toFixed(2));

/** Prints what a game adds to each table, and returns the sum in KB. */
function report(kind: string, before: TableSizes, after: TableSizes, games: number): number {
  const growth = growthPerGame(before, after, games);
  const sum = toKb(growth.reduce((total, { bytes }) => total + bytes, 0));
  console.log(`\n${kind}, ${games} games: KB a game`);
  for (const { table, bytes } of growth)
    if (Math.abs(bytes) >= 50)
      console.log(`  ${table.padEnd(28)}${toKb(bytes).toFixed(2).padStart(8)}`);
  console.log(`  ${'the whole database'.padEnd(28)}${sum.toFixed(2).padStart(8)}`);
  return sum;
}

const program = await startProgram();
const database = await openDatabase(
  { databaseUrl: null, dataDir: BENCH_DATA_DIR },
  () => undefined,
);
const players: RegisteredPlayer[] = [];
try {
  for (let number = 0; number < PLAYERS; number += 1)
    players.push(await registerPlayer(program.url));
  await playGames(players, { games: WARM_UP, to: 'end' });
  // Those of earlier runs of an older program.
  await storeGameRecords(database);
  const before = await measureTables(database);
  const times = await playGames(players, { games: GAMES, to: 'end' });
  const after = await measureTables(database);
  const finishedGameKb = report('A finished game', before, after, GAMES);

  const moved = await measureMove(database, GAMES);
  const [oldGameKb, movedGameKb] = [moved.before, moved.after].map((bytes) =>
    toKb(finishedGameKb * 1024 + bytes),
  ) as [number, number];
  console.log(
    `\nThe same games as an older program left them: ${oldGameKb} KB a game; moved: ${movedGameKb} KB, ${moved.millisecondsPerGame} ms each`,
  );

  // A user has 20 games under way at most.
  const underWay = PLAYERS * 10;
  const beforeUnderWay = await measureTables(database);
  await playGames(players, { games: underWay, to: 'ninthInning' });
  const withUnderWay = await measureTables(database);
  const runningGameKb = report(
    'A game at its ninth inning',
    beforeUnderWay,
    withUnderWay,
    underWay,
  );

  const lastTurnMs = Number(median(times).toFixed(2));
  console.log(
    `\nTargets: ${TARGET_KB.finished} KB finished, ${TARGET_KB.underWay} KB under way. The last turn: ${lastTurnMs} ms`,
  );
  console.log(
    JSON.stringify({
      bench: 'storage',
      figures: { finishedGameKb, runningGameKb, oldGameKb, movedGameKb, lastTurnMs },
    }),
  );
} finally {
  for (const { connection } of players) connection.close();
  await database.close();
  await program.stop();
}
