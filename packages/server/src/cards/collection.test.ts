import type { UserCard } from '@pennant/contract/cards';
import type { ColumnarCollection, OwnedOfSeries } from '@pennant/contract/collection';
import { expect, test } from 'vitest';
import { NOW, aCollector } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApi } from '../packs/testing/an-api.ts';
import { aDatabase } from '../testing/a-database.ts';
import { receiveCards } from './receive-cards.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955 });
await database.sql(`
  insert into series (series_id, series_key, name, cost, min_rating, is_active)
  values (3001, 'great-arms', 'Great Arms', 440, 66, true)`);
await database.sql('insert into series_card values (3001, 19540001), (3001, 19550001)');
const api = anApi(database);

// Ratings of the first players of a season: 97, 88, 79, 70, 61, 52.
const URANIUM = 19_540_001;
const TITANIUM = 19_540_002;
const NEXT_URANIUM = 19_550_001;
const IRON = 19_550_006;

async function aCollectorOf(cardIDs: readonly number[]): Promise<string> {
  const userID = await aCollector(database);
  await database.transaction((tx) => receiveCards(tx, { userID, cardIDs, now: NOW }));
  return userID;
}

interface Page {
  readonly columns: ColumnarCollection;
  readonly next: number | null;
}

/** Returns all pages of a collection, each of at most `limit` cards. */
async function readPages(as: string, limit: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after: number | null = 0; after !== null; after = pages.at(-1)!.next) {
    const { status, body } = await api('GET', `/card/user/columns?after=${after}&limit=${limit}`, {
      as,
    });
    expect(status).toBe(200);
    pages.push(body as Page);
  }
  return pages;
}

/** Returns the cards of columns in the form of the documented list. */
const toCards = ({
  cardID,
  seriesID,
  year,
  rating,
  amount,
  history,
  ...texts
}: ColumnarCollection) =>
  cardID.map((id, index) => ({
    cardID: id,
    seriesID: seriesID[index],
    year: year[index],
    rating: rating[index],
    amount: amount[index],
    history,
    ...Object.fromEntries(
      Object.entries(texts).map(([name, { values, rows }]) => [name, values[rows[index]!]]),
    ),
  }));

test('the collection by column holds the same cards as the documented list', async () => {
  const userID = await aCollectorOf([URANIUM, URANIUM, TITANIUM, NEXT_URANIUM, IRON]);
  const listed: { cardID: number }[] = (await api('GET', '/card/user', { as: userID })).body.cards;
  for (const limit of [1, 2, 5, 5000]) {
    const cards = (await readPages(userID, limit)).flatMap(({ columns }) => toCards(columns));
    expect(cards.map(({ cardID }) => cardID)).toEqual([URANIUM, TITANIUM, NEXT_URANIUM, IRON]);
    for (const { clubNames, ...card } of cards as Record<string, unknown>[])
      expect(listed.find(({ cardID }) => cardID === card['cardID'])).toMatchObject({
        ...card,
        // Written out only where a card has several clubs.
        clubNames: clubNames ?? card['clubName'],
      });
  }
});

test('each different text of a column travels once', async () => {
  const userID = await aCollectorOf([URANIUM, TITANIUM, NEXT_URANIUM]);
  const [page] = await readPages(userID, 5000);
  expect(page?.columns.positions).toEqual({ values: ['C'], rows: [0, 0, 0] });
  expect(page?.columns.displayKey).toEqual({
    values: ['1954-base', '1955-base'],
    rows: [0, 0, 1],
  });
});

test('a page takes no more cards than it is allowed, and nobody else’s', async () => {
  await aCollectorOf([URANIUM]);
  const empty = await aCollector(database);
  const [page] = await readPages(empty, 5000);
  expect(page).toMatchObject({ columns: { cardID: [] }, next: null });
  for (const wrong of ['limit=5001', 'limit=0', 'after=-1', 'after=x']) {
    const response = await api('GET', `/card/user/columns?${wrong}`, { as: empty });
    expect(response).toMatchObject({ status: 400, body: { code: 'malformed' } });
  }
});

test('a card counts for its season and for every special series that it is in, once', async () => {
  const userID = await aCollectorOf([URANIUM, URANIUM, TITANIUM, NEXT_URANIUM, IRON]);
  const { body } = await api('GET', '/card/user/series', { as: userID });
  const inOrder = (body as OwnedOfSeries[]).toSorted(
    (a, b) => a.seriesID - b.seriesID || a.tier.localeCompare(b.tier),
  );
  expect(inOrder).toEqual([
    { seriesID: 1954, tier: 'titanium', owned: 1 },
    { seriesID: 1954, tier: 'uranium', owned: 1 },
    { seriesID: 1955, tier: 'iron', owned: 1 },
    { seriesID: 1955, tier: 'uranium', owned: 1 },
    { seriesID: 3001, tier: 'uranium', owned: 2 },
  ]);
  expect((await api('GET', '/card/user/series', { as: await aCollector(database) })).body).toEqual(
    [],
  );
});

test('a long list is written in pieces that make the same answer', async () => {
  const userID = await aCollectorOf([URANIUM, IRON]);
  // Five full batches and a partial one of copies of the same card, rated 0 to 100.
  await database.sql(
    `insert into card select (jsonb_populate_record(card, jsonb_build_object('card_id', 70000000 + n, 'rating', n % 101))).*
     from card, generate_series(1, 5001) n where card_id = $1`,
    [IRON],
  );
  await database.sql(
    `insert into card_inventory (user_id, card_id, inventory_id, amount, display_key)
     select $1, card_id, gen_random_uuid(), 1 + card_id % 3, '1955-base' from card where card_id > 70000000`,
    [userID],
  );
  const listed = async (query: string) =>
    (await api('GET', `/card/user${query}`, { as: userID })).body;
  const whole = await listed('');
  expect(whole.totalCards).toBe(5003);
  expect(whole.cards).toHaveLength(5003);
  expect(whole.cards).toEqual(
    whole.cards.toSorted((a: UserCard, b: UserCard) => b.rating - a.rating || a.cardID - b.cardID),
  );
  // A limit up to one batch gives a single response, a larger one a stream; both have the same
  // prefix.
  for (const limit of [1, 1000, 1001, 5000, 5002, 5003, 5004])
    expect(await listed(`?limit=${limit}`)).toEqual({
      cards: whole.cards.slice(0, limit),
      totalCards: 5003,
    });
});
