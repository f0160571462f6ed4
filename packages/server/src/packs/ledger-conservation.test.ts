import type { SwapBoxTier } from '@pennant/contract/swap-box';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { proposeCopies } from '@pennant/rules/packs/swap-box';
import { verifyPacks } from '@pennant/rules/packs/verify-packs';
import { expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { exportSwaps } from './list-swaps.ts';
import { aCollector, giveCards, readLedgerAndHoldings } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { anApi } from './testing/an-api.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955, purchaseLimit: 40 });
const api = anApi(database);

const CLIENTS = 16;
const OPERATIONS = 200;
const USERS = 3;
const EXTRA_COPIES = Array.from({ length: 40 }, (_, copy) => 19_540_001 + (copy % 4));

/** Returns a swap that the Swap Box allows now, or one that it refuses where there is none. */
const proposeSwap = async (as: string, seriesID: number) => {
  const { body } = await api('GET', `/swapBox/${seriesID}`, { as });
  for (const { extra, missing } of (body as SwapBoxTier[]).toReversed()) {
    const given = proposeCopies(extra);
    if (given !== null && missing[0] !== undefined)
      return { seriesID, wanted: missing[0].cardID, given };
  }
  return { seriesID, wanted: 19_540_001, given: [19_540_001, 19_540_001, 19_540_001] };
};

test('whatever is bought, opened, sold and swapped at once, nothing appears, is lost or is moved unwritten', async () => {
  const users = await Promise.all(
    Array.from({ length: USERS }, () => aCollector(database, { money: 20_000 })),
  );
  // Extra copies, so that some swaps are done among many that are refused.
  for (const userID of users) {
    await database.transaction((tx) => giveCards(tx, userID, EXTRA_COPIES));
    const body = await proposeSwap(userID, 1954);
    expect((await api('POST', '/swapBox', { as: userID, body })).status).toBe(200);
  }
  const dice = new SeededDice(19_540);
  const oneOf = <T>(items: readonly T[]) =>
    items[Math.floor(dice.fraction('choice') * items.length)]!;

  /** Returns one random request, sometimes sent twice with the same idempotency key. */
  const operation = (number: number) => {
    const as = oneOf(users);
    const seriesID = oneOf([1954, 1955]);
    const cardID = oneOf([19_540_001, 19_540_006, 19_550_008]);
    const [path, body, method = 'POST'] = oneOf([
      ['/packInventory/buy', { seriesID, amount: oneOf([1, 1, 10, 25]) }],
      ['/packInventory/open', { seriesID, amount: oneOf([1, 2, 5, 30]) }],
      ['/packInventory/open', { seriesID }],
      ['/cardInventory/sell/duplicate', undefined],
      ['/cardInventory/sell/duplicate', { keep: 2, leaveOut: [19_540_001] }],
      ['/swapBox', { seriesID }],
      ['/swapBox', { seriesID }],
      ['/fairness/packs/close', {}],
      ['/cardInventory/lock', { cardID, isLocked: oneOf([true, false]) }, 'PUT'],
      ['/card/wish', { cardID, isWished: oneOf([true, false]) }, 'PUT'],
      ['/packInventory/completed', { seriesID }],
    ] as const);
    const copies = oneOf([1, 1, 2]);
    return async () => {
      const sent = path === '/swapBox' ? await proposeSwap(as, seriesID) : body;
      const send = () => api(method, path, { as, body: sent, key: `operation-${number}` });
      const responses = await Promise.all(Array.from({ length: copies }, send));
      for (const response of responses) expect(response).toEqual(responses[0]);
      expect(responses[0]?.status).toBeLessThan(500);
    };
  };

  const waiting = Array.from({ length: OPERATIONS }, (_, number) => operation(number));
  const client = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));

  for (const userID of users) {
    const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
    expect(holdings).toEqual(ledger);

    const [opened] = await database.sql<{ packs: number; drawn: number }>(
      `select (select count(*) from pack_draw where user_id = $1) as packs,
              (select coalesce(sum(amount), 0)::bigint from posting join journal using (user_id, journal_id)
                 where user_id = $1 and asset = 'card' and holder = 'user' and amount > 0
                   and cause ->> 'kind' = 'packs_opened') as drawn`,
      [userID],
    );
    expect(opened?.drawn).toBe((opened?.packs ?? 0) * 6);
    const swaps = await exportSwaps(database, { userID, limit: OPERATIONS });
    expect(swaps.length).toBeGreaterThan(0);
    for (const { given } of swaps) expect(given).toHaveLength(3);

    await api('POST', '/fairness/packs/close', { as: userID, body: {} });
    const epochs = await database.sql<{ epoch_id: string; packs: number }>(
      'select epoch_id, packs from pack_epoch where user_id = $1 and closed_at is not null',
      [userID],
    );
    for (const { epoch_id, packs } of epochs) {
      const shown = (await api('GET', `/fairness/packs/${epoch_id}`, { as: userID })).body;
      expect(verifyPacks(shown)).toEqual({ ok: true, packs });
    }
  }
});
