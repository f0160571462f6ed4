import type { Page } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import { extractLink, type MailServer } from './mail-server.ts';
import type { Program } from './start-program.ts';

/** The credentials of a test player. */
export interface Player {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Registers, confirms and logs in a new player at a page by API requests, without the forms, which
 * have their own tests. Returns the access token.
 */
export async function signUp(
  page: Page,
  {
    program,
    mailServer,
    player: { username, email, password },
  }: { readonly program: Program; readonly mailServer: MailServer; readonly player: Player },
): Promise<string> {
  await expectApiOk(program, 'POST /users', { body: { username, email, password } });
  const link = new URL(extractLink(await mailServer.newestEmailTo(email), program.url));
  await expectApiOk(program, 'POST /auth/confirm', {
    body: { token: link.searchParams.get('token') },
  });
  const tokens = await expectApiOk<Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>>(
    program,
    'POST /auth/login',
    { body: { username, password } },
  );
  await page.goto('/artists');
  await page.evaluate(({ AccessToken, IdToken, RefreshToken }) => {
    localStorage.setItem('accessToken', AccessToken);
    localStorage.setItem('idToken', IdToken);
    localStorage.setItem('refreshToken', RefreshToken);
  }, tokens);
  return tokens.AccessToken;
}
