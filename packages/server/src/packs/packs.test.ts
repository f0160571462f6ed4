import { TIERS } from '@pennant/rules/cards/tier';
import { hashOddsTable, type OddsTable } from '@pennant/rules/packs/odds-table';
import { resaleOfOdds } from '@pennant/rules/packs/series-odds';
import { verifyPacks } from '@pennant/rules/packs/verify-packs';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import type { Transaction } from '../platform/database/database.ts';
import { buyPacks } from './buy-packs.ts';
import { listSeries, listSeriesCards } from './list-series-and-cards.ts';
import { ensureOddsOfActiveSeries, ensureOdds } from './current-odds.ts';
import { openPacks } from './open-packs.ts';
import { aCollector, readLedgerAndHoldings, NOW } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { anApi } from './testing/an-api.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955, purchaseLimit: 30 });
await aSeason(database, { year: 1956, isActive: false });
await aSeason(database, { year: 1957, cost: 40 });
await aSeason(database, { year: 1958, numberOfCards: 300 });
const api = anApi(database);

/** A database in which no odds are stored yet. */
const withoutOdds = await aDatabase();
await aSeason(withoutOdds, { year: 1961 });

const everythingIsWrittenDown = async (userID: string) => {
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual(ledger);
};

const buy = (as: string, seriesID: number, amount: number, key?: string) =>
  api('POST', '/packInventory/buy', { as, body: { seriesID, amount }, ...(key ? { key } : {}) });
const open = (as: string, seriesID: number, amount?: number, key?: string) =>
  api('POST', '/packInventory/open', {
    as,
    body: amount === undefined ? { seriesID } : { seriesID, amount },
    ...(key ? { key } : {}),
  });
const giveBytes = (as: string, epochID: string, clientSeed: string) =>
  api('POST', '/fairness/packs/clientSeed', { as, body: { epochID, clientSeed } });

describe('the series on sale', () => {
  test('are listed for guests, newest season first, with their exact odds', async () => {
    const { status, body } = await api('GET', '/series');
    expect(status).toBe(200);
    expect(body.map((series: { seriesID: number }) => series.seriesID)).toEqual([1955, 1954]);
    const [, series] = body;
    expect(series).toMatchObject({
      seriesKey: '1954-base',
      name: '1954 Base',
      kind: 'base',
      cost: 130,
      minRating: 0,
      purchaseLimit: null,
      isActive: true,
      numberOfCards: 6,
    });
    expect(series.odds.tiers).toEqual(TIERS.map(({ tier }) => tier).toReversed());
    expect(series.odds.cards[0]).toBe(20);
    expect(series.odds.chances[0]).toBeCloseTo(0.003, 12);
    expect(resaleOfOdds(series.odds, series.numberOfCards)).toBeCloseTo(103.08, 6);
  });

  test('leave out what is not on sale, resells for more than its cost, or cannot fill a pack', async () => {
    const { body } = await api('GET', '/series');
    const ids = body.map((series: { seriesID: number }) => series.seriesID);
    expect(ids).not.toContain(1956);
    expect(ids).not.toContain(1957);
    expect(ids).not.toContain(1958);
  });

  test('are read without a write, by the odds that they are then drawn by', async () => {
    const reading = <T>(read: (tx: Transaction) => Promise<T>) =>
      withoutOdds.transaction(async (tx) => {
        await tx.sql('set transaction read only');
        return read(tx);
      });
    const [before] = await reading(listSeries);
    expect(before?.seriesID).toBe(1961);
    const cards = await reading((tx) => listSeriesCards(tx, { seriesID: 1961 }));
    expect(cards).toMatchObject({ totalCards: 240 });
    expect(await withoutOdds.sql('select from series_odds')).toHaveLength(0);

    const userID = await aCollector(withoutOdds, { money: 130 });
    const drawn = await withoutOdds.transaction(async (tx) => {
      await buyPacks(tx, { userID, seriesID: 1961, amount: 1, now: NOW });
      return openPacks(tx, { userID, seriesID: 1961, amount: 1, now: NOW });
    });
    expect(drawn).toMatchObject({
      draw: { oddsHash: expect.stringMatching(new RegExp(`^${before?.oddsMark}`)) },
    });
    expect(await reading(listSeries)).toEqual([before]);
  });

  test('have their odds kept with their cards', async () => {
    await aSeason(withoutOdds, { year: 1962 });
    await withoutOdds.transaction((tx) => ensureOdds(tx, [1962]));
    const kept = () => withoutOdds.sql('select series_id from series_odds order by series_id');
    expect(await kept()).toContainEqual({ series_id: 1962 });
    await aSeason(withoutOdds, { year: 1963 });
    await ensureOddsOfActiveSeries(withoutOdds);
    expect(await kept()).toContainEqual({ series_id: 1963 });
  });

  test('show their cards, best first, each with its chance', async () => {
    const { status, body } = await api('GET', '/series/1954/cards');
    expect(status).toBe(200);
    expect(body.totalCards).toBe(240);
    expect(body.cards[0]).toMatchObject({ rating: 97, name: 'Se%C3%B1or%20C%200' });
    expect(body.cards[0].chance).toBeCloseTo(0.003 / 20, 12);
    const all = body.cards.reduce((sum: number, { chance }: { chance: number }) => sum + chance, 0);
    expect(all).toBeCloseTo(1, 9);
  });

  test('show the table that their packs are drawn by, in the form that is hashed', async () => {
    const { status, body } = await api('GET', '/series/1954/odds');
    expect(status).toBe(200);
    expect(hashOddsTable(body.table)).toBe(body.oddsHash);
    const { cards, oddsHash } = (await api('GET', '/series/1954/cards')).body;
    expect(body.oddsHash).toBe(oddsHash);
    const table = JSON.parse(body.table) as OddsTable;
    expect(new Set(table.tiers.flatMap(({ cardIDs }) => cardIDs))).toEqual(
      new Set(cards.map(({ cardID }: { cardID: number }) => cardID)),
    );
    expect((await api('GET', '/series/42/odds')).status).toBe(404);
  });

  test('are not there under an unknown id', async () => {
    expect(await api('GET', '/series/42/cards')).toMatchObject({
      status: 404,
      body: { code: 'series_not_found' },
    });
    expect((await api('GET', '/series/none/cards')).status).toBe(400);
  });
});

describe('buying packs', () => {
  test('takes their cost from the wallet and adds them to the packs', async () => {
    const userID = await aCollector(database, { money: 2000 });
    expect(await buy(userID, 1954, 10)).toEqual({
      status: 200,
      body: { seriesID: 1954, amount: 10, cost: 1300, balance: 700 },
    });
    expect((await buy(userID, 1954, 1)).body).toMatchObject({ amount: 11, balance: 570 });
    expect((await api('GET', '/packInventory/user', { as: userID })).body).toEqual([
      {
        seriesID: 1954,
        amount: 11,
        bought: 11,
        Series: { seriesKey: '1954-base', name: '1954 Base', year: 1954, numberOfCards: 6 },
      },
    ]);
    await everythingIsWrittenDown(userID);
  });

  test('is refused for a wallet that holds too little, and changes nothing', async () => {
    const userID = await aCollector(database, { money: 129 });
    expect(await buy(userID, 1954, 1)).toMatchObject({
      status: 422,
      body: { code: 'wallet_too_small' },
    });
    const { holdings } = await readLedgerAndHoldings(database, userID);
    expect(holdings).toEqual([{ asset: 'money', item: 0, amount: 129 }]);
    await everythingIsWrittenDown(userID);
  });

  test.each([0, -1, 2, 1000, 1.5, '10', null])('is refused for %j packs', async (amount) => {
    const userID = await aCollector(database, { money: 2000 });
    expect(await buy(userID, 1954, amount as number)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });

  test.each([
    [42, 404, 'series_not_found'],
    [1956, 409, 'series_not_on_sale'],
    [1957, 409, 'series_not_on_sale'],
    [1958, 409, 'series_not_on_sale'],
  ])('of series %i is refused: %i %s', async (seriesID, status, code) => {
    const userID = await aCollector(database, { money: 100_000 });
    expect(await buy(userID, seriesID, 1)).toMatchObject({ status, body: { code } });
    expect((await readLedgerAndHoldings(database, userID)).holdings).toHaveLength(1);
  });

  test('stops at the limit of the series, for good', async () => {
    const userID = await aCollector(database, { money: 100_000 });
    expect((await buy(userID, 1955, 25)).status).toBe(200);
    await open(userID, 1955, 25);
    expect(await buy(userID, 1955, 10)).toMatchObject({
      status: 422,
      body: {
        code: 'purchase_limit_reached',
        error: 'This series is limited: you may buy 5 more of its packs.',
        details: { limit: 30, left: 5 },
      },
    });
    expect((await api('GET', '/packInventory/user', { as: userID })).body).toMatchObject([
      { seriesID: 1955, amount: 0, bought: 25 },
    ]);
    expect((await buy(userID, 1955, 1)).body.amount).toBe(1);
    await everythingIsWrittenDown(userID);
  });

  test('at another price or by other odds than were shown is refused', async () => {
    const userID = await aCollector(database, { money: 2000 });
    const { body: list } = await api('GET', '/series');
    const { cost, oddsMark } = list.find((row: { seriesID: number }) => row.seriesID === 1954);
    const { oddsHash } = (await api('GET', '/series/1954/cards')).body;
    const buyAsShown = (shown: object) =>
      api('POST', '/packInventory/buy', {
        as: userID,
        body: { seriesID: 1954, amount: 1, ...shown },
      });
    for (const shown of [oddsMark, oddsHash]) {
      expect((await buyAsShown({ cost, oddsHash: shown })).status).toBe(200);
    }
    for (const shown of [
      { cost: cost - 1 },
      { oddsHash: 'ab'.repeat(4) },
      { oddsHash: 'ab'.repeat(32) },
      { oddsHash: oddsMark + 'ab'.repeat(28) },
    ]) {
      expect(await buyAsShown(shown)).toMatchObject({
        status: 409,
        body: { code: 'series_changed' },
      });
    }
    await everythingIsWrittenDown(userID);
  });

  test('many at once keeps to the limit and to the wallet', async () => {
    const limited = await aCollector(database, { money: 100_000 });
    const responses = await Promise.all(Array.from({ length: 5 }, () => buy(limited, 1955, 10)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    await everythingIsWrittenDown(limited);

    const poor = await aCollector(database, { money: 130 * 3 });
    const tries = await Promise.all(Array.from({ length: 6 }, () => buy(poor, 1954, 1)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
    await everythingIsWrittenDown(poor);
  });

  test('again with the same key buys once and answers the same', async () => {
    const userID = await aCollector(database, { money: 2000 });
    const responses = await Promise.all([1, 2, 3].map(() => buy(userID, 1954, 10, 'one-order')));
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect((await api('GET', '/packInventory/user', { as: userID })).body[0].amount).toBe(10);
    expect(await buy(userID, 1954, 1, 'one-order')).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
    await everythingIsWrittenDown(userID);
  });

  test('needs a user', async () => {
    expect(
      await api('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 1 } }),
    ).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});

describe('opening packs', () => {
  test('answers the cards of each pack, none twice in one, and puts them into the collection', async () => {
    const userID = await aCollector(database, { money: 20_000 });
    await buy(userID, 1954, 25);
    const { status, body } = await open(userID, 1954, 20);
    expect(status).toBe(200);
    expect(body.amount).toBe(5);
    expect(body.cards).toHaveLength(120);
    for (let pack = 0; pack < 20; pack += 1) {
      const ids = body.cards
        .filter((card: { pack: number }) => card.pack === pack)
        .map((card: { cardID: number }) => card.cardID);
      expect(new Set(ids).size).toBe(6);
    }
    const fresh = body.cards.filter((card: { isNew: boolean }) => card.isNew);
    const different = new Set(body.cards.map((card: { cardID: number }) => card.cardID));
    expect(fresh).toHaveLength(different.size);
    const collection = await api('GET', '/card/user', { as: userID });
    expect(collection.body.totalCards).toBe(different.size);
    await everythingIsWrittenDown(userID);
  });

  test('opens one where no amount is given; the last one leaves none', async () => {
    const userID = await aCollector(database, { money: 130 });
    await buy(userID, 1954, 1);
    const { body } = await open(userID, 1954);
    expect(body).toMatchObject({ amount: 0, draw: { firstPack: 1, lastPack: 1 } });
    expect(body.cards).toHaveLength(6);
    expect((await api('GET', '/packInventory/user', { as: userID })).body).toEqual([]);
    expect(await open(userID, 1954)).toMatchObject({
      status: 409,
      body: { code: 'no_packs_left', error: 'You have no packs of this series left.' },
    });
  });

  test('refuses more packs than there are, amounts out of bounds, and series unknown', async () => {
    const userID = await aCollector(database, { money: 2000 });
    await buy(userID, 1954, 10);
    expect(await open(userID, 1954, 11)).toMatchObject({
      status: 409,
      body: { code: 'no_packs_left', details: { left: 10 } },
    });
    for (const amount of [0, 101, -1, 1.5])
      expect((await open(userID, 1954, amount)).status).toBe(400);
    expect(await open(userID, 42)).toMatchObject({
      status: 404,
      body: { code: 'series_not_found' },
    });
    expect((await api('GET', '/packInventory/user', { as: userID })).body[0].amount).toBe(10);
    await everythingIsWrittenDown(userID);
  });

  test("leaves another user's packs alone", async () => {
    const [owner, other] = [await aCollector(database, { money: 130 }), await aCollector(database)];
    await buy(owner, 1954, 1);
    expect((await open(other, 1954)).body.code).toBe('no_packs_left');
    expect((await open(owner, 1954)).status).toBe(200);
  });

  test('twice at once opens the last pack once', async () => {
    const userID = await aCollector(database, { money: 130 });
    await buy(userID, 1954, 1);
    const responses = await Promise.all([
      open(userID, 1954),
      open(userID, 1954),
      open(userID, 1954),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    await everythingIsWrittenDown(userID);
  });

  test('of several series at once draws every pack under a number of its own', async () => {
    const userID = await aCollector(database, { money: 100_000 });
    await Promise.all([buy(userID, 1954, 10), buy(userID, 1955, 10)]);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => open(userID, index % 2 === 0 ? 1954 : 1955)),
    );
    const numbers = responses.map(({ body }) => body.draw.firstPack);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    await everythingIsWrittenDown(userID);
  });

  test('again with the same key answers the same cards and opens nothing more', async () => {
    const userID = await aCollector(database, { money: 1300 });
    await buy(userID, 1954, 10);
    const first = await open(userID, 1954, 4, 'four-packs');
    expect(await open(userID, 1954, 4, 'four-packs')).toEqual(first);
    expect((await api('GET', '/packInventory/user', { as: userID })).body[0].amount).toBe(6);
    await everythingIsWrittenDown(userID);
  });

  test('a hundred in one request works', async () => {
    const userID = await aCollector(database, { money: 13_000 });
    await buy(userID, 1954, 100);
    const { body } = await open(userID, 1954, 100);
    expect(body.cards).toHaveLength(600);
    expect(body.draw).toMatchObject({ firstPack: 1, lastPack: 100 });
    await everythingIsWrittenDown(userID);
  });

  test('waits for a series whose cards are still being made', async () => {
    const userID = await aCollector(database);
    await database.sql(
      'insert into pack_inventory (user_id, series_id, amount) values ($1, 1956, 1)',
      [userID],
    );
    expect(await open(userID, 1956)).toMatchObject({
      status: 409,
      body: { code: 'series_not_ready' },
    });
  });
});

describe('packs can be verified', () => {
  test('once their epoch is closed, from what the server shows and the published rules alone', async () => {
    const userID = await aCollector(database, { money: 10_000 });
    const before = (await api('GET', '/fairness/packs', { as: userID })).body;
    expect(before).toMatchObject({ packs: 0, seed: null, clientSeed: null });
    await giveBytes(userID, before.epochID, 'ab'.repeat(16));
    await buy(userID, 1954, 25);
    await buy(userID, 1955, 10);
    await open(userID, 1954, 25);
    const opened = (await open(userID, 1955, 5)).body;
    expect(opened.draw).toMatchObject({
      epochID: before.epochID,
      commitment: before.commitment,
      clientSeed: 'ab'.repeat(16),
      clientSeedOrigin: 'browser',
      firstPack: 26,
      lastPack: 30,
    });

    const path = `/fairness/packs/${before.epochID}`;
    expect((await api('GET', path, { as: userID })).body.seed).toBeNull();
    const { closed, next } = (
      await api('POST', '/fairness/packs/close', {
        as: userID,
        body: { epochID: before.epochID },
      })
    ).body;
    expect(closed).toMatchObject({ epochID: before.epochID, packs: 30 });
    expect(next).toMatchObject({ packs: 0, seed: null });

    const shown = (await api('GET', path, { as: userID })).body;
    expect(shown.commitment).toBe(before.commitment);
    expect(verifyPacks(shown)).toEqual({ ok: true, packs: 30 });

    await open(userID, 1955, 1);
    expect((await api('GET', '/fairness/packs', { as: userID })).body).toMatchObject({
      epochID: next.epochID,
      packs: 1,
    });
  });

  test('page by page, the newest first', async () => {
    const userID = await aCollector(database);
    const closed: string[] = [];
    for (let epochs = 0; epochs < 5; epochs += 1) {
      const { body } = await api('POST', '/fairness/packs/close', { as: userID, body: {} });
      closed.unshift(body.closed.epochID);
    }
    const page = async (query: string) =>
      (await api('GET', `/fairness/packs/closed?${query}`, { as: userID })).body as {
        epochID: string;
        number: number;
        seed: string;
      }[];
    const first = await page('limit=3');
    expect(first.map(({ number }) => number)).toEqual([5, 4, 3]);
    expect(first.every(({ seed }) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
    const rest = await page(`limit=3&after=${first[2]?.epochID}`);
    expect([...first, ...rest].map(({ epochID }) => epochID)).toEqual(closed);
    expect(await page(`after=${userID}`)).toEqual([]);
    expect((await api('GET', '/fairness/packs/closed?limit=201', { as: userID })).status).toBe(400);
  });

  test("by their owner only: another's epoch is not there", async () => {
    const [owner, other] = [await aCollector(database), await aCollector(database)];
    const { epochID } = (await api('GET', '/fairness/packs', { as: owner })).body;
    expect(await api('GET', `/fairness/packs/${epochID}`, { as: other })).toMatchObject({
      status: 404,
      body: { code: 'epoch_not_found' },
    });
  });

  test('the server commits first, and only then takes the bytes of a browser', async () => {
    const userID = await aCollector(database);
    const first = (await api('GET', '/fairness/packs', { as: userID })).body;
    expect(first).toMatchObject({ clientSeed: null, clientSeedOrigin: null });
    const given = await giveBytes(userID, first.epochID, '01'.repeat(16));
    expect(given.body).toEqual({
      ...first,
      clientSeed: '01'.repeat(16),
      clientSeedOrigin: 'browser',
    });
    // The same again changes nothing; others are refused, whoever sends them.
    expect((await giveBytes(userID, first.epochID, '01'.repeat(16))).body).toEqual(given.body);
    expect(await giveBytes(userID, first.epochID, '02'.repeat(16))).toMatchObject({
      status: 409,
      body: { code: 'client_seed_given' },
    });
    const { next } = (
      await api('POST', '/fairness/packs/close', {
        as: userID,
        body: { clientSeed: '03'.repeat(16) },
      })
    ).body;
    expect(next).toMatchObject({ clientSeed: null, clientSeedOrigin: null });
    expect(await giveBytes(userID, first.epochID, '04'.repeat(16))).toMatchObject({
      status: 409,
      body: { code: 'epoch_closed' },
    });
  });

  test("two tabs that give bytes at once: one browser's count", async () => {
    const userID = await aCollector(database);
    const { epochID } = (await api('GET', '/fairness/packs', { as: userID })).body;
    const seeds = ['0a', '0b', '0c', '0d'].map((byte) => byte.repeat(16));
    const given = await Promise.all(seeds.map((seed) => giveBytes(userID, epochID, seed)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    const { clientSeed } = (await api('GET', '/fairness/packs', { as: userID })).body;
    expect(given.find(({ status }) => status === 200)?.body.clientSeed).toBe(clientSeed);
  });

  test('packs opened before a browser gave bytes say that the server chose them', async () => {
    const userID = await aCollector(database, { money: 10_000 });
    await buy(userID, 1954, 10);
    const { draw } = (await open(userID, 1954, 2)).body;
    expect(draw.clientSeedOrigin).toBe('server');
    const shown = (await api('GET', `/fairness/packs/${draw.epochID}`, { as: userID })).body;
    expect(shown).toMatchObject({ clientSeed: draw.clientSeed, clientSeedOrigin: 'server' });
    expect(await giveBytes(userID, draw.epochID, '02'.repeat(16))).toMatchObject({ status: 409 });
    const again = (await open(userID, 1954, 1)).body;
    expect(again.draw).toMatchObject({ clientSeed: draw.clientSeed, firstPack: 3 });
  });

  test('a closed epoch stays closed: a repeat opens no other', async () => {
    const userID = await aCollector(database);
    const { epochID } = (await api('GET', '/fairness/packs', { as: userID })).body;
    const close = async () =>
      (await api('POST', '/fairness/packs/close', { as: userID, body: { epochID } })).body;
    expect(await close()).toEqual(await close());
    const closeOther = (epoch: string, as = userID) =>
      api('POST', '/fairness/packs/close', { as, body: { epochID: epoch } });
    expect(await closeOther('01900000-0000-7000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'epoch_not_found' },
    });
    // Another user's is none of theirs, though it is there.
    expect((await closeOther(epochID, await aCollector(database))).status).toBe(404);
    expect((await giveBytes(userID, userID, '05'.repeat(16))).body.code).toBe('epoch_not_found');
  });

  test('epochs of the old order can still be verified, and say that they prove less', async () => {
    const userID = await aCollector(database, { money: 10_000 });
    await buy(userID, 1954, 10);
    const { draw } = (await open(userID, 1954, 3)).body;
    // As a program of the old order has written it.
    await database.sql(
      `update pack_epoch set client_seed_origin = 'before_commitment' where user_id = $1`,
      [userID],
    );
    await api('POST', '/fairness/packs/close', { as: userID, body: {} });
    const shown = (await api('GET', `/fairness/packs/${draw.epochID}`, { as: userID })).body;
    expect(shown.clientSeedOrigin).toBe('before_commitment');
    expect(verifyPacks(shown)).toEqual({ ok: true, packs: 3 });
  });

  test('one epoch is open at a time, however often it is asked for', async () => {
    const userID = await aCollector(database);
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => api('GET', '/fairness/packs', { as: userID })),
    );
    expect(new Set(responses.map(({ body }) => body.epochID)).size).toBe(1);
  });
});
