import { expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const admin = await aPlayer(app, { username: 'commissioner', isAdmin: true });

interface Listed {
  readonly userID: string;
  readonly username: string;
}
const names = (users: readonly Listed[]) => users.map(({ username }) => username);
const logOf = async (userID: string) =>
  (await admin.request('GET', `/admin/audit?subjectKind=user&subjectID=${userID}`)).body;

test('users are listed the newest first, a page at a time, and found by a part of their name', async () => {
  for (const username of ['cobb_one', 'Cobb_two', 'ruth', 'cobbXthree'])
    await aPlayer(app, { username });
  const first = await admin.request('GET', '/users/all?limit=2');
  expect(names(first.body)).toEqual(['cobbXthree', 'ruth']);
  const after = first.headers['x-next-after'];
  const second = await admin.request('GET', `/users/all?limit=2&after=${after}`);
  expect(names(second.body)).toEqual(['Cobb_two', 'cobb_one']);
  // An underscore is a wildcard of LIKE, but here it only matches itself.
  const found = await admin.request('GET', '/users/all?name=cobb_');
  expect(names(found.body)).toEqual(['Cobb_two', 'cobb_one']);
  expect(found.headers['x-next-after']).toBeUndefined();
  expect(found.body[0].lastLogin).toBe(app.clock().toISOString());
  expect(JSON.stringify(found.body)).not.toContain('@');
});

test('awarded money is in the wallet with its reason, and in the audit log', async () => {
  const player = await aPlayer(app, { username: 'wagner' });
  const { body } = await admin.request('POST', '/wallet/award', {
    body: { userID: player.userID, amount: 250, reason: 'Lost packs in June' },
  });
  expect(body).toEqual({ userID: player.userID, amount: 250, balance: 250 });
  await admin.request('POST', '/wallet/award', { body: { userID: player.userID, amount: 5 } });
  const { body: wallet } = await player.request('GET', '/wallet/get');
  expect(wallet.WalletTransactions).toMatchObject([
    { amount: 5, balance: 255, reason: 'Award' },
    { amount: 250, balance: 250, reason: 'Award: Lost packs in June' },
  ]);
  expect(await logOf(player.userID)).toMatchObject([
    { action: 'money_awarded', admin: 'commissioner', reason: 'Award' },
    {
      action: 'money_awarded',
      reason: 'Lost packs in June',
      before: { balance: 0 },
      after: { balance: 250, awarded: 250, user: 'wagner' },
    },
  ]);
});

test('awarded packs can be opened, count towards no limit, and are in the ledger and the log', async () => {
  const player = await aPlayer(app, { username: 'mathewson' });
  const { body } = await admin.request('POST', '/packInventory/award', {
    body: { userID: player.userID, seriesID: 1954, amount: 3, reason: 'Opening day' },
  });
  expect(body).toEqual({ userID: player.userID, seriesID: 1954, awarded: 3, amount: 3 });
  const { body: packs } = await player.request('GET', '/packInventory/user');
  expect(packs).toMatchObject([{ seriesID: 1954, amount: 3, bought: 0 }]);
  const opened = await player.request('POST', '/packInventory/open', {
    body: { seriesID: 1954, amount: 3 },
  });
  expect(opened.status).toBe(200);
  const journals = await database.sql(
    `select reason, cause from journal where user_id = $1 order by journal_id limit 1`,
    [player.userID],
  );
  expect(journals).toEqual([{ reason: 'Award: Opening day', cause: { kind: 'award' } }]);
  expect(await logOf(player.userID)).toMatchObject([
    { action: 'packs_awarded', before: { packs: 0 }, after: { packs: 3, awarded: 3 } },
  ]);
});

test('one pack comes where no number is given, and an award sent twice under one key comes once', async () => {
  const player = await aPlayer(app, { username: 'lajoie' });
  const pack = { body: { userID: player.userID, seriesID: 1954 }, key: 'one-pack' };
  const both = await Promise.all([
    admin.request('POST', '/packInventory/award', pack),
    admin.request('POST', '/packInventory/award', pack),
  ]);
  expect(both.map(({ body }) => body.amount)).toEqual([1, 1]);
  const money = { body: { userID: player.userID, amount: 40 }, key: 'some-money' };
  await admin.request('POST', '/wallet/award', money);
  await admin.request('POST', '/wallet/award', money);
  const { body: user } = await admin.request('GET', `/users/${player.userID}`);
  expect(user).toMatchObject({
    username: 'lajoie',
    balance: 40,
    packs: 1,
    cards: 0,
    copies: 0,
    games: 0,
    finishedGames: 0,
    sessions: 1,
    teams: [],
    transactions: [{ amount: 40, reason: 'Award' }],
  });
  expect(await logOf(player.userID)).toHaveLength(2);
});

test('a user is shown with their teams, which an admin may edit', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  await aManager(app, { year: 1954 });
  const { body: user } = await admin.request('GET', `/users/${player.userID}`);
  const { body: team } = await admin.request('GET', `/teams/${teamID}`);
  expect(user.teams).toEqual([{ userTeamID: teamID, name: team.name, score: team.score }]);
});

test.each([
  ['/wallet/award', { amount: 0 }, 'malformed'],
  ['/wallet/award', { amount: -5 }, 'malformed'],
  ['/wallet/award', { amount: 1.5 }, 'malformed'],
  ['/wallet/award', { amount: 1_000_001 }, 'malformed'],
  ['/wallet/award', { amount: 5, reason: 'x'.repeat(201) }, 'malformed'],
  ['/wallet/award', { amount: 5, reason: 'two\nlines' }, 'malformed'],
  ['/packInventory/award', { seriesID: 1954, amount: 101 }, 'malformed'],
  ['/packInventory/award', { seriesID: 1954, amount: 0 }, 'malformed'],
  ['/packInventory/award', { seriesID: 7 }, 'series_not_found'],
])('%s with %j is refused: %s, and nothing is written down', async (path, award, code) => {
  const player = await aPlayer(app);
  const { body } = await admin.request('POST', path, { body: { userID: player.userID, ...award } });
  expect(body.code).toBe(code);
  expect(await logOf(player.userID)).toEqual([]);
});

test('nobody who is not there is awarded anything or shown', async () => {
  const userID = newUuidV7(app.clock());
  for (const [path, award] of [
    ['/wallet/award', { amount: 5 }],
    ['/packInventory/award', { seriesID: 1954 }],
  ] as const) {
    const { status, body } = await admin.request('POST', path, { body: { userID, ...award } });
    expect([status, body.code]).toEqual([404, 'user_not_found']);
  }
  expect((await admin.request('GET', `/users/${userID}`)).body.code).toBe('user_not_found');
});

test('a series whose packs could not be opened is not awarded', async () => {
  await database.sql(
    `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('invented', '', 1954, 1954, now())`,
  );
  const { body: series } = await admin.request('POST', '/series', {
    body: {
      seriesKey: 'empty-box',
      name: 'Empty Box',
      year: null,
      cost: 100,
      minRating: 0,
      teamsIncluded: null,
      purchaseLimit: null,
      isActive: false,
      numberOfCards: 6,
      tierWeights: null,
    },
  });
  const player = await aPlayer(app);
  const { body } = await admin.request('POST', '/packInventory/award', {
    body: { userID: player.userID, seriesID: series.seriesID },
  });
  expect(body.code).toBe('series_cannot_fill_a_pack');
});
