import { describe, expect, test } from 'vitest';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD, signIn } from '../testing/a-player.ts';

const app = await anApp();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the list of sessions', () => {
  test('shows the last used first, with the browser in words and this one marked', async () => {
    const player = await aPlayer(app);
    app.advanceTime({ minutes: 5 });
    const { body: tokens } = await app.request('POST', '/auth/login', {
      body: { username: player.username, password: GOOD_PASSWORD },
      headers: { 'user-agent': FIREFOX },
    });
    const { status, body } = await app.request('GET', '/auth/sessions', {
      token: tokens.AccessToken,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { device: 'Firefox on Linux', isThis: true, lastUsed: app.clock().toISOString() },
      { isThis: false },
    ]);

    app.advanceTime({ minutes: 20 });
    const { body: renewed } = await app.request('POST', '/auth/refresh', {
      body: { refreshToken: player.tokens.RefreshToken },
    });
    const { body: later } = await app.request('GET', '/auth/sessions', {
      token: renewed.AccessToken,
    });
    expect(later).toMatchObject([
      { isThis: true, lastUsed: app.clock().toISOString() },
      { device: 'Firefox on Linux', isThis: false },
    ]);
  });

  test('leaves out sessions that are over: signed out, ended, or unused for a week', async () => {
    const player = await aPlayer(app);
    const other = await signIn(app, player);
    await app.request('POST', '/auth/logout', { body: { accessToken: other.tokens.AccessToken } });
    expect((await player.request('GET', '/auth/sessions')).body).toHaveLength(1);
    app.advanceTime({ days: 8 });
    const again = await signIn(app, player);
    expect((await again.request('GET', '/auth/sessions')).body).toMatchObject([{ isThis: true }]);
  });
});

describe('ending', () => {
  test('one session leaves the others', async () => {
    const player = await aPlayer(app);
    const [second, third] = [await signIn(app, player), await signIn(app, player)];
    const { body: sessions } = await second.request('GET', '/auth/sessions');
    const mine = sessions.find(({ isThis }: { isThis: boolean }) => isThis);
    const end = () => third.request('POST', `/auth/sessions/${mine.sessionID}/end`);
    expect((await end()).body).toEqual({ ok: true });
    expect((await end()).body).toEqual({ ok: true });
    expect((await second.request('GET', '/wallet/get')).body.code).toBe('session_ended');
    expect((await player.request('GET', '/wallet/get')).status).toBe(200);
  });

  test('all others leaves this one', async () => {
    const player = await aPlayer(app);
    const other = await signIn(app, player);
    expect((await player.request('POST', '/auth/sessions/endOthers')).body).toEqual({ ok: true });
    expect((await player.request('GET', '/auth/sessions')).body).toHaveLength(1);
    expect((await other.request('GET', '/wallet/get')).body.code).toBe('session_ended');
  });

  test('a session of somebody else is refused as if there were none', async () => {
    const [player, stranger] = [await aPlayer(app), await aPlayer(app)];
    const { body: sessions } = await player.request('GET', '/auth/sessions');
    expect(
      await stranger.request('POST', `/auth/sessions/${sessions[0].sessionID}/end`),
    ).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
    expect((await player.request('GET', '/wallet/get')).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = (player: Awaited<ReturnType<typeof aPlayer>>, from: string, to: string) =>
    player.request('PUT', '/users/changePassword', {
      body: { currentPassword: from, newPassword: to },
      key: 'one-key-for-all',
    });

  test('keeps this session, ends the others, and the old password is worth nothing', async () => {
    const player = await aPlayer(app);
    const other = await signIn(app, player);
    expect((await change(player, GOOD_PASSWORD, 'Another#1-password')).status).toBe(200);
    expect((await player.request('GET', '/wallet/get')).status).toBe(200);
    expect((await other.request('GET', '/wallet/get')).body.code).toBe('session_ended');
    await expect(signIn(app, player)).rejects.toThrow('wrong_credentials');
  });

  test('again, as after a lost response, gives the same response', async () => {
    const player = await aPlayer(app);
    const first = await change(player, GOOD_PASSWORD, 'Another#1-password');
    const again = await change(player, GOOD_PASSWORD, 'Another#1-password');
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('stores nothing of either password with a key', async () => {
    const player = await aPlayer(app);
    await change(player, GOOD_PASSWORD, 'Another#1-password');
    const kept = await app.database.sql('select from idempotency_key where user_id = $1', [
      player.userID,
    ]);
    expect(kept).toEqual([]);
  });

  test('needs the present one, a new one, and one that the rules accept', async () => {
    const player = await aPlayer(app);
    expect((await change(player, 'Wrong#1-password', 'Another#1-password')).body.code).toBe(
      'wrong_password',
    );
    expect((await change(player, GOOD_PASSWORD, GOOD_PASSWORD)).body.code).toBe(
      'password_unchanged',
    );
    expect((await change(player, GOOD_PASSWORD, 'weak')).body.code).toBe('password_refused');
    expect((await signIn(app, player)).userID).toBe(player.userID);
  });

  test('by two at once with the same present password happens once', async () => {
    const player = await aPlayer(app);
    const responses = await Promise.all(
      ['First#1-password', 'Second#1-password'].map((to) => change(player, GOOD_PASSWORD, to)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
