import { describe, expect, test } from 'vitest';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aDatabase } from '../testing/a-database.ts';
import { aPlayer, signIn } from '../testing/a-player.ts';
import { aRival, startChallenge } from '../testing/a-rival.ts';
import { anApp } from '../testing/an-app.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { aNamedRival, aPlayedChallenge, report, reportsOf } from './testing/a-named-rival.ts';

const { database, names: statements } = recordStatements(await aDatabase());
const app = await anApp({ database });
const year = 1954;
await aSeason(database, { year });
const club = await aClub(database, { year, name: '1954 Boxcar Nine' });
const admin = await aPlayer(app, { isAdmin: true });

const NOT_A_GAME = '01900000-0000-7000-8000-000000000000';

/** Returns what an admin sees of one name. */
const seen = async (name: string) =>
  (await reportsOf(admin)).filter((reported) => reported.name === name);

/** Returns a manager with a game against a computer team that is over. */
async function aPlayedGame() {
  const { player, teamID } = await aManager(app, { year });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
  return { player, teamID, gameID };
}

describe('a name that a user reports', () => {
  test('is copied as it stands on the game, with its user and the reason', async () => {
    const [challenger, other] = [
      await aRival(app, { year }),
      await aNamedRival(app, { year, name: 'Insulting Nine' }),
    ];
    const { gameID, side } = await aPlayedChallenge(challenger, other);
    const reader = await aPlayer(app);
    const { status, body } = await report(reader, 'team_name', { gameID, side }, 'offensive');
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(await seen('Insulting Nine')).toMatchObject([
      {
        kind: 'team_name',
        currentName: 'Insulting Nine',
        User: { userID: other.player.userID, username: other.player.username },
        gameID,
        reporters: 1,
        reasons: [{ reason: 'offensive', reporters: 1 }],
        state: 'open',
        decided: null,
        admin: null,
      },
    ]);
    await database.sql('update team set name = $2 where team_id = $1', [other.teamID, 'Innocent']);
    expect(await seen('Insulting Nine')).toMatchObject([{ currentName: 'Innocent' }]);
  });

  test('counts once for each user, however often and wherever they report it', async () => {
    const owner = await aNamedRival(app, { year, name: 'Repeated Nine' });
    const { username } = owner.player;
    const [one, another] = [await aPlayer(app), await aPlayer(app)];
    const places = [{ username }, { username, userTeamID: owner.teamID }];
    for (const place of [...places, ...places])
      expect((await report(one, 'team_name', place, 'sexual')).status).toBe(200);
    await Promise.all(places.map((place) => report(another, 'team_name', place)));
    expect(await seen('Repeated Nine')).toMatchObject([
      { reporters: 2, reasons: [{ reason: 'sexual', reporters: 1 }], gameID: null },
    ]);
  });

  test('is the username on a game and on the player’s page', async () => {
    const { player, gameID } = await aPlayedGame();
    const [one, another] = [await aPlayer(app), await aPlayer(app)];
    expect((await report(one, 'username', { gameID, side: 'home' })).status).toBe(200);
    const shouted = { username: player.username.toUpperCase() };
    expect((await report(another, 'username', shouted)).status).toBe(200);
    expect(await seen(player.username)).toMatchObject([
      { kind: 'username', currentName: player.username, gameID, reporters: 2 },
    ]);
  });

  test('is one that the other user of a game reads, also while nobody else sees the game', async () => {
    const [challenger, other] = [
      await aRival(app, { year }),
      await aNamedRival(app, { year, name: 'Defending Nine' }),
    ];
    await database.sql('update team set name = $2 where team_id = $1', [
      challenger.teamID,
      'Attacking Nine',
    ]);
    const { gameID, role } = await startChallenge(challenger, other);
    const [side, ownSide] =
      role === 'home' ? (['visitors', 'home'] as const) : (['home', 'visitors'] as const);
    const stranger = await aPlayer(app);
    for (const of of [side, ownSide])
      expect((await report(stranger, 'team_name', { gameID, side: of })).status).toBe(404);
    const byChallenger = await report(challenger.player, 'team_name', { gameID, side });
    const byDefender = await report(other.player, 'team_name', { gameID, side: ownSide });
    expect([byChallenger.status, byDefender.status]).toEqual([200, 200]);
    expect(await seen('Defending Nine')).toHaveLength(1);
    expect(await seen('Attacking Nine')).toHaveLength(1);
  });
});

describe('what no user can read', () => {
  test('has one response, after the same work: hidden, hidden with all, under way, unknown', async () => {
    const reader = await aPlayer(app);
    const { player: hider, gameID: hidden } = await aPlayedGame();
    await hider.request('PUT', `/games/${hidden}/visibility`, { body: { isPublic: false } });
    const { player: hermit, gameID: hiddenWithAll } = await aPlayedGame();
    await hermit.request('PUT', '/users/profile', { body: { showsGames: false } });
    const { player, teamID } = await aManager(app, { year });
    const underWay = await aStartedGame(player, { home: teamID, visitors: club });
    const responses = [];
    for (const gameID of [hidden, hiddenWithAll, underWay, NOT_A_GAME]) {
      const before = statements.length;
      const { status, body } = await report(reader, 'team_name', { gameID, side: 'home' });
      const read = statements
        .slice(before)
        .filter((name) => /^(games|account\.find_shown)/.test(name));
      responses.push({ status, body, read });
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 404, body: { code: 'reported_name_not_found' } });
    expect(responses[0]!.read).toEqual([
      'games.find_user_of_game',
      'games.find',
      'account.find_shown_user',
    ]);
  });

  test('is refused: a computer team, nobody, a team of somebody else, one that is not published', async () => {
    const reader = await aPlayer(app);
    const { player, gameID } = await aPlayedGame();
    const { teamID: anothers } = await aManager(app, { year });
    const { username } = player;
    const refused = [
      await report(reader, 'team_name', { gameID, side: 'visitors' }),
      await report(reader, 'username', { gameID, side: 'visitors' }),
      await report(reader, 'username', { username: 'nobody-at-all' }),
      await report(reader, 'team_name', { username }),
      await report(reader, 'team_name', { username, userTeamID: anothers }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(
      refused.map(() => 'reported_name_not_found'),
    );
  });

  test('is refused where it is one’s own', async () => {
    const { player, teamID, gameID } = await aPlayedGame();
    const { username } = player;
    const refused = [
      await report(player, 'team_name', { gameID, side: 'home' }),
      await report(player, 'username', { username }),
      await report(player, 'team_name', { username, userTeamID: teamID }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [422, 'reported_yourself']),
    );
    expect(await seen(username)).toEqual([]);
  });
});

test('however small the factor of limits is, a user can report one name a day', async () => {
  const strict = await anApp({ database, clock: app.clock, settings: { limitsFactor: 0.05 } });
  const [reporter, one, other] = [await aPlayer(app), await aPlayer(app), await aPlayer(app)];
  const statuses: number[] = [];
  for (const { username } of [one, other]) {
    const { status } = await strict.request('POST', '/reports', {
      token: reporter.tokens.AccessToken,
      body: { kind: 'username', place: { username } },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 429]);
});

test('ten names a UTC day, also of requests at the same moment; one that was reported counts no more', async () => {
  const strict = await anApp({ database, clock: app.clock, settings: { limitsFactor: 1 } });
  const others = await Promise.all(Array.from({ length: 12 }, () => aPlayer(app)));
  const reporter = await aPlayer(app);
  const tell = (username: string, { tokens } = reporter) =>
    strict.request('POST', '/reports', {
      token: tokens.AccessToken,
      body: { kind: 'username', place: { username } },
    });
  const first = await Promise.all(others.map(({ username }) => tell(username)));
  const refused = first.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [429, 'too_many_reports'],
    [429, 'too_many_reports'],
  ]);
  // The day ends at midnight UTC: until then there is no use in trying again.
  const untilMidnight = 86_400_000 - (app.clock().getTime() % 86_400_000);
  for (const { headers } of refused)
    expect(headers['retry-after']).toBe(String(Math.ceil(untilMidnight / 1000)));
  const [taken] = others.filter((_, index) => first[index]!.status === 200);
  const [left] = others.filter((_, index) => first[index]!.status !== 200);
  expect((await tell(taken!.username)).status).toBe(200);
  expect((await tell(left!.username)).status).toBe(429);
  app.advanceTime({ days: 1 });
  const nextDay = await signIn(app, reporter);
  expect((await tell(left!.username, nextDay)).status).toBe(200);
});
