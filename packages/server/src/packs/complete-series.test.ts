import type { OwnedOfSeries } from '@pennant/contract/collection';
import { tierOf } from '@pennant/rules/cards/tier';
import { isPackEligible } from '@pennant/rules/packs/pack-eligibility';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { grantCompletionPacks } from './complete-series.ts';
import { countOwnedOfSeries } from './completed-series-store.ts';
import { NOW, aCollector, giveCards, readLedgerAndHoldings } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { anApi } from './testing/an-api.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955 });
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at)
   values ('invented', '', 1954, 1955, now())`,
);
const api = anApi(database);

const cardsOf = async (year: number) =>
  (
    await database.sql<{ card_id: number }>(
      'select card_id from card where year = $1 order by card_id',
      [year],
    )
  ).map(({ card_id }) => card_id);
const [SEASON_1954, SEASON_1955] = [await cardsOf(1954), await cardsOf(1955)];
const [FIRST = 0, SECOND = 0] = SEASON_1954;

/** Gives a user cards by the ledger, as an opening does, and grants what they complete. */
const receive = (userID: string, cardIDs: readonly number[]) =>
  database.transaction(async (tx) => {
    await lockBalance(tx, userID);
    const received = await giveCards(tx, userID, cardIDs);
    return grantCompletionPacks(tx, { userID, received, now: NOW });
  });

/** Gives a user cards without granting what they complete, as before there were such packs. */
const receiveAsBefore = (userID: string, cardIDs: readonly number[]) =>
  database.transaction((tx) => giveCards(tx, userID, cardIDs));

const packsOf = async (userID: string) =>
  (await readLedgerAndHoldings(database, userID)).holdings.filter(({ asset }) => asset === 'pack');
const everythingIsWrittenDown = async (userID: string) => {
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual(ledger);
};
const collect = (as: string, seriesID = 1954, key?: string) =>
  api('POST', '/packInventory/completed', { as, body: { seriesID }, ...(key ? { key } : {}) });

const COMPLETION = {
  seriesID: 1954,
  seriesKey: '1954-base',
  name: '1954 Base',
  year: 1954,
  cards: 240,
  completed: NOW.toISOString(),
};
const ONE_PACK = [{ asset: 'pack', item: 1954, amount: 1 }];

describe('the last missing card of a base series', () => {
  test('brings one pack of it, in the ledger', async () => {
    const userID = await aCollector(database);
    expect(await receive(userID, SEASON_1954.slice(1))).toEqual([]);
    expect(await packsOf(userID)).toEqual([]);
    expect(await receive(userID, [SECOND, FIRST])).toEqual([COMPLETION]);
    expect(await packsOf(userID)).toEqual(ONE_PACK);
    const journals = await database.sql<{ cause: unknown }>(
      `select reason, cause from journal where user_id = $1 and cause ->> 'kind' = 'series_completed'`,
      [userID],
    );
    expect(journals).toEqual([
      {
        reason: '1954 Base complete',
        cause: { kind: 'series_completed', seriesID: 1954, cards: 240 },
      },
    ]);
    expect((await api('GET', '/packInventory/completed', { as: userID })).body).toEqual([
      COMPLETION,
    ]);
    await everythingIsWrittenDown(userID);
  });

  test('brings it once: not again for more copies, and not again where the series gains a card', async () => {
    const userID = await aCollector(database);
    await receive(userID, SEASON_1954);
    expect(await receive(userID, SEASON_1954)).toEqual([]);
    await database.sql('insert into series_card values (1954, $1)', [SEASON_1955[0]]);
    expect(await receive(userID, SEASON_1955.slice(0, 1))).toEqual([]);
    await database.sql('delete from series_card where series_id = 1954 and card_id = $1', [
      SEASON_1955[0],
    ]);
    expect(await packsOf(userID)).toEqual(ONE_PACK);
  });

  test('of two seasons at once brings a pack of each', async () => {
    const userID = await aCollector(database);
    const completed = await receive(userID, [...SEASON_1955, ...SEASON_1954]);
    expect(completed.map(({ seriesID }) => seriesID)).toEqual([1954, 1955]);
    expect(await packsOf(userID)).toHaveLength(2);
    await everythingIsWrittenDown(userID);
  });

  test('is seen whichever of two openings at once brings it', async () => {
    const userID = await aCollector(database);
    await receive(userID, SEASON_1954.slice(2));
    const both = await Promise.all([receive(userID, [FIRST]), receive(userID, [SECOND])]);
    expect(both.flat()).toEqual([COMPLETION]);
    expect(await packsOf(userID)).toEqual(ONE_PACK);
  });

  test('need not be a card that the series’ packs do not hold', async () => {
    const limits = { minRating: 60, teamsIncluded: 'CAR,NYA' };
    await database.sql(
      'update series set min_rating = $2, teams_included = $3 where series_id = $1',
      [1955, limits.minRating, limits.teamsIncluded],
    );
    await database.sql(`update card set teams = 'BOX' where year = 1955 and card_id % 5 = 0`);
    const cards = await database.sql<{ card_id: number; rating: number; teams: string }>(
      'select card_id, rating, teams from card where year = 1955',
    );
    const eligible = cards.filter((card) => isPackEligible(limits, card));
    expect(eligible.length).toBeLessThan(cards.length);
    const userID = await aCollector(database);
    const completed = await receive(
      userID,
      eligible.map(({ card_id }) => card_id),
    );
    expect(completed).toMatchObject([{ seriesID: 1955, cards: eligible.length }]);
    expect((await countOwnedOfSeries(database, userID, [1955])).get(1955)).toBe(eligible.length);

    // Cards that no pack of the series holds do not count, however many of them there are.
    await receive(
      userID,
      cards.map(({ card_id }) => card_id),
    );
    const { body: owned } = await api('GET', '/card/user/series', { as: userID });
    const ofSeason = (owned as OwnedOfSeries[]).filter(({ seriesID }) => seriesID === 1955);
    const ownedByTier = Object.fromEntries(ofSeason.map((row) => [row.tier, row.owned]));
    const eligibleByTier = Map.groupBy(eligible, ({ rating }) => tierOf(rating));
    expect(ownedByTier).toEqual(
      Object.fromEntries([...eligibleByTier].map(([tier, ofTier]) => [tier, ofTier.length])),
    );
  });
});

test('opening packs tells what they completed, counts the pack that came, and marks wished cards', async () => {
  const cards = [19_560_006, 19_560_007, 19_560_008, 19_560_018, 19_560_019, 19_560_020];
  await aSeason(database, { year: 1956, numberOfCards: 3 });
  // Six cards of one tier: thirty packs of three hold each of them.
  await database.sql(
    'delete from series_card where series_id = 1956 and card_id <> all($1::integer[])',
    [cards],
  );
  const userID = await aCollector(database, { money: 9000 });
  await api('POST', '/packInventory/buy', { as: userID, body: { seriesID: 1956, amount: 50 } });
  await api('PUT', '/card/wish', { as: userID, body: { cardID: cards[2], isWished: true } });
  const open = (amount: number) =>
    api('POST', '/packInventory/open', { as: userID, body: { seriesID: 1956, amount } });
  const { body: first } = await open(1);
  expect(first).toMatchObject({ completed: [], amount: 49 });
  const { body: rest } = await open(30);
  expect(rest.completed).toMatchObject([{ seriesID: 1956, name: '1956 Base', cards: 6 }]);
  expect(rest.amount).toBe(49 - 30 + 1);
  for (const { cardID, isWished } of rest.cards as { cardID: number; isWished: boolean }[])
    expect(isWished).toBe(cardID === cards[2]);
  expect((await open(rest.amount)).body).toMatchObject({ completed: [], amount: 0 });
  await everythingIsWrittenDown(userID);
});

describe('a series that was complete before', () => {
  test('gives its pack to whoever asks for it, once, and the same answer again', async () => {
    const userID = await aCollector(database);
    await receiveAsBefore(userID, SEASON_1954);
    const answer = { status: 200, body: { ...COMPLETION, amount: 1 } };
    expect(await collect(userID)).toEqual(answer);
    expect(await collect(userID)).toEqual(answer);
    expect(await packsOf(userID)).toEqual(ONE_PACK);
    await everythingIsWrittenDown(userID);
  });

  test('asked for many times at once gives one pack', async () => {
    const userID = await aCollector(database);
    await receiveAsBefore(userID, SEASON_1954);
    const answers = await Promise.all(Array.from({ length: 5 }, () => collect(userID)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await packsOf(userID)).toEqual(ONE_PACK);
    await everythingIsWrittenDown(userID);
  });

  test('gives none while a card is missing, and none that there is not', async () => {
    const userID = await aCollector(database);
    await receiveAsBefore(userID, SEASON_1954.slice(1));
    expect(await collect(userID)).toMatchObject({
      status: 409,
      body: { code: 'series_not_complete', details: { owned: 239 } },
    });
    expect(await collect(userID, 1899)).toMatchObject({
      status: 404,
      body: { code: 'series_not_found' },
    });
    expect(await packsOf(userID)).toEqual([]);
  });
});

describe('a card’s series', () => {
  test('tell its odds to everybody, and to a user how many of their cards they have', async () => {
    const guest = await api('GET', `/card/${FIRST}/series`);
    expect(guest.body).toMatchObject([
      { seriesID: 1954, kind: 'base', isOnSale: true, cost: 130, cards: 240, owned: null },
    ]);
    const { body: listed } = await api('GET', '/series/1954/cards');
    const chance = listed.cards.find((card: { cardID: number }) => card.cardID === FIRST).chance;
    expect(guest.body[0].chance).toBe(chance);
    const userID = await aCollector(database);
    await receive(userID, SEASON_1954.slice(0, 30));
    expect((await api('GET', `/card/${FIRST}/series`, { as: userID })).body).toMatchObject([
      { owned: 30, completed: null },
    ]);
    await receive(userID, SEASON_1954);
    expect((await api('GET', `/card/${FIRST}/series`, { as: userID })).body).toMatchObject([
      { owned: 240, completed: NOW.toISOString() },
    ]);
  });

  test('that are special tell its odds only', async () => {
    await database.sql(`
      insert into series (series_id, series_key, name, cost, min_rating, is_active)
      values (3001, 'great-arms', 'Great Arms', 440, 66, true)`);
    await database.sql('insert into series_card values (3001, $1)', [FIRST]);
    const userID = await aCollector(database);
    const { body } = await api('GET', `/card/${FIRST}/series`, { as: userID });
    expect(body).toMatchObject([
      { kind: 'base', owned: 0 },
      // One card fills no pack.
      { kind: 'theme', owned: null, isOnSale: false, chance: 0 },
    ]);
  });

  test('of a card that there is not are not found', async () => {
    expect(await api('GET', '/card/7/series')).toMatchObject({
      status: 404,
      body: { code: 'card_not_found', error: 'No card found.' },
    });
  });
});
