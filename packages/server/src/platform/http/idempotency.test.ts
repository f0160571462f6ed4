import { describe, expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { aPlayer } from '../../testing/a-player.ts';

const app = await anApp();
const claim = (player: Awaited<ReturnType<typeof aPlayer>>, key: string) =>
  player.ask('POST', '/wallet/claim', { key });

describe('an Idempotency-Key', () => {
  test('gives every copy of a request the first answer, and one effect', async () => {
    const player = await aPlayer(app);
    const copies = await Promise.all(Array.from({ length: 8 }, () => claim(player, 'one')));
    for (const copy of copies) expect(copy).toMatchObject({ status: 200, body: copies[0]!.body });
    expect(copies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(
      7,
    );
    const { body } = await player.ask('GET', '/wallet/get');
    expect(body.WalletTransactions).toHaveLength(1);
  });

  test('gives a refusal again too, even where the request would succeed by now', async () => {
    const player = await aPlayer(app);
    await claim(player, 'first');
    const refused = await claim(player, 'second');
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_claimed' } });
    app.pass({ days: 1 });
    const fresh = (
      await app.ask('POST', '/auth/refresh', { body: { refreshToken: player.tokens.RefreshToken } })
    ).body;
    const again = await app.ask('POST', '/wallet/claim', {
      token: fresh.AccessToken,
      key: 'second',
    });
    expect(again).toMatchObject({ status: 409, body: refused.body });
  });

  test('of another request is refused', async () => {
    const player = await aPlayer(app);
    const set = (gameSpeed: string) =>
      player.ask('PUT', '/users/setGameSpeed', { body: { gameSpeed }, key: 'speed' });
    expect((await set('fast')).status).toBe(200);
    expect(await set('instant')).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(await claim(player, 'speed')).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
    expect((await player.ask('GET', '/users/me')).body.gameSpeed).toBe('fast');
  });

  test('is one’s own: another player may use the same', async () => {
    const [one, other] = [await aPlayer(app), await aPlayer(app)];
    expect((await claim(one, 'shared')).headers['idempotent-replayed']).toBeUndefined();
    expect((await claim(other, 'shared')).headers['idempotent-replayed']).toBeUndefined();
  });

  test('is forgotten after 48 hours', async () => {
    const player = await aPlayer(app);
    await claim(player, 'old');
    app.pass({ hours: 49 });
    const fresh = (
      await app.ask('POST', '/auth/refresh', { body: { refreshToken: player.tokens.RefreshToken } })
    ).body;
    const again = await app.ask('POST', '/wallet/claim', { token: fresh.AccessToken, key: 'old' });
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
