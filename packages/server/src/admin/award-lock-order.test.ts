import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { untilSomebodyWaits } from '../testing/lock-waits.ts';

const app = await anApp();
const { database } = app;
const admin = await aPlayer(app, { username: 'landis', isAdmin: true });

test('an award that meets an exchange of the starter set waits for the wallet and holds nothing', async () => {
  const { userID } = await aPlayer(app, { username: 'mathewson' });
  let award: Promise<{ status: number }> | undefined;
  // As exchangeStarterSet: the wallet first, then the account, against games that begin.
  await database.transaction(async (tx) => {
    await tx.sql(`set local lock_timeout = '500ms'`);
    await tx.sql('select from wallet where user_id = $1 for update', [userID]);
    award = admin.request('POST', '/wallet/award', { body: { userID, amount: 250 } });
    await untilSomebodyWaits(database);
    await tx.sql('select from account where user_id = $1 for update', [userID]);
  });
  expect(await award).toMatchObject({ status: 200, body: { balance: 250 } });
});
