import { openDatabase } from '@pennant/server/platform/database/open-database';
import { fillStatistics } from '../../leaderboard/fill-statistics.ts';
import { registerPlayer } from '../../server-harness/registered-player.ts';
import { playGames } from '../../storage/play-games.ts';
import { startTrustProgram } from '../../trust/harness/trust-program.ts';
import { SCALE_FOLDER } from '../run-folder.ts';
import { rounded } from '../scale-options.ts';
import { fillUsers, type Amounts } from './fill-users.ts';
import type { GrowthServer } from './growth-server.ts';

/** Rows of statistics for each user who plays. */
const STATISTICS_OF_PLAYER = 30;
/** Those of two hundred users, so that the boards of few are of as many users as those of many. */
const LEAST_STATISTICS = 200_000;
const MOST_GB = 40;

const count = (value: number) => value.toLocaleString('en-US');

/** Fills a database; returns its size in GB. */
export async function fillDatabase(
  server: GrowthServer,
  name: string,
  amounts: Amounts,
): Promise<number> {
  const began = performance.now();
  // Before the pattern is registered, whose figures it would fill too.
  const database = await openDatabase(
    {
      databaseUrl: server.url(name).replace('//pennant@', '//postgres@'),
      dataDir: SCALE_FOLDER,
    },
    () => undefined,
  );
  await fillStatistics(
    database,
    Math.max(LEAST_STATISTICS, amounts.playing * STATISTICS_OF_PLAYER),
  );
  await database.close();
  const program = await startTrustProgram({
    dataDir: SCALE_FOLDER,
    databaseUrl: server.url(name),
  });
  const pattern = await registerPlayer(program.url);
  await playGames([pattern], { games: 1, to: 'end' });
  await playGames([pattern], { games: 1, to: 'ninthInning' });
  pattern.connection.close();
  await program.stop();
  const client = await server.connect(name);
  try {
    await fillUsers(client, pattern, amounts);
    await client.query('vacuum (analyze)');
    const { rows } = await client.query<{ bytes: string; games: string }>(
      `select pg_database_size(current_database()) as bytes,
         (select count(*) from game) + (select count(*) from game_commitment)
         + (select count(*) from game_record) + (select count(*) from game_event) as games`,
    );
    const gigabytes = rounded(Number(rows[0]!.bytes) / 1e9, 2);
    console.log(
      `${name}: ${count(amounts.users)} users, ${count(Number(rows[0]!.games))} rows of games ` +
        `and events of ${count(amounts.playing)} of them, ${gigabytes} GB (at most ${MOST_GB}), ` +
        `filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    return gigabytes;
  } finally {
    await client.end();
  }
}
