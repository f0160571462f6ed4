import { describe, expect, test } from 'vitest';
import { NOW, aCollector, giveCards, readLedgerAndHoldings } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApi } from '../packs/testing/an-api.ts';
import { aDatabase } from '../testing/a-database.ts';
import { takeCopies } from './card-inventory-store.ts';
import { receiveCards } from './receive-cards.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
const api = anApi(database);

// Each sells for 100 and for 10.
const [GOLD, SILVER] = [19_540_003, 19_540_004] as const;

/** Creates a collector with three copies of a gold and of a silver card. */
async function aCollectorOfTwo() {
  const userID = await aCollector(database);
  const cardIDs = [GOLD, GOLD, GOLD, SILVER, SILVER, SILVER];
  await database.transaction((tx) => giveCards(tx, userID, cardIDs));
  return userID;
}

const lock = (as: string, cardID: number, isLocked = true) =>
  api('PUT', '/cardInventory/lock', { as, body: { cardID, isLocked } });
const sell = (as: string, body?: object) =>
  api('POST', '/cardInventory/sell/duplicate', { as, ...(body ? { body } : {}) });

const everythingIsWrittenDown = async (userID: string) => {
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual(ledger);
};

describe('a locked card', () => {
  test('is kept by Sell All with all its copies, until it is unlocked', async () => {
    const userID = await aCollectorOfTwo();
    expect(await lock(userID, GOLD)).toMatchObject({
      status: 200,
      body: { cardID: GOLD, amount: 3, isLocked: true, sellable: 0 },
    });
    expect((await sell(userID)).body).toMatchObject({ sold: 2, amount: 20 });
    expect((await lock(userID, GOLD, false)).body).toMatchObject({ isLocked: false, sellable: 2 });
    expect((await sell(userID)).body).toMatchObject({ sold: 2, amount: 200 });
    await everythingIsWrittenDown(userID);
  });

  test('is named by the preview of the sale, with nothing to sell of it', async () => {
    const userID = await aCollectorOfTwo();
    await lock(userID, GOLD);
    const { body } = await api('GET', '/cardInventory/user/duplicate', { as: userID });
    expect(body).toMatchObject({ totalCards: 2, totalPrice: 20 });
    expect(body.cards).toMatchObject([
      { cardID: GOLD, isLocked: true, sellable: 0 },
      { cardID: SILVER, isLocked: false, sellable: 2 },
    ]);
    expect((await api('GET', '/cardInventory/lock', { as: userID })).body).toEqual({
      cardIDs: [GOLD],
    });
  });

  test('refuses the sale that was shown before it was locked', async () => {
    const userID = await aCollectorOfTwo();
    await lock(userID, GOLD);
    expect(await sell(userID, { amount: 220 })).toMatchObject({
      status: 409,
      body: { code: 'duplicates_changed', details: { amount: 20 } },
    });
    await everythingIsWrittenDown(userID);
  });

  test('keeps the copies that come later, too', async () => {
    const userID = await aCollectorOfTwo();
    await lock(userID, SILVER);
    await database.transaction(async (tx) => {
      await receiveCards(tx, { userID, cardIDs: [SILVER, SILVER], now: NOW });
    });
    expect((await sell(userID)).body).toMatchObject({ sold: 2, amount: 200 });
  });

  test('is not taken by any call that forgets to ask', async () => {
    const userID = await aCollectorOfTwo();
    await lock(userID, GOLD);
    const taking = database.transaction((tx) =>
      takeCopies(tx, userID, [
        { cardID: SILVER, copies: 1 },
        { cardID: GOLD, copies: 1 },
      ]),
    );
    await expect(taking).rejects.toThrow('a locked card was about to be taken');
    await everythingIsWrittenDown(userID);
  });

  test('stays whole where it is locked while a sale is under way', async () => {
    for (let round = 0; round < 12; round += 1) {
      const userID = await aCollectorOfTwo();
      const [locked, sold] = await Promise.all([lock(userID, GOLD), sell(userID)]);
      // Either the lock came first and kept all three, or the sale did and left one.
      const left = sold.body.sold === 2 ? 3 : 1;
      expect(locked.body).toMatchObject({ isLocked: true, amount: left });
      expect((await sell(userID)).body).toMatchObject({ sold: 0, amount: 0 });
      await everythingIsWrittenDown(userID);
    }
  });

  test('is the user’s own: nobody locks what they do not have', async () => {
    const [owner, other] = [await aCollectorOfTwo(), await aCollector(database)];
    const missing = { status: 404, body: { code: 'inventory_not_found' } };
    expect(await lock(other, GOLD)).toMatchObject(missing);
    expect(await lock(owner, 1)).toMatchObject(missing);
    expect((await api('GET', '/cardInventory/lock', { as: owner })).body).toEqual({ cardIDs: [] });
  });
});
