import type { Page } from '@playwright/test';

import { granted } from './calls.ts';
import { linkIn, type PostOffice } from './post-office.ts';
import type { Program } from './program.ts';

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
    postOffice,
    player: { username, email, password },
  }: { readonly program: Program; readonly postOffice: PostOffice; readonly player: Player },
): Promise<string> {
  await granted(program, 'POST /users', { body: { username, email, password } });
  const link = new URL(linkIn(await postOffice.letterTo(email), program.url));
  await granted(program, 'POST /auth/confirm', { body: { token: link.searchParams.get('token') } });
  const tokens = await granted<Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>>(
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
