import type { SwapBoxTier, SwapResult, SwappableTier } from '@pennant/contract/swap-box';
import { copiesToSell } from '@pennant/rules/cards/sale-price';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { exportSwaps } from './list-swaps.ts';
import { NOW, aCollector, giveCards, readLedgerAndHoldings } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { anApi } from './testing/an-api.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955 });
await aSeason(database, { year: 1956, isActive: false });
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at)
   values ('invented', '', 1954, 1956, now())`,
);
const api = anApi(database);

/** Returns the ids of a season's cards with these ratings. */
const cardsRated = async (year: number, from: number, to: number) =>
  (
    await database.sql<{ card_id: number }>(
      'select card_id from card where year = $1 and rating between $2 and $3 order by card_id',
      [year, from, to],
    )
  ).map(({ card_id }) => card_id);
const GOLD = await cardsRated(1954, 76, 85);
const SILVER = await cardsRated(1954, 66, 75);
const GOLD_1955 = await cardsRated(1955, 76, 85);
const GOLD_1956 = await cardsRated(1956, 76, 85);
const ALL_1954 = await cardsRated(1954, 0, 100);
const [FIRST = 0, SECOND = 0, THIRD = 0, WANTED = 0, OTHER = 0] = GOLD;

const give = (userID: string, cardIDs: readonly number[]) =>
  database.transaction((tx) => giveCards(tx, userID, cardIDs));
const copiesOf = (cardID: number, copies: number) => Array.from({ length: copies }, () => cardID);
/** Creates a user with some copies of cards, which the ledger knows. */
const aUserWith = async (...cardIDs: readonly number[]) => {
  const userID = await aCollector(database);
  await give(userID, cardIDs);
  return userID;
};
const swap = (
  as: string,
  {
    given = [FIRST, FIRST, FIRST],
    wanted = WANTED,
    seriesID = 1954,
    key = undefined as string | undefined,
  } = {},
) =>
  api('POST', '/swapBox', {
    as,
    body: { seriesID, wanted, given },
    ...(key === undefined ? {} : { key }),
  });
const amountOf = async (userID: string, cardID: number) => {
  const [row] = await database.sql<{ amount: number }>(
    'select amount from card_inventory where user_id = $1 and card_id = $2',
    [userID, cardID],
  );
  return row?.amount ?? 0;
};
const swapsOf = (userID: string) =>
  database.sql<{ reason: string; cause: unknown }>(
    `select reason, cause from journal where user_id = $1 and cause ->> 'kind' = 'cards_swapped'`,
    [userID],
  );
const everythingIsWrittenDown = async (userID: string) => {
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual(ledger);
};

describe('three extra copies', () => {
  test('become the missing card that the user names, in one entry of the ledger', async () => {
    const userID = await aUserWith(...copiesOf(FIRST, 3), ...copiesOf(SECOND, 2));
    const { status, body } = await swap(userID, { given: [FIRST, SECOND, FIRST] });
    expect(status).toBe(200);
    const { card, tier, completed } = body as SwapResult;
    expect([card.cardID, card.isWished, tier, completed]).toEqual([WANTED, false, 'gold', []]);
    expect(await amountOf(userID, FIRST)).toBe(1);
    expect(await amountOf(userID, SECOND)).toBe(1);
    expect(await amountOf(userID, WANTED)).toBe(1);
    expect(await swapsOf(userID)).toEqual([
      {
        reason: '3 copies of 1954 Base swapped for a missing card',
        cause: { kind: 'cards_swapped', seriesID: 1954, tier: 'gold' },
      },
    ]);
    await everythingIsWrittenDown(userID);
  });

  test('are in the copy of the user’s data', async () => {
    const userID = await aUserWith(...copiesOf(FIRST, 3), ...copiesOf(SECOND, 2));
    await swap(userID, { given: [FIRST, SECOND, FIRST] });
    expect(await exportSwaps(database, { userID, limit: 5 })).toEqual([
      {
        swapped: NOW.toISOString(),
        seriesID: 1954,
        received: WANTED,
        given: [FIRST, FIRST, SECOND],
      },
    ]);
    await give(userID, copiesOf(SECOND, 3));
    await swap(userID, { given: copiesOf(SECOND, 3), wanted: OTHER });
    const swaps = await exportSwaps(database, { userID, limit: 5 });
    expect(swaps.map(({ received }) => received)).toEqual([OTHER, WANTED]);
    expect(await exportSwaps(database, { userID, limit: 1 })).toMatchObject([{ received: OTHER }]);
  });

  test('bring a wished card as such', async () => {
    const userID = await aUserWith(...copiesOf(FIRST, 4));
    await api('PUT', '/card/wish', { as: userID, body: { cardID: WANTED, isWished: true } });
    const { body } = await swap(userID);
    expect((body as SwapResult).card.isWished).toBe(true);
  });

  test('that bring the last card of a series bring its pack too', async () => {
    const userID = await aUserWith(
      ...ALL_1954.filter((cardID) => cardID !== WANTED),
      ...copiesOf(FIRST, 3),
    );
    const { body } = await swap(userID);
    expect((body as SwapResult).completed).toMatchObject([{ seriesID: 1954, cards: 240 }]);
    const { holdings } = await readLedgerAndHoldings(database, userID);
    expect(holdings.filter(({ asset }) => asset === 'pack')).toEqual([
      { asset: 'pack', item: 1954, amount: 1 },
    ]);
    await everythingIsWrittenDown(userID);
  });
});

describe('nothing moves', () => {
  /** Returns the refusal of a swap, which must have changed nothing. */
  const refusalOf = async (userID: string, terms: Parameters<typeof swap>[1] = {}) => {
    const before = await readLedgerAndHoldings(database, userID);
    const { status, body } = await swap(userID, terms);
    expect(await readLedgerAndHoldings(database, userID)).toEqual(before);
    return [status, (body as { code: string }).code];
  };

  test('where a copy is the last one', async () => {
    const userID = await aUserWith(...copiesOf(FIRST, 3), SECOND);
    expect(await refusalOf(userID, {})).toEqual([409, 'swap_copies_not_extra']);
    expect(await refusalOf(userID, { given: [FIRST, FIRST, SECOND] })).toEqual([
      409,
      'swap_copies_not_extra',
    ]);
    expect(await refusalOf(userID, { given: [FIRST, FIRST, THIRD] })).toEqual([
      409,
      'swap_copies_not_extra',
    ]);
  });

  test('where a card is locked', async () => {
    const userID = await aUserWith(...copiesOf(FIRST, 9));
    await api('PUT', '/cardInventory/lock', {
      as: userID,
      body: { cardID: FIRST, isLocked: true },
    });
    expect(await refusalOf(userID, {})).toEqual([409, 'swap_copies_not_extra']);
  });

  test('where a copy is of the starter set', async () => {
    const userID = await aUserWith(...copiesOf(FIRST, 4));
    await database.sql('update card_inventory set unsellable = 2 where user_id = $1', [userID]);
    expect(await refusalOf(userID, {})).toEqual([409, 'swap_copies_not_extra']);
  });

  test('where the tiers or the series differ', async () => {
    const userID = await aUserWith(
      ...copiesOf(FIRST, 4),
      ...copiesOf(SILVER[0]!, 4),
      ...copiesOf(GOLD_1955[0]!, 4),
    );
    expect(await refusalOf(userID, { wanted: SILVER[1]! })).toEqual([422, 'swap_tiers_differ']);
    expect(await refusalOf(userID, { given: [FIRST, FIRST, GOLD_1955[0]!] })).toEqual([
      422,
      'swap_tiers_differ',
    ]);
    expect(await refusalOf(userID, { wanted: GOLD_1955[1]! })).toEqual([
      422,
      'swap_card_not_in_packs',
    ]);
  });

  test('where the user has the card already', async () => {
    const userID = await aUserWith(...copiesOf(FIRST, 4), WANTED);
    expect(await refusalOf(userID, {})).toEqual([409, 'swap_card_owned']);
  });

  test('where the series is not on sale, or is none', async () => {
    const [first = 0, wanted = 0] = GOLD_1956;
    const userID = await aUserWith(...copiesOf(first, 4));
    const terms = { given: copiesOf(first, 3), wanted };
    expect(await refusalOf(userID, { ...terms, seriesID: 1956 })).toEqual([
      409,
      'series_not_on_sale',
    ]);
    expect(await refusalOf(userID, { ...terms, seriesID: 1999 })).toEqual([
      404,
      'series_not_found',
    ]);
    expect((await api('GET', '/swapBox/1956', { as: userID })).status).toBe(409);
  });
});

test('a swap that is sent again with its key is one swap', async () => {
  const userID = await aUserWith(...copiesOf(FIRST, 9));
  const key = 'the-same-swap';
  const both = await Promise.all([swap(userID, { key }), swap(userID, { key })]);
  expect(both[0]).toEqual(both[1]);
  expect(await swap(userID, { key })).toEqual(both[0]);
  expect(await amountOf(userID, FIRST)).toBe(6);
  expect(await swapsOf(userID)).toHaveLength(1);
});

test('of swaps at once of the same copies, one is done', async () => {
  const userID = await aUserWith(...copiesOf(FIRST, 4));
  const wanted = [WANTED, OTHER, WANTED, OTHER];
  const responses = await Promise.all(wanted.map((cardID) => swap(userID, { wanted: cardID })));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
  expect(await amountOf(userID, FIRST)).toBe(1);
  await everythingIsWrittenDown(userID);
});

test('swaps, sales and openings at once take no copy twice', async () => {
  const userID = await aCollector(database, { money: 20_000 });
  await give(userID, [...copiesOf(FIRST, 7), ...copiesOf(SECOND, 7)]);
  await Promise.all([
    swap(userID),
    swap(userID, { given: [SECOND, SECOND, FIRST], wanted: OTHER }),
    api('POST', '/cardInventory/sell/duplicate', { as: userID }),
    api('POST', '/packInventory/buy', { as: userID, body: { seriesID: 1954, amount: 10 } }),
    api('POST', '/packInventory/open', { as: userID, body: { seriesID: 1954, amount: 5 } }),
  ]);
  expect(await amountOf(userID, FIRST)).toBeGreaterThanOrEqual(1);
  expect(await amountOf(userID, SECOND)).toBeGreaterThanOrEqual(1);
  await everythingIsWrittenDown(userID);
});

describe('the Swap Box', () => {
  const boxOf = async (userID: string, seriesID = 1954) =>
    (await api('GET', `/swapBox/${seriesID}`, { as: userID })).body as SwapBoxTier[];
  const tiersOf = async (userID: string) =>
    (await api('GET', '/swapBox', { as: userID })).body as SwappableTier[];

  test('shows the extra copies and the missing cards of each tier, the best tier first', async () => {
    const userID = await aUserWith(
      ...copiesOf(THIRD, 3),
      ...copiesOf(FIRST, 3),
      ...copiesOf(SECOND, 4),
      SILVER[0]!,
    );
    const box = await boxOf(userID);
    expect(box.map(({ tier }) => tier)).toEqual([
      'uranium',
      'titanium',
      'gold',
      'silver',
      'bronze',
      'iron',
    ]);
    const gold = box.find(({ tier }) => tier === 'gold')!;
    expect(gold.extra.map(({ cardID, copies }) => [cardID, copies])).toEqual([
      [SECOND, 3],
      [FIRST, 2],
      [THIRD, 2],
    ]);
    expect(gold.missingCards).toBe(GOLD.length - 3);
    expect(gold.missing.map(({ cardID }) => cardID).toSorted((a, b) => a - b)).toEqual(
      GOLD.filter((cardID) => ![FIRST, SECOND, THIRD].includes(cardID)),
    );
    const silver = box.find(({ tier }) => tier === 'silver')!;
    expect(silver).toEqual({
      tier: 'silver',
      extra: [],
      missingCards: SILVER.length - 1,
      missing: [],
    });
    // Just as many as a swap takes.
    await give(userID, copiesOf(SILVER[0]!, 3));
    const enough = (await boxOf(userID)).find(({ tier }) => tier === 'silver')!;
    expect(enough.missing).toHaveLength(SILVER.length - 1);
  });

  test('lists the tiers of series on sale of which a swap is possible', async () => {
    const userID = await aUserWith(
      ...copiesOf(FIRST, 4),
      ...copiesOf(SILVER[0]!, 3),
      ...copiesOf(GOLD_1955[0]!, 3),
      ...copiesOf(GOLD_1955[1]!, 3),
      ...copiesOf(GOLD_1956[0]!, 9),
    );
    expect(await tiersOf(userID)).toEqual([
      { seriesID: 1954, tier: 'gold', extra: 3, missing: GOLD.length - 1 },
      { seriesID: 1955, tier: 'gold', extra: 4, missing: GOLD_1955.length - 2 },
    ]);
    await api('PUT', '/cardInventory/lock', {
      as: userID,
      body: { cardID: FIRST, isLocked: true },
    });
    expect(await tiersOf(userID)).toMatchObject([{ seriesID: 1955 }]);
    // No pack brings a gold card any more.
    const weights = { iron: 50, bronze: 30, silver: 20, gold: 0, titanium: 0, uranium: 0 };
    await database.sql('update series set tier_weights = $1 where series_id = 1955', [
      JSON.stringify(weights),
    ]);
    expect(await tiersOf(userID)).toEqual([]);
    // The series is on sale as before.
    const box = await boxOf(userID, 1955);
    expect(box.map(({ tier }) => tier)).toEqual(['silver', 'bronze', 'iron']);
  });

  test('lists nothing where nothing of the tier is missing', async () => {
    const userID = await aUserWith(...GOLD, ...copiesOf(FIRST, 5));
    expect(await tiersOf(userID)).toEqual([]);
  });

  test('counts extra copies in SQL as the rules do', async () => {
    const cases = [1, 2, 3, 4, 6].flatMap((amount) =>
      [0, 1, 2].flatMap((unsellable) =>
        unsellable > amount
          ? []
          : [true, false].map((isLocked) => ({ amount, unsellable, isLocked })),
      ),
    );
    // The last card of the tier is missing: a swap is possible.
    const owned = GOLD.slice(0, -1);
    const shown = cases.slice(-owned.length);
    const userID = await aUserWith(
      ...shown.flatMap(({ amount }, index) => copiesOf(owned[index]!, amount)),
    );
    for (const [index, { amount, unsellable, isLocked }] of shown.entries())
      await database.sql(
        `update card_inventory set amount = $3, unsellable = $4, is_locked = $5
         where user_id = $1 and card_id = $2`,
        [userID, owned[index], amount, unsellable, isLocked],
      );
    const expected = shown.reduce((sum, copies) => sum + copiesToSell(copies), 0);
    const gold = (await boxOf(userID)).find(({ tier }) => tier === 'gold')!;
    expect(gold.extra.reduce((sum, { copies }) => sum + copies, 0)).toBe(expected);
    const missing = GOLD.length - shown.length;
    expect(await tiersOf(userID)).toEqual([
      { seriesID: 1954, tier: 'gold', extra: expected, missing },
    ]);
  });
});
