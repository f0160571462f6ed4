import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { describe, expect, test } from 'vitest';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aPlayer, GOOD_PASSWORD, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { credit } from '../wallet/ledger.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

/** Creates a user with money, packs, opened packs, cards, a team and two games. */
async function aUser() {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { userID } = player;
  await database.transaction((tx) =>
    credit(tx, { userID, amount: 9000, reason: 'Gift', cause: { kind: 'test' }, now: app.clock() }),
  );
  await player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 10 } });
  await player.request('POST', '/packInventory/open', { body: { seriesID: 1954, amount: 3 } });
  const cardID = 19_540_001;
  await player.request('PUT', '/card/wish', { body: { cardID, isWished: true } });
  await player.request('PUT', '/cardInventory/lock', { body: { cardID, isLocked: true } });
  await database.sql('insert into completed_series values ($1, 1954, 240, $1, now())', [userID]);
  const finished = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${finished}/play`, { body: { until: 'final' } });
  const underWay = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${underWay}/play`, { body: { until: 'half' } });
  await player.request('PUT', '/users/setGameSpeed', { body: { gameSpeed: 'fast' }, key: 'a-key' });
  return { player, teamID, finished };
}

const deleteAccount = (player: TestPlayer, password = GOOD_PASSWORD) =>
  player.request('POST', '/users/delete', { body: { password } });

/** Returns the number of rows of a user per table, without the tables that have none. */
async function countRowsOf(userID: string): Promise<Record<string, number>> {
  const tables = await database.sql<{ table: string }>(
    `select class.relname as "table" from pg_class class
     join pg_namespace space on space.oid = class.relnamespace
     join pg_attribute attribute on attribute.attrelid = class.oid
     where space.nspname = 'public' and class.relkind in ('r', 'p') and not class.relispartition
       and attribute.attname = 'user_id' and not attribute.attisdropped`,
  );
  const counted = await Promise.all(
    tables.map(async ({ table }) => {
      const rows = await database.sql(`select from ${table} where user_id = $1`, [userID]);
      return [table, rows.length] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, rows]) => rows > 0));
}

describe('deleting an account', () => {
  test('leaves nothing of it in any table but the ledger, which then holds nothing of theirs', async () => {
    const { player } = await aUser();
    const before = await countRowsOf(player.userID);
    for (const table of [
      'account',
      'game',
      'game_event',
      'game_record',
      'team',
      'pack_draw',
      'card_inventory',
      'card_wish',
      'completed_series',
    ])
      expect(before).toHaveProperty(table);
    expect((await deleteAccount(player)).body).toEqual({ ok: true });
    expect(Object.keys(await countRowsOf(player.userID)).toSorted()).toEqual([
      'journal',
      'posting',
    ]);
    const held = await database.sql(
      `select asset, item, sum(amount)::bigint as amount from posting
       where user_id = $1 and holder = 'user' group by asset, item having sum(amount) <> 0`,
      [player.userID],
    );
    // Test builders insert starter cards without the ledger: only these are not balanced.
    expect(held.filter(({ asset }) => asset !== 'card')).toEqual([]);
    const texts = await database.sql('select * from journal where user_id = $1', [player.userID]);
    expect(JSON.stringify(texts)).not.toContain(player.username);
  });

  test('ends every session, and neither name nor password opens anything', async () => {
    const player = await aPlayer(app);
    await deleteAccount(player);
    expect((await player.request('GET', '/wallet/get')).status).toBe(401);
    expect(
      (
        await app.request('POST', '/auth/refresh', {
          body: { refreshToken: player.tokens.RefreshToken },
        })
      ).status,
    ).toBe(401);
    const logIn = (username: string) =>
      app.request('POST', '/auth/login', { body: { username, password: GOOD_PASSWORD } });
    const [gone, unknown] = [await logIn(player.username), await logIn('never-was')];
    expect(gone).toMatchObject({ status: unknown.status, body: unknown.body });
  });

  test('frees name and address at once, and sends a last email', async () => {
    const player = await aPlayer(app);
    await app.request('POST', '/auth/forgot', { body: { email: player.email } });
    await deleteAccount(player);
    const emails = (await app.emails()).filter(({ to }) => to === player.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Your Pennant account is deleted']);
    const again = await app.request('POST', '/users', {
      body: { username: player.username, email: player.email, password: GOOD_PASSWORD },
    });
    expect(again.body).toMatchObject({ ok: true });
  });

  test('needs the password', async () => {
    const player = await aPlayer(app);
    expect(await deleteAccount(player, 'Wrong#1-password')).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    });
    expect((await player.request('GET', '/wallet/get')).status).toBe(200);
  });

  test('leaves games of others as they were', async () => {
    const [{ player }, other] = [await aUser(), await aUser()];
    // As in a game between two users.
    await database.sql('update game set visiting_user_id = $2 where user_id = $1', [
      other.player.userID,
      player.userID,
    ]);
    const summary = () => other.player.request('GET', `/games/${other.finished}/summary`);
    const before = await summary();
    expect(before.status).toBe(200);
    await deleteAccount(player);
    expect((await summary()).body).toEqual(before.body);
    expect((await other.player.request('GET', '/games/user')).status).toBe(200);
  });

  test('is refused to the only admin, and of two who leave at once one stays', async () => {
    const admin = await aPlayer(app, { isAdmin: true });
    expect(await deleteAccount(admin)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    const another = await aPlayer(app, { isAdmin: true });
    const responses = await Promise.all([deleteAccount(admin), deleteAccount(another)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a copy of everything', () => {
  test('holds profile, sessions, wallet, packs, cards, teams and games', async () => {
    const { player, teamID, finished } = await aUser();
    const { status, body, headers } = await player.request('GET', '/users/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(body.account).toMatchObject({ username: player.username, email: player.email });
    expect(body.sessions).toMatchObject([{ isThis: true }]);
    const { body: wallet } = await player.request('GET', '/wallet/get');
    expect(body.wallet).toEqual({
      balance: wallet.balance,
      WalletTransactions: wallet.WalletTransactions,
    });
    expect(body.packs.unopened).toMatchObject([{ seriesID: 1954, amount: 7 }]);
    expect(body.packs.opened).toHaveLength(3);
    const { body: cards } = await player.request('GET', '/card/user');
    expect(body.cards).toHaveLength(cards.totalCards);
    const isLocked = (card: { isLocked: boolean }) => card.isLocked;
    expect(body.cards.filter(isLocked)).toMatchObject([{ cardID: 19_540_001 }]);
    expect(body.wishes).toMatchObject([{ cardID: 19_540_001, year: 1954 }]);
    expect(body.packs.completed).toMatchObject([{ name: '1954 Base', cards: 240 }]);
    expect(body.teams).toMatchObject([{ userTeamID: teamID }]);
    expect(body.teams[0].lineup).toHaveLength(24);
    expect(body.games).toMatchObject([{ isFinal: false }, { gameID: finished, isFinal: true }]);
  });

  test('holds series in contests, and the reward of a won one', async () => {
    const { player } = await aUser();
    const admin = await aPlayer(app, { isAdmin: true });
    const { body: campaign } = await admin.request('POST', '/campaign/create', {
      body: { name: 'Mudville Cup', desc: 'For the pride of Mudville.' },
    });
    const { body: reward } = await admin.request('POST', '/reward/create', {
      body: { money: 700 },
    });
    const { body: contest } = await admin.request('POST', '/campaignContest/create', {
      body: {
        campaignID: campaign.campaignID,
        name: 'The Final',
        userTeamID: club,
        rewardID: reward.rewardID,
        numOfGames: 3,
      },
    });
    const { campaignContestID } = contest;
    const { body: series } = await player.request('POST', '/userCampaignContest/create', {
      body: { campaignContestID },
    });
    const { userCampaignContestID } = series;
    const gameID = newUuidV7(app.clock());
    await database.transaction((tx) =>
      grantReward(
        tx,
        {
          userID: player.userID,
          rewardID: reward.rewardID,
          campaignContestID,
          userCampaignContestID,
          reason: 'Contest won: The Final',
          gameID,
          eventNumber: 60,
          dice: new SeededDice(1),
        },
        app.clock(),
      ),
    );
    const { status, body } = await player.request('GET', '/users/export');
    expect(status).toBe(200);
    expect(body.contests).toMatchObject([
      {
        userCampaignContestID,
        campaignContestID,
        campaign: 'Mudville Cup',
        contest: 'The Final',
        numOfGames: 3,
        result: null,
        decided: null,
      },
    ]);
    expect(body.rewards).toMatchObject([{ campaignContestID, gameID, money: 700, packs: 0 }]);
    await deleteAccount(admin);
  });

  test('holds nothing that opens the account, and no seed before its time', async () => {
    const { player } = await aUser();
    const { body } = await player.request('GET', '/users/export');
    const [secret] = await database.sql<{ hash: string; seeds: string[] }>(
      `select password_hash as hash, array(
         select encode(seed, 'hex') from pack_epoch where user_id = $1
         union select encode(seed, 'hex') from game_commitment where user_id = $1) as seeds
       from account where user_id = $1`,
      [player.userID],
    );
    const text = JSON.stringify(body);
    for (const value of [secret!.hash, player.tokens.AccessToken, ...secret!.seeds])
      expect(text).not.toContain(value);
  });

  test('of nothing is a copy too', async () => {
    const player = await aPlayer(app);
    const { body } = await player.request('GET', '/users/export');
    expect(body).toMatchObject({
      cards: [],
      teams: [],
      games: [],
      contests: [],
      rewards: [],
      packs: { unopened: [] },
    });
  });
});
