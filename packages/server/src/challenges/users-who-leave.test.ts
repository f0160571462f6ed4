import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { purgeChallenges } from './purge-challenges.ts';
import {
  aPublisher,
  aRival,
  defencesOf,
  playOut,
  startChallenge,
  stateOf,
  tell,
  type TestRival,
} from '../testing/a-rival.ts';

const app = await anApp();
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

/** Gives a player's team a name that nobody else's has. */
async function rename({ player, teamID }: TestRival, name: string): Promise<void> {
  const { body: team } = await player.request('GET', `/teams/${teamID}`);
  const lineup = Object.fromEntries(
    team.UserTeamLineups.map(({ position, cardID, lineupOrder }: Record<string, unknown>) => [
      position,
      { cardID, lineupOrder },
    ]),
  );
  await player.request('PUT', '/teams', { body: { userTeamID: teamID, name, lineup } });
}

const leave = async ({ player }: TestRival) => {
  const { status } = await player.request('POST', '/users/delete', {
    body: { password: GOOD_PASSWORD },
  });
  expect(status).toBe(200);
};

test('who was challenged and leaves is a former player in the challenger’s games', async () => {
  const [challenger, defender] = [await aRival(app, SEASON), await aRival(app, SEASON)];
  await rename(challenger, 'Stayers');
  await rename(defender, 'Leavers Nine');
  await defender.player.request('PUT', '/challenges/team', {
    body: { userTeamID: defender.teamID, hook: 'usual', steals: 'usual', closer: 'RP1' },
  });
  const { gameID } = await startChallenge(challenger, defender);
  const underWay = await startChallenge(challenger, defender);
  const { won } = await playOut(challenger, gameID);
  await tell(app);
  await leave(defender);
  // Another program, or this one after some minutes: what it has kept is read again.
  const { request } = await anotherProgram();
  const seen = async (path: string) =>
    (await request('GET', path, { token: challenger.player.tokens.AccessToken })).body;
  const [summary, replay, list, home] = [
    await seen(`/games/${gameID}/summary`),
    await seen(`/games/${gameID}/replay`),
    await seen('/games/user/'),
    await seen('/home'),
  ];
  const shown = JSON.stringify([summary, replay, list, home]);
  expect(shown).not.toContain('Leavers');
  expect(shown).not.toContain(defender.player.username);
  expect(summary.challenge.User).toBeNull();
  expect(summary.resultDescription).toMatch(won ? /^Stayers won/ : /^A former player won/);
  expect(summary.challenge.rating).not.toBeNull();

  // The game under way goes on against the copy of the team, and moves no team's Elo.
  const end = await playOut(challenger, underWay.gameID);
  expect(JSON.stringify(end.summary.GameParticipants)).toContain('A former player');
  const [team] = await database.sql<{ elo_games: number }>(
    'select elo_games from team where user_id = $1',
    [challenger.player.userID],
  );
  expect(team!.elo_games).toBe(0);
  await tell(app);
  const [left] = await database.sql<{ untold: number }>(
    'select count(*)::integer as untold from challenge where ended_at is not null and told_at is null',
  );
  expect(left!.untold).toBe(0);
});

/** The program as it is after a restart, on the same database. */
const anotherProgram = () => anApp({ database, clock: app.clock });

test('a challenger who leaves is a former player in the defender’s list', async () => {
  const [challenger, defender] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
  await rename(challenger, 'Leaving Nine');
  const { gameID } = await startChallenge(challenger, defender);
  await playOut(challenger, gameID);
  await tell(app);
  const rating = await stateOf(defender);
  await leave(challenger);
  expect(await defencesOf(defender)).toMatchObject([
    { gameID, User: null, challengerTeam: 'A former player', canPlayBack: false },
  ]);
  expect(await stateOf(defender)).toEqual(rating);
});

test('a challenger who leaves before the defender was told takes the game along', async () => {
  const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
  const { gameID } = await startChallenge(challenger, defender);
  await playOut(challenger, gameID);
  await leave(challenger);
  await tell(app);
  expect(await defencesOf(defender)).toEqual([]);
});

test('nothing of who leaves stays in a table of challenges', async () => {
  const [one, other] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
  await one.player.request('POST', '/challenges/link', {});
  for (const [challenger, defender] of [
    [one, other],
    [other, one],
  ] as const) {
    const { gameID } = await startChallenge(challenger, defender);
    await playOut(challenger, gameID);
  }
  await tell(app);
  await database.sql(`insert into ladder_standing values ($1, $2, 1700, 10)`, [
    one.player.userID,
    app.clock(),
  ]);
  const tables = [
    'published_team',
    'user_rating',
    'challenge',
    'defence',
    'challenge_link',
    'ladder_standing',
  ];
  const countOf = async ({ player: { userID } }: TestRival) =>
    Promise.all(
      tables.map(
        async (table) =>
          (await database.sql(`select from ${table} where user_id = $1`, [userID])).length,
      ),
    );
  expect((await countOf(one)).every((rows) => rows > 0)).toBe(true);
  await leave(one);
  expect(await countOf(one)).toEqual(tables.map(() => 0));
});

test('the export holds the rating, the published team, games, defences and links', async () => {
  const [one, other] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
  await one.player.request('POST', '/challenges/link', {});
  const attack = await startChallenge(one, other);
  await playOut(one, attack.gameID);
  const defence = await startChallenge(other, one);
  await playOut(other, defence.gameID);
  await tell(app);
  const { body } = await one.player.request('GET', '/users/export');
  expect(body.challenges).toMatchObject({
    rating: { attacks: 1, defences: 0 },
    publishedTeam: { userTeamID: one.teamID, name: 'Mudville' },
    games: [{ gameID: attack.gameID, opponent: 'Mudville', unratedReason: null }],
    defences: [{ gameID: defence.gameID, opponent: 'Mudville', isRated: false, rating: null }],
    links: [{ used: null }],
  });
});

test('what nobody needs any more goes: pairs after a day, links, defences after 90 days', async () => {
  const [one, other] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
  await one.player.request('POST', '/challenges/link', {});
  const { gameID } = await startChallenge(one, other);
  await playOut(one, gameID);
  await tell(app);
  const counts = async () => {
    const [row] = await database.sql(
      `select (select count(*)::integer from rated_pair) as pairs,
         (select count(*)::integer from challenge_link where user_id = $1) as links,
         (select count(*)::integer from defence where user_id = $2) as defences`,
      [one.player.userID, other.player.userID],
    );
    return row;
  };
  const purge = () => purgeChallenges(database, app.clock());
  await purge();
  expect(await counts()).toMatchObject({ links: 1, defences: 1 });
  expect((await counts())!['pairs']).toBeGreaterThan(0);
  app.advanceTime({ days: 1 });
  await purge();
  expect(await counts()).toEqual({ pairs: 0, links: 1, defences: 1 });
  // Who has the link is told that it has lapsed, for two weeks more.
  app.advanceTime({ days: 26 });
  await purge();
  expect(await counts()).toMatchObject({ links: 1 });
  app.advanceTime({ days: 2 });
  await purge();
  expect(await counts()).toEqual({ pairs: 0, links: 0, defences: 1 });
  app.advanceTime({ days: 62 });
  await purge();
  expect(await counts()).toEqual({ pairs: 0, links: 0, defences: 0 });
});
