import type { Game } from '@pennant/contract/games';
import type { GameSummary } from '@pennant/contract/game-summary';
import { DICE_SUMS } from '@pennant/rules/cards/card';
import type { GameSource } from '@pennant/rules/games/setup';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { createBestPerformances } from './best-performances.ts';
import { showNewestGames } from './show-newest-games.ts';
import { aManager, aStartedGame, aTwinTeam } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const NOBODY = '01900000-0000-7000-8000-000000000000';

const newestOf = (userID: string, limits = { underWay: 3, results: 3 }) =>
  showNewestGames({ db: database, findContests: async () => new Map() }, { userID, ...limits });

/** Has the strong side, or both, get a hit on three sums of the dice; who is not strikes out. */
async function rig(gameID: string, strong: 'home' | 'both', hit: 'HR' | 'H1') {
  const [game] = await database.sql<{ setup: GameSource }>(
    'select setup from game where game_id = $1',
    [gameID],
  );
  const { setup } = game!;
  for (const side of ['home', 'visitors'] as const) {
    const isStrong = strong === side || strong === 'both';
    for (const player of setup[side].players)
      Object.assign(
        player.dice,
        player.type === 'Batter'
          ? {
              base: DICE_SUMS.map((sum) => (isStrong && sum >= 6 && sum <= 8 ? hit : 'SO')),
              extra: DICE_SUMS.map(() => 'SO'),
            }
          : DICE_SUMS.map(() => null),
      );
  }
  await database.sql('update game set setup = $2 where game_id = $1', [
    gameID,
    JSON.stringify(setup),
  ]);
}

async function playToEnd(player: TestPlayer, gameID: string): Promise<GameSummary> {
  app.advanceTime({ seconds: 1 });
  await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
  return (await player.request<GameSummary>('GET', `/games/${gameID}/summary`)).body;
}

/** Rolls a game to its end, its user relieving nobody, and returns its summary. */
async function rollToEnd(player: TestPlayer, gameID: string): Promise<GameSummary> {
  for (;;) {
    const { body: game } = await player.request<Game>('GET', `/games/${gameID}`);
    if (game.isFinal) break;
    const { status } = game.pendingChoice
      ? await player.request('POST', `/games/${gameID}/manageEvent`, {
          body: { event: game.pendingChoice.kind, runnersAdvancing: null },
        })
      : await player.request('POST', `/games/${gameID}/roll`, { body: {} });
    expect(status).toBe(200);
  }
  return (await player.request<GameSummary>('GET', `/games/${gameID}/summary`)).body;
}

describe('the newest games of a user', () => {
  test('are none before the first', async () => {
    expect(await newestOf(NOBODY)).toEqual({ underWay: [], results: [], lastTeamID: null });
  });

  test('are those under way, the newest first, and the results, the last to end first', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const twin = await aTwinTeam(player);
    const start = (home: string, visitors: string, role: 'home' | 'away') => {
      app.advanceTime({ seconds: 1 });
      return aStartedGame(player, { home, visitors, role });
    };
    const [won, lost] = [await start(teamID, club, 'home'), await start(club, teamID, 'away')];
    await rig(won, 'home', 'HR');
    await rig(lost, 'home', 'HR');
    const lostGame = await playToEnd(player, lost);
    const wonGame = await playToEnd(player, won);
    const older = await start(teamID, club, 'home');
    const created = app.clock().toISOString();
    const newer = await start(club, twin, 'away');
    const newest = await newestOf(player.userID);
    expect(newest).toMatchObject({
      underWay: [
        {
          gameID: newer,
          visitors: { name: 'Twin', runs: 0, isUsers: true },
          home: { name: '1954 Boxcar Nine', runs: 0, isUsers: false },
        },
        {
          gameID: older,
          created,
          campaign: null,
          eventNumber: 0,
          inning: 1,
          half: 'top',
          outs: 0,
          isWaiting: false,
        },
      ],
      results: [
        {
          gameID: won,
          won: true,
          isAbandoned: false,
          money: wonGame.earnings!.money,
          home: { name: 'Mudville', runs: wonGame.scoreboardData.homeScore, isUsers: true },
          visitors: { runs: 0, isUsers: false },
          campaign: null,
        },
        {
          gameID: lost,
          won: false,
          money: lostGame.earnings!.money,
          visitors: { name: 'Mudville', runs: 0, isUsers: true },
        },
      ],
      lastTeamID: twin,
    });
    expect(newest.underWay).toHaveLength(2);
    expect(newest.results).toHaveLength(2);
    const few = await newestOf(player.userID, { underWay: 1, results: 1 });
    expect(few.underWay.map(({ gameID }) => gameID)).toEqual([newer]);
    expect(few.results.map(({ gameID }) => gameID)).toEqual([won]);
    // Without a game under way it is the one that began last, not the one that ended last.
    expect((await newestOf(player.userID, { underWay: 0, results: 3 })).lastTeamID).toBe(teamID);
  });
});

describe('what cards did in a game', () => {
  const performancesOf = (userID: string, gameID: string, side: 'home' | 'visitors' = 'home') =>
    createBestPerformances()(database, { userID, gameID }, side);

  test('is nothing of a game that there is not', async () => {
    expect(await performancesOf(NOBODY, NOBODY)).toBeNull();
  });

  test('names the milestones: a first home run, and the twenty-fifth strikeout', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const { userID } = player;
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await rig(gameID, 'home', 'HR');
    const { boxScore } = await rollToEnd(player, gameID);
    const performances = (await performancesOf(userID, gameID))!;
    expect(performances.opponent).toBe('1954 Boxcar Nine');
    const sluggers = boxScore.home.filter(({ type, hr }) => type === 'Batter' && hr > 0);
    expect(sluggers.length).toBeGreaterThan(3);
    const milestonesOf = (figure: string) =>
      performances.milestones.filter((milestone) => milestone.figure === figure);
    expect(milestonesOf('hr').map(({ cardID }) => cardID)).toEqual(
      sluggers.map(({ cardID }) => cardID),
    );
    expect(milestonesOf('hr').every(({ number }) => number === 1 || number === 10)).toBe(true);
    const [starter] = boxScore.home.filter(({ type }) => type === 'Pitcher');
    expect(starter!.so).toBeGreaterThanOrEqual(25);
    expect(milestonesOf('so')).toEqual([{ figure: 'so', number: 25, cardID: starter!.cardID }]);
    // Nobody's milestones are those of the other side, whose cards are not the user's.
    expect((await performancesOf(userID, gameID, 'visitors'))!.milestones).toEqual([]);
    // They are told as they were after the game, however often one asks.
    const findPerformances = createBestPerformances();
    const first = await findPerformances(database, { userID, gameID }, 'home');
    expect(await findPerformances(database, { userID, gameID }, 'home')).toBe(first);
  });

  test('has a pitcher’s line with the decision, where nobody hits for more', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await rig(gameID, 'home', 'H1');
    const { boxScore } = await rollToEnd(player, gameID);
    const { best } = (await performancesOf(player.userID, gameID))!;
    const row = boxScore.home.find(
      ({ type, cardID }) => type === best!.line.type && cardID === best!.cardID,
    )!;
    expect(row).toMatchObject(best!.line);
    expect(best!.line).toEqual({
      type: 'Pitcher',
      h1: 0,
      h2: 0,
      h3: 0,
      hr: 0,
      r: 0,
      bb: 0,
      so: expect.any(Number),
      sb: 0,
      ab: 0,
      rbi: 0,
      ipOuts: row.ipOuts,
      er: 0,
      decision: 'W',
    });
  });

  test('has a batter’s line without a decision', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: club, visitors: teamID, role: 'away' });
    // No pitcher's line is good where both sides hit twenty home runs.
    await rig(gameID, 'both', 'HR');
    const { boxScore } = await playToEnd(player, gameID);
    const { best } = (await performancesOf(player.userID, gameID, 'visitors'))!;
    const row = boxScore.visitors.find(
      ({ type, cardID }) => type === best!.line.type && cardID === best!.cardID,
    )!;
    expect(best!.line).toMatchObject({ type: 'Batter', ipOuts: 0, er: 0, decision: null });
    expect(row).toMatchObject(best!.line);
    expect(row.hr).toBeGreaterThan(1);
  });
});
