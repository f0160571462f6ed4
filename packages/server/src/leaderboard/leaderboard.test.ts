import type { Leaderboard } from '@pennant/contract/leaderboard';
import { describe, expect, test } from 'vitest';
import { aStartedGame, aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub, aLineup } from '../teams/testing/a-club.ts';
import { aClock } from '../testing/a-clock.ts';
import { aPlayer, GOOD_PASSWORD, signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const time = aClock('2026-05-31T23:00:00.000Z');
const app = await anApp({ clock: time.clock });
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

const boards = async (path = ''): Promise<Leaderboard> => {
  const { status, body } = await app.request('GET', `/cardInventory/leaderboard${path}`);
  expect(status).toBe(200);
  return body;
};
/**
 * Returns the outs of a player's pitchers: every game has some, whereas games without a single, a
 * steal or a save are not rare.
 */
const outs = ({ pitchers }: Leaderboard, { userID }: TestPlayer): number =>
  pitchers
    .find(({ stat }) => stat === 'IP')!
    .players.filter(({ User }) => User.userID === userID)
    .reduce((sum, { ipOuts }) => sum + ipOuts, 0);
const play = async (player: TestPlayer, home: string, visitors = club): Promise<string> => {
  const gameID = await aStartedGame(player, { home, visitors });
  const { status } = await player.request('POST', `/games/${gameID}/play`, {
    body: { until: 'final' },
  });
  expect(status).toBe(200);
  return gameID;
};

describe('a game that ends', () => {
  test('is on the boards of its month, its quarter and all time at once, and a month later on no other month’s', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await play(player, teamID);
    const may = outs(await boards('/monthly/2605'), player);
    expect(may).toBeGreaterThan(0);
    expect(outs(await boards(), player)).toBe(may);
    expect(outs(await boards('/quarterly/26Q2'), player)).toBe(may);

    const early = await app.request('GET', '/cardInventory/leaderboard/monthly/2606');
    expect([early.status, early.body.code]).toEqual([404, 'no_such_month']);
    time.pass({ minutes: 59, seconds: 60 });
    // Midnight, UTC: the first of June.
    expect(outs(await boards('/monthly/2606'), player)).toBe(0);
    const later = await signIn(app, player);
    await play(later, teamID);
    expect(outs(await boards('/monthly/2605'), player)).toBe(may);
    expect(outs(await boards('/monthly/2606'), player)).toBeGreaterThan(0);
    const [row] = await database.sql<{ periods: number[]; games: number[] }>(
      `select array_agg(period::integer order by period) as periods, array_agg(games order by period) as games
       from games_finished where user_id = $1`,
      [player.userID],
    );
    expect(row).toEqual({ periods: [0, 262, 2605, 2606], games: [2, 2, 1, 1] });
  });

  test('adds to the boards what the counters of the cards say', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await play(player, teamID);
    const [kept] = await database.sql<Record<string, number>>(
      `select sum(pa)::integer as pa, sum(ab)::integer as ab, sum(h1 + h2 + h3 + hr)::integer as hits, sum(r)::integer as r
       from batting_statistics where user_id = $1 and period = 0`,
      [player.userID],
    );
    const [counters] = await database.sql<Record<string, number>>(
      `select sum(ab)::integer as ab, sum(runs) filter (where ip_outs = 0)::integer as r
       from card_inventory where user_id = $1`,
      [player.userID],
    );
    expect(kept!['pa']).toBeGreaterThan(24);
    expect(kept).toMatchObject(counters!);
  });

  test('between two teams of one’s own, or given up, counts nothing', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const lineup = await aLineup(database, 1954);
    const second = await player.request('POST', '/teams', {
      body: { name: 'Second Nine', lineup },
    });
    await play(player, teamID, second.body.userTeamID);
    const given = await aStartedGame(player, { home: teamID, visitors: club });
    await player.request('POST', `/games/${given}/abandon`);
    expect(
      await database.sql('select from games_finished where user_id = $1', [player.userID]),
    ).toEqual([]);
    expect(
      await database.sql('select from batting_statistics where user_id = $1', [player.userID]),
    ).toEqual([]);
  });
});

describe('the calls', () => {
  test('answer a board for each statistic, with what the documents name', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await play(player, teamID);
    const { batters, pitchers } = await boards();
    expect(batters.map(({ stat }) => stat)).toEqual(
      'AVG OBP SLG OPS H1 H2 H3 HR R RBI BB SB WPA'.split(' '),
    );
    expect(pitchers.map(({ stat }) => stat)).toEqual('ERA WHIP K/9 W SV SO IP pWPA'.split(' '));
    const [most] = pitchers.at(-2)!.players;
    expect(most).toMatchObject({
      User: { userID: expect.any(String), username: expect.any(String) },
      Card: { cardID: most!.cardID, rating: expect.any(Number) },
      value: most!.ipOuts / 3,
      IP: most!.ipOuts / 3,
      ab: 0,
    });
    expect(JSON.stringify(most)).not.toContain('@');
  });

  test.each([
    ['/monthly/2412', 'no_such_month'],
    ['/monthly/2513', 'no_such_month'],
    ['/monthly/2701', 'no_such_month'],
    ['/monthly/soon', 'no_such_month'],
    ['/quarterly/24Q4', 'no_such_quarter'],
    ['/quarterly/25Q5', 'no_such_quarter'],
    ['/quarterly/27Q1', 'no_such_quarter'],
  ])('answer for %s that there is no such board', async (path, code) => {
    const { status, body } = await app.request('GET', `/cardInventory/leaderboard${path}`);
    expect([status, body.code]).toEqual([404, code]);
    expect(body.error).toContain('2025');
  });
});

describe('team ratings', () => {
  test('list teams that have an elo, the highest first', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const { body: none } = await app.request('GET', '/teams/elo');
    expect(none.map((team: { userTeamID: string }) => team.userTeamID)).not.toContain(teamID);
    await play(player, teamID);
    const { body } = await app.request('GET', '/teams/elo');
    expect(body.find((team: { userTeamID: string }) => team.userTeamID === teamID)).toMatchObject({
      name: 'Mudville',
      User: { userID: player.userID, username: player.username },
      games: 1,
    });
    const elos = body.map(({ elo }: { elo: number }) => elo);
    expect(elos).toEqual(elos.toSorted((a: number, b: number) => b - a));
  });

  test('come from old games too, each scored once, by an admin whose call is in the audit log', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const admin = await aPlayer(app, { isAdmin: true });
    await play(player, teamID);
    await play(player, teamID);
    const [played] = await database.sql<{ elo: number }>(
      'select elo from team where team_id = $1',
      [teamID],
    );
    // The state of a database in which both games ended before ratings existed.
    await database.sql('delete from scored_game where user_id = $1', [player.userID]);
    await database.sql('update game set elo_before = null, elo_after = null where user_id = $1', [
      player.userID,
    ]);
    await database.sql('update team set elo = 1500, elo_games = 0 where team_id = $1', [teamID]);
    const scored = await admin.request('POST', '/games/elo/calculate');
    expect(scored.body).toEqual({ ok: true, games: 2, teams: 1 });
    expect(
      await database.sql('select elo, elo_games from team where team_id = $1', [teamID]),
    ).toEqual([{ elo: played!.elo, elo_games: 2 }]);
    const again = await admin.request('GET', '/games/elo/calculate');
    expect(again.body).toEqual({ ok: true, games: 0, teams: 0 });
    const log = await admin.request('GET', '/admin/audit');
    expect(log.body[0]).toMatchObject({ action: 'games_scored' });
  });
});

describe('a player’s public page', () => {
  test('shows level, best cards, teams and best statistics, and never the e-mail', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await play(player, teamID);
    await player.request('PUT', '/users/setDiscordUsername', {
      body: { discordUsername: 'slugger' },
    });
    const { status, body } = await app.request('GET', `/players/${player.username.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      User: { userID: player.userID, username: player.username },
      level: 1,
      discordUsername: null,
      games: 1,
      totalCards: 24,
      teams: [{ userTeamID: teamID, name: 'Mudville', games: 1 }],
    });
    expect(body.bestCards).toHaveLength(8);
    const ratings = body.bestCards.map(({ rating }: { rating: number }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a: number, b: number) => b - a));
    expect(body.bests.map(({ stat }: { stat: string }) => stat)).toContain('IP');
    expect(JSON.stringify(body)).not.toContain(player.email);
    expect(JSON.stringify(body)).not.toContain('slugger');
  });

  test('flies a pennant for a campaign once every contest of it is won', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const [campaign] = await database.sql<{ id: number }>(
      `insert into campaign (name, description, created_at) values ('Up the Ladder', 'Two clubs.', now())
       returning campaign_id as id`,
    );
    const contests = await database.sql<{ id: number }>(
      `insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
       select $1, place, '', '', '', $2, 7 from generate_series(1, 2) place
       returning campaign_contest_id as id`,
      [campaign!.id, club],
    );
    const pennants = async () =>
      (await app.request('GET', `/players/${player.username}`)).body.pennants;
    for (const { id } of contests) {
      expect(await pennants()).toEqual([]);
      await database.sql(
        `insert into user_campaign_contest (user_id, user_campaign_contest_id, campaign_contest_id, team_id,
           num_of_games, games, wins, result, created_at, decided_at)
         values ($1, gen_random_uuid(), $2, $3, 7, 4, 4, 'win', now(), now())`,
        [player.userID, id, teamID],
      );
    }
    expect(await pennants()).toEqual([{ campaignID: campaign!.id, name: 'Up the Ladder' }]);
  });

  test('shows the Discord username once its owner says so', async () => {
    const player = await aPlayer(app);
    await player.request('PUT', '/users/setDiscordUsername', {
      body: { discordUsername: 'slugger' },
    });
    expect((await player.request('GET', '/users/profile')).body).toEqual({
      showsDiscord: false,
      showsGames: true,
      showsLiveGames: false,
      hasEarlierGames: false,
      isHiddenByAdmin: false,
    });
    await player.request('PUT', '/users/profile', { body: { showsDiscord: true } });
    const shown = await app.request('GET', `/players/${player.username}`);
    expect(shown.body.discordUsername).toBe('slugger');
    await player.request('PUT', '/users/profile', { body: { showsDiscord: false } });
    const hidden = await app.request('GET', `/players/${player.username}`);
    expect(hidden.body.discordUsername).toBeNull();
  });

  test('is in the copy of everything that its owner gets, with what their cards did', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await play(player, teamID);
    const { body } = await player.request('GET', '/users/export');
    expect(body.profile).toEqual({ showsDiscord: false });
    expect(new Set(body.statistics.map(({ month }: { month: string }) => month))).toEqual(
      new Set([time.clock().toISOString().slice(0, 7)]),
    );
    const batted = body.statistics.filter(({ batting }: { batting: unknown }) => batting !== null);
    expect(batted.length).toBeGreaterThanOrEqual(9);
  });

  test('is gone with its account, from the boards as well', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    await play(player, teamID);
    await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    const gone = await app.request('GET', `/players/${player.username}`);
    expect([gone.status, gone.body.code]).toEqual([404, 'player_not_found']);
    expect(JSON.stringify(await boards())).not.toContain(player.userID);
    const { body: ratings } = await app.request('GET', '/teams/elo');
    expect(JSON.stringify(ratings)).not.toContain(player.userID);
  });

  test('is none where nobody has the name, or has not confirmed it', async () => {
    const player = await aPlayer(app);
    await database.sql('update account set email_confirmed_at = null where user_id = $1', [
      player.userID,
    ]);
    for (const name of [player.username, 'nobody', 'no%00one']) {
      const { status } = await app.request('GET', `/players/${name}`);
      expect([400, 404]).toContain(status);
    }
  });
});
