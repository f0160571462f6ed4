import { expect, test } from 'vitest';
import { migrate, readMigrations, type Migration } from './platform/database/migrate.ts';
import { aDatabase } from './testing/a-database.ts';
import { anApp, type TestApp } from './testing/an-app.ts';
import { anotherPool } from './testing/another-pool.ts';
import { startBusyManagers } from './testing/busy-managers.ts';
import { untilSomebodyWaits } from './testing/lock-waits.ts';
import type { TestProgram } from './testing/test-program.ts';

/**
 * The older version is this program. The newer one has a migration more, which adds to the tables
 * that are read and written most: each addition takes a lock that everybody waits for.
 */
const OWN = await readMigrations();
const ADDED: Migration = {
  name: '9001_added.sql',
  checksum: 'added',
  text: `
    alter table game add column note text not null default 'none';
    alter table game_event add column note text;
    alter table wallet add column note text not null default 'none';
    alter table session add column note text;
    create index game_event_note on game_event (user_id, note);
    create table note (user_id uuid, number integer, primary key (user_id, number));`,
};

/** Returns one program that sends each request to the next of several, as a balancer does. */
function balance(programs: readonly TestApp[]): TestProgram {
  let turn = 0;
  return {
    ...programs[0]!,
    request: (...request) => programs[(turn += 1) % programs.length]!.request(...request),
  };
}

test('newer programs start beside an older one that serves, and no request fails', async () => {
  const database = await aDatabase();
  const programs = [await anApp({ database: await anotherPool(database) })];
  const users = await startBusyManagers(balance(programs), { managers: 6 });
  await users.rolled(10);

  const startNewer = async () => {
    const pool = await anotherPool(database);
    const applied = await migrate(pool, [...OWN, ADDED]);
    programs.push(await anApp({ database: pool }));
    return applied;
  };
  const applied = await Promise.all([startNewer(), startNewer()]);
  expect(applied.flat(), 'the second waited for the first').toEqual([ADDED.name]);
  await users.rolled(10);
  // Requests go to the newer two only.
  programs.shift();
  await users.rolled(10);

  expect(await users.stop()).toEqual([]);
  expect(await users.listKept()).toEqual(users.listTold());
});

test('a migration that waits for a long transaction lets everybody pass', async () => {
  const database = await aDatabase();
  const older = await anApp({ database: await anotherPool(database) });
  const users = await startBusyManagers(older, { managers: 2 });
  await users.rolled(1);

  const backup = await database.connect();
  await backup.query('begin');
  await backup.query('select count(*) from game');

  const told: string[] = [];
  const newer = await anotherPool(database);
  const migrating = migrate(newer, [...OWN, ADDED], (text) => told.push(text));
  await untilSomebodyWaits(database);
  await users.rolled(20);
  await backup.end();
  expect(await migrating).toEqual([ADDED.name]);
  await users.rolled(1);

  expect(await users.stop()).toEqual([]);
  expect(await users.listKept()).toEqual(users.listTold());
  expect(told).toEqual([expect.stringContaining('9001_added.sql waits for a table')]);
});
