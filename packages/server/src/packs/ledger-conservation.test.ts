import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { verifyPacks } from '@pennant/rules/packs/verify-packs';
import { expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { aCollector, readLedgerAndHoldings } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';
import { anApi } from './testing/an-api.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955, purchaseLimit: 40 });
const api = anApi(database);

const CLIENTS = 16;
const OPERATIONS = 200;
const USERS = 3;

test('whatever is bought, opened and sold at once, nothing appears, is lost or is moved unwritten', async () => {
  const users = await Promise.all(
    Array.from({ length: USERS }, () => aCollector(database, { money: 20_000 })),
  );
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
      ['/fairness/packs/close', {}],
      ['/cardInventory/lock', { cardID, isLocked: oneOf([true, false]) }, 'PUT'],
      ['/card/wish', { cardID, isWished: oneOf([true, false]) }, 'PUT'],
      ['/packInventory/completed', { seriesID }],
    ] as const);
    const send = () => api(method, path, { as, body, key: `operation-${number}` });
    const copies = oneOf([1, 1, 2]);
    return async () => {
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
              (select coalesce(sum(amount), 0)::bigint from posting where user_id = $1 and asset = 'card'
                 and holder = 'user' and amount > 0) as drawn`,
      [userID],
    );
    expect(opened?.drawn).toBe((opened?.packs ?? 0) * 6);

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
