import { expect, test } from 'vitest';
import { aDatabase } from '../../testing/a-database.ts';
import { pingDatabase } from './health-store.ts';
import { untilAborted } from './until-aborted.ts';

const database = await aDatabase();

test('nothing begins once it is aborted, and what has begun is committed', async () => {
  await database.sql('create table step (number integer)');
  const stopping = new AbortController();
  const scope = untilAborted(database, stopping.signal);
  await scope.transaction(async (tx) => {
    await tx.sql('insert into step values (1)');
    stopping.abort();
    await tx.transaction((within) => within.sql('insert into step values (2)'));
  });
  await expect(scope.transaction((tx) => tx.sql('insert into step values (3)'))).rejects.toThrow(
    'aborted',
  );
  await expect(scope.sql('insert into step values (4)')).rejects.toThrow('aborted');
  await expect(pingDatabase(scope)).rejects.toThrow('aborted');
  expect(await database.sql('select number from step order by number')).toEqual([
    { number: 1 },
    { number: 2 },
  ]);
});
