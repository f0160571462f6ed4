import { DAY_MS } from '@pennant/rules/time/utc-day';
import { DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import { GAME_PAY } from '@pennant/rules/wallet/game-pay';
import { describe, expect, test } from 'vitest';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { anApp } from '../testing/an-app.ts';
import { aPlayer } from '../testing/a-player.ts';
import { credit } from './ledger.ts';
import { payForGame } from './pay-for-game.ts';

const app = await anApp();

describe('the daily allowance', () => {
  test('is paid once a UTC day, and the response says when the next can be claimed', async () => {
    const player = await aPlayer(app);
    const first = await player.request('POST', '/wallet/claim');
    const midnight = `${new Date(app.clock().getTime() + DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`;
    expect(first).toMatchObject({
      status: 200,
      body: {
        amount: DAILY_ALLOWANCE,
        balance: DAILY_ALLOWANCE,
        nextClaim: midnight,
        allowance: DAILY_ALLOWANCE,
      },
    });
    expect(await player.request('POST', '/wallet/claim')).toMatchObject({
      status: 409,
      body: { code: 'already_claimed', details: { nextClaim: midnight } },
    });
    expect((await player.request('GET', '/wallet/get')).body).toMatchObject({
      balance: DAILY_ALLOWANCE,
      nextClaim: midnight,
    });
  });

  test('claimed by ten tabs at once is paid once', async () => {
    const player = await aPlayer(app);
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => player.request('POST', '/wallet/claim')),
    );
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await player.request('GET', '/wallet/get')).body.balance).toBe(DAILY_ALLOWANCE);
  });
});

test('the table is read in pages, newest first, without gap or repeat, while more is added', async () => {
  const player = await aPlayer(app);
  const { userID } = player;
  const add = (amount: number) =>
    app.database.transaction((tx) =>
      credit(tx, {
        userID,
        amount,
        reason: `Number ${amount}`,
        cause: { kind: 'test' },
        now: app.clock(),
      }),
    );
  for (let amount = 1; amount <= 23; amount += 1) await add(amount);

  const seen: number[] = [];
  let after = '';
  do {
    const { body } = await player.request(
      'GET',
      `/wallet/get?limit=5${after === '' ? '' : `&after=${after}`}`,
    );
    seen.push(...body.WalletTransactions.map(({ amount }: { amount: number }) => amount));
    after = body.next ?? '';
    if (seen.length === 5) await add(99);
  } while (after !== '');
  expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index));
  for (const query of ['limit=0', 'limit=201', 'limit=x', 'after=1']) {
    expect((await player.request('GET', `/wallet/get?${query}`)).status).toBe(400);
  }
});

describe('a final game', () => {
  const won = (userID: string) => ({
    userID,
    gameID: newUuidV7(app.clock()),
    won: true,
    winChance: 0.5,
    isAbandoned: false,
    betweenOwnTeams: false,
  });

  test('pays until the day’s cap, also when games end at once, and again the day after', async () => {
    const { userID } = await aPlayer(app);
    const pay = () => app.database.transaction((tx) => payForGame(tx, won(userID), app.clock()));
    const paid = await Promise.all(Array.from({ length: 20 }, pay));
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(GAME_PAY.dailyCap);
    expect(await pay()).toBe(0);
    app.advanceTime({ days: 1 });
    expect(await pay()).toBe(GAME_PAY.evenWin);
  });

  test('between own teams pays nothing', async () => {
    const { userID } = await aPlayer(app);
    const own = { ...won(userID), betweenOwnTeams: true };
    expect(await app.database.transaction((tx) => payForGame(tx, own, app.clock()))).toBe(0);
  });
});
