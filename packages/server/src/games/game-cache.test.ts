import type { Game } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

/** Two servers on one database. */
const app = await anApp();
const other = await anApp({ database: app.database, clock: app.clock });
await aSeason(app.database, { year: 1954 });
const club = await aClub(app.database, { year: 1954 });

const aGame = async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  return { player, gameID: await aStartedGame(player, { home: teamID, visitors: club }) };
};

/** Plays to the end of the half-inning on one of the servers. */
const turn = (player: TestPlayer, gameID: string, server = app, eventNumber?: number) =>
  server.request<RollResponse>('POST', `/games/${gameID}/play`, {
    token: player.tokens.AccessToken,
    body: { until: 'half', eventNumber },
  });
const roll = (player: TestPlayer, gameID: string, server = app, eventNumber?: number) =>
  server.request<RollResponse & { code?: string }>('POST', `/games/${gameID}/roll`, {
    token: player.tokens.AccessToken,
    body: { eventNumber },
  });
const gameOf = async (player: TestPlayer, gameID: string) =>
  (await player.request<Game>('GET', `/games/${gameID}`)).body;
const expectNoGap = (game: Game) => {
  const numbers = game.GameEvents.map(({ eventNumber }) => eventNumber);
  expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
  expect(game.situation.eventNumber).toBe(numbers.length);
};

describe('a game that a server has in hand', () => {
  test.each([
    ['where they sign out', app],
    ['where they sign out on another server', other],
  ])('is not rolled by who has signed out: %s', async (_, server) => {
    const { player, gameID } = await aGame();
    let seen = (await roll(player, gameID)).body.situation.eventNumber;
    seen = (await turn(player, gameID)).body.situation.eventNumber;
    await server.request('POST', '/auth/logout', {
      body: { accessToken: player.tokens.AccessToken },
    });
    for (const eventNumber of [undefined, seen, 0]) {
      const refused = await roll(player, gameID, app, eventNumber);
      expect([refused.status, refused.body.code]).toEqual([401, 'session_ended']);
    }
    const [kept] = await app.database.sql<{ version: number }>(
      'select version from game where game_id = $1',
      [gameID],
    );
    expect(kept?.version).toBe(seen);
  });

  test('is not ended by who has signed out', async () => {
    const { player, gameID } = await aGame();
    await roll(player, gameID);
    await other.request('POST', '/auth/logout', {
      body: { accessToken: player.tokens.AccessToken },
    });
    const refused = await app.request('POST', `/games/${gameID}/play`, {
      token: player.tokens.AccessToken,
      body: { until: 'final' },
    });
    expect([refused.status, refused.body.code]).toEqual([401, 'session_ended']);
    const [kept] = await app.database.sql<{ is_final: boolean }>(
      'select is_final from game where game_id = $1',
      [gameID],
    );
    expect(kept?.is_final).toBe(false);
  });

  test('is not rolled with a token whose time is over', async () => {
    const { player, gameID } = await aGame();
    await roll(player, gameID);
    app.advanceTime({ minutes: 16 });
    const refused = await roll(player, gameID);
    expect([refused.status, refused.body.code]).toEqual([401, 'token_expired']);
  });

  test('goes on where another server has moved it', async () => {
    const { player, gameID } = await aGame();
    let seen = 0;
    for (const server of [app, other, other, app, other, app, app]) {
      const { status, body } = await turn(player, gameID, server, seen);
      expect(status).toBe(200);
      expect(body.GameEvents.map(({ eventNumber }) => eventNumber)).toEqual(
        Array.from(
          { length: body.situation.eventNumber - seen },
          (_, event) => body.situation.eventNumber - event,
        ),
      );
      seen = body.situation.eventNumber;
    }
    expectNoGap(await gameOf(player, gameID));
  });

  test('is over where another server has ended it', async () => {
    const { player, gameID } = await aGame();
    await turn(player, gameID);
    await other.request('POST', `/games/${gameID}/abandon`, { token: player.tokens.AccessToken });
    const refused = await roll(player, gameID);
    expect([refused.status, refused.body.code]).toEqual([409, 'game_final']);
  });

  test('is ended once where two servers end it at the same time', async () => {
    const { player, gameID } = await aGame();
    await roll(player, gameID);
    await roll(player, gameID, other);
    await roll(player, gameID);
    const ends = await Promise.all(
      [app, other, app].map((server) =>
        server.request('POST', `/games/${gameID}/play`, {
          token: player.tokens.AccessToken,
          body: { until: 'final' },
        }),
      ),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    const [paid] = await app.database.sql<{ journals: number; games: number }>(
      `select (select count(*) from journal where user_id = $1 and cause ->> 'gameID' = $2)
           as journals,
         (select sum(games) from day_of_games where user_id = $1) as games`,
      [player.userID, gameID],
    );
    expect(paid).toEqual({ journals: 1, games: 1 });
  });

  test('rolled on two servers and from many tabs at once has no gap and no double', async () => {
    const games = await Promise.all(Array.from({ length: 6 }, aGame));
    const dice = new SeededDice(1871);
    const calls = Array.from({ length: 240 }, () => {
      const { player, gameID } = games[Math.floor(dice.fraction('game') * games.length)]!;
      const server = dice.fraction('server') < 0.5 ? app : other;
      return { player, gameID, server, plays: dice.fraction('what') < 0.15 };
    });
    const rolled = await Promise.all(
      calls.map(async ({ player, gameID, server, plays }) => {
        const { status, body } = await (plays ? turn : roll)(player, gameID, server);
        expect([200, 409, 503]).toContain(status);
        return status === 200 ? { gameID, events: body.GameEvents } : null;
      }),
    );
    for (const { player, gameID } of games) {
      const game = await gameOf(player, gameID);
      expectNoGap(game);
      // Every event is in the response of exactly one call.
      const answered = rolled
        .flatMap((result) => (result?.gameID === gameID ? result.events : []))
        .map(({ eventNumber }) => eventNumber)
        .toSorted((one, two) => one - two);
      expect(answered).toEqual(game.GameEvents.map(({ eventNumber }) => eventNumber).toReversed());
    }
  });
});

describe('a roll with a key', () => {
  test('is not played where its answer cannot be kept', async () => {
    const { player, gameID } = await aGame();
    await app.database.sql(
      `create function not_kept() returns trigger language plpgsql as $$
       begin raise exception 'killed between the effect and its answer' using errcode = '57P01'; end $$`,
    );
    await app.database.sql(
      'create trigger not_kept before update on idempotency_key for each row execute function not_kept()',
    );
    const keyed = (path: string, body: unknown) =>
      player.request('POST', `/games/${gameID}/${path}`, {
        body,
        key: `key of ${path}`.replaceAll(' ', '-'),
      });
    for (const [path, body] of [
      ['roll', {}],
      ['play', { until: 'half' }],
      ['play', { until: 'final' }],
      ['abandon', undefined],
    ] as const) {
      expect((await keyed(path, body)).status).toBe(503);
      const game = await gameOf(player, gameID);
      expect([game.GameEvents, game.isFinal]).toEqual([[], false]);
    }
    await app.database.sql('drop trigger not_kept on idempotency_key');

    const first = await keyed('roll', {});
    const again = await keyed('roll', {});
    expect(again.body).toEqual(first.body);
    expect((await gameOf(player, gameID)).GameEvents).toHaveLength(first.body.GameEvents.length);
  });

  test('ends a game once, with all that follows', async () => {
    const { player, gameID } = await aGame();
    const play = () =>
      player.request<RollResponse>('POST', `/games/${gameID}/play`, {
        body: { until: 'final' },
        key: 'final',
      });
    const responses = await Promise.all([play(), play(), play()]);
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([200, responses[0].body]);
    }
    expect((await player.request('GET', '/wallet/get')).body.WalletTransactions).toHaveLength(1);
  });
});
