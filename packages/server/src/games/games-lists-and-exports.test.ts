import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { countGames } from './count-games.ts';
import { deletePastDays } from './day-of-games-store.ts';
import { exportDaysOfGames, exportGames } from './export-games.ts';
import { deleteGameEvents } from './game-event-store.ts';
import { countGamesUnderWay } from './game-store.ts';
import { showGames, type FindContests } from './show-games.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const nine = await aClub(database, { year: 1954, name: '1954 Boxcar Nine' });
const reds = await aClub(database, { year: 1954, name: '1954 Carthage 100% Reds' });

const playToEnd = (player: TestPlayer, gameID: string) =>
  player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });

/** A manager with a game that is over, one given up, and one under way, in this order. */
async function aVeteran() {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const started = [];
  for (const club of [nine, reds, nine]) {
    app.advanceTime({ minutes: 1 });
    const isAway = club === reds;
    started.push(
      await aStartedGame(
        player,
        isAway
          ? { home: club, visitors: teamID, role: 'away' }
          : { home: teamID, visitors: club, role: 'home' },
      ),
    );
  }
  const [over, givenUp, underWay] = started as [string, string, string];
  app.advanceTime({ minutes: 1 });
  await playToEnd(player, over);
  await player.request('POST', `/games/${givenUp}/abandon`);
  return { player, teamID, over, givenUp, underWay };
}

const { player, over, givenUp, underWay } = await aVeteran();
const { userID } = player;
const other = await aVeteran();

describe('the list of games', () => {
  const find = async (query: string) => {
    const { status, body } = await player.request('GET', `/games/user/?${query}`);
    expect(status).toBe(200);
    return body.map(({ gameID }: { gameID: string }) => gameID);
  };

  test.each([
    ['boxcar', () => [underWay, over]],
    ['CARTHAGE', () => [givenUp]],
    ['mudville', () => [underWay, givenUp, over]],
    ['100%25', () => [givenUp]],
    ['1%25s', () => []],
    ['box_ar', () => []],
    ['', () => [underWay, givenUp, over]],
  ])('is searched by a part of either team’s name: %s', async (text, games) => {
    expect(await find(`find=${text}`)).toEqual(games());
  });

  test('says whether a game is over and who gave one up, and leaves out what is over', async () => {
    const { body } = await player.request('GET', '/games/user/');
    expect(body).toMatchObject([
      { gameID: underWay, isFinal: false, isAbandoned: false, campaign: null },
      {
        gameID: givenUp,
        isFinal: true,
        isAbandoned: true,
        resultDescription: 'Mudville gave the game up.',
        GameParticipants: [
          { role: 'home', userID: null, UserTeam: { userTeamID: reds } },
          { role: 'away', userID, UserTeam: { name: 'Mudville' } },
        ],
      },
      { gameID: over, isFinal: true, isAbandoned: false },
    ]);
    expect(await find('hideCompleted=true&find=mud')).toEqual([underWay]);
    expect(await find('hideCompleted=false')).toHaveLength(3);
  });

  test('has no next page where a page is not full', async () => {
    const { headers } = await player.request('GET', '/games/user/?limit=4');
    expect(headers).not.toHaveProperty('x-next-after');
    const full = await player.request('GET', '/games/user/?limit=3');
    expect(full.headers['x-next-after']).toBe(over);
    expect((await player.request('GET', `/games/user/?after=${over}`)).body).toEqual([]);
    const none = await other.player.request('GET', '/games/user/?limit=1&find=nobody');
    expect(none.headers).not.toHaveProperty('x-next-after');
  });
});

test('a game of a contest is listed with the name of its campaign, others without', async () => {
  const series = '01900000-0000-7000-8000-000000000005';
  const asked: (readonly string[])[] = [];
  await database.sql('update game set user_campaign_contest_id = $1 where game_id = $2', [
    series,
    givenUp,
  ]);
  const page = { userID, after: undefined, limit: 9, hideCompleted: false };
  const findContests: FindContests = async (_queries, { userCampaignContestIDs }) => {
    asked.push(userCampaignContestIDs);
    return new Map([[series, { campaign: 'Mudville Cup', result: null }]]);
  };
  const games = await showGames({ db: database, findContests }, page);
  expect(games.map(({ gameID, campaign }) => [gameID, campaign])).toEqual([
    [underWay, null],
    [givenUp, 'Mudville Cup'],
    [over, null],
  ]);
  expect(asked).toEqual([[series]]);
});

describe('the account’s copy of its games', () => {
  test('has teams, result and earnings of each, newest first, as many as asked', async () => {
    const { body: summary } = await player.request('GET', `/games/${over}/summary`);
    const games = await exportGames(database, { userID, limit: 10 });
    expect(games).toEqual([
      {
        gameID: underWay,
        created: expect.stringMatching(/^2026-06-01T12:0\d:00\.000Z$/),
        finished: null,
        role: 'home',
        home: 'Mudville',
        visitors: '1954 Boxcar Nine',
        isFinal: false,
        isAbandoned: false,
        isPublic: true,
        isWatchable: false,
        result: null,
        earnedMoney: null,
        earnedExperience: null,
      },
      expect.objectContaining({
        gameID: givenUp,
        role: 'away',
        home: '1954 Carthage 100% Reds',
        visitors: 'Mudville',
        isFinal: true,
        isAbandoned: true,
        isPublic: true,
        result: 'Mudville gave the game up.',
        earnedMoney: 0,
        earnedExperience: 0,
      }),
      expect.objectContaining({
        gameID: over,
        finished: summary.finished,
        isFinal: true,
        isAbandoned: false,
        isPublic: true,
        result: summary.resultDescription,
        earnedMoney: summary.earnings.money,
        earnedExperience: summary.earnings.experience,
      }),
    ]);
    expect(await exportGames(database, { userID, limit: 1 })).toEqual([games[0]]);
  });

  test('tells how many ended on a day, of those that count', async () => {
    expect(await exportDaysOfGames(database, userID)).toEqual([
      { day: '2026-06-01T00:00:00.000Z', games: 1, clickedGames: 1 },
    ]);
  });
});

test('a user’s games are counted: all, the final ones, those under way', async () => {
  expect(await countGames(database, { userID })).toEqual({ games: 3, finishedGames: 2 });
  expect(await countGamesUnderWay(database, userID)).toBe(1);
  const nobody = '01900000-0000-7000-8000-000000000000';
  expect(await countGames(database, { userID: nobody })).toEqual({ games: 0, finishedGames: 0 });
  expect(await countGamesUnderWay(database, nobody)).toBe(0);
});

test('the counts of a day are kept until the day after tomorrow begins', async () => {
  const days = async () => (await exportDaysOfGames(database, userID)).length;
  await deletePastDays(database, new Date('2026-06-02T23:59:59.999Z'));
  expect(await days()).toBe(1);
  await deletePastDays(database, new Date('2026-06-03T00:00:00.000Z'));
  expect(await days()).toBe(0);
});

test('the events of a user’s games are deleted with the account, and nobody else’s', async () => {
  const eventsOf = async (id: string) =>
    (await database.sql('select from game_event where user_id = $1', [id])).length;
  for (const veteran of [{ player, underWay }, other])
    await veteran.player.request('POST', `/games/${veteran.underWay}/play`, {
      body: { until: 'half' },
    });
  const before = await eventsOf(other.player.userID);
  expect([await eventsOf(userID), before].every((count) => count > 2)).toBe(true);
  await database.transaction((tx) => deleteGameEvents(tx, userID));
  expect([await eventsOf(userID), await eventsOf(other.player.userID)]).toEqual([0, before]);
});

test('a game is not started with a team that cannot play, and says why', async () => {
  const { player: manager, teamID } = await aManager(app, { year: 1954 });
  await database.sql(
    `delete from card_inventory where user_id = $1 and card_id = (
       select min(card_id) from card_inventory where user_id = $1)`,
    [manager.userID],
  );
  const { body: teams } = await manager.request('GET', '/teams/user');
  expect(teams[0].problem).toEqual(expect.any(String));
  for (const [home, visitors, role] of [
    [teamID, nine, 'home'],
    [nine, teamID, 'away'],
  ]) {
    const refused = await manager.request('POST', '/games', {
      body: { homeUserTeamID: home, visitingUserTeamID: visitors, role },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'team_cannot_play',
        error: teams[0].problem,
        details: { problem: teams[0].problem },
      },
    });
  }
});

test('a computer team’s rotation follows the number of the user’s game, from its first starter', async () => {
  const { player: manager, teamID } = await aManager(app, { year: 1954 });
  const starters = [];
  for (let game = 0; game < 6; game += 1) {
    const gameID = await aStartedGame(manager, { home: nine, visitors: teamID, role: 'away' });
    const { body } = await manager.request('GET', `/games/${gameID}`);
    starters.push(body.situation.nextPitcherLineupID.slice(-3));
  }
  expect(starters).toEqual(['h09', 'h10', 'h11', 'h12', 'h13', 'h09']);
});
