import { expect, type Page } from '@playwright/test';

import type { Program } from './program.ts';

const PASSWORD = 'Landis#1920-Office';

/** Asks the program directly, with a body. */
async function send(
  program: Program,
  [method, path]: readonly ['POST' | 'PUT', string],
  body: object,
  token = '',
): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const request: RequestInit = { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(`${program.url}/api${path}`, request);
  return (await answer.json()) as Record<string, string>;
}

/**
 * Signs in as the first admin, who has chosen his password (an earlier test may have chosen it for him), and waits until every card of the history is made.
 */
export async function signInAsAdmin(page: Page, program: Program): Promise<void> {
  const [, username = '', printed = ''] =
    /An admin account was made: (\S+?)\. .*: (\S+)$/m.exec(program.log()) ?? [];
  const first = await send(program, ['POST', '/auth/login'], { username, password: printed });
  const passwords = { currentPassword: printed, newPassword: PASSWORD };
  await send(program, ['PUT', '/users/changePassword'], passwords, first['AccessToken']);
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${program.url}/api/catalogue`);
        return ((await answer.json()) as { isComplete: boolean }).isComplete;
      },
      { timeout: 240_000 },
    )
    .toBe(true);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page.getByRole('link', { name: 'Series', exact: true })).toBeVisible();
}
