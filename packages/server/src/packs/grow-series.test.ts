import { MAX_RESALE_SHARE } from '@pennant/rules/packs/pack-cost';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { aDatabase } from '../testing/a-database.ts';
import { growSeries } from './grow-series.ts';
import { NOW } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';

let database: Database;
beforeAll(async () => {
  database = await aDatabase();
  for (const year of [2023, 2024]) await aSeason(database, { year });
});

interface SeriesRow {
  readonly cost: number;
  readonly is_active: boolean;
  readonly resale: number;
  readonly cards: number;
  readonly hash: string;
}

const seriesOf = async (seriesID: number): Promise<SeriesRow> => {
  const [row] = await database.sql<SeriesRow>(
    `select cost::integer, is_active, expected_resale as resale, encode(odds_hash, 'hex') as hash,
       (select sum((tier->>'cards')::integer)::integer from jsonb_array_elements(tiers) tier) as cards
     from series left join series_odds using (series_id) where series_id = $1`,
    [seriesID],
  );
  return row!;
};

let lastID = 3000;
/** Inserts a series of these cards of 2023. */
const aSeriesOf = async (
  condition: string,
  { cost = 1000, isActive = true }: { cost?: number; isActive?: boolean } = {},
): Promise<number> => {
  const seriesID = ++lastID;
  await database.sql(
    `insert into series (series_id, series_key, name, cost, min_rating, is_active)
     values ($1, $2, $2, $3, 0, $4)`,
    [seriesID, `theme-${seriesID}`, cost, isActive],
  );
  await database.sql(
    `insert into series_card select $1, card_id from card where year = 2023 and ${condition}`,
    [seriesID],
  );
  return seriesID;
};

/** Puts these cards of the new season into the series. */
const grow = (seriesIDs: readonly number[], condition: string) =>
  database.transaction((tx) =>
    growSeries(tx, { seriesIDs, now: NOW }, async () => {
      await tx.sql(
        `insert into series_card select unnest($1::integer[]), card_id
         from card where year = 2024 and ${condition}`,
        [seriesIDs],
      );
    }),
  );

test('a series on sale gets the new season’s cards into its odds and keeps its price', async () => {
  const seriesID = await aSeriesOf('true');
  await grow([seriesID], 'rating < 60');
  const grown = await seriesOf(seriesID);
  expect(grown).toMatchObject({ cost: 1000, is_active: true });
  expect(grown.cards).toBeGreaterThan(240);
});

test('its packs cost more where they would be worth more than they cost', async () => {
  const seriesID = await aSeriesOf('rating < 50', { cost: 60 });
  await grow([seriesID], 'rating > 50');
  const { cost, resale, is_active } = await seriesOf(seriesID);
  expect(is_active).toBe(true);
  expect(resale).toBeGreaterThan(MAX_RESALE_SHARE * 60);
  expect(resale).toBeLessThanOrEqual(MAX_RESALE_SHARE * cost);
});

test('one with too few cards for a pack goes on sale once it has enough', async () => {
  const seriesID = await aSeriesOf('card_id = 20230001', { cost: 0, isActive: false });
  await grow([seriesID], 'rating < 60');
  const { cost, resale, is_active } = await seriesOf(seriesID);
  expect(is_active).toBe(true);
  expect(resale).toBeLessThanOrEqual(MAX_RESALE_SHARE * cost);
});

test('one that an admin took off sale stays off sale, at its price', async () => {
  const seriesID = await aSeriesOf('rating < 50', { cost: 1, isActive: false });
  await grow([seriesID], 'rating > 50');
  expect(await seriesOf(seriesID)).toMatchObject({ cost: 1, is_active: false });
});

test('packs of before keep the odds at which they were sold', async () => {
  const seriesID = await aSeriesOf('true');
  await grow([seriesID], 'card_id = 20240001');
  const { hash: before } = await seriesOf(seriesID);
  await grow([seriesID], 'card_id = 20240002');
  expect((await seriesOf(seriesID)).hash).not.toBe(before);
  const [kept] = await database.sql(`select from odds_table where odds_hash = decode($1, 'hex')`, [
    before,
  ]);
  expect(kept).toBeDefined();
});

test('whatever grows, no series on sale is worth more than it costs', async () => {
  const ratings = fc.integer({ min: 25, max: 97 });
  await fc.assert(
    fc.asyncProperty(
      ratings,
      ratings,
      fc.integer({ min: 0, max: 6000 }),
      async (low, high, cost) => {
        const ids = [
          await aSeriesOf(`rating <= ${low}`, { cost }),
          await aSeriesOf(`rating <= ${high}`, { cost }),
        ];
        await grow(ids, `rating >= ${Math.max(low, high) - 5}`);
        for (const seriesID of ids) {
          const series = await seriesOf(seriesID);
          const most = series.is_active ? MAX_RESALE_SHARE * series.cost + 1e-9 : Infinity;
          expect(series.resale).toBeLessThanOrEqual(most);
          expect(series.cost).toBeGreaterThanOrEqual(cost);
        }
      },
    ),
    { numRuns: 25 },
  );
});
