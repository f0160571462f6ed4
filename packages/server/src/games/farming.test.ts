import { randomBytes } from 'node:crypto';
import type { GameSummary } from '@pennant/contract/game-summary';
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aManager, aStartedGame, aTwinTeam } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

const playToEnd = (player: TestPlayer, gameID: string) =>
  player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });

const earningsOf = async (player: TestPlayer, gameID: string) => {
  const { body } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
  return body.earnings!;
};

/** As if so many games of the player had ended today. */
const havePlayedToday = (player: TestPlayer, games: number, clickedGames = games) =>
  database.sql('insert into day_of_games values ($1, date_trunc($2, $3::timestamptz), $4, $5)', [
    player.userID,
    'day',
    app.clock(),
    games,
    clickedGames,
  ]);

/** Returns each card's experience, and its plate appearances and outs that the boards sum up. */
const readCards = async ({ userID }: TestPlayer) =>
  database.sql<{ exp: number; whole: number }>(
    `select exp::integer as exp, (coalesce(pa, 0) + coalesce(pitching.ip_outs, 0))::integer as whole
     from card_inventory cards
     left join batting_statistics batting
       on batting.user_id = $1 and batting.period = 0 and batting.card_id = cards.card_id
     left join pitching_statistics pitching
       on pitching.user_id = $1 and pitching.period = 0 and pitching.card_id = cards.card_id
     where cards.user_id = $1 order by cards.card_id`,
    [userID],
  );

/** Returns how many of the player's games the boards count, and the at-bats they sum up. */
const readBoards = async ({ userID }: TestPlayer) => {
  const [row] = await database.sql<{ games: number; atBats: number }>(
    `select coalesce((select games from games_finished where user_id = $1 and period = 0), 0) as games,
       coalesce((select sum(ab) from batting_statistics where user_id = $1 and period = 0), 0)::integer
         as "atBats"`,
    [userID],
  );
  return row!;
};

const playedGame = async (player: TestPlayer, teamID: string) => {
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await playToEnd(player, gameID);
  return { gameID, earnings: await earningsOf(player, gameID) };
};

/** Rolls a game to its end one by one, or up to an event and then plays the rest by click. */
async function rollGame(player: TestPlayer, gameID: string, upTo = Number.POSITIVE_INFINITY) {
  for (let event = 0; event < upTo;) {
    const { status, body } = await player.request('POST', `/games/${gameID}/roll`, { body: {} });
    if (status === 409 && body.code === 'choice_pending') {
      const { body: game } = await player.request('GET', `/games/${gameID}`);
      await player.request('POST', `/games/${gameID}/manageEvent`, {
        body: { event: game.pendingChoice.kind, runnersAdvancing: null },
      });
      continue;
    }
    if (status !== 200) throw new Error(JSON.stringify(body));
    if (body.isFinal) return;
    event += 1;
  }
  await playToEnd(player, gameID);
}

describe('the experience of a day', () => {
  test('is whole up to game 20, half up to game 40, then none, for users and cards', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await havePlayedToday(player, 19, 0);
    const { earnings: twentieth } = await playedGame(player, teamID);
    expect([10, 30]).toContain(twentieth.experience);
    expect(twentieth.gameOfDay).toBe(20);
    const whole = await readCards(player);
    expect(whole.map(({ exp }) => exp)).toEqual(whole.map((card) => card.whole));

    const { earnings: next } = await playedGame(player, teamID);
    expect([5, 15]).toContain(next.experience);
    expect(next.gameOfDay).toBe(21);
    const half = await readCards(player);
    expect(half.map(({ exp }) => exp)).toEqual(
      half.map((card, index) => {
        const before = whole[index]!;
        return before.exp + Math.floor((card.whole - before.whole) / 2);
      }),
    );

    await database.sql('update day_of_games set games = 40 where user_id = $1', [player.userID]);
    const { earnings: last } = await playedGame(player, teamID);
    expect(last).toMatchObject({ experience: 0, experienceAfter: null, gameOfDay: 41 });
    const none = await readCards(player);
    expect(none.map(({ exp }) => exp)).toEqual(half.map(({ exp }) => exp));
    expect(none.map((card) => card.whole)).not.toEqual(half.map((card) => card.whole));
    const { body: user } = await player.request('GET', '/users/me');
    expect(user.exp).toBe(twentieth.experience + next.experience);
  });

  test('two games that end at the same time can’t both be the twentieth', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await havePlayedToday(player, 18);
    const games = [];
    for (let index = 0; index < 4; index += 1)
      games.push(await aStartedGame(player, { home: teamID, visitors: club }));
    const ends = await Promise.all(games.map((gameID) => playToEnd(player, gameID)));
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const earned = await Promise.all(games.map((gameID) => earningsOf(player, gameID)));
    const days = earned.toSorted((a, b) => a.gameOfDay! - b.gameOfDay!);
    expect(days.map(({ gameOfDay }) => gameOfDay)).toEqual([19, 20, 21, 22]);
    expect(days.map(({ clickedGameOfDay }) => clickedGameOfDay)).toEqual([19, 20, 21, 22]);
    expect(days.map(({ experience }) => experience % 10)).toEqual([0, 0, 5, 5]);
    expect((await readBoards(player)).games).toBe(2);
    const { body: user } = await player.request('GET', '/users/me');
    expect(user.exp).toBe(days.reduce((sum, { experience }) => sum + experience, 0));
  });

  test('begins anew with the UTC day', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await havePlayedToday(player, 40);
    expect((await playedGame(player, teamID)).earnings.experience).toBe(0);
    app.advanceTime({ days: 1 });
    const { earnings } = await playedGame(await signIn(app, player), teamID);
    expect(earnings).toMatchObject({ gameOfDay: 1, clickedGameOfDay: 1 });
    expect(earnings.experience).toBeGreaterThanOrEqual(10);
  });

  test('is not used up by abandoned games and those between own teams', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const abandoned = await aStartedGame(player, { home: teamID, visitors: club });
    await player.request('POST', `/games/${abandoned}/abandon`);
    const own = await aStartedGame(player, { home: teamID, visitors: await aTwinTeam(player) });
    await playToEnd(player, own);
    expect((await playedGame(player, teamID)).earnings.gameOfDay).toBe(1);
  });
});

describe('a game that was played by click', () => {
  test('is on the boards up to the twentieth of the day, and no further', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await havePlayedToday(player, 19);
    expect((await playedGame(player, teamID)).earnings.clickedGameOfDay).toBe(20);
    const after = await readBoards(player);
    expect(after.games).toBe(1);
    expect(after.atBats).toBeGreaterThan(20);
    const { earnings } = await playedGame(player, teamID);
    expect(earnings.clickedGameOfDay).toBe(21);
    expect(await readBoards(player)).toEqual(after);
    expect(earnings.money).toBeGreaterThan(0);
    expect(earnings.rating).not.toBeNull();
  });

  test('keeps none off the boards that were rolled one by one', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await havePlayedToday(player, 30);
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await rollGame(player, gameID);
    expect(await earningsOf(player, gameID)).toMatchObject({
      gameOfDay: 31,
      clickedGameOfDay: null,
    });
    expect((await readBoards(player)).games).toBe(1);
    expect((await playedGame(player, teamID)).earnings.clickedGameOfDay).toBe(31);
  });

  test('is one of which under half was rolled one by one', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const few = await aStartedGame(player, { home: teamID, visitors: club });
    await rollGame(player, few, 10);
    expect((await earningsOf(player, few)).clickedGameOfDay).toBe(1);
    const { body: fewGame } = await player.request('GET', `/games/${few}`);
    const rolls = fewGame.GameEvents.filter(
      ({ resultType }: { resultType: string | null }) => resultType !== null,
    ).length;
    expect(rolls).toBeGreaterThan(40);
  });
});

describe('games under way', () => {
  const startBody = (teamID: string, fairness: object) => ({
    homeUserTeamID: teamID,
    visitingUserTeamID: club,
    role: 'home',
    ...fairness,
  });

  test('are twenty at most, also of those that are asked for at the same time', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    for (let game = 0; game < MAX_GAMES_UNDER_WAY - 2; game += 1)
      await aStartedGame(player, { home: teamID, visitors: club });
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(() => player.request('POST', '/games', { body: startBody(teamID, {}) })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409,
    ]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'too_many_games_under_way',
      error:
        'You have 20 games under way, as many as anyone may have. Play one to its end or abandon it, then start the next.',
    });
    const { body: games } = await player.request('GET', '/games/user/?hideCompleted=true&limit=50');
    expect(games).toHaveLength(MAX_GAMES_UNDER_WAY);

    // The dice that were asked for stay good for the game that follows an end.
    const { body: next } = await player.request('GET', '/fairness/next');
    const fairness = {
      fairness: { id: next.id, clientSeed: randomBytes(16).toString('hex') },
    };
    const start = () => player.request('POST', '/games', { body: startBody(teamID, fairness) });
    expect((await start()).status).toBe(409);
    await playToEnd(player, games[3].gameID);
    expect((await start()).body.gameID).toBe(next.id);
  });
});
