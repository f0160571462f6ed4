import { defineCall, okResponse } from '@pennant/contract/call';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { aManager, aStartedGame } from '../../games/testing/a-game.ts';
import { aSeason } from '../../packs/testing/a-season.ts';
import { aClub } from '../../teams/testing/a-club.ts';
import { refuse } from '../refusal.ts';
import { createRoutes } from './contract-routes.ts';
import { createHttpServer } from './http-server.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { aPlayer, GOOD_PASSWORD } from '../../testing/a-player.ts';

const app = await anApp();
const claim = (player: Awaited<ReturnType<typeof aPlayer>>, key: string) =>
  player.request('POST', '/wallet/claim', { key });

describe('a refusal of a request with a key', async () => {
  const server = createHttpServer(
    { trustProxy: false, publicUrl: 'http://127.0.0.1' },
    pino({ level: 'silent' }),
  );
  afterAll(() => server.close());
  const { userID } = await aPlayer(app);
  const play = defineCall({
    method: 'POST',
    path: '/play',
    summary: 'Plays ball.',
    who: 'player',
    answer: okResponse,
    writes: true,
  });
  let outcome: 'rain' | 'crowded' | 'forfeited' | null = null;
  createRoutes({
    app: server,
    database: app.database,
    clock: app.clock,
    rateLimiter: createRateLimiter(app.clock, 1_000_000),
    validateResponses: true,
    authenticate: async () => ({
      ok: true,
      principal: { userID, isAdmin: false, sessionID: userID },
    }),
  })
    .feature({
      rain: { status: 503, error: 'It rains.' },
      crowded: { status: 429, error: 'The park is full.' },
      forfeited: { status: 409, error: 'The game was forfeited.' },
    })
    .handleInTransaction(play, async ({ tx }) => {
      await tx.sql('update account set username = username || $1 where user_id = $2', [
        '!',
        userID,
      ]);
      return outcome === null ? { ok: true } : refuse(outcome);
    });
  const send = async (key: string) => {
    const headers = { authorization: 'Bearer x', 'idempotency-key': key };
    const response = await server.inject({ method: 'POST', url: '/api/play', headers });
    return [response.statusCode, response.headers['idempotent-replayed']];
  };
  const playsSoFar = async () => {
    const [row] = await app.database.sql<{ username: string }>(
      'select username from account where user_id = $1',
      [userID],
    );
    return row!.username.split('!').length - 1;
  };

  test.each([
    ['rain', 503],
    ['crowded', 429],
  ] as const)('that says “not now” (%s) is not kept', async (code, status) => {
    outcome = code;
    const before = await playsSoFar();
    expect(await send(code)).toEqual([status, undefined]);
    expect(await playsSoFar()).toBe(before);
    outcome = null;
    expect(await send(code)).toEqual([200, undefined]);
    expect(await send(code)).toEqual([200, 'true']);
    expect(await playsSoFar()).toBe(before + 1);
  });

  test('for good is kept, and what was done before it is undone', async () => {
    outcome = 'forfeited';
    const before = await playsSoFar();
    expect(await send('forfeited')).toEqual([409, undefined]);
    outcome = null;
    expect(await send('forfeited')).toEqual([409, 'true']);
    expect(await playsSoFar()).toBe(before);
  });
});

describe('an Idempotency-Key', () => {
  test('gives every copy of a request the first response, and one effect', async () => {
    const player = await aPlayer(app);
    const copies = await Promise.all(Array.from({ length: 8 }, () => claim(player, 'one')));
    for (const copy of copies) expect(copy).toMatchObject({ status: 200, body: copies[0]!.body });
    expect(copies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(
      7,
    );
    const { body } = await player.request('GET', '/wallet/get');
    expect(body.WalletTransactions).toHaveLength(1);
  });

  test('gives a refusal again too, even where the request would succeed by now', async () => {
    const player = await aPlayer(app);
    await claim(player, 'first');
    const refused = await claim(player, 'second');
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_claimed' } });
    app.advanceTime({ days: 1 });
    const fresh = (
      await app.request('POST', '/auth/refresh', {
        body: { refreshToken: player.tokens.RefreshToken },
      })
    ).body;
    const again = await app.request('POST', '/wallet/claim', {
      token: fresh.AccessToken,
      key: 'second',
    });
    expect(again).toMatchObject({ status: 409, body: refused.body });
  });

  test('of another request is refused', async () => {
    const player = await aPlayer(app);
    const set = (gameSpeed: string) =>
      player.request('PUT', '/users/setGameSpeed', { body: { gameSpeed }, key: 'speed' });
    expect((await set('fast')).status).toBe(200);
    expect(await set('instant')).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(await claim(player, 'speed')).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
    expect((await player.request('GET', '/users/me')).body.gameSpeed).toBe('fast');
  });

  test('of another call with the same body is refused', async () => {
    const player = await aPlayer(app);
    const packs = { body: { seriesID: 1954, amount: 1 }, key: 'packs' };
    expect((await player.request('POST', '/packInventory/buy', packs)).status).toBe(404);
    expect(await player.request('POST', '/packInventory/open', packs)).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
  });

  test('is one’s own: another player may use the same', async () => {
    const [one, other] = [await aPlayer(app), await aPlayer(app)];
    expect((await claim(one, 'shared')).headers['idempotent-replayed']).toBeUndefined();
    expect((await claim(other, 'shared')).headers['idempotent-replayed']).toBeUndefined();
  });

  test('makes a roll safe to repeat where no eventNumber does', async () => {
    await aSeason(app.database, { year: 1954 });
    const club = await aClub(app.database, { year: 1954, name: '1954 Boxcar Nine' });
    const { player, teamID } = await aManager(app, { year: 1954 });
    const game = await aStartedGame(player, { home: teamID, visitors: club, role: 'home' });
    const roll = () => player.request('POST', `/games/${game}/roll`, { body: {}, key: 'roll' });
    const copies = await Promise.all(Array.from({ length: 12 }, roll));
    for (const copy of copies) expect(copy).toMatchObject({ status: 200, body: copies[0]!.body });
    const { body } = await player.request('GET', `/games/${game}`);
    expect(body.GameEvents).toHaveLength(copies[0]!.body.GameEvents.length);

    const head = await app.app.inject({
      method: 'HEAD',
      url: `/api/games/${game}/roll`,
      headers: { authorization: `Bearer ${player.tokens.AccessToken}` },
    });
    expect(head.statusCode).toBe(404);
  });

  test('is not looked at where an event number tells repeats from new requests', async () => {
    await aSeason(app.database, { year: 1955 });
    const club = await aClub(app.database, { year: 1955 });
    const { player, teamID } = await aManager(app, { year: 1955 });
    const game = await aStartedGame(player, { home: teamID, visitors: club, role: 'home' });
    const roll = (method: 'GET' | 'POST', eventNumber: number) =>
      player.request(method, `/games/${game}/roll${method === 'GET' ? '?eventNumber=0' : ''}`, {
        ...(method === 'POST' ? { body: { eventNumber } } : {}),
        key: 'one for all',
      });
    const first = await roll('POST', 0);
    expect(first.status).toBe(200);
    expect((await roll('GET', 0)).body).toEqual(first.body);
    const { eventNumber } = first.body.situation;
    const second = await roll('POST', eventNumber);
    expect(second.body.code).not.toBe('key_reused');
    expect(second.headers).not.toHaveProperty('idempotent-replayed');
  });

  test('of a guest, or with a password, is not looked at: nothing is kept of such requests', async () => {
    const player = await aPlayer(app);
    const logIn = (password: string) =>
      player.request('POST', '/auth/login', {
        body: { username: player.username, password },
        key: 'sign in',
      });
    expect((await logIn(GOOD_PASSWORD)).status).toBe(200);
    expect((await logIn('Wrong#1-Password')).status).toBe(401);
    const change = (currentPassword: string, newPassword: string) =>
      player.request('PUT', '/users/changePassword', {
        body: { currentPassword, newPassword },
        key: 'change',
      });
    expect((await change('Wrong#1-Password', 'Mudville#1888-Nine')).body.code).toBe(
      'wrong_password',
    );
    expect((await change(GOOD_PASSWORD, 'Mudville#1888-Nine')).status).toBe(200);
    const kept = await app.database.sql('select from idempotency_key where user_id = $1', [
      player.userID,
    ]);
    expect(kept).toEqual([]);
  });

  test('does not store “not now”: trying again may succeed', async () => {
    const player = await aPlayer(app);
    await app.database.sql(
      `create function busy() returns trigger language plpgsql as $$
       begin raise exception 'too busy' using errcode = '53300'; end $$`,
    );
    await app.database.sql(
      'create trigger busy before insert on posting for each row execute function busy()',
    );
    expect(await claim(player, 'later')).toMatchObject({
      status: 503,
      body: { code: 'server_busy' },
    });
    await app.database.sql('drop trigger busy on posting');
    expect((await claim(player, 'later')).status).toBe(200);
  });

  test('is forgotten after 48 hours', async () => {
    const player = await aPlayer(app);
    await claim(player, 'old');
    app.advanceTime({ hours: 49 });
    const fresh = (
      await app.request('POST', '/auth/refresh', {
        body: { refreshToken: player.tokens.RefreshToken },
      })
    ).body;
    const again = await app.request('POST', '/wallet/claim', {
      token: fresh.AccessToken,
      key: 'old',
    });
    expect(again.status).toBe(200);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
  });

  test.each([
    ['', 'an empty one counts as none'],
    ['ü', 'no'],
    ['x'.repeat(201), 'no'],
  ])('%j: %s', async (key, verdict) => {
    const player = await aPlayer(app);
    expect((await claim(player, key)).status).toBe(verdict === 'no' ? 400 : 200);
  });
});
