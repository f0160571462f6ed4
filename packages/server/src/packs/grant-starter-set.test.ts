import type { CardPosition } from '@pennant/rules/cards/card';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { checkLineup, type LineupCard } from '@pennant/rules/teams/lineup';
import { describe, expect, test } from 'vitest';
import { starterSetServices } from '../starter-set-services.ts';
import { aDatabase } from '../testing/a-database.ts';
import { grantStarterSet } from './grant-starter-set.ts';
import { NOW, aCollector, readLedgerAndHoldings } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { anApi } from './testing/an-api.ts';

const database = await aDatabase();
const api = anApi(database);

const grant = (userID: string) =>
  database.transaction((tx) => grantStarterSet(tx, starterSetServices, { userID, now: NOW }));

await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955 });
// A season without relievers, which is skipped.
await aSeason(database, { year: 1956 });
await database.sql(`delete from series_card using card
    where card.card_id = series_card.card_id and year = 1956 and positions = 'RP'`);

test('no starter set is granted before a season is made', async () => {
  const emptyDatabase = await aDatabase();
  const userID = await aCollector(emptyDatabase);
  const result = await emptyDatabase.transaction((tx) =>
    grantStarterSet(tx, starterSetServices, { userID, now: NOW }),
  );
  expect(result).toEqual({ ok: false, code: 'series_not_ready' });
  expect((await readLedgerAndHoldings(emptyDatabase, userID)).holdings).toEqual([]);
});

describe('a starter set', () => {
  test('is 24 cards that make a lineup, none above silver, and the price of ten base packs', async () => {
    for (let time = 0; time < 10; time += 1) {
      const userID = await aCollector(database);
      expect(await grant(userID)).toEqual({ ok: true });
      const { cards, totalCards } = (await api('GET', '/card/user', { as: userID })).body;
      expect(totalCards).toBe(24);
      const pool = cards.map((card: { positions: string; rating: number }): LineupCard => ({
        ...(card as unknown as LineupCard),
        positions: card.positions.split(',') as CardPosition[],
      }));
      expect(pool.every(({ rating }: LineupCard) => rating <= 75)).toBe(true);
      const lineup = bestLineup(pool);
      const cardOf = (cardID: number) => pool.find((card: LineupCard) => card.cardID === cardID);
      expect(checkLineup(lineup, cardOf)).toMatchObject({ ok: true });
      const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
      expect(holdings).toEqual(ledger);
      expect(holdings).toContainEqual({ asset: 'money', item: 0, amount: 1300 });
    }
  });

  test('is granted once, however often it is asked for', async () => {
    const userID = await aCollector(database);
    const results = await Promise.all([grant(userID), grant(userID), grant(userID)]);
    expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const { holdings } = await readLedgerAndHoldings(database, userID);
    expect(holdings).toHaveLength(25);
    expect(holdings).toContainEqual({ asset: 'money', item: 0, amount: 1300 });
  });

  test('is never sold', async () => {
    const userID = await aCollector(database);
    await grant(userID);
    const { body } = await api('POST', '/cardInventory/sell/duplicate', { as: userID });
    expect(body).toEqual({ sold: 0, amount: 0, balance: 1300 });
    expect((await api('GET', '/card/user', { as: userID })).body.totalCards).toBe(24);
  });

  test('buys ten packs', async () => {
    const userID = await aCollector(database);
    await grant(userID);
    const { body } = await api('POST', '/packInventory/buy', {
      as: userID,
      body: { seriesID: 1954, amount: 10 },
    });
    expect(body).toMatchObject({ amount: 10, balance: 0 });
  });
});
