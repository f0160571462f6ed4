import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
const admin = await aPlayer(app, { username: 'landis', isAdmin: true });

/** Waits until a connection waits for the lock of another. */
async function waitForWaiting(): Promise<void> {
  for (;;) {
    const [row] = await database.sql<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (row!.waiting > 0) return;
    await pause(5);
  }
}

test('an award that meets an exchange of the starter set waits for the wallet and holds nothing', async () => {
  const { userID } = await aPlayer(app, { username: 'mathewson' });
  let award: Promise<{ status: number }> | undefined;
  // As exchangeStarterSet: the wallet first, then the account, against games that begin.
  await database.transaction(async (tx) => {
    await tx.sql(`set local lock_timeout = '500ms'`);
    await tx.sql('select from wallet where user_id = $1 for update', [userID]);
    award = admin.request('POST', '/wallet/award', { body: { userID, amount: 250 } });
    await waitForWaiting();
    await tx.sql('select from account where user_id = $1 for update', [userID]);
  });
  expect(await award).toMatchObject({ status: 200, body: { balance: 250 } });
});
