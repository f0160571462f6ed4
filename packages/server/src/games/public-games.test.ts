import type { GameReplay } from '@pennant/contract/game-summary';
import type { PublicGame } from '@pennant/contract/public-game';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { GOOD_PASSWORD, type TestPlayer } from '../testing/a-player.ts';
import { aPublisher, aRival, startChallenge } from '../testing/a-rival.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp } from '../testing/an-app.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { showGamesUnderWay } from './game-visibility.ts';
import { aManager, aStartedGame, aTwinTeam } from './testing/a-game.ts';
import { replayGame } from './testing/replay-game.ts';

const { database, names } = recordStatements(await aDatabase());
const app = await anApp({ database });
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954, name: '1954 Boxcar Nine' });

const NOT_A_GAME = '01900000-0000-7000-8000-000000000000';

const playToEnd = (player: TestPlayer, gameID: string) =>
  player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });

/** Returns a manager with a game that is over. */
async function aPlayedGame() {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await playToEnd(player, gameID);
  return { player, teamID, gameID };
}

/** Asks for a game as a guest does, who brings no token. */
const seen = (gameID: string) => app.request<PublicGame>('GET', `/public/games/${gameID}`);

const NOT_FOUND = {
  status: 404,
  body: {
    code: 'public_game_not_found',
    error: 'There is no game to see here: it is hidden, not over yet, or was never played.',
  },
};

describe('a game that is over', () => {
  test('is seen by a guest: both sides, the score, every event, the cards and the seed', async () => {
    const { player, gameID } = await aPlayedGame();
    const { status, body: game } = await seen(gameID);
    expect(status).toBe(200);
    expect(game.home).toMatchObject({ user: { username: player.username }, name: 'Mudville' });
    expect(game.visitors).toMatchObject({ user: null, name: '1954 Boxcar Nine' });
    const { homeScore, visitorScore } = game.scoreboardData;
    expect(game.events.map(({ eventNumber }) => eventNumber)).toEqual(
      game.events.map((_, index) => index + 1),
    );
    expect(game.events.at(-1)).toMatchObject({ homeScore, visitingScore: visitorScore });
    expect(game.fairness.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(game.resultDescription).toContain(
      homeScore > visitorScore ? 'Mudville won' : 'Nine won',
    );
  });

  test('has the card of everybody who played, and tells nothing else of its user', async () => {
    const { player, teamID, gameID } = await aPlayedGame();
    const { body: game } = await seen(gameID);
    const cards = new Map(
      [...game.home.lineups, ...game.visitors.lineups].map(({ gameLineupID, Card }) => [
        gameLineupID,
        Card,
      ]),
    );
    for (const { batterLineupID, pitcherLineupID } of game.events) {
      expect(cards.get(batterLineupID!)).toMatchObject({ year: 1954 });
      expect(cards.get(pitcherLineupID!)).toHaveProperty('pd7');
    }
    const text = JSON.stringify(game);
    for (const secret of [player.userID, player.email, teamID]) expect(text).not.toContain(secret);
  });

  test('is verified by anyone from its public replay', async () => {
    const { player, gameID } = await aPlayedGame();
    const { status, body: replay } = await app.request<GameReplay>(
      'GET',
      `/public/games/${gameID}/replay`,
    );
    expect(status).toBe(200);
    const { body: own } = await player.request<GameReplay>('GET', `/games/${gameID}/replay`);
    expect(replay).toEqual(own);
    expect(JSON.stringify(replay)).not.toContain(player.userID);
    const { body: game } = await seen(gameID);
    expect(await replayGame(gameID, replay)).toEqual(game.events);
  });

  test('between two teams of one user has the username on both sides', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: await aTwinTeam(player) });
    await playToEnd(player, gameID);
    const { body: game } = await seen(gameID);
    expect([game.home.user, game.visitors.user]).toEqual([
      { username: player.username },
      { username: player.username },
    ]);
  });

  test('against another user’s team has both usernames, until the other leaves', async () => {
    const [challenger, other] = [
      await aRival(app, { year: 1954 }),
      await aPublisher(app, { year: 1954 }),
    ];
    const { gameID } = await startChallenge(challenger, other);
    await playToEnd(challenger.player, gameID);
    const namesIn = async () => {
      const { body: game } = await seen(gameID);
      return new Set([game.home.user, game.visitors.user].map((user) => user?.username ?? null));
    };
    const own = challenger.player.username;
    expect(await namesIn()).toEqual(new Set([own, other.player.username]));
    await other.player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    expect(await namesIn()).toEqual(new Set([own, null]));
    const { body: game } = await seen(gameID);
    expect([game.home.name, game.visitors.name]).toContain('A former player');
    expect(JSON.stringify(game)).not.toContain(other.player.username);
  });

  test('that was given up is seen as far as it went', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await player.request('POST', `/games/${gameID}/abandon`);
    const { body: game } = await seen(gameID);
    expect(game).toMatchObject({
      isAbandoned: true,
      resultDescription: 'Mudville gave the game up.',
      events: [],
    });
  });
});

describe('a game that nobody is to see', () => {
  const hide = async () => {
    const { player, gameID } = await aPlayedGame();
    await player.request('PUT', `/games/${gameID}/visibility`, { body: { isPublic: false } });
    return gameID;
  };
  const hideAll = async () => {
    const { player, gameID } = await aPlayedGame();
    await player.request('PUT', '/users/profile', { body: { showsGames: false } });
    return gameID;
  };
  const leave = async () => {
    const { player, gameID } = await aPlayedGame();
    await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    return gameID;
  };
  const start = async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    return aStartedGame(player, { home: teamID, visitors: club });
  };

  test.each([
    ['hidden', hide],
    ['of a user who hides all', hideAll],
    ['of a user who has left', leave],
    ['under way', start],
    ['unknown', async () => NOT_A_GAME],
  ])('%s: has the same response as any other such, after the same work', async (_why, aGame) => {
    const gameID = await aGame();
    for (const path of [`/public/games/${gameID}`, `/public/games/${gameID}/replay`]) {
      const before = names.length;
      expect(await app.request('GET', path)).toMatchObject(NOT_FOUND);
      expect(names.slice(before)).toEqual([
        'games.find_user_of_game',
        'games.find',
        'account.find_shown_user',
      ]);
    }
  });

  test('is hidden at once, even where it was just seen, and seen again when it is shown', async () => {
    const { player, gameID } = await aPlayedGame();
    expect((await seen(gameID)).status).toBe(200);
    const setVisibility = (isPublic: boolean) =>
      player.request('PUT', `/games/${gameID}/visibility`, { body: { isPublic } });
    expect((await setVisibility(false)).body).toEqual({ ok: true, isPublic: false });
    expect((await seen(gameID)).status).toBe(404);
    await setVisibility(true);
    expect((await seen(gameID)).status).toBe(200);
    await player.request('PUT', '/users/profile', { body: { showsGames: false } });
    expect((await seen(gameID)).status).toBe(404);
    await player.request('PUT', '/users/profile', { body: { showsGames: true } });
    expect((await seen(gameID)).status).toBe(200);
  });

  test('can be hidden while it is under way; its user sees by the summary who may see it', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await player.request('PUT', `/games/${gameID}/visibility`, { body: { isPublic: false } });
    await playToEnd(player, gameID);
    expect((await seen(gameID)).status).toBe(404);
    const { body } = await player.request('GET', `/games/${gameID}/summary`);
    expect(body.visibility).toEqual({ isPublic: false, showsGames: true });
  });

  test('is seen all the same by the user against whose team it was played, once it is over', async () => {
    const [challenger, defender, third] = [
      await aRival(app, { year: 1954 }),
      await aPublisher(app, { year: 1954 }),
      await aRival(app, { year: 1954 }),
    ];
    await challenger.player.request('PUT', '/users/profile', { body: { showsGames: false } });
    const { gameID } = await startChallenge(challenger, defender);
    await challenger.player.request('PUT', `/games/${gameID}/visibility`, {
      body: { isPublic: false },
    });
    const path = `/public/games/${gameID}`;
    expect(await defender.player.request('GET', path)).toMatchObject(NOT_FOUND);
    await playToEnd(challenger.player, gameID);
    const { status, body: game } = await defender.player.request('GET', path);
    expect(status).toBe(200);
    expect(new Set([game.home.user.username, game.visitors.user.username])).toEqual(
      new Set([challenger.player.username, defender.player.username]),
    );
    expect((await defender.player.request('GET', `${path}/replay`)).status).toBe(200);
    // Nobody else sees it, not even right after; its user has the summary.
    for (const viewer of [app, third.player, challenger.player])
      for (const hidden of [path, `${path}/replay`])
        expect(await viewer.request('GET', hidden)).toMatchObject(NOT_FOUND);
  });

  test('is neither shown nor hidden by another user', async () => {
    const { gameID } = await aPlayedGame();
    const { player: another } = await aManager(app, { year: 1954 });
    const refused = await another.request('PUT', `/games/${gameID}/visibility`, {
      body: { isPublic: false },
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'game_not_found']);
    expect((await seen(gameID)).status).toBe(200);
  });
});

describe('a game from before games could be shown', () => {
  /** Makes games as they were before: in no directory, shown by nobody. */
  const ageGames = async (userID: string) => {
    await database.sql('update game set is_public = null where user_id = $1', [userID]);
    await database.sql('delete from public_game_directory where user_id = $1', [userID]);
  };
  const settingsOf = async (player: TestPlayer) =>
    (await player.request('GET', '/users/profile')).body;

  test('stays hidden, until its user shows it or all of them', async () => {
    const { player, teamID, gameID: first } = await aPlayedGame();
    const second = await aStartedGame(player, { home: teamID, visitors: club });
    await playToEnd(player, second);
    const third = await aStartedGame(player, { home: teamID, visitors: club });
    await playToEnd(player, third);
    await ageGames(player.userID);
    await player.request('PUT', `/games/${third}/visibility`, { body: { isPublic: false } });
    const statuses = () =>
      Promise.all([first, second, third].map(async (id) => (await seen(id)).status));
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await settingsOf(player)).toMatchObject({ hasEarlierGames: true });

    await player.request('PUT', `/games/${first}/visibility`, { body: { isPublic: true } });
    expect(await statuses()).toEqual([200, 404, 404]);

    const { body: shown } = await player.request('POST', '/games/show-earlier');
    expect(shown).toEqual({ ok: true, games: 1 });
    // The third was hidden on purpose.
    expect(await statuses()).toEqual([200, 200, 404]);
    expect(await settingsOf(player)).toMatchObject({ hasEarlierGames: false });
    const { body: again } = await player.request('POST', '/games/show-earlier');
    expect(again).toEqual({ ok: true, games: 0 });
  });

  test('is seen once it is over where it was under way then: a job enters it, once', async () => {
    const { player, teamID, gameID: over } = await aPlayedGame();
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await ageGames(player.userID);
    await showGamesUnderWay(database);
    await showGamesUnderWay(database);
    await playToEnd(player, gameID);
    expect((await seen(gameID)).status).toBe(200);
    expect((await seen(over)).status).toBe(404);
  });

  test('is left as its user has it by the job', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await ageGames(player.userID);
    await player.request('PUT', `/games/${gameID}/visibility`, { body: { isPublic: false } });
    await showGamesUnderWay(database);
    await playToEnd(player, gameID);
    expect((await seen(gameID)).status).toBe(404);
  });
});

test('the export tells what is shown, and nothing of a deleted user stays in the directory', async () => {
  const { player, gameID } = await aPlayedGame();
  await player.request('PUT', `/games/${gameID}/visibility`, { body: { isPublic: false } });
  const { body } = await player.request('GET', '/users/export');
  expect(body.account.showsGames).toBe(true);
  expect(body.games).toMatchObject([{ gameID, isPublic: false }]);
  await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
  expect(
    await database.sql('select from public_game_directory where user_id = $1', [player.userID]),
  ).toEqual([]);
});
