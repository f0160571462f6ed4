import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { simulateGame } from '@pennant/rules/games/simulate';
import { median } from '@pennant/rules/statistics/quantile';
import { randomGameSetup } from '@pennant/rules/testing/random-game';
import { listGames } from '@pennant/server/games/game-store';
import { showGames } from '@pennant/server/games/show-games';
import { migrate, readMigrations } from '@pennant/server/platform/database/migrate';
import { openDatabase } from '@pennant/server/platform/database/open-database';

/**
 * Measures My Games of a user with ten thousand games, four of them under way: the first page, the
 * last one, and that of the games under way, from the query to the text of the response.
 * `DATABASE_URL` names an empty database; without it the program's own PostgreSQL runs in a
 * temporary folder.
 */
const GAMES = 10_000;
const UNDER_WAY = 4;
const PAGE = 50;
const TURNS = 200;
const TARGET_MS = 20;

const dataDir = path.join(os.tmpdir(), `pennant-games-list-${process.pid}`);
const databaseUrl = process.env['DATABASE_URL'] ?? null;
const database = await openDatabase({ databaseUrl, dataDir }, () => undefined);
const userID = randomUUID();
let isMigrated = false;
try {
  await migrate(database, await readMigrations());
  isMigrated = true;
  // States of whole games, as they are stored.
  const states = Array.from({ length: 20 }, (_, seed) =>
    JSON.stringify(
      simulateGame(randomGameSetup(seed + 1), new SeededDice(seed), { events: false }).state,
    ),
  );
  await database.sql(
    `insert into account (user_id, username, email, password_hash, created_at)
     values ($1, $2, $3, '', now())`,
    [userID, `bench${userID.slice(0, 8)}`, `${userID}@example.com`],
  );
  // Ordered as version 7 UUIDs are: a later one is greater.
  await database.sql(
    `insert into game_commitment (user_id, game_id, number, seed, commitment, created_at, used_at)
     select $1, ('01900000-' || lpad(to_hex(n / 65536), 4, '0') || '-7' || right(lpad(to_hex(n), 4, '0'), 3)
       || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n, $2, $2, now(), now()
     from generate_series(1, $3::integer) n`,
    [userID, randomBytes(32), GAMES],
  );
  await database.sql(
    `insert into game (user_id, game_id, created_at, role, home_team_id, home_name, home_user_id,
       visiting_team_id, visiting_name, setup, client_seed, server_chose_client_seed, commitment, version,
       state, is_final, result_description)
     select $1, game_id, now() - (10001 - number) * interval '1 minute', 'home', $1, 'Mudville Nine', $1,
       $1, '1927 Opponent ' || number, '{}', $2, false, $3, 90, ($4::jsonb[])[1 + number % 20],
       number % ${GAMES / UNDER_WAY} <> 0, null
     from game_commitment where user_id = $1`,
    [userID, randomBytes(16), randomBytes(32), states],
  );
  await database.sql('analyze game');

  const pageAfter = (after: string | undefined, hideCompleted: boolean) =>
    showGames(
      { db: database, findContests: () => Promise.resolve(new Map()) },
      { userID, after, limit: PAGE, hideCompleted },
    );
  let last: string | undefined;
  let seen = 0;
  for (;;) {
    const page = await listGames(database, {
      userID,
      after: last,
      limit: PAGE,
      hideCompleted: false,
    });
    seen += page.length;
    if (seen >= GAMES) break;
    last = page.at(-1)?.gameID;
  }
  if (seen !== GAMES) throw new Error(`${seen} games listed`);

  const requests = {
    first: () => pageAfter(undefined, false),
    last: () => pageAfter(last, false),
    underWay: () => pageAfter(undefined, true),
  };
  const took: Record<string, number[]> = { first: [], last: [], underWay: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [kind, request] of Object.entries(requests)) {
      const began = performance.now();
      const games = await request();
      JSON.stringify(games);
      took[kind]?.push(performance.now() - began);
      if (games.length !== (kind === 'underWay' ? UNDER_WAY : PAGE))
        throw new Error(`${kind}: ${games.length}`);
    }
  }
  const [version] = await database.sql<{ server_version: string }>('show server_version');
  console.log(
    `Pages of ${PAGE} of ${GAMES} games of one user, PostgreSQL ${version?.server_version}; medians of ${TURNS}, target ${TARGET_MS} ms`,
  );
  const figures: Record<string, number> = {};
  for (const [kind, times] of Object.entries(took)) {
    const ms = median(times);
    figures[`${kind}Ms`] = ms;
    console.log(`${kind.padEnd(9)} ${ms.toFixed(2).padStart(6)} ms`);
  }
  console.log(JSON.stringify({ bench: 'games-list', figures }));
  if (Math.max(...Object.values(figures)) > TARGET_MS) process.exitCode = 1;
} finally {
  try {
    if (isMigrated) {
      await database.sql('delete from game where user_id = $1', [userID]);
      await database.sql('delete from account where user_id = $1', [userID]);
    }
  } finally {
    await database.close();
    if (databaseUrl === null) await rm(dataDir, { recursive: true, force: true });
  }
}
