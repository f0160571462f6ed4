import { GAME_PAY } from '@pennant/rules/wallet/game-pay';
import { ratingOfDay } from '@pennant/rules/challenges/rating-of-day';
import { RULES_VERSION_WITH_ORDERS } from '@pennant/rules/games/rules-version';
import { GLICKO_START, type GlickoResult } from '@pennant/rules/leaderboard/glicko-2';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { rate, ratingRowOf } from '../testing/a-ladder.ts';
import { anApp } from '../testing/an-app.ts';
import {
  aPublisher,
  aRival,
  challenge,
  defencesOf,
  playOut,
  publish,
  signInAgain,
  startChallenge,
  stateOf,
  tell,
  type TestRival,
} from '../testing/a-rival.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const SEASON = { year: 1954 };

const eloOf = async (userID: string) =>
  (
    await database.sql<{ elo: number; elo_games: number }>(
      'select elo, elo_games from team where user_id = $1',
      [userID],
    )
  )[0];
const gainsOf = (userID: string) =>
  database.sql(
    `select (select sum(exp)::integer from card_inventory where user_id = $1) as cards,
       (select exp::integer from account where user_id = $1) as account,
       (select count(*)::integer from games_finished where user_id = $1) as boards`,
    [userID],
  );

/** Plays a challenge that the challenger gives up after the first roll. */
async function lose(challenger: TestRival, defender: TestRival): Promise<void> {
  const { gameID } = await startChallenge(challenger, defender);
  await challenger.player.request('POST', `/games/${gameID}/roll`, { body: {} });
  await challenger.player.request('POST', `/games/${gameID}/abandon`, {});
}

test('a challenge is rated, played by the orders, and both are told and rated', async () => {
  const defender = await aRival(app, SEASON);
  await publish(defender, { hook: 'early', steals: 'often', closer: 'RP4' });
  const challenger = await aRival(app, SEASON);
  const started = await startChallenge(challenger, defender);
  expect(started).toMatchObject({ isRated: true, unratedReason: null });

  const { player } = challenger;
  const { body: game } = await player.request('GET', `/games/${started.gameID}`);
  expect(game.situation.rulesVersion).toBe(RULES_VERSION_WITH_ORDERS);
  expect(game.challenge).toEqual({
    User: { userID: defender.player.userID, username: defender.player.username },
    isRated: true,
    unratedReason: null,
    rating: null,
  });
  const own = game.GameParticipants.find(
    ({ userID }: { userID: string | null }) => userID === player.userID,
  );
  expect(own.role).toBe(started.role);
  const before = await gainsOf(defender.player.userID);
  const { summary, won } = await playOut(challenger, started.gameID);
  const { body: replay } = await player.request('GET', `/games/${started.gameID}/replay`);
  const theirs = replay.setup[started.role === 'home' ? 'visitors' : 'home'];
  expect(theirs.orders).toEqual({ hook: 'early', steals: 'often' });
  expect(theirs.manager).toBe('computer');
  const { body: lineup } = await defender.player.request('GET', `/teams/${defender.teamID}`);
  const cardAt = (slot: string) =>
    lineup.UserTeamLineups.find(({ position }: { position: string }) => position === slot).cardID;
  expect(theirs.players[14].cardID).toBe(cardAt('RP4'));
  expect(theirs.players[17].cardID).toBe(cardAt('RP1'));

  expect(summary.challenge).toMatchObject({
    User: { userID: defender.player.userID, username: defender.player.username },
    isRated: true,
    unratedReason: null,
    rating: { before: 1500 },
  });
  const after = summary.challenge.rating.after as number;
  expect(won ? after > 1500 : after < 1500).toBe(true);
  expect((await stateOf(challenger)).rating).toMatchObject({ rating: after, games: 1 });

  expect(await defencesOf(defender)).toEqual([]);
  await tell(app);
  const [told, ...others] = await defencesOf(defender);
  expect(others).toEqual([]);
  const { homeScore, visitorScore } = summary.scoreboardData;
  const runs = started.role === 'home' ? [visitorScore, homeScore] : [homeScore, visitorScore];
  expect(told).toMatchObject({
    gameID: started.gameID,
    User: { username: player.username },
    won: !won,
    runs: runs[0],
    opponentRuns: runs[1],
    isAbandoned: false,
    isRated: true,
    canPlayBack: false,
  });
  // A little, the other way; the deviation stays.
  expect(told.rating.before).toBe(1500);
  const moved = told.rating.after - 1500;
  expect(won ? moved < 0 : moved > 0).toBe(true);
  expect(Math.abs(moved)).toBeLessThan(5);
  expect((await stateOf(defender)).rating).toEqual({
    rating: told.rating.after,
    deviation: 350,
    games: 1,
  });
  expect(await gainsOf(defender.player.userID)).toEqual(before);
  const { body: home } = await defender.player.request('GET', '/home');
  expect(home.defences).toEqual([told]);
});

test('the challenger’s cards and account gain as in other games; no team’s Elo moves', async () => {
  const defender = await aPublisher(app, SEASON);
  const challenger = await aRival(app, SEASON);
  const [before] = await gainsOf(challenger.player.userID);
  const { gameID } = await startChallenge(challenger, defender);
  const { summary } = await playOut(challenger, gameID);
  const [after] = await gainsOf(challenger.player.userID);
  expect(after!['cards']).toBeGreaterThan(before!['cards'] as number);
  expect(after!['account']).toBe(summary.earnings.experience);
  expect(after!['boards']).toBe(3);
  expect(summary.earnings.rating).toBeNull();
  await tell(app);
  for (const { player } of [challenger, defender])
    expect(await eloOf(player.userID)).toEqual({ elo: 1500, elo_games: 0 });
});

test('a user’s games against computer teams still move the team’s Elo and no rating', async () => {
  const { player, teamID } = await aRival(app, SEASON);
  const { body: game } = await player.request('POST', '/games', {
    body: { homeUserTeamID: teamID, visitingUserTeamID: club, role: 'home' },
  });
  const { summary } = await playOut({ player, teamID, network: '' }, game.gameID);
  expect(summary.challenge).toBeNull();
  expect((await eloOf(player.userID))!.elo_games).toBe(1);
  expect((await stateOf({ player, teamID, network: '' })).rating.games).toBe(0);
});

describe('a pair of users', () => {
  test('has one rated game in 24 hours, whoever of them challenges', async () => {
    const [one, other] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
    expect((await startChallenge(one, other)).isRated).toBe(true);
    expect(await startChallenge(one, other)).toMatchObject({ unratedReason: 'pair_within_day' });
    expect(await startChallenge(other, one)).toMatchObject({ unratedReason: 'pair_within_day' });
    app.advanceTime({ hours: 23, minutes: 59 });
    const [anew, otherAnew] = [await signInAgain(app, one), await signInAgain(app, other)];
    expect((await startChallenge(otherAnew, anew)).isRated).toBe(false);
    app.advanceTime({ minutes: 1 });
    expect((await startChallenge(otherAnew, anew)).isRated).toBe(true);
  });

  test('that challenges each other at the same moment has one rated game', async () => {
    const [one, other] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
    const started = await Promise.all([startChallenge(one, other), startChallenge(other, one)]);
    expect(started.filter(({ isRated }) => isRated)).toHaveLength(1);
  });

  test('of one network has no rated game, be it of a sign-in or of the request', async () => {
    const defender = await aPublisher(app, SEASON);
    const [bySignIn, byRequest] = [await aRival(app, SEASON), await aRival(app, SEASON)];
    await database.sql(
      `insert into sign_in_network (user_id, network, last_signed_in_at) values ($1, $2, $3)`,
      [bySignIn.player.userID, defender.network, app.clock()],
    );
    expect(await startChallenge(bySignIn, defender)).toMatchObject({
      isRated: false,
      unratedReason: 'pair_not_rated',
    });
    const { body } = await byRequest.player.request('POST', '/challenges', {
      body: { username: defender.player.username, userTeamID: byRequest.teamID },
      from: defender.network,
    });
    expect(body.unratedReason).toBe('pair_not_rated');
    // Nothing that is told of it later says that it is the network.
    const { request } = byRequest.player;
    const { challenge: summarized } = (await request('GET', `/games/${body.gameID}/summary`)).body;
    const { challenges: exported } = (await request('GET', '/users/export')).body;
    for (const told of [summarized, exported.games[0]])
      expect(told.unratedReason).toBe('pair_not_rated');
    // What was not rated leaves the pair its game of the day.
    expect((await startChallenge(byRequest, defender)).isRated).toBe(true);
  });

  test('of one network 91 days ago has rated games again', async () => {
    const [one, other] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
    await database.sql(
      `insert into sign_in_network (user_id, network, last_signed_in_at) values ($1, $2, $3)`,
      [one.player.userID, other.network, new Date(app.clock().getTime() - 91 * 86_400_000)],
    );
    expect((await startChallenge(one, other)).isRated).toBe(true);
  });
});

test('an unrated challenge moves no rating, pays nothing, and is told', async () => {
  const [one, other] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
  await startChallenge(one, other);
  const { gameID, isRated } = await startChallenge(one, other);
  expect(isRated).toBe(false);
  const { summary } = await playOut(one, gameID);
  expect(summary.challenge).toMatchObject({
    isRated: false,
    unratedReason: 'pair_within_day',
    rating: null,
  });
  expect(summary.earnings.money).toBe(0);
  expect(summary.earnings.experience).toBeGreaterThan(0);
  await tell(app);
  expect(await defencesOf(other)).toMatchObject([{ gameID, isRated: false, rating: null }]);
  for (const rival of [one, other])
    expect(await stateOf(rival)).toMatchObject({ rating: { games: 0 }, paidGamesLeft: 3 });
});

test('the first three rated games of a day pay, under the cap of all games', async () => {
  const challenger = await aRival(app, SEASON);
  const earned: number[] = [];
  for (let game = 0; game < 4; game += 1) {
    expect((await stateOf(challenger)).paidGamesLeft).toBe(Math.max(0, 3 - game));
    const { gameID } = await startChallenge(challenger, await aPublisher(app, SEASON));
    earned.push((await playOut(challenger, gameID)).summary.earnings.money);
  }
  expect(earned.slice(0, 3).every((money) => money >= GAME_PAY.loss)).toBe(true);
  expect(earned[3]).toBe(0);
  app.advanceTime({ days: 1 });
  const nextDay = await signInAgain(app, challenger);
  const { gameID } = await startChallenge(nextDay, await aPublisher(app, SEASON));
  expect((await playOut(nextDay, gameID)).summary.earnings.money).toBeGreaterThan(0);
});

test('games that end at the same moment share the three that pay', async () => {
  const challenger = await aRival(app, SEASON);
  for (let game = 0; game < 2; game += 1) {
    const { gameID } = await startChallenge(challenger, await aPublisher(app, SEASON));
    await playOut(challenger, gameID);
  }
  const last = await Promise.all(
    [0, 1].map(async () => startChallenge(challenger, await aPublisher(app, SEASON))),
  );
  const ends = await Promise.all(last.map(({ gameID }) => playOut(challenger, gameID)));
  expect(ends.filter(({ summary }) => summary.earnings.money > 0)).toHaveLength(1);
});

describe('who leaves', () => {
  const abandon = async (rolls: number) => {
    const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
    const { gameID } = await startChallenge(challenger, defender);
    for (let roll = 0; roll < rolls; roll += 1)
      await challenger.player.request('POST', `/games/${gameID}/roll`, { body: {} });
    await challenger.player.request('POST', `/games/${gameID}/abandon`, {});
    await tell(app);
    const { body: summary } = await challenger.player.request('GET', `/games/${gameID}/summary`);
    return { challenger, defender, summary };
  };

  test('after the first roll has lost, whatever the score', async () => {
    const { challenger, defender, summary } = await abandon(1);
    expect(summary.challenge.rating.after).toBeLessThan(1500);
    expect(summary.earnings.money).toBe(0);
    expect((await stateOf(challenger)).rating.rating).toBeLessThan(1500);
    expect(await defencesOf(defender)).toMatchObject([{ won: true, isAbandoned: true }]);
    expect((await stateOf(defender)).rating.rating).toBeGreaterThan(1500);
  });

  test('before the first roll has lost nothing, and nobody is told', async () => {
    const { challenger, defender, summary } = await abandon(0);
    expect(summary.challenge).toMatchObject({ isRated: true, rating: null });
    expect((await stateOf(challenger)).rating).toMatchObject({ rating: 1500, games: 0 });
    expect(await defencesOf(defender)).toEqual([]);
    expect((await stateOf(defender)).rating.games).toBe(0);
    // The pair's game of the day is gone all the same: no draw of home or away is tried twice.
    expect((await startChallenge(challenger, defender)).isRated).toBe(false);
  });
});

test('a defence against a good player brings more than one against a newcomer', async () => {
  const gainAgainst = async (rating: number) => {
    const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
    await rate(app, challenger.player.userID, { rating });
    await lose(challenger, defender);
    await tell(app);
    const [{ rating: change }] = await defencesOf(defender);
    return change.after - change.before;
  };
  expect(await gainAgainst(2100)).toBeGreaterThan(await gainAgainst(1300));
});

test('who loses to a newcomer loses more than who loses to a good player', async () => {
  const ratingAfterLossTo = async (rating: number) => {
    const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
    await rate(app, defender.player.userID, { rating });
    await lose(challenger, defender);
    return (await ratingRowOf(app, challenger.player.userID)).rating;
  };
  expect(await ratingAfterLossTo(1300)).toBeLessThan(await ratingAfterLossTo(2100));
});

describe('the rated games of a day are one period from its start, without those that are not', () => {
  const loss: GlickoResult = { opponent: GLICKO_START, score: 0 };
  const win: GlickoResult = { opponent: GLICKO_START, score: 1 };
  const ratingOf = async ({ player }: TestRival) => (await ratingRowOf(app, player.userID)).rating;

  test('for who challenges', async () => {
    const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
    await lose(challenger, defender);
    await lose(challenger, defender);
    await lose(challenger, await aPublisher(app, SEASON));
    const rated = ratingOfDay(GLICKO_START, { attacks: [loss, loss], defences: [] });
    expect(await ratingOf(challenger)).toBe(rated.rating);
  });

  test('for who is challenged', async () => {
    const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
    await lose(challenger, defender);
    await lose(challenger, defender);
    await lose(await aRival(app, SEASON), defender);
    await tell(app);
    const rated = ratingOfDay(GLICKO_START, { attacks: [], defences: [win, win] });
    expect(await ratingOf(defender)).toBe(rated.rating);
  });

  test('and those of the next day another', async () => {
    const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
    await lose(challenger, await aPublisher(app, SEASON));
    await lose(await aRival(app, SEASON), defender);
    await tell(app);
    app.advanceTime({ days: 1 });
    await lose(await signInAgain(app, challenger), await aPublisher(app, SEASON));
    await lose(await aRival(app, SEASON), defender);
    await tell(app);
    const attacks = { attacks: [loss], defences: [] };
    expect(await ratingOf(challenger)).toBe(
      ratingOfDay(ratingOfDay(GLICKO_START, attacks), attacks).rating,
    );
    const defences = { attacks: [], defences: [win] };
    expect(await ratingOf(defender)).toBe(
      ratingOfDay(ratingOfDay(GLICKO_START, defences), defences).rating,
    );
  });
});

test('of the defences of a day ten are rated, and the eleventh is told', async () => {
  const defender = await aPublisher(app, SEASON);
  const changes: unknown[] = [];
  for (let game = 0; game < 11; game += 1) {
    await lose(await aRival(app, SEASON), defender);
    await tell(app);
    changes.push((await defencesOf(defender))[0].rating);
  }
  expect(changes.slice(0, 10).every((change) => change !== null)).toBe(true);
  expect(changes[10]).toBeNull();
  const { rating } = await stateOf(defender);
  expect(rating.games).toBe(10);
  expect(rating.deviation).toBe(350);
  app.advanceTime({ days: 1 });
  await lose(await aRival(app, SEASON), defender);
  await tell(app);
  expect((await defencesOf(await signInAgain(app, defender)))[0].rating).not.toBeNull();
});

test('a repeated request starts one game, and a user has three challenges under way at most', async () => {
  const challenger = await aRival(app, SEASON);
  const first = await aPublisher(app, SEASON);
  const body = { username: first.player.username, userTeamID: challenger.teamID };
  const send = () => challenger.player.request('POST', '/challenges', { body, key: 'one' });
  const [one, other] = [await send(), await send()];
  expect(other.body).toEqual(one.body);
  for (let game = 0; game < 2; game += 1)
    await startChallenge(challenger, await aPublisher(app, SEASON));
  const refused = await challenge(challenger, await aPublisher(app, SEASON));
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_challenges']);
  expect((await stateOf(challenger)).gamesUnderWay).toBe(3);
  await playOut(challenger, one.body.gameID);
  expect((await challenge(challenger, await aPublisher(app, SEASON))).status).toBe(200);
});

test('of challenges that are sent at once no fourth begins', async () => {
  const challenger = await aRival(app, SEASON);
  const others = await Promise.all(Array.from({ length: 5 }, () => aPublisher(app, SEASON)));
  const sent = await Promise.all(others.map((other) => challenge(challenger, other)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await stateOf(challenger)).gamesUnderWay).toBe(3);
});

test('bad challenges are refused, and start nothing', async () => {
  const challenger = await aPublisher(app, SEASON);
  const unpublished = await aRival(app, SEASON);
  const published = await aPublisher(app, SEASON);
  const { player, teamID } = challenger;
  const send = (body: object) => player.request('POST', '/challenges', { body });
  const refusals = [
    await send({ username: 'nobody-at-all', userTeamID: teamID }),
    await send({ username: unpublished.player.username, userTeamID: teamID }),
    await send({ username: player.username, userTeamID: teamID }),
    await send({ username: published.player.username, userTeamID: published.teamID }),
    await send({ username: published.player.username, userTeamID: club }),
  ].map(({ status, body }) => `${status} ${body.code}`);
  expect(refusals).toEqual([
    '404 nobody_to_challenge',
    '404 nobody_to_challenge',
    '422 challenged_yourself',
    '404 team_not_found',
    '422 no_team_of_yours',
  ]);
  expect((await stateOf(challenger)).gamesUnderWay).toBe(0);
  expect((await startChallenge(challenger, published)).isRated).toBe(true);
});
