import { parseArgs } from 'node:util';
import { median } from '@pennant/rules/statistics/quantile';
import { storeGameRecords } from '@pennant/server/games/store-game-records';
import { storeLiveGameRecords } from '@pennant/server/live/store-live-game-records';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { registerLivePlayers } from './live/live-pairs.ts';
import { registerPlayer, type RegisteredPlayer } from './server-harness/registered-player.ts';
import { BENCH_DATA_DIR, startProgram } from './server-harness/start-program.ts';
import { measureMove } from './storage/measure-move.ts';
import { finishLiveGames } from './storage/finish-live-games.ts';
import { playGames } from './storage/play-games.ts';
import { growthPerGame, measureTables, type TableSizes } from './storage/table-sizes.ts';

/**
 * Measures what a game costs to keep, by what the tables of the whole database grow by, indexes
 * included: a game that is over and a game at its ninth inning. Games are played over HTTP against
 * the real program; the tables are compacted before each measurement, and the first games of the
 * players are not measured: what only comes once (a card's first figures) is there by then. Then
 * the same games as programs of before left them, and once the job has moved those; and live games
 * of two users that are over, before they have a record and with it.
 *
 * `node bench/storage.ts [--games 200] [--players 4] [--live 24]`; a part with 0 games is left out.
 */
const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    players: { type: 'string', default: '4' },
    live: { type: 'string', default: '24' },
  },
});
const [GAMES, PLAYERS, LIVE_GAMES] = [options.games, options.players, options.live].map(Number) as [
  number,
  number,
  number,
];
/** Games that are played first. */
const WARM_UP = 40;
const LIVE_WARM_UP = 6;
/** When nothing more is waited for in live games that are over. */
const inAWhile = () => new Date(Date.now() + 10 * 60_000);
const TARGET_KB = { finished: 12, underWay: 60 } as const;

const toKb = (bytes: number): number => Number((bytes / 1024).toFixed(2));

/** The tables that live games write: what the program moves at the same time is in others. */
const liveTablesOf = (sizes: TableSizes): TableSizes =>
  new Map([...sizes].filter(([table]) => table.startsWith('live_')));

/** Prints what a game adds to each table, and returns the sum in KB. */
function report(kind: string, before: TableSizes, after: TableSizes, games: number): number {
  const growth = growthPerGame(before, after, games);
  const sum = toKb(growth.reduce((total, { bytes }) => total + bytes, 0));
  console.log(`\n${kind}, ${games} games: KB a game`);
  for (const { table, bytes } of growth)
    if (Math.abs(bytes) >= 50)
      console.log(`  ${table.padEnd(28)}${toKb(bytes).toFixed(2).padStart(8)}`);
  console.log(`  ${'all of them'.padEnd(28)}${sum.toFixed(2).padStart(8)}`);
  return sum;
}

const program = await startProgram();
const database = await openDatabase(
  { databaseUrl: null, dataDir: BENCH_DATA_DIR },
  () => undefined,
);
const players: RegisteredPlayer[] = [];
const figures: Record<string, number> = {};
try {
  if (GAMES > 0) await measureGames();
  if (LIVE_GAMES > 0) await measureLiveGames();
  console.log(`\nTargets: ${TARGET_KB.finished} KB finished, ${TARGET_KB.underWay} KB under way.`);
  console.log(JSON.stringify({ bench: 'storage', figures }));
} finally {
  for (const { connection } of players) connection.close();
  await database.close();
  await program.stop();
}

async function measureGames(): Promise<void> {
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
  console.log(`\nThe last turn: ${lastTurnMs} ms`);
  Object.assign(figures, { finishedGameKb, runningGameKb, oldGameKb, movedGameKb, lastTurnMs });
}

async function measureLiveGames(): Promise<void> {
  const pairs = await registerLivePlayers(program.url, LIVE_GAMES);
  for (const { connection } of pairs) connection.close();
  // A table's first page is no game's.
  await finishLiveGames(database, program.url, pairs, LIVE_WARM_UP);
  await storeLiveGameRecords(database, inAWhile());
  const measure = async () => liveTablesOf(await measureTables(database));
  const before = await measure();
  const { signatures } = await finishLiveGames(database, program.url, pairs, LIVE_GAMES);
  const asRows = await measure();
  await storeLiveGameRecords(database, inAWhile());
  const asRecords = await measure();
  figures['liveGameAsRowsKb'] = report('A live game that is over', before, asRows, LIVE_GAMES);
  figures['liveGameKb'] = report('A live game with its record', before, asRecords, LIVE_GAMES);
  figures['liveSignaturesKb'] = toKb(signatures / LIVE_GAMES);
  console.log(
    `  of which signatures         ${figures['liveSignaturesKb'].toFixed(2).padStart(8)}`,
  );
}
