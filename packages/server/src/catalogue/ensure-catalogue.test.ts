import { MAKER_VERSION } from '@pennant/card-maker/cards/maker-version';
import { DEFAULT_CARDS_PER_PACK } from '@pennant/rules/packs/pack-amounts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { StartupError } from '../platform/database/embedded/postgres-binaries.ts';
import { ensureOdds } from '../packs/current-odds.ts';
import { growSeries } from '../packs/grow-series.ts';
import { aDatabase } from '../testing/a-database.ts';
import { CardWorkerClient } from './card-worker-client.ts';
import { readCatalogueProgress } from './read-catalogue-progress.ts';
import { ensureCatalogue } from './ensure-catalogue.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { beginCatalogue, readSeasons, storeSeason } from './catalogue-store.ts';
import { MIN_SEASONS_TO_START } from './season-generation-order.ts';
import { recordOfYears, SMALL_RECORD, writeSmallRecord } from './testing/small-record.ts';

const YEARS = [1926, 1927, 1928, 1929, 1930, 1931, 1932, 1933, 1934];
const NOW = new Date('2026-11-22T12:00:00Z');
const callbacks = {
  onSeriesComplete: ensureOdds,
  withGrownSeries: (tx, seriesIDs, change) => growSeries(tx, { seriesIDs, now: NOW }, change),
  onSeasonStored: async () => undefined,
  signal: new AbortController().signal,
} satisfies Omit<Parameters<typeof ensureCatalogue>[2], 'onProgress'>;
const quiet = { ...callbacks, onProgress: () => undefined };

// Each of these tests starts a thread, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const rowsOf = (database: Database) =>
  Promise.all(
    ['card', 'series', 'series_card', 'computer_club', 'computer_club_lineup'].map(
      async (table) => {
        const [row] = await database.sql<{ digest: string; rows: number }>(
          `select md5(string_agg(each::text, '|' order by each::text)) as digest, count(*)::integer as rows
           from ${table} each`,
        );
        return { table, ...row };
      },
    ),
  );

/** Generates the whole catalogue from a folder. */
const makeAll = async (database: Database, lahmanDir: string) => {
  const catalogue = await ensureCatalogue(database, { lahmanDir }, quiet);
  await catalogue.finished;
};

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await writeSmallRecord(recordOfYears(YEARS));
  database = await aDatabase();
  await makeAll(database, folder);
});

describe('the first start', () => {
  test('makes every season of the record and says so', async () => {
    expect(await readCatalogueProgress(database)).toEqual({
      history: 'record',
      label: 'The real record, 1926-1934',
      firstYear: 1926,
      lastYear: 1934,
      seasonsMade: YEARS.length,
      seasonsTotal: YEARS.length,
      // Three batters and a pitcher each year.
      cardsMade: 3 * YEARS.length,
      isComplete: true,
    });
  });

  test('keeps blank figures unknown, and the dice under their documented names', async () => {
    const [card] = await database.sql<{ season: { CS: unknown; HR: number }; d7: string }>(
      `select season, d7 from card where player_id = 'quillam01' and year = 1930`,
    );
    expect(card?.season).toMatchObject({ CS: null, HR: 8 });
    expect(card?.d7).toMatch(/^(H1|H2|H3|HR|BB|SO|OO|X)$/);
  });

  test('makes the odds of every series known together with its cards', async () => {
    const without = await database.sql(
      'select series_id from series where series_id not in (select series_id from series_odds) limit 1',
    );
    expect(without).toEqual([]);
    const kinds = await database.sql('select distinct kind from series order by kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(['award', 'base', 'milestone', 'theme']);
  });

  test('sells no series that can not fill a pack', async () => {
    const short = await database.sql(
      `select series_id from series join series_card using (series_id)
       group by series_id having is_active and count(*) < $1`,
      [DEFAULT_CARDS_PER_PACK],
    );
    expect(short).toEqual([]);
  });

  test('has every club as a computer team of 24 different cards, and offers the famous ones', async () => {
    const clubs = await database.sql<{ cards: number; offered: boolean }>(
      `select count(distinct card_id)::integer as cards, is_offered as offered
       from computer_club join computer_club_lineup using (team_id) group by team_id`,
    );
    expect(clubs).toHaveLength(2 * YEARS.length);
    expect(new Set(clubs.map((club) => club.cards))).toEqual(new Set([24]));
    expect(clubs.filter((club) => club.offered).length).toBeGreaterThan(1);
  });
});

test('a later start changes nothing, whatever the settings say since', async () => {
  const before = await rowsOf(database);
  const catalogue = await ensureCatalogue(database, { lahmanDir: null }, quiet);
  await catalogue.finished;
  expect(await rowsOf(database)).toEqual(before);
  expect((await readCatalogueProgress(database))?.history).toBe('record');
});

test('a start that was killed half-way is gone on with: same cards, none made twice', async () => {
  const killed = await aDatabase();
  const maker = new CardWorkerClient({ history: 'record', location: folder });
  const { fingerprint, seasons, series } = await maker.plan;
  const years = seasons.map(({ year }) => year);
  await killed.transaction((tx) =>
    beginCatalogue(tx, { history: 'record', history_version: 1, fingerprint }, years, series),
  );
  for (const year of years.slice(0, 3)) {
    const rows = await maker.generateSeason({ year, makerVersion: MAKER_VERSION });
    await killed.transaction((tx) => storeSeason(tx, rows));
  }
  await maker.close();
  const madeBefore = await killed.sql(
    'select year, made_at from catalogue_season where made_at is not null order by place',
  );
  const missing = (await readSeasons(killed)).filter(({ isMade }) => !isMade);
  expect(missing.map(({ year }) => year)).toEqual(years.slice(3));

  await makeAll(killed, folder);
  const first = await killed.sql(
    'select year, made_at from catalogue_season order by place limit 3',
  );
  expect(first).toEqual(madeBefore);
  expect(await rowsOf(killed)).toEqual(await rowsOf(database));
});

test('a worker that has ended refuses a season at once', async () => {
  const worker = new CardWorkerClient({ history: 'record', location: folder });
  await worker.plan;
  await worker.close();
  await expect(worker.generateSeason({ year: 1930, makerVersion: MAKER_VERSION })).rejects.toThrow(
    'has ended',
  );
});

test('a season that fails ends the making after the one that is stored meanwhile', async () => {
  const failing = await aDatabase();
  const source = { history: 'record', location: folder } as const;
  const maker = new CardWorkerClient(source);
  const ofFirst = Promise.withResolvers<void>();
  const followed: number[] = [];
  let asked = 0;
  const making = generateCatalogue(
    failing,
    source,
    {
      plan: maker.plan,
      generateSeason: async (season) => {
        asked += 1;
        if (asked === 1) return maker.generateSeason(season);
        await ofFirst.promise;
        throw new Error('no cards');
      },
    },
    {
      ...quiet,
      onSeasonStored: async ({ missingYears }) => {
        ofFirst.resolve();
        // The other season has failed before the database responds.
        await failing.sql('select 1');
        followed.push(missingYears.size);
      },
    },
  );
  await expect(making).rejects.toThrow('no cards');
  expect({ asked, followed }).toEqual({ asked: 2, followed: [YEARS.length - 1] });
  await maker.close();
});

test('a season stored twice is there once', async () => {
  const maker = new CardWorkerClient({ history: 'record', location: folder });
  await maker.plan;
  const rows = await maker.generateSeason({ year: 1930, makerVersion: MAKER_VERSION });
  await maker.close();
  const before = await rowsOf(database);
  expect(await database.transaction((tx) => storeSeason(tx, rows))).toBe(false);
  expect(await rowsOf(database)).toEqual(before);
});

test('two programs that start at once on one database make one catalogue', async () => {
  const shared = await aDatabase();
  await Promise.all([makeAll(shared, folder), makeAll(shared, folder)]);
  expect(await rowsOf(shared)).toEqual(await rowsOf(database));
});

test('a program that waits for another goes on waiting when the database cuts it off', async () => {
  const shared = await aDatabase();
  const other = await shared.connect();
  await other.query('select pg_advisory_lock(7310003)');
  const waiting = makeAll(shared, folder);
  const cutOff = () =>
    shared.sql(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
  await expect.poll(cutOff).toHaveLength(1);
  await other.end();
  await waiting;
  expect((await readCatalogueProgress(shared))?.isComplete).toBe(true);
});

test('a program that is stopped in the middle leaves whole seasons only', async () => {
  const stopped = await aDatabase();
  const stopping = new AbortController();
  const { signal } = stopping;
  const catalogue = await ensureCatalogue(stopped, { lahmanDir: folder }, { ...quiet, signal });
  stopping.abort();
  await catalogue.finished;
  const [torn] = await stopped.sql<{ seasons: number }>(
    `select count(*)::integer as seasons from catalogue_season season
     where coalesce(cards, 0) <> (select count(*) from card where card.year = season.year and series_id is not null)`,
  );
  expect(torn?.seasons).toBe(0);
  await makeAll(stopped, folder);
  expect(await rowsOf(stopped)).toEqual(await rowsOf(database));
});

test('a program that is stopped before it has enough seasons begins no more', async () => {
  const stopped = await aDatabase();
  const stopping = new AbortController();
  const catalogue = await ensureCatalogue(
    stopped,
    { lahmanDir: folder },
    {
      ...quiet,
      signal: stopping.signal,
      onSeasonStored: async () => stopping.abort(),
    },
  );
  await catalogue.finished;
  expect((await readCatalogueProgress(stopped))?.seasonsMade).toBeLessThan(MIN_SEASONS_TO_START);
});

describe('bad season files', () => {
  const expectNothingStored = async (empty: Database) => {
    expect(await readCatalogueProgress(empty)).toBeNull();
    expect((await rowsOf(empty)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0, 0]);
  };

  test('end the start with a sentence that names file, line and column, and store nothing', async () => {
    const empty = await aDatabase();
    const broken = SMALL_RECORD['Batting.csv'].replace('150,580', '150,many');
    const lahmanDir = await writeSmallRecord({ 'Batting.csv': broken });
    const start = ensureCatalogue(empty, { lahmanDir }, quiet);
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow('Batting.csv, line 4, column AB: "many"');
    await expectNothingStored(empty);
  });

  test('that lack a season which is not made yet end the start, and change nothing', async () => {
    const begun = await aDatabase();
    await begun.transaction((tx) =>
      beginCatalogue(
        tx,
        { history: 'record', history_version: 1, fingerprint: 'of other files' },
        [1899, ...YEARS],
        [],
      ),
    );
    const start = ensureCatalogue(begun, { lahmanDir: folder }, quiet);
    await expect(start).rejects.toThrow('The season files here lack 1899');
    await expect(ensureCatalogue(begun, { lahmanDir: null }, quiet)).rejects.toThrow('LAHMAN_DIR');
    expect((await readCatalogueProgress(begun))?.seasonsMade).toBe(0);
  });
});
