import { describe, expect, test } from 'vitest';
import type { Queries } from '../platform/database/database.ts';
import type { Statement } from '../platform/database/statement.ts';
import { anApp } from '../testing/an-app.ts';
import { aPlayer, GOOD_PASSWORD, signIn } from '../testing/a-player.ts';

const app = await anApp();
const refresh = (refreshToken: string) =>
  app.request('POST', '/auth/refresh', { body: { refreshToken } });
const me = (token: string) => app.request('GET', '/users/me', { token });

describe('an access token', () => {
  test('expires after 15 minutes, and the text says so', async () => {
    const player = await aPlayer(app);
    app.advanceTime({ minutes: 14, seconds: 59 });
    expect((await player.request('GET', '/wallet/get')).status).toBe(200);
    app.advanceTime({ seconds: 1 });
    const { status, body } = await player.request('GET', '/wallet/get');
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'token_expired' });
    expect(body.error).toContain('expired');
  });

  test('that was forged is refused', async () => {
    const { tokens } = await aPlayer(app);
    const own = tokens.AccessToken;
    const flipped = own.slice(0, 30) + (own[30] === 'A' ? 'B' : 'A') + own.slice(31);
    for (const token of [
      flipped,
      `${own}A`,
      own.slice(0, -4),
      own.replace('pna_', 'pnx_'),
      'x',
      '',
    ]) {
      const { status, body } = await app.request('GET', '/wallet/get', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'token_invalid' });
    }
    const noBearer = await app.request('GET', '/wallet/get', {
      headers: { authorization: 'Basic abc' },
    });
    expect(noBearer.status).toBe(401);
  });

  test('is never kept as it is', async () => {
    const { tokens } = await aPlayer(app);
    const rows = await app.database.sql('select * from session_token');
    const secret = Buffer.from(tokens.AccessToken.slice(4), 'base64url')
      .subarray(16)
      .toString('hex');
    expect(
      JSON.stringify(
        rows.map((row) => ({ ...row, token_hash: (row['token_hash'] as Buffer).toString('hex') })),
      ),
    ).not.toContain(secret);
  });
});

describe('the id token', () => {
  test('identifies the user, and opens nothing else', async () => {
    const { tokens, username } = await aPlayer(app);
    expect((await me(tokens.IdToken)).body.username).toBe(username);
    expect((await app.request('GET', '/wallet/get', { token: tokens.IdToken })).body.code).toBe(
      'token_invalid',
    );
    expect((await me(tokens.RefreshToken)).body.code).toBe('token_invalid');
  });
});

describe('a refresh token', () => {
  test('gives new tokens, and the week begins anew', async () => {
    const { tokens } = await aPlayer(app);
    let current = tokens;
    for (let week = 0; week < 3; week += 1) {
      app.advanceTime({ days: 6 });
      const rotated = await refresh(current.RefreshToken);
      expect(rotated.status).toBe(200);
      current = rotated.body;
      expect((await me(current.IdToken)).status).toBe(200);
    }
  });

  test('is over after a week unused', async () => {
    const { tokens } = await aPlayer(app);
    app.advanceTime({ days: 7 });
    expect(await refresh(tokens.RefreshToken)).toMatchObject({
      status: 401,
      body: { code: 'token_expired' },
    });
  });

  test('that comes twice ends its family, the other sessions of the user go on', async () => {
    const player = await aPlayer(app);
    const other = await signIn(app, player);
    const second = (await refresh(player.tokens.RefreshToken)).body;
    expect(await refresh(player.tokens.RefreshToken)).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    });
    expect((await me(second.IdToken)).body.code).toBe('session_ended');
    expect((await refresh(second.RefreshToken)).body.code).toBe('session_ended');
    expect((await me(other.tokens.IdToken)).status).toBe(200);
  });

  test('sent by five at once is exchanged once, and then the family is over', async () => {
    const { tokens } = await aPlayer(app);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => refresh(tokens.RefreshToken)),
    );
    const successful = responses.filter(({ status }) => status === 200);
    expect(successful).toHaveLength(1);
    expect((await me(successful[0]!.body.IdToken)).body.code).toBe('session_ended');
  });

  test('is no access token, and an access token no refresh token', async () => {
    const { tokens } = await aPlayer(app);
    expect((await refresh(tokens.AccessToken)).body.code).toBe('token_invalid');
    expect(
      (await app.request('GET', '/wallet/get', { token: tokens.RefreshToken })).body.code,
    ).toBe('token_invalid');
  });
});

describe('logging out', () => {
  test('ends this session and no other', async () => {
    const player = await aPlayer(app);
    const other = await signIn(app, player);
    await app.request('POST', '/auth/logout', { body: { accessToken: player.tokens.AccessToken } });
    expect((await player.request('GET', '/wallet/get')).body.code).toBe('session_ended');
    expect((await refresh(player.tokens.RefreshToken)).body.code).toBe('session_ended');
    expect((await other.request('GET', '/wallet/get')).status).toBe(200);
  });

  test('gives the same response for a token that is no longer valid', async () => {
    expect(
      (await app.request('POST', '/auth/logout', { body: { accessToken: 'long gone' } })).body,
    ).toEqual({ ok: true });
  });
});

test('logging in works although an old token comes along', async () => {
  const player = await aPlayer(app);
  app.advanceTime({ hours: 1 });
  const again = await app.request('POST', '/auth/login', {
    token: player.tokens.AccessToken,
    body: { username: player.username, password: GOOD_PASSWORD },
  });
  expect(again.status).toBe(200);
});

test('an admin whose role is revoked loses it at once', async () => {
  const admin = await aPlayer(app, { isAdmin: true });
  expect((await me(admin.tokens.IdToken)).body.isAdmin).toBe(true);
  await app.database.sql('update account set is_admin = false where user_id = $1', [admin.userID]);
  expect((await me(admin.tokens.IdToken)).body.isAdmin).toBe(false);
});

describe('a new password', () => {
  const requestResetToken = async (email: string) => {
    await app.request('POST', '/auth/forgot', { body: { email } });
    const message = (await app.emails()).find(({ to }) => to === email)!;
    expect(message.text).toContain('/reset?token=');
    return /token=([\w-]+)/.exec(message.text)![1]!;
  };
  const reset = (token: string, password: string) =>
    app.request('POST', '/auth/reset', { body: { token, password } });
  const logIn = (username: string, password: string) =>
    app.request('POST', '/auth/login', { body: { username, password } });

  test('is chosen by the link of an email, once, and ends every session', async () => {
    const player = await aPlayer(app);
    const token = await requestResetToken(player.email);
    expect((await reset(token, 'weak')).body.code).toBe('password_refused');
    expect((await reset(token, 'Another#1-password')).body).toEqual({ ok: true });
    expect((await player.request('GET', '/wallet/get')).body.code).toBe('session_ended');
    expect((await logIn(player.username, GOOD_PASSWORD)).status).toBe(401);
    expect((await logIn(player.username, 'Another#1-password')).status).toBe(200);
    expect((await reset(token, 'Third#1-password')).body.code).toBe('letter_token_invalid');
  });

  test('leaves no session that began with the old one at the same moment', async () => {
    const player = await aPlayer(app);
    const token = await requestResetToken(player.email);
    // The password changes after the old one was checked, before the session begins.
    const { database } = app;
    const query = (async (statement: Statement, values: never) => {
      if (statement.name === 'platform.delete_attempts')
        await database.sql(
          `update account set password_hash = password_hash || 'x' where user_id = $1`,
          [player.userID],
        );
      return database.query(statement, values);
    }) as Queries['query'];
    const changing = await anApp({ database: { ...database, query }, clock: app.clock });
    const { body } = await changing.request('POST', '/auth/login', {
      body: { username: player.username, password: GOOD_PASSWORD },
    });
    expect(body.code).toBe('wrong_credentials');
    expect((await reset(token, 'Another#1-password')).body).toEqual({ ok: true });
    expect((await logIn(player.username, 'Another#1-password')).status).toBe(200);
  });

  test('is not chosen by a link that is over an hour old', async () => {
    const player = await aPlayer(app);
    const token = await requestResetToken(player.email);
    app.advanceTime({ hours: 1 });
    expect((await reset(token, 'Another#1-password')).body.code).toBe('letter_token_expired');
  });
});

describe('settings', () => {
  test('the game speed is one of the four', async () => {
    const player = await aPlayer(app);
    expect(
      (await player.request('PUT', '/users/setGameSpeed', { body: { gameSpeed: 'instant' } })).body
        .gameSpeed,
    ).toBe('instant');
    expect(
      (await player.request('PUT', '/users/setGameSpeed', { body: { gameSpeed: 'warp' } })).status,
    ).toBe(400);
    expect((await me(player.tokens.IdToken)).body.gameSpeed).toBe('instant');
  });

  test('the Discord username is free text, and empty removes it', async () => {
    const player = await aPlayer(app);
    const set = (discordUsername: string) =>
      player.request('PUT', '/users/setDiscordUsername', { body: { discordUsername } });
    expect((await set('Übermütig ⚾ <b>')).body.discordUsername).toBe('Übermütig ⚾ <b>');
    expect((await set('')).body.discordUsername).toBeNull();
    expect(await set('zero\u0000byte')).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });
});
