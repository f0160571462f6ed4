import { lowestCost } from '@pennant/rules/packs/pack-cost';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { checkCost, checkOfferable } from './check-offerable.ts';
import { NOW } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { withRenewedOdds } from './with-renewed-odds.ts';

describe('a series may be offered', () => {
  const series = { cost: 130, numberOfCards: 6 };
  const odds = { expectedResale: 50, canFillAPack: true, cards: 240 };

  test('where it fills a pack that costs more than it resells for', () => {
    expect(checkOfferable(series, odds)).toBeNull();
    expect(checkCost(series, odds)).toBeNull();
  });

  test('but not where its cards do not fill a pack', () => {
    expect(checkOfferable(series, { ...odds, canFillAPack: false, cards: 5 })).toEqual(
      refuse('series_cannot_fill_a_pack', { cards: 5, numberOfCards: 6 }),
    );
  });

  test('nor where a pack resells for more than its cost allows: the lowest cost is told', () => {
    const dear = { ...odds, expectedResale: 129 };
    const refusal = refuse('cost_below_resale', {
      cost: 130,
      expectedResale: 129,
      lowestCost: lowestCost(129),
    });
    expect(checkOfferable(series, dear)).toEqual(refusal);
    expect(checkCost(series, dear)).toEqual(refusal);
  });
});

describe('a change of cards renews the odds of their series', async () => {
  const database = await aDatabase();
  for (const year of [1954, 1955]) await aSeason(database, { year });
  await aSeason(database, { year: 1956, isActive: false });

  const hashes = async () => {
    const rows = await database.sql<{ series_id: number; hash: string }>(
      `select series_id, encode(odds_hash, 'hex') as hash from series_odds`,
    );
    return new Map(rows.map(({ series_id, hash }) => [series_id, hash]));
  };
  /** Sets the ratings of a season's cards within the change. */
  const rate = (year: number, rating: number, extra = {}) =>
    database.transaction((tx) =>
      withRenewedOdds(tx, { cardIDs: [year * 10_000 + 1], now: NOW, ...extra }, async () => {
        await setRatings(tx, year, rating);
        return { ok: true as const, year };
      }),
    );
  const setRatings = (tx: Transaction, year: number, rating: number) =>
    tx.sql('update card set rating = $2 where year = $1', [year, rating]);

  test('of theirs, and of those that they come into, and no others', async () => {
    const first = await rate(1954, 50);
    expect(first).toEqual({ ok: true, year: 1954 });
    const before = await hashes();
    expect([...before.keys()]).toEqual([1954]);
    await rate(1954, 60, { seriesIDs: [1955] });
    const after = await hashes();
    expect([...after.keys()].toSorted((a, b) => a - b)).toEqual([1954, 1955]);
    expect(after.get(1954)).not.toBe(before.get(1954));
  });

  test('or is refused as a whole where an active series could not be offered any more', async () => {
    const before = await hashes();
    expect(await rate(1954, 97)).toMatchObject({ ok: false, code: 'cost_below_resale' });
    expect(await hashes()).toEqual(before);
    const ratings = await database.sql('select distinct rating from card where year = 1954');
    expect(ratings).toEqual([{ rating: 60 }]);
    // A series that is not on sale may cost what it likes.
    expect(await rate(1956, 97)).toMatchObject({ ok: true });
  });

  test('and a change that is refused leaves them', async () => {
    const before = await hashes();
    const refused = await database.transaction((tx) =>
      withRenewedOdds(tx, { cardIDs: [19_540_001], now: NOW }, async () => {
        await setRatings(tx, 1954, 40);
        return refuse('card_not_found');
      }),
    );
    expect(refused).toEqual(refuse('card_not_found'));
    expect(await hashes()).toEqual(before);
  });
});
