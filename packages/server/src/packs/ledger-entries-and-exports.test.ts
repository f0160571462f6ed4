import { salePrice } from '@pennant/rules/cards/sale-price';
import { listTierOdds } from '@pennant/rules/packs/series-odds';
import { TIERS } from '@pennant/rules/cards/tier';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { awardPacks } from './award-packs.ts';
import { exportPacks } from './export-packs.ts';
import { findSeriesIDByKey, findSeriesNames } from './find-series-names.ts';
import { receivePacks } from './receive-packs.ts';
import { summarizePacks } from './summarize-packs.ts';
import { surrenderPacks } from './surrender-packs.ts';
import { NOW, aCollector } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { anApi } from './testing/an-api.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955, purchaseLimit: 30 });
await aSeason(database, { year: 1956, isActive: false });
await aSeason(database, { year: 1958, numberOfCards: 300 });
const api = anApi(database);

const buy = (as: string, seriesID: number, amount: number) =>
  api('POST', '/packInventory/buy', { as, body: { seriesID, amount } });
const open = (as: string, seriesID: number, amount: number) =>
  api('POST', '/packInventory/open', { as, body: { seriesID, amount } });
const listPacks = async (as: string) => (await api('GET', '/packInventory/user', { as })).body;

/** Returns the journal of a user, the newest entry first. */
const readJournal = (userID: string) =>
  database.sql<{ reason: string; cause: Record<string, unknown> }>(
    'select reason, cause from journal where user_id = $1 order by journal_id desc',
    [userID],
  );

describe('the journal', () => {
  test('says how many packs of what were bought, and how many opened from which epoch', async () => {
    const userID = await aCollector(database, { money: 20_000 });
    await buy(userID, 1954, 1);
    await buy(userID, 1954, 10);
    const { draw } = (await open(userID, 1954, 1)).body;
    await open(userID, 1954, 3);
    const opened = { kind: 'packs_opened', seriesID: 1954, epochID: draw.epochID };
    expect((await readJournal(userID)).slice(0, 4)).toEqual([
      { reason: '3 packs of 1954 Base opened', cause: { ...opened, amount: 3 } },
      { reason: '1 pack of 1954 Base opened', cause: { ...opened, amount: 1 } },
      {
        reason: '10 packs of 1954 Base bought',
        cause: { kind: 'packs_bought', seriesID: 1954, amount: 10 },
      },
      {
        reason: '1 pack of 1954 Base bought',
        cause: { kind: 'packs_bought', seriesID: 1954, amount: 1 },
      },
    ]);
  });

  test('says what an admin’s packs are for', async () => {
    const userID = await aCollector(database);
    await database.transaction((tx) =>
      awardPacks(tx, { userID, seriesID: 1954, amount: 2, reason: 'For the parade', now: NOW }),
    );
    const [entry] = await readJournal(userID);
    expect(entry?.cause).toEqual({ kind: 'award' });
    expect(entry?.reason).toContain('For the parade');
  });
});

describe('packs that an admin awards', () => {
  const award = (userID: string, seriesID: number) =>
    database.transaction((tx) =>
      awardPacks(tx, { userID, seriesID, amount: 2, reason: 'Parade', now: NOW }),
    );

  test('come on top of those that the user has', async () => {
    const userID = await aCollector(database);
    expect(await award(userID, 1955)).toEqual({
      ok: true,
      before: 0,
      after: 2,
      series: '1955 Base',
    });
    expect(await award(userID, 1955)).toMatchObject({ before: 2, after: 4 });
    expect(await listPacks(userID)).toMatchObject([{ seriesID: 1955, amount: 4, bought: 0 }]);
  });

  test.each([
    [7, { code: 'series_not_found' }],
    [1956, { code: 'series_not_ready' }],
    [1958, { code: 'series_cannot_fill_a_pack', details: { cards: 240, numberOfCards: 300 } }],
  ])('of series %i are refused: they could not be opened', async (seriesID, refusal) => {
    const userID = await aCollector(database);
    expect(await award(userID, seriesID)).toMatchObject({ ok: false, ...refusal });
    expect(await readJournal(userID)).toEqual([]);
  });
});

describe('a user’s packs', () => {
  test('are listed with their series, the newest season first; a limited one stays when it is empty', async () => {
    const userID = await aCollector(database, { money: 20_000 });
    await buy(userID, 1954, 10);
    await buy(userID, 1955, 1);
    const of1954 = {
      seriesID: 1954,
      amount: 10,
      bought: 10,
      Series: { seriesKey: '1954-base', name: '1954 Base', year: 1954, numberOfCards: 6 },
    };
    const of1955 = {
      seriesID: 1955,
      amount: 1,
      bought: 1,
      Series: { seriesKey: '1955-base', name: '1955 Base', year: 1955, numberOfCards: 6 },
    };
    expect(await listPacks(userID)).toEqual([of1955, of1954]);
    await open(userID, 1955, 1);
    await open(userID, 1954, 10);
    expect(await listPacks(userID)).toEqual([{ ...of1955, amount: 0 }]);
  });

  test('are summed up: how many of all, the first series of them, and what was done before', async () => {
    const userID = await aCollector(database, { money: 20_000 });
    expect(await summarizePacks(database, { userID, limit: 2 })).toEqual({
      amount: 0,
      series: [],
      hasBought: false,
      hasOpened: false,
    });
    await database.transaction(async (tx) => {
      await receivePacks(tx, { userID, seriesID: 1954, amount: 2 });
      await receivePacks(tx, { userID, seriesID: 1955, amount: 5 });
    });
    const received = await summarizePacks(database, { userID, limit: 1 });
    expect(received).toEqual({
      amount: 7,
      series: [
        { seriesID: 1955, seriesKey: '1955-base', name: '1955 Base', year: 1955, amount: 5 },
      ],
      hasBought: false,
      hasOpened: false,
    });
    await open(userID, 1954, 1);
    expect(await summarizePacks(database, { userID, limit: 1 })).toMatchObject({
      amount: 6,
      hasBought: false,
      hasOpened: true,
    });
    await buy(userID, 1954, 1);
    expect(await summarizePacks(database, { userID, limit: 1 })).toMatchObject({
      hasBought: true,
    });
  });

  test('go back to the house with the account, series by series', async () => {
    const userID = await aCollector(database, { money: 20_000 });
    await buy(userID, 1955, 10);
    await buy(userID, 1954, 1);
    expect(await database.transaction((tx) => surrenderPacks(tx, userID))).toEqual([
      { asset: 'pack', seriesID: 1954, amount: -1 },
      { asset: 'pack', seriesID: 1955, amount: -10 },
    ]);
  });
});

describe('the account’s copy of its packs', () => {
  test('has what is unopened and what was drawn, the newest pack first, as many as asked', async () => {
    const userID = await aCollector(database, { money: 20_000 });
    await buy(userID, 1954, 10);
    const { cards, draw } = (await open(userID, 1954, 3)).body;
    const idsOf = (pack: number) =>
      cards
        .filter((card: { pack: number }) => card.pack === pack)
        .map(({ cardID }: { cardID: number }) => cardID);
    const copy = await exportPacks(database, { userID, limit: 2 });
    expect(copy).toEqual({
      starterSet: null,
      unopened: [{ seriesID: 1954, name: '1954 Base', amount: 7 }],
      opened: [3, 2].map((pack) => ({
        epochID: draw.epochID,
        pack,
        seriesID: 1954,
        cardIDs: idsOf(pack - 1),
      })),
      completed: [],
      swaps: [],
    });
  });

  test('has the starter set with where it comes from', async () => {
    const userID = await aCollector(database);
    await database.sql(
      `insert into starter_set (user_id, granted_at, year, team, is_chosen, kept_card_id, team_id,
         team_name)
       values ($1, $2, 1954, 'BOX', true, 19540009, gen_random_uuid(), 'Mudville Nine')`,
      [userID, NOW],
    );
    expect((await exportPacks(database, { userID, limit: 9 })).starterSet).toEqual({
      year: 1954,
      team: 'BOX',
      isChosen: true,
      keptCardID: 19_540_009,
      teamName: 'Mudville Nine',
      granted: NOW.toISOString(),
    });
  });
});

test('series are found by id and by key: by key only those on sale', async () => {
  const names = await findSeriesNames(database, [1954, 1956, 7]);
  expect([...names.keys()].toSorted((a, b) => a - b)).toEqual([1954, 1956]);
  expect(names.get(1954)).toEqual({
    seriesID: 1954,
    seriesKey: '1954-base',
    name: '1954 Base',
    year: 1954,
  });
  expect((await findSeriesNames(database, [])).size).toBe(0);
  expect(await findSeriesIDByKey(database, '1954-base')).toBe(1954);
  expect(await findSeriesIDByKey(database, '1956-base')).toBeNull();
  expect(await findSeriesIDByKey(database, 'none')).toBeNull();
});

test('a series on sale shows all that a buyer decides by', async () => {
  const { body } = await api('GET', '/series');
  const of1955 = body.find(({ seriesID }: { seriesID: number }) => seriesID === 1955);
  expect(of1955).toEqual({
    seriesID: 1955,
    seriesKey: '1955-base',
    name: '1955 Base',
    year: 1955,
    kind: 'base',
    cost: 130,
    minRating: 0,
    teamsIncluded: null,
    purchaseLimit: 30,
    isActive: true,
    numberOfCards: 6,
    odds: {
      tiers: TIERS.map(({ tier }) => tier).toReversed(),
      chances: expect.any(Array),
      cards: expect.any(Array),
    },
    oddsMark: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  const tiers = listTierOdds(of1955.odds);
  expect(tiers.reduce((sum, { cards }) => sum + cards, 0)).toBe(240);
  expect(tiers.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  for (const { cards, chance, chanceOfEach } of tiers)
    expect(chanceOfEach * cards).toBeCloseTo(chance, 9);
  expect(tiers.map(({ tier, salePrice: price }) => [tier, price])).toEqual(
    TIERS.map(({ tier, from }) => [tier, salePrice(from)]).toReversed(),
  );
});
