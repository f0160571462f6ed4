import { describe, expect, test } from 'vitest';
import { NOW, aCollector, readLedgerAndHoldings } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApi } from '../packs/testing/an-api.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { aDatabase } from '../testing/a-database.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { cardMoves, receiveCards } from './receive-cards.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await database.sql(`
  insert into series (series_id, series_key, name, cost, min_rating, is_active)
  values (3001, 'great-arms', 'Great Arms', 440, 66, true)`);
await database.sql('insert into series_card values (3001, 19540001)');
const api = anApi(database);

/** Creates a collector with a number of copies by card id: `{19540001: 3}`. */
async function aCollectorOf(copies: Record<number, number>, { unsellable = false } = {}) {
  const userID = await aCollector(database);
  const cardIDs = Object.entries(copies).flatMap(([cardID, amount]) =>
    Array<number>(amount).fill(Number(cardID)),
  );
  await give(userID, cardIDs, unsellable);
  return userID;
}

const give = (userID: string, cardIDs: readonly number[], unsellable = false) =>
  database.transaction(async (tx) => {
    const received = await receiveCards(tx, { userID, cardIDs, unsellable, now: NOW });
    await postJournalEntry(tx, {
      userID,
      reason: 'Gift',
      cause: { kind: 'test' },
      now: NOW,
      moves: cardMoves(received),
    });
  });

const sell = (as: string, key?: string, body?: object) =>
  api('POST', '/cardInventory/sell/duplicate', {
    as,
    ...(key ? { key } : {}),
    ...(body ? { body } : {}),
  });

const everythingIsWrittenDown = async (userID: string) => {
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual(ledger);
};

// Ratings of the first players of a position: 97, 88, 79, 70, 61, 52.
const [URANIUM, TITANIUM, GOLD, SILVER, BRONZE, IRON] = [
  19_540_001, 19_540_002, 19_540_003, 19_540_004, 19_540_005, 19_540_006,
] as const;
const PITCHER = 19_545_001;

describe('a card', () => {
  test('is shown to guests with its dice, its season and its variants', async () => {
    const { status, body } = await api('GET', `/card/${URANIUM}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cardID: URANIUM,
      seriesID: 1954,
      name: 'Se%C3%B1or%20C%200',
      type: 'Batter',
      positions: 'C',
      teamNameID: 'BOX,CAR',
      d7: 'X',
      d2: 'OO',
      xd12: 'H1',
      pd7: null,
      speed: 50,
      stamina: null,
      Pitchings: [],
      CardInventory: null,
    });
    expect(body.Battings).toMatchObject([{ year: 1954, AB: 400, '2B': 20, CS: null }]);
    expect(body.variants).toEqual([
      { seriesID: 1954, seriesKey: '1954-base', name: '1954 Base' },
      { seriesID: 3001, seriesKey: 'great-arms', name: 'Great Arms' },
    ]);
  });

  test('of a pitcher has a pitcher’s dice and season', async () => {
    const { body } = await api('GET', `/card/${PITCHER}`);
    expect(body).toMatchObject({ type: 'Pitcher', pd7: 'h9l', pd2: null, d7: null, Battings: [] });
    expect(body.Pitchings).toMatchObject([{ year: 1954, IPouts: 600, BFP: 830 }]);
  });

  test('tells a user what they have of it', async () => {
    const userID = await aCollectorOf({ [URANIUM]: 2 });
    const owned = (await api('GET', `/card/${URANIUM}`, { as: userID })).body.CardInventory;
    expect(owned).toMatchObject({ amount: 2, displayKey: '1954-base', exp: 0, ab: 0, ipOuts: 0 });
    const inventory = await api('POST', '/cardInventory', {
      as: userID,
      body: { cardID: URANIUM },
    });
    expect(inventory).toEqual({ status: 200, body: owned });
    expect((await api('GET', `/card/${GOLD}`, { as: userID })).body.CardInventory).toMatchObject({
      inventoryID: null,
      amount: 0,
    });
  });

  test('that there is not is not found', async () => {
    const userID = await aCollector(database);
    const missing = { status: 404, body: { code: 'card_not_found', error: 'No card found.' } };
    expect(await api('GET', '/card/1')).toMatchObject(missing);
    expect(await api('POST', '/cardInventory', { as: userID, body: { cardID: 1 } })).toMatchObject(
      missing,
    );
    expect((await api('GET', '/card/Ruth')).status).toBe(400);
    expect((await api('GET', '/card/99999999999')).status).toBe(400);
  });
});

describe('the collection', () => {
  test('lists the best first, without dice, and counts different cards', async () => {
    const userID = await aCollectorOf({ [IRON]: 1, [URANIUM]: 1, [GOLD]: 4 });
    const { body } = await api('GET', '/card/user', { as: userID });
    expect(body.totalCards).toBe(3);
    expect(
      body.cards.map(({ cardID, amount }: { cardID: number; amount: number }) => [cardID, amount]),
    ).toEqual([
      [URANIUM, 1],
      [GOLD, 4],
      [IRON, 1],
    ]);
    expect(body.cards[0]).not.toHaveProperty('d7');
    expect(body.cards[0]).not.toHaveProperty('Battings');
  });

  test('can be asked for its best cards only', async () => {
    const userID = await aCollectorOf({ [IRON]: 1, [URANIUM]: 1, [GOLD]: 1 });
    const { body } = await api('GET', '/card/user?limit=2', { as: userID });
    expect(body.cards.map(({ cardID }: { cardID: number }) => cardID)).toEqual([URANIUM, GOLD]);
    expect(body.totalCards).toBe(3);
    expect((await api('GET', '/card/user?limit=0', { as: userID })).status).toBe(400);
  });

  test('is empty for who has nothing, and private', async () => {
    const userID = await aCollector(database);
    expect((await api('GET', '/card/user', { as: userID })).body).toEqual({
      cards: [],
      totalCards: 0,
    });
    expect((await api('GET', '/card/user')).status).toBe(401);
  });
});

describe('selling duplicates', () => {
  test('sells every copy but one at the price of its rating', async () => {
    const userID = await aCollectorOf({
      [URANIUM]: 2,
      [TITANIUM]: 2,
      [GOLD]: 3,
      [SILVER]: 2,
      [BRONZE]: 4,
      [IRON]: 1,
    });
    const listed = (await api('GET', '/cardInventory/user/duplicate', { as: userID })).body;
    expect(listed).toMatchObject({ totalCards: 5, totalPrice: 800 + 200 + 200 + 10 + 3 });
    expect(listed.cards[2]).toMatchObject({ cardID: GOLD, amount: 3, sellable: 2, price: 100 });

    expect(await sell(userID)).toEqual({
      status: 200,
      body: { sold: 8, amount: 1213, balance: 1213 },
    });
    const { cards, totalCards } = (await api('GET', '/card/user', { as: userID })).body;
    expect(totalCards).toBe(6);
    expect(cards.every(({ amount }: { amount: number }) => amount === 1)).toBe(true);
    await everythingIsWrittenDown(userID);
  });

  test('keeps what may not be sold, and what came with it goes', async () => {
    const userID = await aCollectorOf({ [IRON]: 1, [SILVER]: 1 }, { unsellable: true });
    expect((await sell(userID)).body).toMatchObject({ sold: 0, amount: 0 });
    await give(userID, [SILVER, SILVER]);
    expect((await sell(userID)).body).toMatchObject({ sold: 2, amount: 20 });
    await give(userID, [SILVER], true);
    expect((await api('GET', '/cardInventory/user/duplicate', { as: userID })).body).toMatchObject({
      totalCards: 1,
      totalPrice: 0,
    });
    expect((await sell(userID)).body).toMatchObject({ sold: 0 });
    await everythingIsWrittenDown(userID);
  });

  test('with none to sell changes nothing', async () => {
    const userID = await aCollectorOf({ [GOLD]: 1 });
    expect((await sell(userID)).body).toEqual({ sold: 0, amount: 0, balance: 0 });
    const journals = await database.sql('select from journal where user_id = $1', [userID]);
    expect(journals).toHaveLength(1);
  });

  test('many times at once sells nothing twice', async () => {
    const userID = await aCollectorOf({ [GOLD]: 5, [URANIUM]: 3 });
    const responses = await Promise.all(Array.from({ length: 6 }, () => sell(userID)));
    expect(responses.map(({ body }) => body.amount).toSorted((a, b) => b - a)).toEqual([
      2000, 0, 0, 0, 0, 0,
    ]);
    await everythingIsWrittenDown(userID);
  });

  test('while cards come in loses none', async () => {
    const userID = await aCollectorOf({ [GOLD]: 2, [SILVER]: 2 });
    await Promise.all([
      ...Array.from({ length: 8 }, (_, index) =>
        give(userID, index % 2 ? [GOLD, SILVER] : [SILVER, GOLD]),
      ),
      ...Array.from({ length: 8 }, () => sell(userID)),
    ]);
    await sell(userID);
    const { holdings } = await readLedgerAndHoldings(database, userID);
    expect(holdings).toEqual([
      { asset: 'card', item: GOLD, amount: 1 },
      { asset: 'card', item: SILVER, amount: 1 },
      { asset: 'money', item: 0, amount: 9 * 100 + 9 * 10 },
    ]);
    await everythingIsWrittenDown(userID);
  });

  test('again with the same key answers the same and sells nothing more', async () => {
    const userID = await aCollectorOf({ [GOLD]: 2 });
    const first = await sell(userID, 'clear-out');
    await give(userID, [GOLD]);
    expect(await sell(userID, 'clear-out')).toEqual(first);
    expect((await sell(userID)).body.sold).toBe(1);
    await everythingIsWrittenDown(userID);
  });

  test('leaves out the cards that are named, and keeps as many copies as asked', async () => {
    const userID = await aCollectorOf({ [GOLD]: 5, [SILVER]: 5, [BRONZE]: 2 });
    expect(
      (await sell(userID, undefined, { keep: 2, leaveOut: [SILVER], amount: 300 })).body,
    ).toMatchObject({ sold: 3, amount: 300 });
    expect((await sell(userID, undefined, {})).body).toMatchObject({ sold: 1 + 4 + 1 });
    await everythingIsWrittenDown(userID);
  });

  test('for another sum than was shown is refused and sells nothing', async () => {
    const userID = await aCollectorOf({ [GOLD]: 3 });
    const { totalPrice } = (await api('GET', '/cardInventory/user/duplicate', { as: userID })).body;
    await give(userID, [GOLD]);
    expect(await sell(userID, undefined, { amount: totalPrice })).toMatchObject({
      status: 409,
      body: { code: 'duplicates_changed', details: { amount: 300 } },
    });
    expect((await sell(userID, undefined, { amount: 300 })).body).toMatchObject({ sold: 3 });
    expect(await sell(userID, undefined, { amount: 300 })).toMatchObject({ status: 409 });
    await everythingIsWrittenDown(userID);
  });

  test.each([{ keep: 0 }, { keep: 100 }, { leaveOut: 'all' }, { leaveOut: [0] }, { amount: -1 }])(
    'of %j is malformed',
    async (body) => {
      const userID = await aCollectorOf({ [GOLD]: 3 });
      expect((await sell(userID, undefined, body)).status).toBe(400);
      await everythingIsWrittenDown(userID);
    },
  );

  test('of a whole shoebox works in one go', async () => {
    const cards = await database.sql<{ card_id: number }>('select card_id from card');
    const userID = await aCollectorOf(Object.fromEntries(cards.map(({ card_id }) => [card_id, 3])));
    expect((await sell(userID)).body.sold).toBe(2 * cards.length);
    await everythingIsWrittenDown(userID);
  });
});

describe('the variant that is drawn', () => {
  const choose = (as: string, inventoryID: unknown, displayKey: unknown) =>
    api('PUT', '/cardInventory', { as, body: { inventoryID, displayKey } });

  test('is chosen among the series that the card is in', async () => {
    const userID = await aCollectorOf({ [URANIUM]: 1 });
    const { inventoryID } = (
      await api('POST', '/cardInventory', { as: userID, body: { cardID: URANIUM } })
    ).body;
    expect(await choose(userID, inventoryID, 'great-arms')).toMatchObject({
      status: 200,
      body: { inventoryID, displayKey: 'great-arms', amount: 1 },
    });
    expect((await api('GET', '/card/user', { as: userID })).body.cards[0].displayKey).toBe(
      'great-arms',
    );
    expect((await choose(userID, inventoryID, '1954-base')).body.displayKey).toBe('1954-base');
  });

  test('cannot be one that the card does not have', async () => {
    const userID = await aCollectorOf({ [GOLD]: 1 });
    const { inventoryID } = (
      await api('POST', '/cardInventory', { as: userID, body: { cardID: GOLD } })
    ).body;
    for (const key of ['great-arms', '1955-base', 'nonsense']) {
      expect(await choose(userID, inventoryID, key)).toMatchObject({
        status: 422,
        body: { code: 'variant_unknown', details: { variants: ['1954-base'] } },
      });
    }
    expect((await choose(userID, inventoryID, '')).status).toBe(400);
    expect((await choose(userID, 7, '1954-base')).status).toBe(400);
  });

  test("of another's card is nobody else's to choose", async () => {
    const [owner, other] = [await aCollectorOf({ [GOLD]: 1 }), await aCollector(database)];
    const { inventoryID } = (
      await api('POST', '/cardInventory', { as: owner, body: { cardID: GOLD } })
    ).body;
    const missing = { status: 404, body: { code: 'inventory_not_found' } };
    expect(await choose(other, inventoryID, '1954-base')).toMatchObject(missing);
    expect(await choose(owner, newUuidV7(NOW), '1954-base')).toMatchObject(missing);
  });
});

test('the ledger refuses postings that do not sum to zero', async () => {
  const userID = await aCollector(database);
  const journalID = newUuidV7(NOW);
  const oneSided = database.transaction(async (tx) => {
    await tx.sql(`insert into journal values ($1, $2, 'Gift', '{}', $3)`, [userID, journalID, NOW]);
    await tx.sql(
      `insert into posting values ($1, $2, 1, 'card', 19540001, 'user', 1, null, null)`,
      [userID, journalID],
    );
  });
  await expect(oneSided).rejects.toThrow('do not sum to zero');
});
