import type { Browser, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { extractLink, type MailServer } from './mail-server.ts';
import { accessTokenOf } from './play-by-api.ts';
import { playScreen, signUpWithTeam } from './play-game.ts';
import type { Program } from './start-program.ts';
import { expectToast, recordToasts } from './toasts.ts';

const PASSWORD = 'Mudville#9';
const aPlayer = (username: string) => ({
  username,
  email: `${username}@mudville.example`,
  password: PASSWORD,
});
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Opens a browser of somebody else. */
async function openBrowser(browser: Browser, program: Program): Promise<Page> {
  const context = await browser.newContext({ baseURL: program.url });
  await recordToasts(context);
  return context.newPage();
}

/** Signs up a player, with a team, in a browser of their own. */
async function signUpElsewhere(
  browser: Browser,
  {
    program,
    mailServer,
    username,
  }: { readonly program: Program; readonly mailServer: MailServer; readonly username: string },
): Promise<Page> {
  const page = await openBrowser(browser, program);
  await signUpWithTeam(page, { program, mailServer, player: aPlayer(username) });
  return page;
}

/** Publishes the first team on My Teams, with an early hook. */
async function publishTeam(page: Page): Promise<void> {
  await page.goto('/team/user');
  await main(page)
    .getByRole('button', { name: /^Publish / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Publish / });
  await dialog.getByRole('radio', { name: 'Early' }).check();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, /^Others can challenge /);
  await expect(dialog).toBeHidden();
}

/** Plays a game that has begun to its end with one button. Returns its ID. */
async function playToEnd(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
  await press(page, 'Play to End');
  await expect(playScreen(page).final).toBeVisible();
  return /\/game\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}

test('a team is published, found by name and played; its user watches the game and plays back', async ({
  page,
  browser,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: aPlayer('anson') });
  await page.goto('/team/user');
  await expectAccessiblePage(page, 'my teams, none published');
  await publishTeam(page);
  const published = main(page).getByRole('region', { name: 'While you are away' });
  await expect(published).toContainText('early hook');
  await expectAccessiblePage(page, 'my teams, one published');

  const second = await signUpElsewhere(browser, { program, mailServer, username: 'kelly' });
  let gameID = '';

  await test.step('the second finds the team by the beginning of its user’s name', async () => {
    await second.goto('/game/create');
    await main(second).getByRole('link', { name: 'Players' }).click();
    await expect(main(second).getByRole('button', { name: 'Challenge anson' })).toBeVisible();
    const search = main(second).getByRole('search');
    await search.getByLabel(/^How the user name/).fill('ANS');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(main(second)).toContainText('1 player for “ANS…”');
    await expectAccessiblePage(second, 'players to challenge');
    await main(second).getByRole('button', { name: 'Challenge anson' }).last().click();
  });

  await test.step('and plays it to the end', async () => {
    await expect(second).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await expect(main(second)).toContainText('the team of anson, by their standing orders');
    // Both browsers are on one network, of which neither is told.
    const reason = "These two accounts can't be rated against each other.";
    await expectToast(second, `Game created successfully! Not rated: ${reason}`);
    await expectAccessiblePage(second, 'the play screen of a challenge');
    gameID = await playToEnd(second);
    await second.goto(`/game/${gameID}/summary`);
    await expect(main(second).getByRole('region', { name: 'Challenge' })).toContainText(reason);
    await expectAccessiblePage(second, 'the summary of a challenge');
    await main(second)
      .getByRole('checkbox', { name: /^Anyone who has its link/ })
      .uncheck();
    await expect(main(second).getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  });

  await test.step('the first sees it on the day, and watches it though it is hidden', async () => {
    const day = main(page).getByRole('region', { name: 'While you were away' });
    await expect(async () => {
      await page.goto('/');
      await expect(day).toContainText(/(Beaten \d+-\d+ by kelly|Held kelly off \d+-\d+)/, {
        timeout: 5_000,
      });
    }).toPass();
    await expectAccessiblePage(page, 'home with a game against one’s team');
    await day.getByRole('link', { name: /^Watch: / }).click();
    await expect(page).toHaveURL(`/g/${gameID}`);
    await expect(page.getByRole('region', { name: 'Current event' })).toBeVisible();
    // Also where the server begins the page, which knows no user.
    await page.reload();
    await expect(page.getByRole('region', { name: 'Current event' })).toBeVisible();
    const guest = await openBrowser(browser, program);
    await guest.goto(`/g/${gameID}`);
    await expect(guest.getByRole('heading', { name: 'No game to see' })).toBeVisible();
    await guest.context().close();
  });

  await test.step('and plays back, once the second has published a team, too', async () => {
    await publishTeam(second);
    await page.goto('/');
    await main(page).getByRole('link', { name: 'Play back: challenge kelly' }).click();
    const against = main(page).getByRole('region', { name: 'Against kelly' });
    await expectAccessiblePage(page, 'the page that plays back');
    await against.getByRole('button', { name: 'Challenge kelly' }).click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await expect(main(page)).toContainText('the team of kelly, by their standing orders');
  });

  await test.step('a team that is withdrawn is found no more', async () => {
    await page.goto('/team/user');
    await press(page, 'Withdraw');
    await expectToast(page, 'Nobody can challenge your team any more');
    await second.goto('/game/create?against=players&player=anson');
    await expect(main(second)).toContainText('anson has no team that can be challenged now');
  });

  await test.step('the board of players waits for five rated challenges', async () => {
    await page.goto('/leaderboard/elo');
    await main(page).getByRole('link', { name: 'Player Rating' }).click();
    await expect(main(page)).toContainText('No player is rated yet');
    await expectAccessiblePage(page, 'the board of players, empty');
  });
  await second.context().close();
});

test('a guest opens a link, registers, comes back and plays; the link is then used up', async ({
  page,
  browser,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: aPlayer('clarkson') });
  await publishTeam(page);
  await press(page, 'Challenge by link');
  const dialog = page.getByRole('dialog', { name: 'Challenge by link' });
  const address = await dialog.getByLabel('The link').inputValue();
  expect(address).toMatch(new RegExp(`^${program.url}/challenge/[\\w-]+$`));
  await expectAccessiblePage(page, 'a link that was made');
  await page.goto(address);
  await expect(main(page)).toContainText('This is your own challenge');

  const guest = await openBrowser(browser, program);
  const player = aPlayer('rookie');
  await test.step('the page is begun by the server, and kept from search engines', async () => {
    const response = await fetch(address);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toMatch(/clarkson(<!-- -->)? challenges you/);
  });

  await test.step('the guest registers and is back after the letter', async () => {
    await guest.goto(address);
    await expect(
      main(guest).getByRole('heading', { name: 'clarkson challenges you' }),
    ).toBeVisible();
    await expectAccessiblePage(guest, 'a challenge, for a guest');
    await main(guest).getByRole('link', { name: 'Register' }).click();
    await guest.getByLabel('Username', { exact: true }).fill(player.username);
    await guest.getByLabel('E-mail', { exact: true }).fill(player.email);
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(guest, 'Register');
    await expect(main(guest)).toContainText('confirm your e-mail address');
    // The letter's link opens a tab of its own.
    const tab = await guest.context().newPage();
    await tab.goto(extractLink(await mailServer.newestEmailTo(player.email), program.url));
    await expect(main(tab)).toContainText('the challenge that you came for');
    await press(tab, 'Sign me in');
    await expect(tab).toHaveURL(address);
    await expectAccessiblePage(tab, 'a challenge, for a player');
    await press(tab, 'Play clarkson');
    await expect(tab).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await expect(main(tab)).toContainText('A challenge by link is never rated.');
    await guest.context().close();
  });

  await test.step('whoever opens the link now is told that it is used', async () => {
    const late = await openBrowser(browser, program);
    await late.goto(address);
    await expect(main(late)).toContainText('Taken up already');
    await expectAccessiblePage(late, 'a challenge that is used');
    await late.context().close();
  });

  await test.step('a guest who has an account comes back after signing in', async () => {
    const token = await accessTokenOf(page);
    const link = await expectApiOk<{ token: string }>(program, 'POST /challenges/link', {
      body: {},
      token,
    });
    const known = await openBrowser(browser, program);
    // On a slow phone the link is followed before the page's scripts are there.
    await known.route('**/assets/*.js', (route) => route.abort());
    await known.goto(`/challenge/${link.token}`);
    await known.unroute('**/assets/*.js');
    await main(known).getByRole('link', { name: 'Login' }).click();
    await known.getByLabel('Username', { exact: true }).fill(player.username);
    await known.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(known, 'Login');
    await expect(known).toHaveURL(`/challenge/${link.token}`);
    await expect(main(known).getByRole('button', { name: 'Play clarkson' })).toBeEnabled();
    // Withdrawn meanwhile: the page says so when it is used.
    await expectApiOk(program, 'POST /challenges/team/withdraw', { body: {}, token });
    await press(known, 'Play clarkson');
    await expect(main(known)).toContainText('Nobody in the field');
    await known.context().close();
  });
});
