import { expect, type Page } from '@playwright/test';

import { requestApi, expectApiOk } from './api-client.ts';
import type { Program } from './start-program.ts';

const PASSWORD = 'Landis#1920-Office';

interface Tokens {
  readonly AccessToken: string;
}

interface Admin {
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** Logs in the first admin by API; changes the printed password if no earlier test has done so. */
export async function logInFirstAdmin(program: Program): Promise<Admin> {
  if (program.firstAdmin === null) throw new Error('no first start has named the admin');
  const { username, password: printedPassword } = program.firstAdmin;
  const firstLogin = await requestApi(program, 'POST /auth/login', {
    body: { username, password: printedPassword },
  });
  if (firstLogin.status === 200) {
    await expectApiOk(program, 'PUT /users/changePassword', {
      body: { currentPassword: printedPassword, newPassword: PASSWORD },
      token: (firstLogin.body as Tokens).AccessToken,
    });
  }
  const login = { body: { username, password: PASSWORD } };
  const { AccessToken } = await expectApiOk<Tokens>(program, 'POST /auth/login', login);
  return { username, password: PASSWORD, token: AccessToken };
}

/** Waits until every card of the history is generated. */
export async function waitForAllCards(program: Program): Promise<void> {
  await expect
    .poll(() => expectApiOk<{ isComplete: boolean }>(program, 'GET /catalogue'), {
      timeout: 540_000,
    })
    .toMatchObject({ isComplete: true });
}

/** Signs in as the first admin, at the login page. */
export async function signInAsAdmin(page: Page, program: Program): Promise<void> {
  const { username } = await logInFirstAdmin(program);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page.getByRole('link', { name: 'Series', exact: true })).toBeVisible();
}
