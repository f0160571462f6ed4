import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import type { MailServer } from './mail-server.ts';
import {
  expectKept,
  expectNothingKept,
  readKeptEntries,
  waitForWorker,
} from './offline-browser.ts';
import { accessTokenOf } from './play-by-api.ts';
import { registerAndLogIn, signUp, type Player } from './sign-up.ts';
import type { Program } from './start-program.ts';
import { expectToast } from './toasts.ts';

const aPlayer = (username: string): Player => ({
  username,
  email: `${username}@mudville.example`,
  password: 'Mudville#9',
});
const SUMMARY = 'GET /games/{id}/summary';

interface ForPlayer {
  readonly program: Program;
  readonly mailServer: MailServer;
  readonly player: Player;
}

/** Signs up a player who has finished a game; returns its id. */
async function signUpWithFinishedGame(page: Page, all: ForPlayer): Promise<string> {
  const { program } = all;
  const token = await signUp(page, all);
  const [team] = await expectApiOk<{ userTeamID: string }[]>(program, 'GET /teams/user', { token });
  const own = team?.userTeamID;
  const { opponents } = await expectApiOk<{ opponents: { opponent: { userTeamID: string } }[] }>(
    program,
    `GET /teams/${own}/opponents?for=first`,
    { token },
  );
  const { gameID } = await expectApiOk<{ gameID: string }>(program, 'POST /games', {
    body: {
      homeUserTeamID: own,
      visitingUserTeamID: opponents[0]?.opponent.userTeamID,
      role: 'home',
    },
    token,
  });
  await expectApiOk(program, `POST /games/${gameID}/play`, {
    body: { until: 'final', eventNumber: 0 },
    token,
  });
  return gameID;
}

/** Signs in at the login page. */
async function logIn(page: Page, { username, password }: Player): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offlineBanner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline' });
const offlinePage = (page: Page) => page.getByRole('heading', { name: 'You are offline' });

test('cards and finished games are read offline, and all comes back with the connection', async ({
  page,
  context,
  program,
  mailServer,
}) => {
  const main = page.getByRole('main');
  const gameID = await signUpWithFinishedGame(page, {
    program,
    mailServer,
    player: aPlayer('wambsganss'),
  });
  const summaryPath = `/game/${gameID}/summary`;
  const cardLinks = page.getByRole('table', { name: 'My Cards' }).getByRole('link');

  await test.step('one visit keeps them, though neither was looked at', async () => {
    await page.goto('/');
    await waitForWorker(page);
    await expectKept(page, 'GET /card/user');
    await expectKept(page, SUMMARY);
    await expectKept(page, 'GET /card/wish');
  });

  await test.step('a page that was read is kept as it was', async () => {
    await page.goto('/wallet');
    await expect(heading(page)).toHaveText(/^Balance/);
    await page.goto('/account');
    await expect(page.getByText('wambsganss@mudville.example')).toBeVisible();
    await page.goto('/cards/user');
    await expect(cardLinks.first()).toBeVisible();
    const path = await cardLinks.first().getAttribute('href');
    await page.goto(path ?? '');
    await expectKept(page, 'GET /card/{cardID}');
    await expectKept(page, 'POST /cardInventory');
    await page.goBack();
    await expect(cardLinks.first()).toBeVisible();
  });

  const cards = main.getByText(/\d+ different cards/);
  const numberOfCards = await cards.innerText();

  await test.step('nothing of it is a secret: no token, address, wallet or session', async () => {
    const entries = await readKeptEntries(page);
    const calls = entries.map(({ call }) => call);
    expect(calls).toEqual(
      expect.arrayContaining(['GET /catalogue', 'GET /card/user', 'GET /games/user/', SUMMARY]),
    );
    expect(
      calls.filter((call) => /wallet|auth|sessions|profile|admin|fairness/.test(call)),
    ).toEqual([]);
    const tokens = await page.evaluate(() =>
      ['accessToken', 'idToken', 'refreshToken'].map((name) => localStorage.getItem(name) ?? ''),
    );
    for (const secret of [...tokens, 'wambsganss@mudville.example']) {
      expect(secret).not.toBe('');
      expect(entries.filter(({ text }) => text.includes(secret))).toEqual([]);
    }
    const user = entries.find(({ call }) => call === 'GET /users/me');
    expect(JSON.parse(user?.text ?? '')).toMatchObject({ username: 'wambsganss', balance: null });
  });

  await test.step('My Cards is loaded offline, and says of when it is', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(cards).toHaveText(numberOfCards);
    await expect(offlineBanner(page)).toContainText(/This is how it was on \w+ \d+, \d{4}/);
    await expect(page.getByRole('link', { name: 'wambsganss' })).toBeAttached();
    await expectAccessiblePage(page, 'my cards offline');
  });

  await test.step('a card that was looked at turns over; another says that it needs the server', async () => {
    const name = await cardLinks.first().innerText();
    await cardLinks.first().click();
    await expect(heading(page)).toHaveText(name);
    await page.reload();
    await expect(heading(page)).toHaveText(name);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await cardLinks.nth(1).click();
    await expect(main.getByRole('alert')).toContainText('The ballpark cannot be reached.');
  });

  await test.step('My Games and the summary of a finished one are read too', async () => {
    await page.goto('/games/user');
    await main.getByRole('link', { name: 'Summary' }).first().click();
    await expect(page).toHaveURL(`${program.url}${summaryPath}`);
    await expect(main.getByRole('slider', { name: 'Step through the game' })).toBeVisible();
    await main.getByRole('button', { name: 'Box Score' }).click();
    await expect(page.getByRole('table', { name: /^Box Score of/ })).toHaveCount(2);
    await page.reload();
    await expect(main.getByRole('slider', { name: 'Step through the game' })).toBeVisible();
  });

  await test.step('what needs the server says so: a button in a sentence, a page by what can be read', async () => {
    await main.getByRole('button', { name: 'Save the replay' }).click();
    await expect(main).toContainText('The ballpark cannot be reached. Check your connection');
    await page.goto('/packs/buy');
    await expect(offlinePage(page)).toBeVisible();
    await expect(main.getByRole('link', { name: 'My Cards' })).toHaveAttribute(
      'href',
      '/cards/user',
    );
    await expectAccessiblePage(page, 'offline page');
    await page.goto('/');
    await expect(offlinePage(page)).toBeVisible();
    await main.getByRole('link', { name: /\d+, .+ \d+$/ }).click();
    await expect(page).toHaveURL(`${program.url}${summaryPath}`);
  });

  await test.step('the page that was opened comes by itself with the connection', async () => {
    await page.goto('/wallet');
    await expect(offlinePage(page)).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(/^Balance/);
    await expect(offlineBanner(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
  });

  await test.step('a page that stays open reads anew what may have changed meanwhile', async () => {
    await page.goto('/games/user');
    await page.getByRole('checkbox', { name: 'Hide Completed Games' }).uncheck();
    await expect(main.getByRole('link', { name: 'Summary' })).toHaveCount(1);
    await context.setOffline(true);
    await page.reload();
    await expect(main.getByRole('link', { name: 'Summary' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Balance/ })).toHaveCount(0);
    const token = await accessTokenOf(page);
    await expectApiOk(program, 'POST /wallet/claim', { body: {}, token });
    const { balance } = await expectApiOk<{ balance: number }>(program, 'GET /wallet/get', {
      token,
    });
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: /^Balance/ })).toHaveText(
      `Balance $${balance.toLocaleString('en-US')}`,
    );
  });
});

test('what was kept goes with the session, in whichever way it ends', async ({
  page,
  context,
  program,
  mailServer,
}) => {
  const main = page.getByRole('main');
  const first = aPlayer('snodgrass');
  const second = aPlayer('merkle');
  const gameID = await signUpWithFinishedGame(page, { program, mailServer, player: first });
  const summaryPath = `/game/${gameID}/summary`;
  const loadAndKeep = async () => {
    await page.goto('/');
    await waitForWorker(page);
    await expectKept(page, SUMMARY);
  };
  const expectNothingReadable = async (path: string) => {
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The scoreboard is unplugged' })).toBeVisible();
    await context.setOffline(false);
    await expect(offlineBanner(page)).toBeHidden();
  };

  await test.step('a log-out in another tab', async () => {
    await loadAndKeep();
    const other = await context.newPage();
    await other.goto('/faq');
    await other.getByRole('button', { name: 'LogOut' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await expectNothingKept(page);
    await other.close();
    await expectNothingReadable(summaryPath);
    await expectNothingReadable('/cards/user');
  });

  await test.step('a log-out without a connection', async () => {
    await logIn(page, first);
    await loadAndKeep();
    await context.setOffline(true);
    await page.goto('/cards/user');
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expectToast(page, 'Logged out of this browser');
    await expectNothingKept(page);
    await context.setOffline(false);
    // /login could not be shown, and is loaded now: that would interrupt what is opened next.
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectNothingReadable(summaryPath);
  });

  await test.step('a session that was ended elsewhere, at the first word from the server', async () => {
    await logIn(page, first);
    await loadAndKeep();
    const token = await accessTokenOf(page);
    await expectApiOk(program, 'POST /auth/logout', { body: { accessToken: token }, token });
    await page.goto('/games/user');
    await expect(page).not.toHaveURL(/games/);
    await expectNothingKept(page);
    await expectNothingReadable(summaryPath);
  });

  await test.step('another user in the same browser sees theirs alone', async () => {
    await logIn(page, first);
    await loadAndKeep();
    // Another user's tokens come in place of these, without a log-out.
    const others = await registerAndLogIn({ program, mailServer, player: second });
    await page.evaluate((tokens) => {
      for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
    }, others);
    await page.goto('/cards/user');
    await expect(page.getByRole('link', { name: second.username })).toBeAttached();
    await expect
      .poll(
        async () =>
          (await readKeptEntries(page)).filter(({ text }) => text.includes(gameID)).length,
      )
      .toBe(0);
    await context.setOffline(true);
    await page.goto(summaryPath);
    await expect(main).toContainText('Error fetching game status');
    await expect(main).not.toContainText('Final');
    await context.setOffline(false);
  });

  await test.step('a browser that has heard nothing for a week', async () => {
    await page.goto('/cards/user');
    await expectKept(page, 'GET /card/user');
    await context.setOffline(true);
    await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60_000 });
    await page.goto('/cards/user');
    await expect(page.getByRole('heading', { name: 'No word from the clubhouse' })).toBeVisible();
    await expectNothingKept(page);
    await context.setOffline(false);
  });
});
