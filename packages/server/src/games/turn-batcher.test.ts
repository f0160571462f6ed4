import { expect, test } from 'vitest';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { applyCommand } from '@pennant/rules/games/apply-command';
import { randomGameSetup } from '@pennant/rules/testing/random-game';
import type { Queries } from '../platform/database/database.ts';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import type { Statement } from '../platform/database/statement.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { aDatabase, isOnCluster } from '../testing/a-database.ts';
import { failingStatements } from '../testing/failing-statements.ts';
import type { TurnToWrite } from './turn-batch-store.ts';
import { createTurnBatcher } from './turn-batcher.ts';

const database = await aDatabase();
const setup = randomGameSetup(1954);

/** Inserts a game before its first pitch with a signed-in player; returns its first turn. */
async function aTurn({ hasEnded = false, version = 0 } = {}): Promise<TurnToWrite> {
  const [userID, gameID, sessionID] = [1, 2, 3].map(() => newUuidV7(new Date()));
  const state = newGame(setup);
  await database.sql(
    `insert into account (user_id, username, email, password_hash, created_at) values ($1::uuid, $1::text, $1::text, '', now())`,
    [userID],
  );
  await database.sql(
    `insert into session (user_id, session_id, created_at, last_used_at, ended_at) values ($1, $2, now(), now(), $3)`,
    [userID, sessionID, hasEnded ? new Date() : null],
  );
  await database.sql(
    `insert into game_commitment values ($1, $2, 1, sha256('seed'), sha256('commitment'), now())`,
    [userID, gameID],
  );
  await database.sql(
    `insert into game (user_id, game_id, created_at, role, home_team_id, home_name, visiting_team_id, visiting_name,
       setup, client_seed, server_chose_client_seed, commitment, state)
     values ($1, $2, now(), 'home', $2, 'Home', $2, 'Away', '{}', substr(sha256('client'), 1, 16), true, '', $3)`,
    [userID, gameID, JSON.stringify(state)],
  );
  const command = { kind: 'roll' } as const;
  const turn = applyCommand(setup, state, command, new SeededDice(7));
  if (!turn.ok) throw new Error(turn.code);
  const { events } = turn;
  return {
    userID: userID!,
    gameID: gameID!,
    sessionID: sessionID!,
    turn: { version, command, state: turn.state, events },
    now: new Date(),
  };
}

/** Returns a database and the names of the statements that it was asked to run. */
function watched(watchedQueries: Queries = database): { queries: Queries; statements: string[] } {
  const statements: string[] = [];
  const queries: Queries = {
    sql: watchedQueries.sql,
    query: ((statement: Statement, values: never) => {
      statements.push(statement.name);
      return watchedQueries.query(statement, values);
    }) as Queries['query'],
  };
  return { queries, statements };
}

const written = async ({ userID, gameID }: TurnToWrite) => {
  const [row] = await database.sql<{ version: number; events: number }>(
    `select version, (select count(*)::integer from game_event e
       where e.user_id = $1 and e.game_id = $2) as events
     from game where user_id = $1 and game_id = $2`,
    [userID, gameID],
  );
  return row;
};

test('turns that come at once are written together, each on its own conditions', async () => {
  const { queries, statements } = watched();
  const writer = createTurnBatcher(queries);
  const good = await Promise.all([aTurn(), aTurn(), aTurn()]);
  const [moved, signedOut] = [await aTurn({ version: 5 }), await aTurn({ hasEnded: true })];
  const all = [good[0], moved, good[1], signedOut, good[2]];
  const results = await Promise.all(all.map((turn) => writer.write(turn)));
  expect(results).toEqual([true, false, true, false, true]);
  expect(statements.filter((name) => name.startsWith('games.write_'))).toEqual(
    isOnCluster() ? Array(5).fill('games.write_one_turn') : ['games.write_turns:5'],
  );
  for (const turn of good) {
    const { state, events } = turn.turn;
    expect(await written(turn)).toEqual({ version: state.eventNumber, events: events.length });
  }
  for (const turn of [moved, signedOut])
    expect(await written(turn)).toEqual({ version: 0, events: 0 });
});

test('of twenty turns that come at once sixteen fit into one statement', async () => {
  const { queries, statements } = watched();
  const writer = createTurnBatcher(queries);
  const turns = [];
  for (let turn = 0; turn < 20; turn += 1) turns.push(await aTurn());
  const results = await Promise.all(turns.map((turn) => writer.write(turn)));
  expect(results).toEqual(turns.map(() => true));
  expect(statements.filter((name) => name.startsWith('games.write_'))).toEqual(
    isOnCluster()
      ? Array(20).fill('games.write_one_turn')
      : ['games.write_turns:16', 'games.write_turns:4'],
  );
  for (const turn of turns)
    expect((await written(turn))?.version).toBe(turn.turn.state.eventNumber);
});

test('of turns that come at once, one that the database refuses takes no other with it', async () => {
  const writer = createTurnBatcher(database);
  const [first, second] = await Promise.all([aTurn(), aTurn()]);
  const broken = await aTurn();
  // Its first event exists already, though its game has no event: an inconsistent row.
  await database.sql(`insert into game_event values ($1, $2, 1, null, '{}')`, [
    broken.userID,
    broken.gameID,
  ]);
  const results = await Promise.allSettled(
    [first, broken, second].map((turn) => writer.write(turn)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await written(first))?.version).toBeGreaterThan(0);
  expect((await written(second))?.version).toBeGreaterThan(0);
  expect(await written(broken)).toEqual({ version: 0, events: 1 });
});

test('the same turn again is not written twice', async () => {
  const writer = createTurnBatcher(database);
  const turn = await aTurn();
  expect([await writer.write(turn), await writer.write(turn)]).toEqual([true, false]);
});

test('where tables are spread over servers, every turn goes by itself', async () => {
  const { queries, statements } = watched();
  const spread: Queries = {
    ...queries,
    // The response of a database with Citus to the query for the extension.
    query: ((statement: Statement, values: never) =>
      statement.name === 'games.find_citus'
        ? database.sql('select 1 as spread')
        : queries.query(statement, values)) as Queries['query'],
  };
  const writer = createTurnBatcher(spread);
  const turns = await Promise.all([aTurn(), aTurn(), aTurn()]);
  expect(await Promise.all(turns.map((turn) => writer.write(turn)))).toEqual([true, true, true]);
  expect(statements).toEqual(Array(3).fill('games.write_one_turn'));
});

test('a database that is away at first is asked again whether it is spread over servers', async () => {
  const failing = failingStatements(database);
  const { queries, statements } = watched(failing.database);
  const writer = createTurnBatcher(queries);
  const away = new DatabaseFailure('database_unavailable', new Error('the database is away'));
  failing.fail(['games.find_citus', 'games.write_one_turn'], away);
  await expect(writer.write(await aTurn())).rejects.toThrow(away);
  failing.restore();
  const turns = [await aTurn(), await aTurn()];
  await Promise.all(turns.map((turn) => writer.write(turn)));
  const asked = statements.filter((name) => name === 'games.find_citus');
  expect(asked.length).toBeGreaterThan(1);
});

test('a turn whose game another server has locked holds up nobody else for long', async () => {
  const writer = createTurnBatcher(database);
  const [first, held, free] = await Promise.all([aTurn(), aTurn(), aTurn()]);
  // After the first write, the writer has looked up the batch size.
  expect(await writer.write(first)).toBe(true);
  const isLocked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const locking = database.transaction(async (tx) => {
    await tx.sql('select from game where user_id = $1 and game_id = $2 for update', [
      held.userID,
      held.gameID,
    ]);
    isLocked.resolve();
    await gate.promise;
  });
  await isLocked.promise;
  const waits = writer.write(held);
  // Sent before the other turn arrives, so that they do not share a statement.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(await writer.write(free)).toBe(true);
  gate.resolve();
  await locking;
  expect(await waits).toBe(true);
});
