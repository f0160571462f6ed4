import type { Page } from '@playwright/test';

import { expectGoodLook } from './page-look.ts';
import { signIn } from './play-game.ts';
import { expect, test } from './program-fixture.ts';
import type { Program } from './program.ts';

const PLAYER = { username: 'hornsby', email: 'hornsby@mudville.example', password: 'Mudville#9' };
const PASSWORD = 'Commissioner#1';
/** A side that the weakest clubs beat so often in a row does not come up. */
const MOST_SERIES = 30;

type Answer = Record<string, unknown> & { readonly AccessToken?: string };

async function send(
  program: Program,
  [method, path]: readonly [string, string],
  body: unknown,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(`${program.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const read = (await answer.json()) as Answer;
  expect(answer.status, `${method} ${path}: ${JSON.stringify(read)}`).toBe(200);
  return read;
}

async function signInAsAdmin(page: Page, program: Program): Promise<void> {
  const [, username = '', printed = ''] =
    /An admin account was made: (\S+?)\. .*: (\S+)$/m.exec(program.log()) ?? [];
  const first = await send(program, ['POST', '/auth/login'], { username, password: printed });
  const passwords = { currentPassword: printed, newPassword: PASSWORD };
  await send(program, ['PUT', '/users/changePassword'], passwords, first.AccessToken);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page.getByRole('link', { name: 'Series', exact: true })).toBeVisible();
}

/** Makes a contest of one game on its page, and answers the address. */
async function createContest(page: Page, opponent: 'weakest' | 'strongest'): Promise<string> {
  await page.goto('/campaign-contests/create');
  const main = page.getByRole('main');
  await main.getByLabel('Campaign').selectOption({ label: 'Mudville Cup' });
  const teams = main.getByLabel('Comp Team');
  await expect.poll(() => teams.locator('option').count()).toBeGreaterThan(5);
  const count = await teams.locator('option').count();
  await teams.selectOption({ index: opponent === 'weakest' ? 1 : count - 1 });
  await main.getByLabel('Number of games').fill('1');
  await main.getByRole('button', { name: 'Create Contest' }).click();
  await expect(page.getByText('Campaign Contest created successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/campaign-contests\/\d+$/);
  return new URL(page.url()).pathname;
}

/** Starts the contest, plays its game to the end, and tells how the series went. */
async function playSeries(page: Page, contest: string): Promise<'Won' | 'Lost'> {
  const main = page.getByRole('main');
  await page.goto(contest);
  await main.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/campaign-contests\/[0-9a-f-]{36}\/play$/);
  const series = page.url();
  await main.getByLabel('Your Team').selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Play Next Game' }).click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
  await main.getByRole('button', { name: 'Play to End' }).click();
  await expect(main.locator('a[href$="/summary"]').first()).toBeVisible();
  await page.goto(series);
  const result = main.getByRole('status').locator('strong');
  await expect(result).toHaveText(/Won|Lost/);
  return (await result.textContent()) as 'Won' | 'Lost';
}

async function playUntil(page: Page, contest: string, wanted: 'Won' | 'Lost'): Promise<void> {
  for (let series = 0; series < MOST_SERIES; series += 1)
    if ((await playSeries(page, contest)) === wanted) return;
  throw new Error(`no series of ${contest} was ${wanted}`);
}

test('an admin makes a campaign, a player wins all of it and loses another series, and a guest looks on', async ({
  browser,
  page,
  program,
  postOffice,
}) => {
  test.setTimeout(400_000);
  const commissioner = await browser.newContext({ baseURL: program.url });
  const office = await commissioner.newPage();
  const main = page.getByRole('main');
  const contests: string[] = [];

  await test.step('an admin makes a campaign and its contests, and edits both in place', async () => {
    await signInAsAdmin(office, program);
    await office.goto('/campaigns/create');
    await expectGoodLook(office, 'create campaign');
    await office.getByLabel('Name').fill('Mudville Trophy');
    await office.getByLabel('Description').fill('For the pride of Mudville.');
    await office.getByRole('button', { name: 'Create Campaign' }).click();
    await expect(office.getByText('Campaign created successfully!').first()).toBeVisible();
    await office.getByRole('button', { name: 'Edit Campaign' }).click();
    await office.getByLabel('Name').fill('Mudville Cup');
    await office.getByRole('button', { name: 'Save Campaign' }).click();
    await expect(office.getByText('Campaign updated successfully!').first()).toBeVisible();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Mudville Cup');
    contests.push(await createContest(office, 'weakest'));
    await office.getByRole('button', { name: 'Edit Contest' }).click();
    await expectGoodLook(office, 'edit contest');
    await office.getByLabel('Name').fill('The opener');
    await office.getByRole('button', { name: 'Save Contest' }).click();
    await expect(office.getByText('Campaign Contest updated successfully!').first()).toBeVisible();
    contests.push(await createContest(office, 'strongest'));
    await office.goto('/campaign-contests/create');
    await expectGoodLook(office, 'create contest');
    await commissioner.close();
  });

  await test.step('a guest reads it all, and is shown the way in', async () => {
    await page.goto('/campaigns');
    await main.getByRole('link', { name: /Mudville Cup/ }).click();
    await expect(page).toHaveURL(/\/campaigns\/\d+$/);
    await expectGoodLook(page, 'campaign of a guest');
    await main.getByRole('link', { name: /The opener/ }).click();
    await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start' })).toHaveCount(0);
    await expectGoodLook(page, 'contest of a guest');
    await page.goto('/campaign-contests/01234567-0123-7123-8123-0123456789ab/play');
    await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
    for (const path of ['/campaigns/create', '/campaign-contests/create', '/game/create/1']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`${program.url}/`);
    }
    await page.goto('/campaigns/99999');
    await expect(main).toContainText('No campaign found');
    await page.goto('/campaign-contests/99999');
    await expect(main).toContainText('No contest found');
  });

  await signIn(page, { program, postOffice, player: PLAYER });
  const [weakest = '', strongest = ''] = contests;

  await test.step('a team must be chosen, and a series can be resigned', async () => {
    await page.goto(weakest);
    await expectGoodLook(page, 'contest');
    await main.getByRole('button', { name: 'Start' }).click();
    await main.getByRole('button', { name: 'Play Next Game' }).click();
    await expect(main.getByRole('alert')).toHaveText('Please select a team');
    await expectGoodLook(page, 'series');
    await page.goto(weakest);
    await main.getByRole('link', { name: 'Continue' }).click();
    await main.getByRole('button', { name: 'Resign from Series' }).click();
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText('Are you sure you want to resign from this series?');
    await asked.getByRole('button', { name: 'Resign' }).click();
    await expect(
      page.getByText('You have resigned from the campaign contest.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/campaigns\/\d+$/);
    await expect(main.getByRole('link', { name: /The opener/ })).toContainText('Lost');
  });

  await test.step('a game that belongs to a contest is made at its own address', async () => {
    await page.goto(`/game/create/${weakest.split('/').at(-1)}`);
    await expectGoodLook(page, 'game of a contest');
  });

  await test.step('a series is lost', () => playUntil(page, strongest, 'Lost'));

  await test.step('the whole campaign is won', async () => {
    await playUntil(page, weakest, 'Won');
    await expect(main).toContainText('All games in the series have been played');
    await expectGoodLook(page, 'series won');
    await playUntil(page, strongest, 'Won');
    await main.getByRole('link', { name: 'Mudville Cup' }).click();
    await expect(main).toContainText('The pennant is yours');
    await expectGoodLook(page, 'campaign won');
    await page.goto('/games/user');
    await main.getByLabel('Hide Completed Games').uncheck();
    await expect(main).toContainText('Mudville Cup');
  });
});
