import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../../testing/a-database.ts';
import { anotherPool } from '../../testing/another-pool.ts';
import { migrate, readMigrations } from './migrate.ts';

const database = await aDatabase();
await database.sql('create table note (text text unique)');
const notes = async () =>
  (await database.sql<{ text: string }>('select text from note order by text')).map(
    ({ text }) => text,
  );

describe('a transaction', () => {
  test('is committed on an ordinary result', async () => {
    const result = await database.transaction(async (tx) => {
      await tx.sql('insert into note values ($1)', ['kept']);
      return 'a result';
    });
    expect(result).toBe('a result');
    expect(await notes()).toContain('kept');
  });

  test('is rolled back on a refusal', async () => {
    const result = await database.transaction(async (tx) => {
      await tx.sql('insert into note values ($1)', ['refused']);
      return { ok: false, code: 'wallet_too_small' } as const;
    });
    expect(result).toEqual({ ok: false, code: 'wallet_too_small' });
    expect(await notes()).not.toContain('refused');
  });

  test('is rolled back on an error', async () => {
    const work = database.transaction(async (tx) => {
      await tx.sql('insert into note values ($1)', ['interrupted']);
      throw new Error('a bug');
    });
    await expect(work).rejects.toThrow('a bug');
    expect(await notes()).not.toContain('interrupted');
  });

  test('is never taken for committed where a statement of it failed', async () => {
    const work = database.transaction(async (tx) => {
      await tx.sql('insert into note values ($1)', ['half']);
      await tx.sql('select 1 / 0').catch(() => 'swallowed');
      return { ok: true };
    });
    await expect(work).rejects.toThrow('not committed');
    expect(await notes()).not.toContain('half');
  });

  test('within another rolls back a refusal alone', async () => {
    const result = await database.transaction(async (tx) => {
      await tx.sql('insert into note values ($1)', ['outside']);
      const refused = await tx.transaction(async (inner) => {
        await inner.sql('insert into note values ($1)', ['inside, refused']);
        return { ok: false, code: 'game_moved' } as const;
      });
      await tx.transaction((inner) => inner.sql('insert into note values ($1)', ['inside, kept']));
      return { ok: true, refused } as const;
    });
    expect(result.refused.ok).toBe(false);
    expect(await notes()).toEqual(expect.arrayContaining(['inside, kept', 'outside']));
    expect(await notes()).not.toContain('inside, refused');
  });

  test('within another is rolled back with it', async () => {
    await database.transaction(async (tx) => {
      await tx.transaction((inner) =>
        inner.sql('insert into note values ($1)', ['inside a refusal']),
      );
      return { ok: false, code: 'wallet_too_small' } as const;
    });
    expect(await notes()).not.toContain('inside a refusal');
  });

  test('whose connection is lost between two statements fails alone, and nothing of it is kept', async () => {
    const work = database.transaction(async (tx) => {
      await tx.sql('insert into note values ($1)', ['lost']);
      const [own] = await tx.sql<{ pid: number }>('select pg_backend_pid() as pid');
      await database.sql('select pg_terminate_backend($1::integer, 5000)', [own?.pid]);
      await database.sql('select 1');
      return tx.sql('select 1');
    });
    await expect(work).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(await notes()).not.toContain('lost');
  });

  test('sends statements that do not wait for each other together', async () => {
    const sockets: net.Socket[] = [];
    const pool = await anotherPool(database, {
      stream: () => sockets[sockets.push(new net.Socket()) - 1]!,
    });
    await pool.transaction(async (tx) => {
      const sent = () => sockets.reduce((bytes, { bytesWritten }) => bytes + bytesWritten, 0);
      const before = sent();
      const first = tx.sql('select 1 as place');
      const between = sent();
      const second = tx.sql('select 2 as place');
      expect([between > before, sent() > between]).toEqual([true, true]);
      expect(await Promise.all([first, second])).toEqual([[{ place: 1 }], [{ place: 2 }]]);
    });
  });

  test('fails by its first error, whichever of its statements is waited for', async () => {
    const work = database.transaction(async (tx) => {
      const failed = tx.sql('select 1 / 0').catch(() => undefined);
      await tx.sql('select 1');
      await failed;
    });
    await expect(work).rejects.toThrow('division by zero');
  });

  test('writes nothing any more once it has failed, though other work of it goes on', async () => {
    const { promise: isRolledBack, resolve: goOn } = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    const work = database.transaction(async (tx) => {
      late = isRolledBack.then(() => tx.sql('insert into note values ($1)', ['late']));
      await tx.sql('select 1 / 0');
    });
    await expect(work).rejects.toThrow('division by zero');
    goOn();
    await expect(late).rejects.toThrow('division by zero');
    expect(await notes()).not.toContain('late');
  });

  test('runs again after a deadlock, and both are done', async () => {
    await database.sql(`insert into note values ('first'), ('second')`);
    const lock = (text: string) => `select text from note where text = '${text}' for update`;
    let waiting = 0;
    let release = () => {};
    const bothHoldALock = new Promise<void>((resolve) => (release = resolve));
    const lockBoth = (first: string, second: string) =>
      database.transaction(async (tx) => {
        await tx.sql(lock(first));
        if (++waiting >= 2) release();
        await bothHoldALock;
        await tx.sql(lock(second));
        return 'done';
      });
    expect(await Promise.all([lockBoth('first', 'second'), lockBoth('second', 'first')])).toEqual([
      'done',
      'done',
    ]);
    expect(waiting).toBeGreaterThan(2);
  });
});

test('bytes that are kept keep no other memory alive', async () => {
  const [row] = await database.sql<{ seed: Buffer }>(String.raw`select '\x00ff10'::bytea as seed`);
  expect(row!.seed).toEqual(Buffer.from([0x00, 0xff, 0x10]));
  expect(row!.seed.buffer.byteLength).toBe(3);
});

test('whole numbers of eight bytes come as numbers, and never inexactly', async () => {
  const [row] = await database.sql<{ money: number }>('select 9007199254740991::bigint as money');
  expect(row?.money).toBe(Number.MAX_SAFE_INTEGER);
  await expect(database.sql('select 9007199254740992::bigint as money')).rejects.toThrow('2^53-1');
});

describe('migrations', () => {
  test('are applied once, also by programs that start at once', async () => {
    const one = { name: '9001_one.sql', text: 'create table one ()', checksum: 'a' };
    const all = [...(await readMigrations()), one];
    const applied = await Promise.all([
      migrate(database, all),
      migrate(database, all),
      migrate(database, all),
    ]);
    expect(applied.flat()).toEqual(['9001_one.sql']);
  });

  test('that were changed after the database had them end the start', async () => {
    const [first, ...rest] = await readMigrations();
    const changed = [{ ...first!, checksum: 'other' }, ...rest];
    await expect(migrate(database, changed)).rejects.toThrow(`${first!.name} was changed`);
  });

  test('of a newer program end the start of an older one', async () => {
    await expect(migrate(database, [])).rejects.toThrow('start a newer Pennant');
  });

  test('that fail leave nothing behind', async () => {
    const [{ names }] = (await database.sql<{ names: string[] }>(
      'select array_agg(name order by name) as names from migration',
    )) as [{ names: string[] }];
    const known = [
      ...(await readMigrations()),
      { name: '9001_one.sql', text: '', checksum: 'a' },
    ].filter(({ name }) => names.includes(name));
    const broken = {
      name: '9002_broken.sql',
      text: 'create table half (); select 1 / 0',
      checksum: 'b',
    };
    await expect(migrate(database, [...known, broken])).rejects.toThrow('9002_broken.sql failed');
    expect(await database.sql(`select from pg_tables where tablename = 'half'`)).toEqual([]);
  });
});
