import { expect, test } from 'vitest';
import CHECKSUMS from '../../../migrations/checksums.json' with { type: 'json' };
import { readMigrations } from './migrate.ts';

const migrations = await readMigrations();

test('merged migrations are never edited or removed', () => {
  const found = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of Object.entries(CHECKSUMS)) {
    expect(found.get(name), `${name} is frozen: undo the change and write a new migration`).toBe(
      checksum,
    );
  }
});

test('each migration is listed with its checksum', () => {
  const listed: Readonly<Record<string, string>> = CHECKSUMS;
  const unlisted = migrations
    .filter(({ name }) => !(name in listed))
    .map(({ name, checksum }) => `"${name}": "${checksum}"`);
  expect(unlisted, 'add these lines to migrations/checksums.json').toEqual([]);
});

test('migrations are numbered from 1 without gaps', () => {
  expect(migrations.map(({ name }) => Number.parseInt(name, 10))).toEqual(
    migrations.map((_, index) => index + 1),
  );
});
