import { MAX_WISHES } from '@pennant/rules/cards/wish-list';
import { expect, test } from 'vitest';
import { NOW, aCollector } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApi } from '../packs/testing/an-api.ts';
import { aDatabase } from '../testing/a-database.ts';
import { findWishedCards } from './wish-list.ts';
import { receiveCards } from './receive-cards.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await database.sql(`
  insert into series (series_id, series_key, name, cost, min_rating, is_active)
  values (3001, 'great-arms', 'Great Arms', 440, 66, true)`);
await database.sql('insert into series_card values (3001, 19540001)');
const api = anApi(database);

const [BEST, SECOND] = [19_540_001, 19_540_002] as const;

const wish = (as: string, cardID: number, isWished = true) =>
  api('PUT', '/card/wish', { as, body: { cardID, isWished } });
const wishesOf = async (as: string) => (await api('GET', '/card/wish', { as })).body;

/** Fills a wish list with the first cards of the season, without the best. */
const fillList = (userID: string, cards: number) =>
  database.sql(
    `insert into card_wish select $1, card_id, $2 from card where card_id <> $3
     order by card_id limit $4`,
    [userID, NOW, BEST, cards],
  );

test('a card is wished for before it is owned, and stands with the series that hold it', async () => {
  const userID = await aCollector(database);
  await wish(userID, SECOND);
  expect(await wish(userID, BEST)).toEqual({
    status: 200,
    body: { cardID: BEST, isWished: true, wishes: 2 },
  });
  const { cards, limit } = await wishesOf(userID);
  expect(limit).toBe(MAX_WISHES);
  expect(cards).toMatchObject([
    { cardID: BEST, amount: 0, seriesIDs: [1954, 3001], wished: NOW.toISOString() },
    { cardID: SECOND, amount: 0, seriesIDs: [1954] },
  ]);
});

test('a wish that comes true stays on the list, with the copies that came', async () => {
  const userID = await aCollector(database);
  await wish(userID, BEST);
  await database.transaction((tx) => receiveCards(tx, { userID, cardIDs: [BEST, BEST], now: NOW }));
  expect((await wishesOf(userID)).cards).toMatchObject([{ cardID: BEST, amount: 2 }]);
});

test('what is wished twice is on the list once, and is taken off at once', async () => {
  const userID = await aCollector(database);
  await Promise.all([1, 2, 3].map(() => wish(userID, BEST)));
  expect((await wishesOf(userID)).cards).toHaveLength(1);
  expect((await wish(userID, BEST, false)).body).toMatchObject({ isWished: false, wishes: 0 });
  expect((await wish(userID, BEST, false)).body).toMatchObject({ isWished: false, wishes: 0 });
  expect((await wishesOf(userID)).cards).toEqual([]);
});

test('a full list takes no more, however many come at once, but loses none', async () => {
  const userID = await aCollector(database);
  await fillList(userID, MAX_WISHES - 1);
  const [{ last } = { last: 0 }] = await database.sql<{ last: number }>(
    'select max(card_id) as last from card',
  );
  const responses = await Promise.all([0, 1, 2, 3].map((back) => wish(userID, last - back)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ body }) => body.code === 'wish_list_full')).toHaveLength(3);
  const { cards } = await wishesOf(userID);
  expect(cards).toHaveLength(MAX_WISHES);
  const ratings = cards.map(({ rating }: { rating: number }) => rating);
  expect(ratings).toEqual(ratings.toSorted((a: number, b: number) => b - a));
  // One that is there is no new wish.
  expect((await wish(userID, SECOND)).status).toBe(200);
});

test('a card that there is not cannot be wished for', async () => {
  const userID = await aCollector(database);
  expect(await wish(userID, 7)).toMatchObject({ status: 404, body: { code: 'card_not_found' } });
});

test('wishes are the user’s own', async () => {
  const [one, other] = [await aCollector(database), await aCollector(database)];
  await wish(one, BEST);
  expect((await wishesOf(other)).cards).toEqual([]);
  await wish(other, BEST, false);
  const cardIDs = [BEST, SECOND];
  expect([...(await findWishedCards(database, { userID: one, cardIDs }))]).toEqual([BEST]);
});
