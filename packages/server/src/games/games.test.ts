import type { GameSummary } from '@pennant/contract/game-summary';
import type { Game } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aManager, aStartedGame, aTwinTeam } from './testing/a-game.ts';
import { replayGame } from './testing/replay-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954, name: '1954 Boxcar Nine' });

const NOT_A_GAME = '01900000-0000-7000-8000-000000000000';

const aGame = async (role: 'home' | 'away' = 'home') => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(
    player,
    role === 'home'
      ? { home: teamID, visitors: club, role }
      : { home: club, visitors: teamID, role },
  );
  return { player, teamID, gameID };
};

const roll = (player: TestPlayer, gameID: string, eventNumber?: number) =>
  player.request<RollResponse>('POST', `/games/${gameID}/roll`, { body: { eventNumber } });
const playOn = (player: TestPlayer, gameID: string, until: 'half' | 'final') =>
  player.request<RollResponse>('POST', `/games/${gameID}/play`, { body: { until } });

describe('a new game', () => {
  test('stands before its first pitch with both lineups, their dice and a commitment', async () => {
    const { player, gameID } = await aGame('away');
    const { status, body: game } = await player.request<Game>('GET', `/games/${gameID}`);
    expect(status).toBe(200);
    expect(game).toMatchObject({ isFinal: false, GameEvents: [], pendingChoice: null });
    expect(game.situation).toMatchObject({
      eventNumber: 0,
      inning: 1,
      half: 'top',
      userBats: true,
    });
    const [home, away] = game.GameParticipants;
    expect(home).toMatchObject({
      role: 'home',
      userID: null,
      UserTeam: { name: '1954 Boxcar Nine' },
    });
    expect(away).toMatchObject({ role: 'away', userID: player.userID });
    expect(away!.GameLineups).toHaveLength(24);
    expect(away!.GameLineups[0]!.Card).toMatchObject({ d7: 'X', xd7: 'H1', pd7: null });
    expect(away!.GameLineups.filter(({ isIn }) => isIn)).toHaveLength(10);
    // A card is shown with what it did for the user, where it is theirs.
    expect(away!.GameLineups[0]!.Card.CardInventory).toMatchObject({ ab: 0, isLocked: false });
    expect(home!.GameLineups[0]!.Card.CardInventory).toBeNull();
    expect(game.fairness).toMatchObject({ id: gameID, seed: null, serverChoseClientSeed: false });
  });

  test('is committed to before it is asked for, once for each game', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const { body: first } = await player.request('GET', '/fairness/next');
    const { body: again } = await player.request('GET', '/fairness/next');
    expect(again).toEqual(first);
    const body = {
      homeUserTeamID: teamID,
      visitingUserTeamID: club,
      role: 'home',
      fairness: { id: first.id, clientSeed: 'ab'.repeat(16) },
    };
    const started = await player.request('POST', '/games', { body });
    expect(started.body.gameID).toBe(first.id);
    const reused = await player.request('POST', '/games', { body });
    expect([reused.status, reused.body.code]).toEqual([409, 'commitment_used']);
    expect((await player.request('GET', '/fairness/next')).body.id).not.toBe(first.id);
  });

  test('of a client that brings no seed says that the server chose both', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const { body } = await player.request('POST', '/games', {
      body: { homeUserTeamID: teamID, visitingUserTeamID: club, role: 'home' },
    });
    expect(body.fairness.serverChoseClientSeed).toBe(true);
  });

  test('is made for each of several requests that come at once without a seed', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const body = { homeUserTeamID: teamID, visitingUserTeamID: club, role: 'home' };
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => player.request('POST', '/games', { body })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map((response) => response.body.gameID)).size).toBe(4);
    const numbers = await database.sql<{ number: number }>(
      'select number from game_commitment where user_id = $1 order by number',
      [player.userID],
    );
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('is refused with teams that cannot meet', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const { teamID: anothers } = await aManager(app, { year: 1954 });
    const start = (body: object) =>
      player.request('POST', '/games', { body: { role: 'home', ...body } });
    const cases: [object, number, string][] = [
      [{ homeUserTeamID: teamID, visitingUserTeamID: teamID }, 422, 'same_team_twice'],
      [{ homeUserTeamID: teamID, visitingUserTeamID: anothers }, 404, 'team_not_found'],
      [{ homeUserTeamID: teamID, visitingUserTeamID: NOT_A_GAME }, 404, 'team_not_found'],
      [{ homeUserTeamID: club, visitingUserTeamID: teamID }, 422, 'no_team_of_yours'],
      [{ homeUserTeamID: teamID, visitingUserTeamID: 'seven' }, 400, 'malformed'],
      [{ homeUserTeamID: teamID, visitingUserTeamID: club, role: 'umpire' }, 400, 'malformed'],
      [
        {
          homeUserTeamID: teamID,
          visitingUserTeamID: club,
          fairness: { id: NOT_A_GAME, clientSeed: 'ab'.repeat(16) },
        },
        409,
        'commitment_not_yours',
      ],
      [
        { homeUserTeamID: teamID, visitingUserTeamID: club, campaignContestID: 99_999 },
        404,
        'contest_not_found',
      ],
    ];
    for (const [body, status, code] of cases) {
      const refused = await start(body);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    expect((await player.request('GET', '/games/user/')).body).toEqual([]);
  });

  test('takes the next starter of the team, SP1 to SP5', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const starters = [];
    for (let game = 0; game < 6; game += 1) {
      const gameID = await aStartedGame(player, { home: teamID, visitors: club });
      const { body } = await player.request<Game>('GET', `/games/${gameID}`);
      starters.push(body.situation.nextPitcherLineupID!.slice(-3));
    }
    expect(starters).toEqual(['h09', 'h10', 'h11', 'h12', 'h13', 'h09']);
  });
});

describe('a roll', () => {
  test('plays one plate appearance; by GET as by POST', async () => {
    const { player, gameID } = await aGame();
    const { body: first } = await roll(player, gameID, 0);
    const [event] = first.GameEvents;
    expect(event).toMatchObject({ eventNumber: 1, kind: 'plateAppearance', gameID });
    expect(event!.resultDescription).toMatch(/[.!]$/);
    const [one, other] = event!.dice.batter!;
    expect(one + other).toBe(event!.diceResultH);
    const byGet = await player.request<RollResponse>(
      'GET',
      `/games/${gameID}/roll?eventNumber=${first.situation.eventNumber}`,
    );
    expect(byGet.status).toBe(200);
    expect(byGet.headers['cache-control']).toContain('no-store');
    expect(byGet.body.situation.eventNumber).toBeGreaterThan(first.situation.eventNumber);
  });

  test('sent again with the same event number answers the same and plays nothing', async () => {
    const { player, gameID } = await aGame();
    const first = await roll(player, gameID, 0);
    const again = await roll(player, gameID, 0);
    expect(again.body).toEqual(first.body);
    const { body: game } = await player.request<Game>('GET', `/games/${gameID}`);
    expect(game.situation).toEqual(first.body.situation);
  });

  test('from several tabs at once plays one event for each number', async () => {
    const { player, gameID } = await aGame();
    let seen = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      const responses = await Promise.all([1, 2, 3, 4].map(() => roll(player, gameID, seen)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      const [first, ...copies] = responses;
      for (const copy of copies) expect(copy.body).toEqual(first!.body);
      seen = first!.body.situation.eventNumber;
      // The next batter's manager may have to decide on runners first.
      if (first!.body.pendingChoice !== null) break;
    }
    const { body: game } = await player.request<Game>('GET', `/games/${gameID}`);
    const numbers = game.GameEvents.map(({ eventNumber }) => eventNumber);
    expect(numbers).toEqual(Array.from({ length: seen }, (_, index) => seen - index));
  });

  test('without an event number acts once for each request', async () => {
    const { player, gameID } = await aGame();
    const responses = await Promise.all([1, 2, 3].map(() => roll(player, gameID)));
    const appearances = responses.flatMap(({ body }) =>
      body.GameEvents.filter(({ kind }) => kind === 'plateAppearance'),
    );
    expect(new Set(appearances.map(({ eventNumber }) => eventNumber)).size).toBe(3);
  });

  test('by rules that the server does not have is refused; the game is shown, and can be given up', async () => {
    const { player, gameID } = await aGame();
    await database.sql('update game set rules_version = 99 where game_id = $1', [gameID]);
    for (const played of [await roll(player, gameID), await playOn(player, gameID, 'final')])
      expect(played).toMatchObject({ status: 409, body: { code: 'rules_unknown' } });
    const { status, body: shown } = await player.request<Game>('GET', `/games/${gameID}`);
    expect([status, shown.GameEvents]).toEqual([200, []]);
    const { body: ended } = await player.request('POST', `/games/${gameID}/abandon`);
    expect(ended.isAbandoned).toBe(true);
  });

  test("ahead of the game, of nobody's game, and of another's game is refused", async () => {
    const { player, gameID } = await aGame();
    const ahead = await roll(player, gameID, 7);
    expect([ahead.status, (ahead.body as unknown as { code: string }).code]).toEqual([
      409,
      'event_unknown',
    ]);
    const { player: other } = await aManager(app, { year: 1954 });
    for (const [who, id] of [
      [player, NOT_A_GAME],
      [other, gameID],
    ] as const) {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/roll'],
        ['POST', '/play'],
        ['POST', '/abandon'],
        ['GET', '/summary'],
        ['GET', '/replay'],
      ] as const) {
        const request = path === '/play' ? { body: { until: 'half' } } : {};
        const refused = await who.request(method, `/games/${id}${path}`, request);
        expect([path, refused.status, refused.body.code]).toEqual([path, 404, 'game_not_found']);
      }
    }
    expect((await player.request('GET', '/games/not-an-id')).status).toBe(400);
    expect((await roll(player, gameID, -1)).status).toBe(400);
  });
});

describe('a final game', () => {
  test("is granted once: pay, experience, the cards' figures and the rating", async () => {
    const { player, gameID, teamID } = await aGame();
    const half = await playOn(player, gameID, 'half');
    expect(half.body.situation.ipOuts).toBe(3);
    const last = await Promise.all([1, 2, 3].map(() => playOn(player, gameID, 'final')));
    const final = last.find(({ status }) => status === 200)!.body;
    expect(final.isFinal).toBe(true);
    expect(final.resultDescription).toMatch(/ won \d+-\d+/);

    const { body: summary } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
    const won = final.scoreboardData.homeScore > final.scoreboardData.visitorScore;
    expect(summary.earnings!.experience).toBe(won ? 30 : 10);
    const { body: wallet } = await player.request('GET', '/wallet/get');
    expect(wallet.balance).toBe(summary.earnings!.money);
    expect(wallet.WalletTransactions).toHaveLength(1);
    expect((await player.request('GET', '/users/me')).body.exp).toBe(won ? 30 : 10);

    const leadoff = summary.boxScore.home[0]!;
    const { body: inventory } = await player.request('POST', '/cardInventory', {
      body: { cardID: leadoff.cardID },
    });
    const { ab, h1, hr, bb, so, rbi, r } = leadoff;
    expect(inventory).toMatchObject({ ab, h1, hr, bb, so, rbi, runs: r });
    const { body: teams } = await player.request('GET', '/teams/user');
    expect(teams[0].userTeamID).toBe(teamID);
    expect(Math.sign(teams[0].elo - 1500)).toBe(won ? 1 : -1);
    expect(summary.earnings).toMatchObject({
      experienceAfter: won ? 30 : 10,
      rating: { before: 1500, after: teams[0].elo },
    });
  });

  test('keeps what it brought when the next game brings more', async () => {
    const { player, gameID, teamID } = await aGame();
    const earningsOf = async (id: string) =>
      (await player.request<GameSummary>('GET', `/games/${id}/summary`)).body.earnings!;
    expect(await earningsOf(gameID)).toBeNull();
    await playOn(player, gameID, 'final');
    const first = await earningsOf(gameID);
    const rematch = await aStartedGame(player, { home: club, visitors: teamID, role: 'away' });
    await playOn(player, rematch, 'final');
    const second = await earningsOf(rematch);
    expect(await earningsOf(gameID)).toEqual(first);
    expect(second.rating!.before).toBe(first.rating!.after);
    expect(second.experienceAfter).toBe(first.experienceAfter! + second.experience);
  });

  test('adds up: line score, box score and events tell the same', async () => {
    const { player, gameID } = await aGame('away');
    await playOn(player, gameID, 'final');
    const { body: summary } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
    const { scoreboardData: board, boxScore } = summary;
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const tops = board.inningScores.filter((_, half) => half % 2 === 0);
    const bottoms = board.inningScores.filter((_, half) => half % 2 === 1);
    expect([sum(tops), sum(bottoms)]).toEqual([board.visitorScore, board.homeScore]);
    for (const [rows, runs, hits] of [
      [boxScore.visitors, board.visitorScore, board.visitorHits],
      [boxScore.home, board.homeScore, board.homeHits],
    ] as const) {
      const batters = rows.filter(({ type }) => type === 'Batter');
      expect(sum(batters.map(({ r }) => r))).toBe(runs);
      expect(sum(batters.map(({ h1, h2, h3, hr }) => h1 + h2 + h3 + hr))).toBe(hits);
    }
    const decisions = [...boxScore.home, ...boxScore.visitors].map(({ decision }) => decision);
    expect(decisions.filter((decision) => decision === 'W')).toHaveLength(1);
    expect(decisions.filter((decision) => decision === 'L')).toHaveLength(1);
  });

  test('refuses another roll and stays as it is', async () => {
    const { player, gameID } = await aGame();
    const { body: final } = await playOn(player, gameID, 'final');
    const refused = await roll(player, gameID, final.situation.eventNumber);
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
      409,
      'game_final',
    ]);
    expect((await player.request('POST', `/games/${gameID}/abandon`)).status).toBe(409);
  });

  test('reveals its seed, and the rules play it again to the same events', async () => {
    const { player, gameID } = await aGame();
    const early = await player.request('GET', `/games/${gameID}/replay`);
    expect([early.status, early.body.code]).toEqual([409, 'game_under_way']);
    let { body: turn } = await roll(player, gameID, 0);
    turn = (await roll(player, gameID, turn.situation.eventNumber)).body;
    await playOn(player, gameID, 'half');
    await playOn(player, gameID, 'final');

    const { body: replay } = await player.request('GET', `/games/${gameID}/replay`);
    expect(await replayGame(gameID, replay)).toEqual(replay.events);
  });

  test('between own teams pays nothing and moves nothing', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameID = await aStartedGame(player, { home: teamID, visitors: await aTwinTeam(player) });
    await playOn(player, gameID, 'final');
    const { body: summary } = await player.request('GET', `/games/${gameID}/summary`);
    expect(summary.earnings).toEqual({
      money: 0,
      experience: 0,
      experienceAfter: null,
      rating: null,
      gameOfDay: null,
      clickedGameOfDay: null,
    });
    expect((await player.request('GET', '/wallet/get')).body.balance).toBe(0);
    expect((await player.request('GET', '/users/me')).body.exp).toBe(0);
    const { body: after } = await player.request('GET', '/teams/user');
    expect(after.map(({ elo }: { elo: number }) => elo)).toEqual([1500, 1500]);
  });
});

test('an abandoned game is final, marked so, a loss, and pays nothing', async () => {
  const { player, gameID } = await aGame();
  await roll(player, gameID, 0);
  const { body } = await player.request('POST', `/games/${gameID}/abandon`);
  expect(body).toMatchObject({ isFinal: true, isAbandoned: true });
  expect(body.fairness.seed).toMatch(/^[0-9a-f]{64}$/);
  const again = await player.request('POST', `/games/${gameID}/abandon`);
  expect(again.status).toBe(200);
  expect((await player.request('GET', '/wallet/get')).body.balance).toBe(0);
  const { body: teams } = await player.request('GET', '/teams/user');
  expect(teams[0].elo).toBeLessThan(1500);
  const { body: summary } = await player.request('GET', `/games/${gameID}/summary`);
  expect(summary.earnings).toEqual({
    money: 0,
    experience: 0,
    experienceAfter: null,
    rating: { before: 1500, after: teams[0].elo },
    gameOfDay: null,
    clickedGameOfDay: null,
  });
});

test('the list of games is paged newest first, and can leave out the completed', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const made: string[] = [];
  for (let game = 0; game < 5; game += 1) {
    made.unshift(await aStartedGame(player, { home: teamID, visitors: club }));
  }
  await playOn(player, made[0]!, 'final');
  const ids = (games: { gameID: string }[]) => games.map(({ gameID }) => gameID);
  const first = await player.request('GET', '/games/user/?limit=3');
  expect(ids(first.body)).toEqual(made.slice(0, 3));
  const after = first.headers['x-next-after'];
  const rest = await player.request('GET', `/games/user/?limit=3&after=${after}`);
  expect(ids(rest.body)).toEqual(made.slice(3));
  expect(rest.headers['x-next-after']).toBeUndefined();
  const open = await player.request('GET', '/games/user/?hideCompleted=true');
  expect(ids(open.body)).toEqual(made.slice(1));
  expect((await player.request('GET', '/games/user/?limit=201')).status).toBe(400);
});
