import { DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import { describe, expect, test } from 'vitest';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { receivePacks } from '../packs/receive-packs.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { credit } from '../wallet/ledger.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const [cup] = await database.sql<{ final: number }>(
  `with cup as (insert into campaign (name, description, created_at) values ('Cup', 'A cup.', now()) returning campaign_id)
   insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
   select campaign_id, 1, 'Final', '', '', $1, 3 from cup returning campaign_contest_id as final`,
  [club],
);

const home = async (player: TestPlayer) => {
  const { status, body } = await player.request('GET', '/home');
  expect(status).toBe(200);
  return body;
};

/** Reads home until the chance of the contest is worked out. */
const homeWithChance = async (player: TestPlayer) => {
  for (;;) {
    const body = await home(player);
    if (body.contest.winChance !== null) return body;
  }
};

test('a newcomer without a team has an allowance, a contest to come, and no step done', async () => {
  const player = await aPlayer(app);
  expect(await home(player)).toEqual({
    gamesUnderWay: [],
    liveGames: [],
    results: [],
    allowance: { amount: DAILY_ALLOWANCE, isClaimable: true, nextClaim: app.clock().toISOString() },
    daily: null,
    packs: { amount: 0, series: [] },
    team: null,
    contest: {
      campaignContestID: cup!.final,
      name: 'Final',
      campaign: 'Cup',
      opponent: expect.objectContaining({ userTeamID: club }),
      numOfGames: 3,
      series: null,
      winChance: null,
    },
    lately: { best: null, milestones: [], places: [] },
    defences: [],
    outdatedTeam: null,
    steps: { packs: false, team: false, campaigns: false, game: false, opening: false },
    isPushOffered: false,
  });
});

test('the allowance is no longer offered once it was claimed, and the balance says so at once', async () => {
  const player = await aPlayer(app);
  expect((await player.request('GET', '/users/me')).body.balance).toBe(0);
  await player.request('POST', '/wallet/claim');
  expect((await home(player)).allowance.isClaimable).toBe(false);
  expect((await player.request('GET', '/users/me')).body.balance).toBe(DAILY_ALLOWANCE);
});

test('bought packs wait to be opened; buying and opening tick their steps', async () => {
  const player = await aPlayer(app);
  const { userID } = player;
  await database.transaction(async (tx) => {
    const money = { amount: 900, reason: 'Gift', cause: { kind: 'test' }, now: app.clock() };
    await credit(tx, { userID, ...money });
  });
  await player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 1 } });
  const bought = await home(player);
  expect(bought.packs).toEqual({
    amount: 1,
    series: [{ seriesID: 1954, seriesKey: '1954-base', name: '1954 Base', year: 1954, amount: 1 }],
  });
  expect(bought.steps).toMatchObject({ packs: true, opening: false });
  await player.request('POST', '/packInventory/open', { body: { seriesID: 1954 } });
  expect(await home(player)).toMatchObject({
    packs: { amount: 0, series: [] },
    steps: { packs: true, opening: true },
  });
});

describe('a manager', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });

  test('goes on with the game under way, which names both sides and whose is whose', async () => {
    await player.request('POST', `/games/${gameID}/play`, { body: { until: 'half' } });
    const { body: game } = await player.request('GET', `/games/${gameID}`);
    const { gamesUnderWay, team, steps } = await home(player);
    expect(gamesUnderWay).toEqual([
      expect.objectContaining({
        gameID,
        visitors: {
          name: '1954 Boxcar Nine',
          runs: game.scoreboardData.visitorScore,
          isUsers: false,
        },
        home: { name: 'Mudville', runs: game.scoreboardData.homeScore, isUsers: true },
        inning: game.situation.inning,
        half: game.situation.half,
        outs: game.situation.outs,
        eventNumber: game.situation.eventNumber,
        isWaiting: game.pendingChoice !== null,
      }),
    ]);
    expect(team).toEqual({
      userTeamID: teamID,
      name: 'Mudville',
      score: expect.any(Number),
      problem: null,
    });
    expect(steps).toMatchObject({ team: true, game: false });
  });

  test('finds the result, its best card and the chance of the next contest after the game', async () => {
    await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
    const { body: summary } = await player.request('GET', `/games/${gameID}/summary`);
    const { gamesUnderWay, results, lately, steps, contest } = await homeWithChance(player);
    expect(gamesUnderWay).toEqual([]);
    const { homeScore, visitorScore } = summary.scoreboardData;
    expect(results).toEqual([
      expect.objectContaining({
        gameID,
        won: homeScore > visitorScore,
        isAbandoned: false,
        money: summary.earnings.money,
        home: { name: 'Mudville', runs: homeScore, isUsers: true },
      }),
    ]);
    expect(steps).toMatchObject({ game: true });
    const { best } = lately;
    expect(best).toMatchObject({ gameID, opponent: '1954 Boxcar Nine' });
    const line = summary.boxScore.home.find(
      (row: { cardID: number; type: string }) =>
        row.cardID === best.Card.cardID && row.type === best.line.type,
    );
    expect(line).toMatchObject(best.line);
    const compared = await player.request('GET', `/teams/compare?one=${teamID}&other=${club}`);
    const game = compared.body.winChance;
    expect(contest.winChance.game).toBe(game);
    expect(contest.winChance.series).toBeCloseTo(game ** 2 * (3 - 2 * game), 9);
  });

  test('sees the places of the cards on the boards of the month', async () => {
    const { body: boards } = await player.request(
      'GET',
      `/cardInventory/leaderboard/monthly/${app.clock().toISOString().slice(2, 7).replace('-', '')}`,
    );
    app.advanceTime({ minutes: 1 });
    const { places } = (await home(player)).lately;
    expect(places).toHaveLength(3);
    for (const { stat, place, Card, value } of places) {
      const board = [...boards.batters, ...boards.pitchers].find((row) => row.stat === stat);
      expect(board.players[place - 1]).toMatchObject({ cardID: Card.cardID, value });
    }
    // The only player with statistics leads at least one board.
    expect(places[0].place).toBe(1);
  });

  test('goes on with an open series, and an abandoned game is a loss that pays nothing', async () => {
    const { body } = await player.request('POST', '/userCampaignContest/create', {
      body: { campaignContestID: cup!.final },
    });
    const { userCampaignContestID } = body;
    const { body: started } = await player.request('POST', '/games/campaign', {
      body: { userCampaignContestID, homeUserTeamID: teamID, visitingUserTeamID: club },
    });
    expect((await home(player)).gamesUnderWay[0]).toMatchObject({ campaign: 'Cup' });
    await player.request('POST', `/games/${started.gameID}/abandon`);
    expect(await homeWithChance(player)).toMatchObject({
      contest: { series: { userCampaignContestID, wins: 0, losses: 1 } },
      results: [{ gameID: started.gameID, isAbandoned: true, won: false, money: 0 }, { gameID }],
      // The best card is that of the last game that was played to its end.
      lately: { best: { gameID } },
      steps: { campaigns: true },
    });
  });
});

test('home is nobody else’s', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  await aStartedGame(player, { home: teamID, visitors: club });
  await database.transaction((tx) =>
    receivePacks(tx, {
      userID: player.userID,
      seriesID: 1954,
      amount: 2,
    }),
  );
  const other = await aPlayer(app);
  expect(await home(other)).toMatchObject({
    gamesUnderWay: [],
    packs: { amount: 0 },
    team: null,
    lately: { places: [] },
  });
  expect(await home(player)).toMatchObject({ gamesUnderWay: [{}], packs: { amount: 2 } });
});
