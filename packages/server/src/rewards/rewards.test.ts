import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { describe, expect, test } from 'vitest';
import { aCollector, readLedgerAndHoldings, NOW } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { grantReward } from './grant-reward.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955, numberOfCards: 300 });
const club = await aClub(database, { year: 1954 });
const admin = await aPlayer(app, { username: 'commissioner', isAdmin: true });

const CARD = 19_540_001;

async function aContest(): Promise<number> {
  const [row] = await database.sql<{ id: number }>(
    `with made as (insert into campaign (name, description, created_at) values ('Cup', 'A cup.', now()) returning campaign_id)
     insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
     select campaign_id, 1, 'Final', '', '', $1, 1 from made returning campaign_contest_id as id`,
    [club],
  );
  return row!.id;
}

async function aReward(form: Record<string, unknown>): Promise<number> {
  const { status, body } = await admin.request('POST', '/reward/create', { body: form });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.rewardID;
}

const grant = (
  userID: string,
  rewardID: number,
  campaignContestID: number,
  dice = new SeededDice(1),
) =>
  database.transaction((tx) =>
    grantReward(
      tx,
      {
        userID,
        rewardID,
        campaignContestID,
        userCampaignContestID: newUuidV7(NOW),
        reason: 'Contest won: Final',
        gameID: newUuidV7(NOW),
        eventNumber: 60,
        dice,
      },
      NOW,
    ),
  );

test('an admin makes a reward, sees it with its packs and card, and changes it; the log tells both', async () => {
  const form = { money: 500, seriesID: 1954, numberOfSeries: 3, cardID: CARD, cardPct: 25 };
  const made = await admin.request('POST', '/reward/create', { body: form });
  expect(made.body).toMatchObject({
    ...form,
    seriesPct: null,
    description: '',
    Series: { name: '1954 Base' },
    Card: { cardID: CARD },
  });
  const changed = await admin.request('PUT', `/reward/${made.body.rewardID}`, {
    body: { money: 900, description: 'A bag of money' },
  });
  expect(changed.body).toMatchObject({ money: 900, seriesID: null, Series: null, Card: null });
  const { body: rewards } = await admin.request('GET', '/reward');
  expect(rewards[0]).toEqual(changed.body);
  const { body: log } = await admin.request('GET', '/admin/audit?subjectKind=reward');
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'reward_changed',
    'reward_created',
  ]);
  expect(log[0]).toMatchObject({ before: { money: 500 }, after: { money: 900 } });
});

test.each([
  [{ seriesID: 1899 }, 'reward_series_unknown'],
  [{ seriesID: 1955 }, 'series_cannot_fill_a_pack'],
  [{ cardID: 7 }, 'reward_card_unknown'],
  [{ numberOfSeries: 2 }, 'reward_without_series'],
  [{}, 'reward_empty'],
  [{ description: 'Honour alone', cardID: CARD, cardPct: 0 }, 'reward_empty'],
  [{ money: -1 }, 'malformed'],
  [{ money: 1_000_000_001 }, 'malformed'],
  [{ cardID: CARD, cardPct: 101 }, 'malformed'],
  [{ seriesID: 1954, numberOfSeries: 101 }, 'malformed'],
  [{ description: 'x'.repeat(301) }, 'malformed'],
])('a reward of %j is refused: %s', async (form, code) => {
  const { body } = await admin.request('POST', '/reward/create', { body: form });
  expect(body.code).toBe(code);
});

test('a reward keeps its series when something else of it changes, whatever became of the series', async () => {
  const form = { money: 1, seriesID: 1954 };
  const { body } = await admin.request('POST', '/reward/create', { body: form });
  await database.sql('update reward set series_id = 1955 where reward_id = $1', [body.rewardID]);
  const changed = await admin.request('PUT', `/reward/${body.rewardID}`, {
    body: { money: 2, seriesID: 1955 },
  });
  expect(changed).toMatchObject({ status: 200, body: { money: 2, seriesID: 1955 } });
});

describe('a reward is deleted', () => {
  const remove = (rewardID: number) =>
    admin.request('POST', '/reward/delete', { body: { rewardID } });

  test('while no contest has it, and the log tells what it was', async () => {
    const rewardID = await aReward({ money: 70 });
    expect(await remove(rewardID)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await remove(rewardID)).toMatchObject({
      status: 404,
      body: { code: 'reward_not_found' },
    });
    const { body: rewards } = await admin.request('GET', '/reward');
    expect(rewards.map((reward: { rewardID: number }) => reward.rewardID)).not.toContain(rewardID);
    const { body: log } = await admin.request('GET', '/admin/audit?subjectKind=reward');
    expect(log[0]).toMatchObject({ action: 'reward_deleted', before: { money: 70 }, after: null });
  });

  test('not while a contest has it, which is named', async () => {
    const rewardID = await aReward({ money: 70 });
    const contest = await aContest();
    await database.sql(
      'update campaign_contest set reward_id = $1 where campaign_contest_id = $2',
      [rewardID, contest],
    );
    expect(await remove(rewardID)).toMatchObject({
      status: 409,
      body: { code: 'reward_in_contest', error: expect.stringContaining('“Final”') },
    });
    await database.sql('update campaign_contest set reward_id = null where reward_id = $1', [
      rewardID,
    ]);
    expect((await remove(rewardID)).status).toBe(200);
  });

  test('and who was granted it keeps it', async () => {
    const userID = await aCollector(database);
    const rewardID = await aReward({ money: 70 });
    await grant(userID, rewardID, await aContest());
    expect((await remove(rewardID)).status).toBe(200);
    const { holdings } = await readLedgerAndHoldings(database, userID);
    expect(holdings).toEqual([{ asset: 'money', item: 0, amount: 70 }]);
    const grants = await database.sql('select money from reward_grant where user_id = $1', [
      userID,
    ]);
    expect(grants).toEqual([{ money: 70 }]);
  });
});

test('a granted reward brings money, packs and card in one journal of the ledger', async () => {
  const userID = await aCollector(database);
  const rewardID = await aReward({ money: 700, seriesID: 1954, numberOfSeries: 2, cardID: CARD });
  expect(await grant(userID, rewardID, await aContest())).toBe(true);
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual([
    { asset: 'card', item: CARD, amount: 1 },
    { asset: 'money', item: 0, amount: 700 },
    { asset: 'pack', item: 1954, amount: 2 },
  ]);
  expect(holdings).toEqual(ledger);
  const journals = await database.sql('select reason from journal where user_id = $1', [userID]);
  expect(journals).toEqual([{ reason: 'Contest won: Final' }]);
});

test('a reward is granted once for a user and contest, however many wins come at once', async () => {
  const userID = await aCollector(database);
  const rewardID = await aReward({ money: 700, seriesID: 1954 });
  const contest = await aContest();
  const granted = await Promise.all([1, 2, 3, 4].map(() => grant(userID, rewardID, contest)));
  expect(granted.filter(Boolean)).toHaveLength(1);
  expect((await readLedgerAndHoldings(database, userID)).holdings).toEqual([
    { asset: 'money', item: 0, amount: 700 },
    { asset: 'pack', item: 1954, amount: 1 },
  ]);
});

test('what is left to chance is kept as it was drawn, with the game that it was drawn from', async () => {
  const userID = await aCollector(database);
  const rewardID = await aReward({
    money: 5,
    seriesID: 1954,
    seriesPct: 0,
    cardID: CARD,
    cardPct: 100,
  });
  await grant(userID, rewardID, await aContest());
  const [row] = await database.sql<{ packs_drawn: number; card_drawn: number; packs: number }>(
    'select packs, packs_drawn, card_drawn from reward_grant where user_id = $1',
    [userID],
  );
  const dice = new SeededDice(1);
  expect(row).toEqual({
    packs: 0,
    packs_drawn: dice.fraction('reward packs'),
    card_drawn: dice.fraction('reward card'),
  });
});
