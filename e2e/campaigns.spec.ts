import type { Page } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import { expectAccessiblePage } from './accessibility.ts';
import { accessTokenOf } from './play-by-api.ts';
import { signUpWithTeam } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import type { Program } from './start-program.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { expectToast, recordToasts } from './toasts.ts';

const PLAYER = { username: 'hornsby', email: 'hornsby@mudville.example', password: 'Mudville#9' };
/** Of so many series no team wins all or loses all. */
const MAX_SERIES = 500;

/** Creates a contest of one game on its page and returns its path. */
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
  await expectToast(page, 'Campaign Contest created successfully!');
  await expect(page).toHaveURL(/\/campaign-contests\/\d+$/);
  return new URL(page.url()).pathname;
}

/** Starts the contest, plays its game to the end, and returns the result of the series. */
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

interface Series {
  readonly result: 'win' | 'loss' | 'tie' | null;
}

/** Does the same by API requests, in a tenth of a second; returns the result and the path. */
async function playSeriesByApi(
  program: Program,
  token: string,
  contest: string,
): Promise<Series & { readonly address: string }> {
  const campaignContestID = Number(contest.split('/').at(-1));
  const [team] = await expectApiOk<{ userTeamID: string }[]>(program, 'GET /teams/user', { token });
  const { userTeamID } = await expectApiOk<{ userTeamID: string }>(
    program,
    `GET /campaignContest/${campaignContestID}`,
    { token },
  );
  const { userCampaignContestID } = await expectApiOk<{ userCampaignContestID: string }>(
    program,
    'POST /userCampaignContest/create',
    { body: { campaignContestID }, token },
  );
  const { gameID } = await expectApiOk<{ gameID: string }>(program, 'POST /games/campaign', {
    body: {
      userCampaignContestID,
      homeUserTeamID: team?.userTeamID,
      visitingUserTeamID: userTeamID,
    },
    token,
  });
  await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
  const { result } = await expectApiOk<Series>(
    program,
    `GET /userCampaignContest/${userCampaignContestID}`,
    { token },
  );
  return { result, address: `/campaign-contests/${userCampaignContestID}/play` };
}

/** Plays a series at its page, then others by API until one has the wanted result, and opens it. */
async function playUntil(
  page: Page,
  program: Program,
  { contest, wanted }: { readonly contest: string; readonly wanted: 'Won' | 'Lost' },
): Promise<void> {
  if ((await playSeries(page, contest)) === wanted) return;
  const token = await accessTokenOf(page);
  for (let series = 0; series < MAX_SERIES; series += 1) {
    const { result, address } = await playSeriesByApi(program, token, contest);
    if (result !== (wanted === 'Won' ? 'win' : 'loss')) continue;
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('status').locator('strong')).toHaveText(wanted);
    return;
  }
  throw new Error(`no series of ${contest} was ${wanted}`);
}

test('an admin makes a campaign, a player wins all of it and loses another series, and a guest looks on', async ({
  browser,
  page,
  program,
  mailServer,
}) => {
  const adminContext = await browser.newContext({ baseURL: program.url });
  await recordToasts(adminContext);
  const adminPage = await adminContext.newPage();
  const main = page.getByRole('main');
  const contests: string[] = [];

  await test.step('an admin makes a campaign and its contests, and edits both in place', async () => {
    await signInAsAdmin(adminPage, program);
    await adminPage.goto('/campaigns/create');
    await expectAccessiblePage(adminPage, 'create campaign');
    await adminPage.getByLabel('Name').fill('Mudville Trophy');
    await adminPage.getByLabel('Description').fill('For the pride of Mudville.');
    await adminPage.getByRole('button', { name: 'Create Campaign' }).click();
    await expectToast(adminPage, 'Campaign created successfully!');
    await adminPage.getByRole('button', { name: 'Edit Campaign' }).click();
    await adminPage.getByLabel('Name').fill('Mudville Cup');
    await adminPage.getByRole('button', { name: 'Save Campaign' }).click();
    await expectToast(adminPage, 'Campaign updated successfully!');
    await expect(adminPage.getByRole('heading', { level: 1 })).toHaveText('Mudville Cup');
    contests.push(await createContest(adminPage, 'weakest'));
    await adminPage.getByRole('button', { name: 'Edit Contest' }).click();
    await expectAccessiblePage(adminPage, 'edit contest');
    await adminPage.getByLabel('Name').fill('The opener');
    await adminPage.getByRole('button', { name: 'Save Contest' }).click();
    await expectToast(adminPage, 'Campaign Contest updated successfully!');
    contests.push(await createContest(adminPage, 'strongest'));
    await adminPage.goto('/campaign-contests/create');
    await expectAccessiblePage(adminPage, 'create contest');
    await adminContext.close();
  });

  await test.step('a guest reads it all, and is shown the way in', async () => {
    await page.goto('/campaigns');
    await main.getByRole('link', { name: /Mudville Cup/ }).click();
    await expect(page).toHaveURL(/\/campaigns\/\d+$/);
    await expectAccessiblePage(page, 'campaign of a guest');
    await main.getByRole('link', { name: /The opener/ }).click();
    await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start' })).toHaveCount(0);
    await expectAccessiblePage(page, 'contest of a guest');
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

  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  const [weakest = '', strongest = ''] = contests;

  await test.step('a team must be chosen, and a series can be resigned', async () => {
    await page.goto(weakest);
    await expectAccessiblePage(page, 'contest');
    await main.getByRole('button', { name: 'Start' }).click();
    await main.getByRole('button', { name: 'Play Next Game' }).click();
    await expect(main.getByRole('alert')).toHaveText('Please select a team');
    await expectAccessiblePage(page, 'series');
    await page.goto(weakest);
    await main.getByRole('link', { name: 'Continue' }).click();
    await main.getByRole('button', { name: 'Resign from Series' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Are you sure you want to resign from this series?');
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await expectToast(page, 'You have resigned from the campaign contest.');
    await expect(page).toHaveURL(/\/campaigns\/\d+$/);
    await expect(main.getByRole('link', { name: /The opener/ })).toContainText('Lost');
  });

  await test.step('a game that belongs to a contest is made at its own address', async () => {
    await page.goto(`/game/create/${weakest.split('/').at(-1)}`);
    await expectAccessiblePage(page, 'game of a contest');
  });

  await test.step('a series is lost', () =>
    playUntil(page, program, { contest: strongest, wanted: 'Lost' }));

  await test.step('the whole campaign is won', async () => {
    await playUntil(page, program, { contest: weakest, wanted: 'Won' });
    await expect(main).toContainText('All games in the series have been played');
    await expectAccessiblePage(page, 'series won');
    await playUntil(page, program, { contest: strongest, wanted: 'Won' });
    await main.getByRole('link', { name: 'Mudville Cup' }).click();
    await expect(main).toContainText('The pennant is yours');
    await expectAccessiblePage(page, 'campaign won');
    await page.goto('/games/user');
    await main.getByLabel('Hide Completed Games').uncheck();
    await expect(main).toContainText('Mudville Cup');
  });
});
