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

interface SignUp {
  readonly program: Program;
  readonly mailServer: MailServer;
  readonly player: Player;
}

/**
 * Registers, confirms and logs in a new player by API requests. Returns the tokens, by the names
 * under which a browser stores them.
 */
export async function registerAndLogIn({
  program,
  mailServer,
  player: { username, email, password },
}: SignUp): Promise<Record<'accessToken' | 'idToken' | 'refreshToken', string>> {
  await expectApiOk(program, 'POST /users', { body: { username, email, password } });
  const link = new URL(extractLink(await mailServer.newestEmailTo(email), program.url));
  await expectApiOk(program, 'POST /auth/confirm', {
    body: { token: link.searchParams.get('token') },
  });
  const { AccessToken, IdToken, RefreshToken } = await expectApiOk<
    Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>
  >(program, 'POST /auth/login', { body: { username, password } });
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
}

/**
 * Registers, confirms and logs in a new player at a page by API requests, without the forms, which
 * have their own tests. Returns the access token.
 */
export async function signUp(page: Page, input: SignUp): Promise<string> {
  const tokens = await registerAndLogIn(input);
  // A file without a script: a page that is still being hydrated would read the tokens and begin
  // a user check of its own.
  await page.goto('/icon.svg');
  await page.evaluate((stored) => {
    for (const [name, token] of Object.entries(stored)) localStorage.setItem(name, token);
  }, tokens);
  return tokens.accessToken;
}
