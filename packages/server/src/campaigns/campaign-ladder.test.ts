import { DICE_SUMS } from '@pennant/rules/cards/card';
import type { GameSource } from '@pennant/rules/games/setup';
import { describe, expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub, codeOfClub } from '../teams/testing/a-club.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { describeContestOfGame } from './describe-contest-of-game.ts';
import { exportContests } from './export-contests.ts';
import { findContestWithReward } from './find-contest-with-reward.ts';
import { findNextContest, hasBegunContest } from './find-next-contest.ts';
import { findWonCampaigns } from './find-won-campaigns.ts';

const app = await anApp();
const { database } = app;
for (const year of [1954, 1955]) await aSeason(database, { year });
const club = await aClub(database, { year: 1954 });
const reds = await aClub(database, { year: 1954, name: '1954 Carthage Reds', score: 70 });
const admin = await aPlayer(app, { username: 'ladder-admin', isAdmin: true });

const post = (path: string, body: object, player: TestPlayer = admin) =>
  player.request('POST', path, { body });
const put = (path: string, body: object) => admin.request('PUT', path, { body });

const aCampaign = async (name = 'Mudville Cup'): Promise<number> =>
  (await post('/campaign/create', { name, desc: `${name} for all.` })).body.campaignID;
const aContest = async (campaignID: number, form: object = {}): Promise<number> => {
  const contest = { campaignID, name: 'Final', userTeamID: club, numOfGames: 1, ...form };
  const { status, body } = await post('/campaignContest/create', contest);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.campaignContestID;
};

/** Strikes out everybody of one side and has the other hit home runs. */
async function rig(gameID: string, wins: boolean) {
  const [game] = await database.sql<{ role: string; setup: GameSource }>(
    'select role, setup from game where game_id = $1',
    [gameID],
  );
  const { role, setup } = game!;
  const strong = (role === 'home') === wins ? 'home' : 'visitors';
  const dice = (cell: string) => ({
    base: DICE_SUMS.map((sum) => (sum >= 6 && sum <= 8 ? cell : 'SO')),
    extra: DICE_SUMS.map(() => 'SO'),
  });
  for (const side of ['home', 'visitors'] as const)
    for (const player of setup[side].players)
      Object.assign(
        player.dice,
        player.type === 'Batter' ? dice(side === strong ? 'HR' : 'SO') : DICE_SUMS.map(() => null),
      );
  await database.sql('update game set setup = $2 where game_id = $1', [
    gameID,
    JSON.stringify(setup),
  ]);
}

/** Plays a series of one game; returns its id and the game's. */
async function play(
  { player, teamID }: { player: TestPlayer; teamID: string },
  campaignContestID: number,
  wins: boolean,
) {
  app.advanceTime({ seconds: 1 });
  const { body: series } = await post('/userCampaignContest/create', { campaignContestID }, player);
  const { body: shown } = await player.request(
    'GET',
    `/userCampaignContest/${series.userCampaignContestID}`,
  );
  const started = await post(
    '/games/campaign',
    {
      ...series,
      // The two teams may come in either order.
      homeUserTeamID: shown.CampaignContest.userTeamID,
      visitingUserTeamID: teamID,
    },
    player,
  );
  await rig(started.body.gameID, wins);
  const path = `/games/${started.body.gameID}`;
  await player.request('POST', `${path}/play`, { body: { until: 'final' } });
  const { body: summary } = await player.request('GET', `${path}/summary`);
  return { ...series, gameID: started.body.gameID, contest: summary.UserCampaignContest };
}

describe('what there is no such thing of', () => {
  const NOBODY = '01900000-0000-7000-8000-000000000000';
  test.each<[string, () => Promise<{ status: number; body: { code: string } }>, string]>([
    ['a campaign', () => app.request('GET', '/campaign/99999'), 'campaign_not_found'],
    ['a user’s campaign', () => admin.request('GET', '/campaign/99999/user'), 'campaign_not_found'],
    ['a contest', () => app.request('GET', '/campaignContest/99999'), 'contest_not_found'],
    ['a series', () => admin.request('GET', `/userCampaignContest/${NOBODY}`), 'series_not_found'],
    [
      'a contest to begin',
      () => post('/userCampaignContest/create', { campaignContestID: 99_999 }),
      'contest_not_found',
    ],
    [
      'a series to resign',
      () => post('/userCampaignContest/resign', { userCampaignContestID: NOBODY }),
      'series_not_found',
    ],
    [
      'a campaign to change',
      () => put('/campaign/99999', { name: 'Cup', desc: 'A cup.' }),
      'campaign_not_found',
    ],
    [
      'a contest to change',
      async () =>
        put('/campaignContest/99999', { campaignID: await aCampaign(), userTeamID: club }),
      'contest_not_found',
    ],
  ])('%s is not found', async (_what, send, code) => {
    const { status, body } = await send();
    expect([status, body.code]).toEqual([404, code]);
  });
});

test('a game of a series that there is not tells of no contest', async () => {
  const id = '01900000-0000-7000-8000-000000000000';
  const game = { userID: id, gameID: id, userCampaignContestID: id };
  expect(
    await describeContestOfGame(database, { ...game, finishedAt: null, standing: null }),
  ).toBeNull();
});

describe('a contest', () => {
  test('has what its form says, or what is left out says', async () => {
    const campaignID = await aCampaign('Named Cup');
    const { body: reward } = await post('/reward/create', { money: 50 });
    const form = {
      campaignID,
      name: 'Opener',
      desc: 'The first of them.',
      result: 'Well hit!',
      rewardID: reward.rewardID,
      userTeamID: club,
      numOfGames: 5,
    };
    const { body: full } = await post('/campaignContest/create', form);
    expect(full).toMatchObject({
      ...form,
      UserTeam: { userTeamID: club, name: '1954 Boxcar Nine' },
      Reward: { rewardID: reward.rewardID, money: 50 },
      Campaign: { campaignID, name: 'Named Cup', desc: 'Named Cup for all.' },
    });
    const { body: bare } = await post('/campaignContest/create', { campaignID, userTeamID: reds });
    expect(bare).toMatchObject({
      name: '1954 Carthage Reds',
      desc: '',
      result: '',
      rewardID: null,
      Reward: null,
      numOfGames: 7,
    });
    const { body: campaign } = await app.request('GET', `/campaign/${campaignID}`);
    expect(campaign).toMatchObject({ campaignID, name: 'Named Cup', desc: 'Named Cup for all.' });
    expect(campaign.CampaignContests.map(({ name }: { name: string }) => name)).toEqual([
      'Opener',
      '1954 Carthage Reds',
    ]);
    const { body: log } = await admin.request(
      'GET',
      `/admin/audit?subjectKind=contest&subjectID=${full.campaignContestID}`,
    );
    expect(log).toMatchObject([{ action: 'contest_created', after: form }]);
    expect(await findContestWithReward(database, reward.rewardID)).toBe('Opener');
    await put(`/campaignContest/${full.campaignContestID}`, { ...form, name: null });
    expect(await findContestWithReward(database, reward.rewardID)).toBe(
      `No. ${full.campaignContestID}`,
    );
    expect(await findContestWithReward(database, 99_999)).toBeUndefined();
  });

  test('finds room in a campaign of up to fifty; one that is in it already stays', async () => {
    const [full, other] = [await aCampaign('Full Cup'), await aCampaign('Other Cup')];
    const contests = [];
    for (let contest = 0; contest < 49; contest += 1)
      contests.push(
        database.sql(
          `insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
           values ($1, $2, '', '', '', $3, 1)`,
          [full, contest + 1, club],
        ),
      );
    await Promise.all(contests);
    const last = await aContest(full);
    const form = { campaignID: full, userTeamID: club };
    const refusal = { status: 422, body: { code: 'too_many_contests' } };
    expect(await post('/campaignContest/create', form)).toMatchObject(refusal);
    const moved = await aContest(other);
    expect(await put(`/campaignContest/${moved}`, form)).toMatchObject(refusal);
    expect((await put(`/campaignContest/${last}`, form)).status).toBe(200);
    expect(
      (await put(`/campaignContest/${last}`, { ...form, campaignID: other })).body,
    ).toMatchObject({ campaignID: other });
    expect((await put(`/campaignContest/${moved}`, form)).status).toBe(200);
  });
});

describe('the ladder of a campaign', () => {
  test('tells after each game what is next: behind the contest, then from the top', async () => {
    const campaignID = await aCampaign('Ladder Cup');
    const [first, second, third] = [
      await aContest(campaignID, { name: 'One' }),
      await aContest(campaignID, { name: 'Two', userTeamID: reds, numOfGames: 3 }),
      await aContest(campaignID, { name: 'Three' }),
    ];
    const manager = await aManager(app, { year: 1954 });
    const nextAfter = async (contestID: number) =>
      (await play(manager, contestID, true)).contest.nextContest;
    expect(await nextAfter(first)).toEqual({
      campaignContestID: second,
      name: 'Two',
      opponent: '1954 Carthage Reds',
      score: 70,
      numOfGames: 3,
    });
    expect(await nextAfter(third)).toMatchObject({ campaignContestID: second });
    // A won contest that is played again: what is next is still the one not won.
    expect(await nextAfter(first)).toMatchObject({ campaignContestID: second });
  });

  test('is won with its last contest, and the campaigns that are won are listed', async () => {
    const campaignID = await aCampaign('Short Cup');
    const only = await aContest(campaignID);
    const manager = await aManager(app, { year: 1954 });
    const { userID } = manager.player;
    expect(await hasBegunContest(database, userID)).toBe(false);
    const lost = await play(manager, only, false);
    expect(await hasBegunContest(database, userID)).toBe(true);
    expect(lost.contest).toMatchObject({
      decided: 'loss',
      isCampaignWon: false,
      granted: null,
      Campaign: { campaignID, name: 'Short Cup', teamID: await codeOfClub(database, club) },
      nextContest: null,
    });
    const { body: shown } = await manager.player.request(
      'GET',
      `/userCampaignContest/${lost.userCampaignContestID}`,
    );
    expect(shown.resultDescription).toBe('Final: lost, 1 to 0.');
    expect(await findWonCampaigns(database, userID)).toEqual([]);
    const won = await play(manager, only, true);
    expect(won.contest).toMatchObject({ isCampaignWon: true, nextContest: null });
    expect(await findWonCampaigns(database, userID)).toEqual([{ campaignID, name: 'Short Cup' }]);
  });

  test('names of a grant what it still consists of', async () => {
    const { body: reward } = await post('/reward/create', {
      seriesID: 1954,
      numberOfSeries: 2,
      cardID: 19_540_001,
    });
    const contestID = await aContest(await aCampaign('Grant Cup'), { rewardID: reward.rewardID });
    const manager = await aManager(app, { year: 1954 });
    const { gameID, contest } = await play(manager, contestID, true);
    expect(contest.granted).toEqual({
      money: 0,
      packs: 2,
      series: '1954 Base',
      cardID: 19_540_001,
      card: encodeURIComponent('Señor C 0'),
    });
    const changes = [{ money: 5 }, { seriesID: 1955, numberOfSeries: 2, cardID: 19_550_001 }];
    for (const change of changes) {
      await put(`/reward/${reward.rewardID}`, change);
      const { body: later } = await manager.player.request('GET', `/games/${gameID}/summary`);
      expect(later.UserCampaignContest.granted).toMatchObject({
        packs: 2,
        series: null,
        cardID: 19_540_001,
        card: null,
      });
    }
  });

  test('does not name the packs and the card that luck denied', async () => {
    const { body: reward } = await post('/reward/create', {
      money: 5,
      seriesID: 1954,
      numberOfSeries: 2,
      seriesPct: 0,
      cardID: 19_540_001,
      cardPct: 0,
    });
    const contestID = await aContest(await aCampaign('Luck Cup'), { rewardID: reward.rewardID });
    const { contest } = await play(await aManager(app, { year: 1954 }), contestID, true);
    const granted = { money: 5, packs: 0, series: null, cardID: null, card: null };
    expect(contest.granted).toEqual(granted);
  });
});

test('a series that is resigned says so, in the account’s copy too, newest first', async () => {
  const campaignID = await aCampaign('Resigned Cup');
  const [named, unnamed] = [
    await aContest(campaignID, { numOfGames: 3 }),
    await aContest(campaignID, { name: '', userTeamID: reds }),
  ];
  const manager = await aManager(app, { year: 1954 });
  const { player } = manager;
  const { body: series } = await post(
    '/userCampaignContest/create',
    { campaignContestID: named },
    player,
  );
  const begun = app.clock().toISOString();
  app.advanceTime({ minutes: 1 });
  const { body: resigned } = await post('/userCampaignContest/resign', series, player);
  expect(resigned).toEqual({
    ...series,
    campaignContestID: named,
    campaignID,
    wins: 0,
    losses: 0,
    result: 'loss',
    resultDescription: 'Resigned from the series.',
    isResigned: true,
    numOfGames: 3,
  });
  const { userCampaignContestID } = await play(manager, unnamed, true);
  const copy = await exportContests(database, { userID: player.userID, limit: 9 });
  expect(copy).toMatchObject([
    { userCampaignContestID, contest: '1954 Carthage Reds', wins: 1, losses: 0, result: 'win' },
    {
      ...series,
      campaignContestID: named,
      campaign: 'Resigned Cup',
      contest: 'Final',
      numOfGames: 3,
      result: 'loss',
      resultDescription: 'Resigned from the series.',
      isResigned: true,
      created: begun,
      decided: new Date(Date.parse(begun) + 60_000).toISOString(),
    },
  ]);
  expect(await exportContests(database, { userID: player.userID, limit: 1 })).toHaveLength(1);
});

test('next for a user is the open series, then what is not won, of the last campaign first', async () => {
  await database.sql('truncate campaign_contest cascade');
  const [early, late] = [await aCampaign('Early Cup'), await aCampaign('Late Cup')];
  const [opener, sequel] = [
    await aContest(early, { name: 'Opener' }),
    await aContest(early, { name: '', userTeamID: reds }),
  ];
  const finale = await aContest(late, { name: 'Finale' });
  const manager = await aManager(app, { year: 1954 });
  const { player } = manager;
  const next = () => findNextContest(database, player.userID);
  expect(await next()).toEqual({
    campaignContestID: opener,
    name: 'Opener',
    campaign: 'Early Cup',
    opponent: expect.objectContaining({ userTeamID: club }),
    numOfGames: 1,
    series: null,
  });
  await play(manager, opener, true);
  expect(await next()).toMatchObject({ campaignContestID: sequel, name: '1954 Carthage Reds' });
  const { body: open } = await post(
    '/userCampaignContest/create',
    { campaignContestID: finale },
    player,
  );
  expect(await next()).toMatchObject({
    campaignContestID: finale,
    series: { ...open, wins: 0, losses: 0 },
  });
  await play(manager, finale, true);
  expect(await next()).toMatchObject({ campaignContestID: sequel, series: null });
  await play(manager, sequel, true);
  expect(await next()).toBeNull();
});

test('next is told with the standing of its open series, wins before losses', async () => {
  const contestID = await aContest(await aCampaign('Standing Cup'), { numOfGames: 7 });
  const manager = await aManager(app, { year: 1954 });
  for (const wins of [true, false, true]) await play(manager, contestID, wins);
  expect(await findNextContest(database, manager.player.userID)).toMatchObject({
    campaignContestID: contestID,
    numOfGames: 7,
    series: { wins: 2, losses: 1 },
  });
});

test('there are two hundred campaigns at most', async () => {
  const [count] = await database.sql<{ count: number }>('select count(*) as count from campaign');
  await database.sql(
    `insert into campaign (name, description, created_at)
     select 'Cup', 'A cup.', now() from generate_series(1, $1::integer)`,
    [199 - count!.count],
  );
  expect((await post('/campaign/create', { name: 'Last', desc: 'Last.' })).status).toBe(200);
  expect(await post('/campaign/create', { name: 'More', desc: 'More.' })).toMatchObject({
    status: 422,
    body: { code: 'too_many_campaigns' },
  });
});
