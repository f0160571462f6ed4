import type { LiveMatch, LiveResultDto, LiveStateDto } from '@pennant/contract/live-results';
import { GLICKO_START, afterPeriod, type GlickoResult } from '@pennant/rules/leaderboard/glicko-2';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { aClock } from '../testing/a-clock.ts';
import { anApp } from '../testing/an-app.ts';
import { aRival, signInAgain, type TestRival } from '../testing/a-rival.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { settleLiveGame, settleLiveGames } from './settle-live-games.ts';
import {
  aLiveGame,
  anInvitedLiveGame,
  beginLiveGame,
  inviteToLiveGame,
  playQuietly,
  playToTheEnd,
  type LiveBrowser,
} from './testing/a-live-game.ts';
import { takeWin } from './testing/take-win.ts';
import { purgeLiveGames } from './users-of-live-games.ts';

const { clock, pass } = aClock();
const app = await anApp({ clock });
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

type Player = Pick<TestRival, 'player'> | LiveBrowser;
const stateOf = async ({ player }: Player): Promise<LiveStateDto> =>
  (await player.request<LiveStateDto>('GET', '/live/state')).body;
const resultsOf = async ({ player }: Player, query = ''): Promise<LiveResultDto[]> =>
  (await player.request<LiveResultDto[]>('GET', `/live/results${query}`)).body;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code}`;
const settle = () => settleLiveGames(database, clock());
const twoRivals = async (): Promise<[TestRival, TestRival]> => [
  await aRival(app, SEASON),
  await aRival(app, SEASON),
];

const setRating = (rival: TestRival, rating: number) =>
  database.sql(
    `insert into live_rating (user_id, rating, deviation, volatility, day, start_rating,
       start_deviation, start_volatility) values ($1, $2, 60, .06, $3, $2, 60, .06)`,
    [rival.player.userID, rating, new Date('2026-05-01T00:00:00Z')],
  );

/** Starts a game of two; the second quits after so many events. */
async function quitAfter(events: number, [one, other]: readonly [TestRival, TestRival]) {
  const game = await beginLiveGame(await inviteToLiveGame(one, other));
  for (let event = 0; event < events; event += 1) await playQuietly(game);
  await game.browsers[1].must({ kind: 'quit' });
  await settle();
  return game;
}

/** Plays a rated game of two, of which the second quits after the fourth out, and so loses. */
async function winByQuit(...[one, other]: readonly [TestRival, TestRival]): Promise<void> {
  const game = await beginLiveGame(await inviteToLiveGame(one, other));
  const [, quitter] = game.browsers;
  while (quitter.view.game.ipOuts < 4) await playQuietly(game);
  await quitter.must({ kind: 'quit' });
  await settle();
}

describe('the result of a live game', () => {
  test('moves both ratings, once, and stands in both lists', { timeout: 60_000 }, async () => {
    const game = await aLiveGame(app, SEASON);
    await playToTheEnd(game);
    expect((await stateOf(game.browsers[0])).gamesUnderWay).toHaveLength(1);
    await settle();
    const [one, other] = await Promise.all(game.browsers.map((browser) => resultsOf(browser)));
    expect(one).toMatchObject([{ gameID: game.gameID, how: 'played', unratedReason: null }]);
    expect(one![0]!.won).toBe(!other![0]!.won);
    expect(one![0]!.runs).toBe(other![0]!.opponentRuns);
    const winner = one![0]!.won === true ? one![0]! : other![0]!;
    expect(winner.runs).toBeGreaterThan(winner.opponentRuns);
    const loser = winner === one![0]! ? other![0]! : one![0]!;
    expect(winner.rating!.after).toBeGreaterThan(1500);
    expect(winner.rating!.after - 1500).toBe(1500 - loser.rating!.after);

    await settle();
    await settleLiveGame(database, game.gameID, clock());
    const state = await stateOf(game.browsers[0]);
    expect(state.rating).toMatchObject({ rating: one![0]!.rating!.after, games: 1 });
    expect(state.gamesUnderWay).toEqual([]);
  });

  test('is written whole where a program stops between its two users', async () => {
    const pair = await twoRivals();
    const game = await beginLiveGame(await inviteToLiveGame(...pair));
    for (let event = 0; event < 14; event += 1) await playQuietly(game);
    await game.browsers[1].must({ kind: 'quit' });
    let transactions = 0;
    const dying: TransactionScope = {
      ...database,
      transaction: (work) => {
        transactions += 1;
        if (transactions === 2) throw new Error('the program stops');
        return database.transaction(work);
      },
    };
    await expect(settleLiveGame(dying, game.gameID, clock())).rejects.toThrow('stops');
    const [before] = await resultsOf(game.browsers[1]);
    expect(await resultsOf(game.browsers[0])).toEqual([]);
    await settle();
    expect(await resultsOf(game.browsers[1])).toEqual([before]);
    expect(await resultsOf(game.browsers[0])).toMatchObject([{ won: true, how: 'quit' }]);
    expect((await stateOf(game.browsers[1])).rating.games).toBe(1);
  });

  test('is none where the game was called off', async () => {
    const game = await anInvitedLiveGame(app, SEASON);
    await game.browsers[0].must({ kind: 'quit' });
    await settle();
    expect(await resultsOf(game.browsers[1])).toMatchObject([
      { how: 'calledOff', won: null, unratedReason: 'called_off', rating: null },
    ]);
  });

  test('is listed by pages', async () => {
    const pair = await twoRivals();
    const games = [await quitAfter(0, pair), await quitAfter(0, pair), await quitAfter(0, pair)];
    const first = await pair[0].player.request<LiveResultDto[]>('GET', '/live/results?limit=2');
    const next = first.headers['x-next-after'];
    const rest = await resultsOf(pair[0], `?limit=2&after=${next}`);
    const shown = [...first.body, ...rest].map(({ gameID }) => gameID);
    expect(new Set(shown)).toEqual(new Set(games.map(({ gameID }) => gameID)));
    expect(shown).toHaveLength(3);
  });
});

describe('the rating after', () => {
  const loss: GlickoResult = { opponent: GLICKO_START, score: 0 };
  const ratingOf = async ({ player }: TestRival) => {
    const [row] = await database.sql<{ rating: number }>(
      'select rating from live_rating where user_id = $1',
      [player.userID],
    );
    return row!.rating;
  };

  test('the rated games of a day is that of one period, without those that are not', async () => {
    const [one, loser] = await twoRivals();
    await winByQuit(one, loser);
    // Before the fourth out.
    await quitAfter(1, [one, loser]);
    await winByQuit(await aRival(app, SEASON), loser);
    expect(await ratingOf(loser)).toBe(afterPeriod(GLICKO_START, [loss, loss]).rating);
  });

  test('games of two days is that of two periods', async () => {
    const [one, loser] = await twoRivals();
    await winByQuit(one, loser);
    pass({ days: 1 });
    await winByQuit(await aRival(app, SEASON), await signInAgain(app, loser));
    const first = afterPeriod(GLICKO_START, [loss]);
    expect(await ratingOf(loser)).toBe(afterPeriod(first, [loss]).rating);
  });

  test('a win over a strong player has risen more than after one over an equal', async () => {
    const gainOver = async (rating: number) => {
      const [weak, other] = await twoRivals();
      await setRating(other, rating);
      await winByQuit(weak, other);
      return (await ratingOf(weak)) - 1500;
    };
    expect(await gainOver(1900)).toBeGreaterThan(await gainOver(1500));
  });
});

describe('who quits before the fourth out', () => {
  test('does so for nothing twice a day, and then loses', async () => {
    const pair = await twoRivals();
    const reasons: unknown[] = [];
    for (const left of [1, 0, 0]) {
      const { browsers } = await quitAfter(1, pair);
      const [, quitter] = browsers;
      const [result] = await resultsOf(quitter);
      reasons.push(result!.unratedReason);
      expect((await stateOf(quitter)).friendlyQuitsLeft).toBe(left);
      const [mirrored] = await resultsOf(browsers[0]);
      expect(mirrored!.unratedReason).toBe(result!.unratedReason);
      pass({ minutes: 1 });
    }
    expect(reasons).toEqual(['friendly_quit', 'friendly_quit', null]);
    pass({ days: 1 });
    const again = await signInAgain(app, pair[1]);
    expect((await stateOf(again)).friendlyQuitsLeft).toBe(2);
    const { browsers } = await quitAfter(1, [await signInAgain(app, pair[0]), again]);
    expect((await resultsOf(browsers[1]))[0]!.unratedReason).toBe('friendly_quit');
    expect((await stateOf(again)).friendlyQuitsLeft).toBe(1);
  });
});

describe('who is away until the game is lost', () => {
  const loseByTime = async (pair: readonly [TestRival, TestRival]) => {
    const game = await beginLiveGame(await inviteToLiveGame(...pair));
    await takeWin(game.browsers[0], { clock, pass });
    // For so long the other could show a link that counts as withheld.
    pass({ seconds: 35 });
    await settle();
    return game.browsers[1];
  };

  test('loses nothing the first time in a week, and then waits for the next match', async () => {
    const pair = await twoRivals();
    const away = await loseByTime(pair);
    expect(await resultsOf(away)).toMatchObject([{ how: 'left', unratedReason: 'annulled' }]);
    expect((await stateOf(away)).waitsUntil).toBeNull();
    await loseByTime(pair);
    const [result] = await resultsOf(away);
    expect(result).toMatchObject({ how: 'left', unratedReason: null, won: false });
    expect((await stateOf(away)).waitsUntil).toBe(
      new Date(clock().getTime() + 60_000).toISOString(),
    );
    const seek = () =>
      pair[1].player.request('POST', '/live/match', { body: { userTeamID: pair[1].teamID } });
    expect(codeOf(await seek())).toBe('409 live_match_waits');
    pass({ minutes: 1 });
    expect((await stateOf(away)).waitsUntil).toBeNull();
    expect((await seek()).status).toBe(200);
    await pair[1].player.request('POST', '/live/match/leave', {});
  });
});

describe('matching', () => {
  const seek = async ({ player, teamID }: TestRival): Promise<LiveMatch> =>
    (await player.request<LiveMatch>('POST', '/live/match', { body: { userTeamID: teamID } })).body;

  test('brings two who wait into one game', async () => {
    const [one, other] = await twoRivals();
    expect((await seek(one)).gameID).toBeNull();
    const { gameID } = await seek(other);
    expect(gameID).not.toBeNull();
    expect((await seek(one)).gameID).toBe(gameID);
    expect((await stateOf(other)).gamesUnderWay).toMatchObject([
      { gameID, opponent: { username: one.player.username } },
    ]);
    // Who has been told begins anew.
    expect((await seek(one)).gameID).toBeNull();
    await one.player.request('POST', '/live/match/leave', {});
  });

  test('waits for a near rating, and for a farther one the longer it lasts', async () => {
    const [weak, strong] = await twoRivals();
    await setRating(weak, 1500);
    await setRating(strong, 1680);
    expect((await seek(weak)).gameID).toBeNull();
    expect((await seek(strong)).gameID).toBeNull();
    pass({ seconds: 5 });
    expect((await seek(weak)).gameID).toBeNull();
    pass({ seconds: 5 });
    await seek(strong);
    const { gameID } = await seek(weak);
    expect(gameID).not.toBeNull();
  });

  test('forgets who has closed the page, and who left', async () => {
    const [gone, left] = await twoRivals();
    const seeker = await aRival(app, SEASON);
    await seek(gone);
    pass({ seconds: 11 });
    await seek(left);
    await left.player.request('POST', '/live/match/leave', {});
    expect((await seek(seeker)).gameID).toBeNull();
    await seeker.player.request('POST', '/live/match/leave', {});
    pass({ hours: 2 });
    await purgeLiveGames(database, clock());
    expect(await database.sql('select from live_waiting')).toEqual([]);
  });

  test('of many at once matches nobody twice', async () => {
    const seekers = await Promise.all(Array.from({ length: 6 }, () => aRival(app, SEASON)));
    const games = new Map<string, string>();
    for (let round = 0; round < 8 && games.size < 6; round += 1) {
      const found = await Promise.all(
        seekers
          .filter(({ player }) => !games.has(player.userID))
          .map(async (seeker) => [seeker.player.userID, (await seek(seeker)).gameID] as const),
      );
      for (const [userID, gameID] of found) if (gameID !== null) games.set(userID, gameID);
    }
    const byGame = Map.groupBy(games, ([, gameID]) => gameID);
    expect([...byGame.values()].map((users) => users.length)).toEqual([2, 2, 2]);
    for (const { player } of seekers) {
      const seats = await database.sql('select from live_seat where user_id = $1', [player.userID]);
      expect(seats).toHaveLength(1);
    }
  });

  test('rates three games of a pair a day', async () => {
    const pair = await twoRivals();
    const reasons: (string | null)[] = [];
    for (let game = 0; game < 4; game += 1) {
      // Whoever of them invites.
      const [inviter, guest] = game % 2 === 0 ? pair : pair.toReversed();
      const { gameID, browsers } = await inviteToLiveGame(inviter!, guest!);
      const [row] = await database.sql<{ reason: string | null }>(
        'select unrated_reason as reason from live_game where game_id = $1',
        [gameID],
      );
      reasons.push(row!.reason);
      await browsers[0].must({ kind: 'quit' });
      await settle();
      await purgeLiveGames(database, clock());
    }
    expect(reasons).toEqual([null, null, null, 'pair_of_day']);
    pass({ days: 1 });
    const [one, other] = [await signInAgain(app, pair[0]), await signInAgain(app, pair[1])];
    for (let game = 0; game < 3; game += 1) {
      const { gameID, browsers } = await inviteToLiveGame(one, other);
      const [row] = await database.sql('select is_rated from live_game where game_id = $1', [
        gameID,
      ]);
      expect(row).toEqual({ is_rated: true });
      await browsers[0].must({ kind: 'quit' });
      await settle();
    }
  });
});

test('who leaves is a former player in the games of the other, who can go on to the end', async () => {
  const pair = await twoRivals();
  const game = await beginLiveGame(await inviteToLiveGame(...pair));
  await quitAfter(1, pair);
  const { status } = await pair[1].player.request('POST', '/users/delete', {
    body: { password: GOOD_PASSWORD },
  });
  expect(status).toBe(200);
  const [stays] = game.browsers;
  const [result] = await resultsOf(pair[0]);
  expect(result).toMatchObject({ opponent: null, opponentTeam: 'A former player' });
  const stored = await database.sql('select * from live_game where game_id = $1', [game.gameID]);
  expect(JSON.stringify({ ...stored[0], source: null })).not.toContain(pair[1].player.username);
  await takeWin(stays, { clock, pass });
  pass({ seconds: 35 });
  await settle();
  expect((await resultsOf(pair[0]))[0]).toMatchObject({ won: true });
});

test('the export of an account has its rating, its live games and its invitations', async () => {
  const pair = await twoRivals();
  await winByQuit(...pair);
  const { body } = await pair[1].player.request('GET', '/users/export');
  expect(body.live).toMatchObject({
    rating: { games: 1, timeouts: 0 },
    games: [{ how: 'quit', won: false }],
    invitations: [],
  });
});
