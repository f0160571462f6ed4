import { expect, test } from 'vitest';
import { aPlayer, GOOD_PASSWORD, type TestPlayer } from '../../../testing/a-player.ts';
import { anApp } from '../../../testing/an-app.ts';
import { anOwnCluster, type Worker } from '../../../testing/own-cluster.ts';
import { readOutbox } from '../../mail/outbox-store.ts';

const cluster = await anOwnCluster('killed');
const { database } = cluster;
const app = await anApp({ database });
const admin = await aPlayer(app, { username: 'admin', isAdmin: true });

/** Returns a player whose rows are on the other worker than the admin's. */
async function aPlayerElsewhere(): Promise<{ player: TestPlayer; worker: Worker }> {
  const there = await cluster.workerOf(admin.userID);
  for (;;) {
    const player = await aPlayer(app);
    const worker = await cluster.workerOf(player.userID);
    if (worker !== there) return { player, worker };
  }
}

const award = ({ userID }: TestPlayer) =>
  admin.request('POST', '/wallet/award', { body: { userID, amount: 100, reason: 'Rain' } });
const deleteAccount = (player: TestPlayer) =>
  player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });

/** Does what the cluster does each minute by itself, until nothing is left half way. */
async function recover(): Promise<void> {
  await expect
    .poll(async () => {
      await database.sql('select recover_prepared_transactions()');
      return (await cluster.countPrepared(1)) + (await cluster.countPrepared(2));
    })
    .toBe(0);
}

const listIDs = async (from: string): Promise<string[]> =>
  (await database.sql<{ id: string }>(`select user_id as id from ${from} order by 1`)).map(
    ({ id }) => id,
  );
const listAwarded = () =>
  listIDs(`(select subject_id::uuid as user_id from audit_log where action = 'money_awarded') a`);
const listPaid = () => listIDs(`journal where reason like '%Rain%'`);

test('the death of a worker between prepare and commit loses nothing of an award', async () => {
  const { player, worker } = await aPlayerElsewhere();
  const release = await cluster.holdCommits();
  const awarded = award(player);
  await cluster.untilCommitIsHeld();
  expect(await cluster.countPrepared(worker)).toBe(1);
  await cluster.kill(worker);
  await release();
  expect((await awarded).status).toBe(200);

  await recover();
  await expect.poll(listPaid).toContain(player.userID);
  await expect.poll(listAwarded).toContain(player.userID);
});

test('the death of a worker between prepare and commit loses nothing of a deletion', async () => {
  const { player, worker } = await aPlayerElsewhere();
  const release = await cluster.holdCommits();
  const deleted = deleteAccount(player);
  await cluster.untilCommitIsHeld();
  expect(await cluster.countPrepared(worker)).toBeGreaterThan(0);
  await cluster.kill(worker);
  await release();
  expect((await deleted).status).toBe(200);

  await recover();
  for (const table of ['account', 'wallet', 'session', 'username_directory', 'email_directory'])
    await expect.poll(() => listIDs(table)).not.toContain(player.userID);
});

test('the death of a worker between prepare and commit loses neither a letter nor its token', async () => {
  const { player, worker } = await aPlayerElsewhere();
  const release = await cluster.holdCommits();
  const asked = app.request('POST', '/auth/forgot', { body: { email: player.email } });
  await cluster.untilCommitIsHeld();
  expect(await cluster.countPrepared(worker)).toBe(1);
  await cluster.kill(worker);
  await release();
  expect((await asked).status).toBe(200);

  await recover();
  await expect.poll(() => listIDs('letter_token')).toEqual([player.userID]);
  const letters = (await readOutbox(database, 10)).filter(({ to }) => to === player.email);
  expect(letters).toHaveLength(1);
});

test('awards and deletions that the death of a worker cuts off are whole or not there', async () => {
  const worker = (await aPlayerElsewhere()).worker;
  for (let round = 1; round <= 3; round += 1) {
    const players = [];
    for (let made = 0; made < 16; made += 1) players.push(await aPlayer(app));
    const requests = players.map((player, index) =>
      index % 2 === 0 ? award(player) : deleteAccount(player),
    );
    await Promise.any(requests.map(async (sent) => expect((await sent).status).toBe(200)));
    await cluster.kill(worker);
    for (const sent of requests) expect([200, 503]).toContain((await sent).status);
    await recover();
    // Connections that died are found by their use.
    await expect.poll(() => aPlayer(app).then(() => 'made')).toBe('made');
  }
  await expect.poll(listPaid).not.toHaveLength(0);
  const paid = await listPaid();
  await expect.poll(listAwarded).toEqual(paid);
  await expect.poll(() => listIDs('account')).toContain(admin.userID);
  const accounts = await listIDs('account');
  for (const table of ['wallet', 'username_directory', 'email_directory'])
    await expect.poll(() => listIDs(table)).toEqual(accounts);
});

test('the death of a worker between prepare and commit loses nothing of a registration', async () => {
  const username = 'newcomer';
  const body = { username, email: 'newcomer@example.com', password: GOOD_PASSWORD };
  const release = await cluster.holdCommits();
  const registered = app.request('POST', '/users', { body });
  await cluster.untilCommitIsHeld();
  const worker = (await cluster.countPrepared(1)) > 0 ? 1 : 2;
  expect(await cluster.countPrepared(worker)).toBeGreaterThan(0);
  await cluster.kill(worker);
  await release();
  expect((await registered).status).toBe(200);

  await recover();
  const findUser = () => listIDs(`account where username = '${username}'`);
  await expect.poll(findUser).toHaveLength(1);
  const [userID] = await findUser();
  for (const table of ['registration', 'username_directory', 'letter_token'])
    await expect.poll(() => listIDs(table)).toContain(userID);
});
