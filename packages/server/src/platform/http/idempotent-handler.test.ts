import { describe, expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { aManager, aStartedGame } from '../../games/testing/a-game.ts';
import { aSeason } from '../../packs/testing/a-season.ts';
import { aClub } from '../../teams/testing/a-club.ts';
import { aPlayer } from '../../testing/a-player.ts';

const app = await anApp();
const claim = (player: Awaited<ReturnType<typeof aPlayer>>, key: string) =>
  player.request('POST', '/wallet/claim', { key });

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
