import type { Game } from '@pennant/contract/games';
import type { PublicGame } from '@pennant/contract/public-game';
import type { WatchedEvents, WatchedGame } from '@pennant/contract/watched-game';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { GOOD_PASSWORD, signIn, type TestPlayer } from '../testing/a-player.ts';
import { aPublisher, aRival, startChallenge } from '../testing/a-rival.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp } from '../testing/an-app.ts';
import { anotherPool } from '../testing/another-pool.ts';
import { anOpenStream, listen, type OpenStream } from '../testing/an-open-stream.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';
import { decide, eventNumbersOf, numbersTo } from './testing/watch-game.ts';

/** What tests wait for instead of seconds. */
const SOON = { heartbeatMs: 40, lookMs: 40 };

const { database, names } = recordStatements(await aDatabase());
const app = await anApp({ database, streams: SOON });
const url = await listen(app.app);
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954, name: '1954 Boxcar Nine' });

const NOT_A_GAME = '01900000-0000-7000-8000-000000000000';

const setWatchable = (player: TestPlayer, gameID: string, isWatchable: boolean) =>
  player.request('PUT', `/games/${gameID}/watching`, { body: { isWatchable } });

/** Returns a manager with a game that others may watch. */
async function aWatchedGame() {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await setWatchable(player, gameID, true);
  return { player, teamID, gameID };
}

type Options = Parameters<typeof anOpenStream>[1];
const watch = (gameID: string, options?: Options, program = url) =>
  anOpenStream(`${program}/api/public/games/${gameID}/stream`, options);

const playToEnd = (player: TestPlayer, gameID: string) =>
  player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });

/** Waits until a stream has sent the event of a number. */
const untilEvent = (stream: OpenStream, eventNumber: number) =>
  stream.until(() => eventNumbersOf(stream).at(-1) === eventNumber);

/** Returns the numbers of the events that are shown, after all that was played so far was read. */
async function shownNumbers(gameID: string): Promise<number[]> {
  const { body } = await app.request<WatchedGame>('GET', `/public/games/${gameID}/live`);
  return body.events.map(({ eventNumber }) => eventNumber);
}

const untilFinal = (stream: OpenStream) =>
  stream.until((messages) => messages.at(-1)?.event === 'final');

/**
 * Plays a game that is watched, decision by decision. Returns the bytes of its stream, what must
 * not be in them, and the events that were shown while something was asked, with those that had a
 * decision after them.
 */
async function watchWholeGame() {
  const { player, gameID } = await aWatchedGame();
  const [row] = await database.sql<{ seed: Buffer }>(
    'select seed from game_commitment where game_id = $1',
    [gameID],
  );
  const { seed } = row!;
  const stream = await watch(gameID, { token: player.tokens.AccessToken });
  const labels = new Set<string>();
  const atChoices: (readonly [seen: number[], wanted: number[]])[] = [];
  let shown = 0;
  for (;;) {
    const { situation, pendingChoice, isFinal } = await decide(player, gameID);
    if (isFinal) break;
    if (shown > 0) await untilEvent(stream, shown);
    if (pendingChoice !== null) {
      for (const { label } of pendingChoice.options) labels.add(JSON.stringify(label));
      atChoices.push([await shownNumbers(gameID), numbersTo(shown)]);
      atChoices.push([eventNumbersOf(stream), numbersTo(shown)]);
    }
    shown = situation.eventNumber;
  }
  await untilFinal(stream);
  await stream.ended;
  const secrets = [
    ...(['hex', 'base64', 'base64url'] as const).map((form) => seed.toString(form)),
    JSON.stringify([...seed]),
    ...labels,
    player.userID,
    player.email,
  ];
  return { bytes: stream.text(), atChoices, secrets };
}

describe('a game that others may watch', () => {
  test('begins with who plays', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    expect([stream.status, stream.headers['x-accel-buffering']]).toEqual([200, 'no']);
    const [game] = await stream.until((messages) => messages.length > 0);
    expect(game).toMatchObject({
      event: 'game',
      data: {
        home: { user: { username: player.username }, name: 'Mudville' },
        visitors: { user: null, name: '1954 Boxcar Nine' },
      },
    });
  });

  test('shows what a decision led to once the next is made', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    let shown = 0;
    for (let decision = 0; decision < 12; decision += 1) {
      const { situation } = await decide(player, gameID);
      expect(await shownNumbers(gameID)).toEqual(numbersTo(shown));
      if (shown > 0) await untilEvent(stream, shown);
      expect(eventNumbersOf(stream)).toEqual(numbersTo(shown));
      shown = situation.eventNumber;
    }
  });

  test('has the card of each player from the first event that names them, once', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    for (let half = 0; half < 4; half += 1)
      await player.request('POST', `/games/${gameID}/play`, { body: { until: 'half' } });
    await playToEnd(player, gameID);
    await untilFinal(stream);
    const seen = new Set<string>();
    for (const { event, data } of stream.messages()) {
      if (event !== 'events') continue;
      const { events, lineups } = data as WatchedEvents;
      for (const { gameLineupID } of [...lineups.home, ...lineups.visitors]) {
        expect(seen.has(gameLineupID)).toBe(false);
        seen.add(gameLineupID);
      }
      for (const { batterLineupID, pitcherLineupID } of events)
        expect([seen.has(batterLineupID!), seen.has(pitcherLineupID!)]).toEqual([true, true]);
    }
  });

  test('is shown whole once it is over, with how it ended, and the stream ends', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    await decide(player, gameID);
    await playToEnd(player, gameID);
    const { body: game } = await app.request<PublicGame>('GET', `/public/games/${gameID}`);
    const messages = await untilFinal(stream);
    expect(eventNumbersOf(stream)).toEqual(numbersTo(game.events.length));
    expect(messages.at(-1)?.data).toEqual({
      isAbandoned: false,
      resultDescription: game.resultDescription,
      scoreboardData: game.scoreboardData,
      isPublic: true,
    });
    await stream.ended;
  });

  test('that is given up ends with what was played', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    const { situation } = await decide(player, gameID);
    await player.request('POST', `/games/${gameID}/abandon`);
    const messages = await untilFinal(stream);
    expect(eventNumbersOf(stream)).toEqual(numbersTo(situation.eventNumber));
    expect(messages.at(-1)?.data).toMatchObject({ isAbandoned: true });
  });

  test('never gives away its seed, what its user is asked, or what has no decision after it', async () => {
    // Most games ask for something; which ones is up to their dice.
    let game = await watchWholeGame();
    while (game.atChoices.length === 0) game = await watchWholeGame();
    const { bytes, atChoices, secrets } = game;
    expect(atChoices.map(([seen]) => seen)).toEqual(atChoices.map(([, wanted]) => wanted));
    for (const secret of secrets) expect(bytes).not.toContain(secret);
    expect(bytes).not.toMatch(/seed|commitment|pendingChoice|runnersAdvancing|"options"|draws/i);
  });

  test('goes on after the event that a client has seen, without a gap or a double', async () => {
    const { player, gameID } = await aWatchedGame();
    const first = await watch(gameID);
    for (let decision = 0; decision < 4; decision += 1) await decide(player, gameID);
    await first.until(() => eventNumbersOf(first).length >= 3);
    const lastEventID = first.messages().at(-1)!.id!;
    first.close();
    await first.ended;
    for (let decision = 0; decision < 4; decision += 1) await decide(player, gameID);
    const second = await watch(gameID, { lastEventID });
    await playToEnd(player, gameID);
    await untilFinal(second);
    const { body: game } = await app.request<PublicGame>('GET', `/public/games/${gameID}`);
    const seen = eventNumbersOf(first).filter((number) => number <= Number(lastEventID));
    expect([...seen, ...eventNumbersOf(second)]).toEqual(numbersTo(game.events.length));
  });

  test('has all of its events for who comes later, also after others were sent some', async () => {
    const { player, gameID } = await aWatchedGame();
    const early = await watch(gameID);
    const decideAndWait = async () => {
      const { situation } = await decide(player, gameID);
      await decide(player, gameID);
      await untilEvent(early, situation.eventNumber);
      return situation.eventNumber;
    };
    const first = await decideAndWait();
    await untilEvent(await watch(gameID), first);
    const second = await decideAndWait();
    const late = await watch(gameID);
    await untilEvent(late, second);
    expect(eventNumbersOf(late)).toEqual(numbersTo(second));
  });

  test.each(['999999', 'x', '-1', '1e3', ''])(
    'begins anew for a client that names an event it has not come to: %j',
    async (lastEventID) => {
      const { player, gameID } = await aWatchedGame();
      await decide(player, gameID);
      await decide(player, gameID);
      const stream = await watch(gameID, { lastEventID });
      await stream.until(() => eventNumbersOf(stream).length > 0);
      expect(eventNumbersOf(stream)[0]).toBe(1);
    },
  );

  test('is read at once, as far as it is shown, by a page that begins', async () => {
    const { player, gameID } = await aWatchedGame();
    const { situation } = await decide(player, gameID);
    await decide(player, gameID);
    const { status, body } = await app.request<WatchedGame>('GET', `/public/games/${gameID}/live`);
    expect(status).toBe(200);
    expect(body.events.map(({ eventNumber }) => eventNumber)).toEqual(
      numbersTo(situation.eventNumber),
    );
    expect(body.final).toBeNull();
  });

  test('is read once for all who watch it', async () => {
    const { player, gameID } = await aWatchedGame();
    const streams = await Promise.all(Array.from({ length: 8 }, () => watch(gameID)));
    const { situation } = await decide(player, gameID);
    const before = names.length;
    await decide(player, gameID);
    await Promise.all(streams.map((stream) => untilEvent(stream, situation.eventNumber)));
    const read = names
      .slice(before)
      .filter((name) => name === 'games.read_events_before_last_turn');
    expect(read.length).toBeLessThan(streams.length);
    const [text] = new Set(streams.map((stream) => stream.text().replaceAll(':\n\n', '')));
    expect(text).toContain('event: events');
  });

  test('against another user’s team names both users', async () => {
    const challenger = await aRival(app, { year: 1954 });
    const other = await aPublisher(app, { year: 1954 });
    const { gameID } = await startChallenge(challenger, other);
    await setWatchable(challenger.player, gameID, true);
    const usersIn = (stream: OpenStream) => {
      const { home, visitors } = stream.messages()[0]!.data as WatchedGame['game'];
      return new Set([home.user, visitors.user].map((user) => user?.username ?? null));
    };
    const stream = await watch(gameID);
    await stream.until((messages) => messages.length > 0);
    const { username } = challenger.player;
    expect(usersIn(stream)).toEqual(new Set([username, other.player.username]));
  });
});

describe('a game that nobody may watch', () => {
  const startGame = async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    return { player, gameID: await aStartedGame(player, { home: teamID, visitors: club }) };
  };
  const hideAfterEnd = async () => {
    const { player, gameID } = await aWatchedGame();
    await playToEnd(player, gameID);
    await player.request('PUT', `/games/${gameID}/visibility`, { body: { isPublic: false } });
    return gameID;
  };
  const leave = async () => {
    const { player, gameID } = await aWatchedGame();
    await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    return gameID;
  };

  test.each([
    ['not to be watched', async () => (await startGame()).gameID],
    ['over and hidden', hideAfterEnd],
    ['of a user who has left', leave],
    ['unknown', async () => NOT_A_GAME],
  ])('%s: has the same response as any other such, after the same work', async (_why, aGame) => {
    const gameID = await aGame();
    for (const path of [`/public/games/${gameID}/live`, `/public/games/${gameID}/stream`]) {
      const before = names.length;
      expect(await app.request('GET', path)).toMatchObject({
        status: 404,
        body: {
          code: 'watched_game_not_found',
          error: 'There is no game to watch here: it is not shown, or was never played.',
        },
      });
      // Those that are watched are looked at all the time.
      expect(names.slice(before).filter((name) => name !== 'games.read_watched')).toEqual([
        'games.find_user_of_game',
        'games.find',
        'account.find_shown_user',
      ]);
    }
  });

  test('is watched no longer once its user says so', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    await stream.until((messages) => messages.length > 0);
    expect((await setWatchable(player, gameID, false)).body).toEqual({
      ok: true,
      isWatchable: false,
    });
    await stream.ended;
    expect(stream.messages().at(-1)).toMatchObject({ event: 'end', data: { reason: 'withdrawn' } });
    expect((await watch(gameID)).status).toBe(404);
  });

  test('is watched no longer once its user has left', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    await stream.until((messages) => messages.length > 0);
    await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    await stream.ended;
    expect(stream.messages().at(-1)?.event).toBe('end');
  });

  test('is watched no longer once an admin hides its user’s games', async () => {
    const { player, gameID } = await aWatchedGame();
    const stream = await watch(gameID);
    await stream.until((messages) => messages.length > 0);
    await database.sql('update account set hidden_at = now() where user_id = $1', [player.userID]);
    await stream.ended;
    expect(stream.messages().at(-1)).toMatchObject({ data: { reason: 'withdrawn' } });
    expect((await watch(gameID)).status).toBe(404);
    // Shown again, it goes on for whoever comes.
    await database.sql('update account set hidden_at = null where user_id = $1', [player.userID]);
    const again = await watch(gameID);
    expect((await again.until((messages) => messages.length > 0))[0]?.event).toBe('game');
  });

  test('is one of a campaign, whatever its user says, until it is over', async () => {
    const { player, gameID } = await startGame();
    await database.sql(`update game set user_campaign_contest_id = $1 where game_id = $1`, [
      gameID,
    ]);
    const refused = await setWatchable(player, gameID, true);
    expect([refused.status, refused.body.code]).toEqual([409, 'campaign_game_not_watched']);
    expect((await watch(gameID)).status).toBe(404);
    expect((await setWatchable(player, gameID, false)).status).toBe(200);
  });

  test('is nobody else’s to show, and none that is over', async () => {
    const { player, gameID } = await startGame();
    const { player: another } = await aManager(app, { year: 1954 });
    const refused = await setWatchable(another, gameID, true);
    expect([refused.status, refused.body.code]).toEqual([404, 'game_not_found']);
    await playToEnd(player, gameID);
    const over = await setWatchable(player, gameID, true);
    expect([over.status, over.body.code]).toEqual([409, 'game_final']);
  });
});

describe('games of a user who lets others watch', () => {
  test('may be watched from their start, all but those of before', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const before = await aStartedGame(player, { home: teamID, visitors: club });
    const { body } = await player.request('PUT', '/users/profile', {
      body: { showsLiveGames: true },
    });
    expect(body).toMatchObject({ showsLiveGames: true });
    const after = await aStartedGame(player, { home: teamID, visitors: club });
    const isWatchable = async (gameID: string) =>
      (await player.request<Game>('GET', `/games/${gameID}`)).body.isWatchable;
    expect([await isWatchable(before), await isWatchable(after)]).toEqual([false, true]);
    expect((await watch(after)).status).toBe(200);
    const { body: kept } = await player.request('GET', '/users/export');
    expect(kept.account.showsLiveGames).toBe(true);
    expect(kept.games).toMatchObject([{ isWatchable: true }, { isWatchable: false }]);
  });
});

describe('a stream', () => {
  test('ends with the session of its user: log-out, or the account’s end', async () => {
    const { gameID } = await aWatchedGame();
    const { player: reader } = await aManager(app, { year: 1954 });
    const second = await signIn(app, reader);
    const [loggedOut, deleted, guest] = await Promise.all(
      [reader.tokens.AccessToken, second.tokens.AccessToken, undefined].map((token) =>
        watch(gameID, { token }),
      ),
    );
    await app.request('POST', '/auth/logout', { body: { accessToken: reader.tokens.AccessToken } });
    await loggedOut!.ended;
    await second.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    await deleted!.ended;
    const heard = guest!.text().length;
    await guest!.until(() => guest!.text().length > heard);
    for (const stream of [loggedOut, deleted]) expect(stream!.text()).toMatch(/retry: 0\n\n$/);
  });

  test('of a session that is over does not begin', async () => {
    const { gameID } = await aWatchedGame();
    const { player: reader } = await aManager(app, { year: 1954 });
    const token = reader.tokens.AccessToken;
    await app.request('POST', '/auth/logout', { body: { accessToken: token } });
    expect((await watch(gameID, { token })).status).toBe(401);
  });
});

describe('two programs on one database', () => {
  /** Starts another program on the same database, which listens, too. */
  const startAnother = async () => {
    const pool = await anotherPool(database);
    // The watch for what no notice told of is left out of the way.
    const another = await anApp({ database: pool, streams: { ...SOON, lookMs: 3_600_000 } });
    return { another, anotherUrl: await listen(another.app) };
  };

  test('what is played on one appears with those who watch on the other', async () => {
    const { anotherUrl } = await startAnother();
    const { player, gameID } = await aWatchedGame();
    const [here, there] = [await watch(gameID), await watch(gameID, {}, anotherUrl)];
    await there.until((messages) => messages.length > 0);
    const { situation } = await decide(player, gameID);
    await decide(player, gameID);
    for (const stream of [here, there]) await untilEvent(stream, situation.eventNumber);
    await playToEnd(player, gameID);
    await Promise.all([untilFinal(here), untilFinal(there)]);
    expect(eventNumbersOf(there)).toEqual(eventNumbersOf(here));
  });

  test('a program whose notices were cut off reads what it missed', async () => {
    const { anotherUrl } = await startAnother();
    const { player, gameID } = await aWatchedGame();
    const there = await watch(gameID, {}, anotherUrl);
    await there.until((messages) => messages.length > 0);
    await database.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and query like '%listen pennant_notice%'`,
    );
    const { situation } = await decide(player, gameID);
    await decide(player, gameID);
    await untilEvent(there, situation.eventNumber);
    expect(eventNumbersOf(there)).toEqual(numbersTo(situation.eventNumber));
  });

  test('one that stops sends its watchers on to the other, who go on where they were', async () => {
    const { another, anotherUrl } = await startAnother();
    const { player, gameID } = await aWatchedGame();
    const there = await watch(gameID, {}, anotherUrl);
    const { situation } = await decide(player, gameID);
    await decide(player, gameID);
    await untilEvent(there, situation.eventNumber);
    await another.app.close();
    await there.ended;
    expect(there.text()).toMatch(/\nretry: \d+\n\n$/);
    const here = await watch(gameID, { lastEventID: String(situation.eventNumber) });
    await playToEnd(player, gameID);
    await untilFinal(here);
    const { body: game } = await app.request<PublicGame>('GET', `/public/games/${gameID}`);
    expect([...eventNumbersOf(there), ...eventNumbersOf(here)]).toEqual(
      numbersTo(game.events.length),
    );
  });
});
