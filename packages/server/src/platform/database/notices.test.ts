import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aDatabase } from '../../testing/a-database.ts';
import type { Database } from './database.ts';
import { createNotices } from './notices.ts';

// Of its own for each test: a notice may arrive after the test that gave it.
let database: Database;
beforeEach(async () => {
  database = await aDatabase();
});

/** Starts the notices of a program, and returns what it was told, in order. */
async function aProgram() {
  const notices = createNotices(database, { warn: () => undefined });
  onTestFinished(() => notices.stop());
  const told: (string | null)[] = [];
  notices.subscribe('watched_game', (id) => told.push(id));
  // It is told that anything may have changed as soon as it listens.
  await expect.poll(() => told).toEqual([null]);
  told.length = 0;
  return { notices, told };
}

const cutOff = () =>
  database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (query like '%listen pennant_notice%' or query like '%pg_notify($1%')`,
  );

test('a notice reaches the program that gives it at once, and all others once', async () => {
  const [one, other] = [await aProgram(), await aProgram()];
  one.notices.publish('watched_game', 'a');
  expect(one.told).toEqual(['a']);
  one.notices.publish('watched_game', 'b');
  await expect.poll(() => other.told).toEqual(['a', 'b']);
  expect(one.told).toEqual(['a', 'b']);
});

test('notices of one thing that wait for each other become one', async () => {
  const [one, other] = [await aProgram(), await aProgram()];
  for (let times = 0; times < 50; times += 1) one.notices.publish('watched_game', 'a');
  one.notices.publish('watched_game', 'b');
  await expect.poll(() => other.told.at(-1)).toBe('b');
  expect(other.told.length).toBeLessThan(50);
});

test('a program that was cut off listens again, and is told that anything may have changed', async () => {
  const [one, other] = [await aProgram(), await aProgram()];
  await cutOff();
  await expect.poll(() => [one.told, other.told]).toEqual([[null], [null]]);
  one.notices.publish('watched_game', 'a');
  await expect.poll(() => other.told).toEqual([null, 'a']);
});

test('a notice that is given while there is no connection is sent with the next', async () => {
  const other = await aProgram();
  let isAway = true;
  const late = createNotices(
    { connect: () => (isAway ? Promise.reject(new Error('away')) : database.connect()) },
    { warn: () => (isAway = false) },
  );
  onTestFinished(() => late.stop());
  late.publish('watched_game', 'late');
  await expect.poll(() => other.told).toEqual(['late']);
});

test('who has ended a subscription is told nothing', async () => {
  const { notices } = await aProgram();
  const told: (string | null)[] = [];
  const end = notices.subscribe('watched_game', (id) => told.push(id));
  notices.publish('watched_game', 'a');
  end();
  notices.publish('watched_game', 'b');
  expect(told).toEqual(['a']);
});

test('what has stopped opens no connection any more', async () => {
  const { notices } = await aProgram();
  await notices.stop();
  const count = async () => {
    const [row] = await database.sql<{ connections: number }>(
      `select count(*)::integer as connections from pg_stat_activity
       where datname = current_database() and query like '%pennant_notice%'
         and pid <> pg_backend_pid()`,
    );
    return row!.connections;
  };
  await expect.poll(count).toBe(0);
  notices.publish('watched_game', 'a');
  await expect.poll(count).toBe(0);
});
