import { connectPool, type Database } from '@pennant/server/platform/database/database';
import type { Browser, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { liveBoard, openNewcomer, type LivePlayer } from './live-table.ts';
import type { MailServer } from './mail-server.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { registerAndLogIn } from './sign-up.ts';
import type { Program } from './start-program.ts';

let database: Database;
test.beforeAll(({ databaseUrl }) => {
  database = connectPool({ connectionString: databaseUrl });
});
test.afterAll(() => database.close());

const aPlayer = (username: string) => ({
  username,
  email: `${username}@mudville.example`,
  password: 'Knick#1845',
});

/**
 * Makes accounts as old as a cup asks for, each with a rating, by which it is seeded, and as if
 * each came from a network of its own.
 */
async function makeEligible(ratings: Readonly<Record<string, number>>): Promise<void> {
  await database.sql('delete from sign_in_network', []);
  for (const [username, rating] of Object.entries(ratings)) {
    await database.sql(
      `update account set created_at = created_at - interval '8 days' where username = $1`,
      [username],
    );
    await database.sql(
      `insert into user_rating (user_id, rating, deviation, volatility, day, start_rating,
         start_deviation, start_volatility, attacks, defences)
       select user_id, $2::double precision, 80, 0.06, date_trunc('day', now(), 'UTC'),
         $2::double precision, 80, 0.06, 5, 0
       from account where username = $1`,
      [username, rating],
    );
  }
}

/** Enters a cup by an API request, with the team of the starter set. */
async function enterByApi(
  { program, mailServer }: { readonly program: Program; readonly mailServer: MailServer },
  { cupID, username }: { readonly cupID: string; readonly username: string },
): Promise<void> {
  const player = aPlayer(username);
  const { accessToken } = await registerAndLogIn({ program, mailServer, player });
  await makeEligible({ [username]: 1700 });
  const { userTeamID } = await expectApiOk<{ userTeamID: string }>(program, 'GET /starterSet', {
    token: accessToken,
  });
  await expectApiOk(program, `POST /cups/${cupID}/enter`, {
    body: { userTeamID },
    token: accessToken,
  });
}

/** Makes a cup of eight places at the admins' page, and returns its ID. */
async function makeCup(browser: Browser, program: Program, name: string): Promise<string> {
  const context = await browser.newContext({ baseURL: program.url });
  const page = await context.newPage();
  await signInAsAdmin(page, program);
  await page.getByRole('link', { name: 'Cups', exact: true }).click();
  await page.getByRole('button', { name: 'Make a cup' }).click();
  await page.getByLabel('Places at most').selectOption('8');
  const make = page.getByRole('button', { name: 'Make the cup' });
  await make.click();
  await expect(page.getByText('Give the cup a name.')).toBeVisible();
  await expectAccessiblePage(page, 'a cup that an admin makes');
  await page.getByLabel('Name').fill(name);
  await make.click();
  await expect(page.getByRole('form', { name: 'Make a cup' })).toHaveCount(0);
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  await expectAccessiblePage(page, 'the cups of admins');
  const [, cupID = ''] = /\/cups\/([0-9a-f-]{36})$/.exec((await link.getAttribute('href'))!) ?? [];
  await context.close();
  return cupID;
}

const openCup = (page: Page, cupID: string) => page.goto(`/cups/${cupID}`);
const ownMatch = (page: Page) => page.getByRole('region', { name: /^Your match/ });
const matchOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'The bracket' })
    .getByRole('table')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('two enter a cup, meet at the table, and one leaves: the bracket shows the walkover', async ({
  browser,
  program,
  mailServer,
}) => {
  const world = { browser, program, mailServer };
  const cupID = await makeCup(browser, program, 'Cup of the Elysian Fields');
  const [one, other]: readonly LivePlayer[] = [
    await openNewcomer(world, aPlayer('doubleday')),
    await openNewcomer(world, aPlayer('cartwright')),
  ];

  await test.step('an account of today is told from when it may enter', async () => {
    await openCup(one!.page, cupID);
    await one!.page.getByRole('button', { name: 'Enter the cup' }).click();
    await expect(one!.page.getByText(/accounts that are 7 days old/)).toContainText('You may from');
  });

  await test.step('both enter, and are among those who have', async () => {
    for (const { page, username } of [one!, other!]) {
      await makeEligible({ [username]: 1400 });
      await page.goto('/cups');
      await page.getByRole('link', { name: 'Enter: Cup of the Elysian Fields' }).click();
      await page.getByRole('button', { name: 'Enter the cup' }).click();
      await expect(page.getByRole('heading', { name: 'You have entered' })).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Who has entered' }).getByRole('link', { name: username }),
      ).toBeVisible();
    }
    await expectAccessiblePage(one!.page, 'a cup that was entered');
  });

  await test.step('who leaves before it begins can come back', async () => {
    await one!.page.getByRole('button', { name: 'Leave the cup' }).click();
    const dialog = one!.page.getByRole('dialog');
    await expectAccessiblePage(one!.page, 'leaving a cup');
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(one!.page.getByRole('button', { name: 'Enter the cup' })).toBeVisible();
    await makeEligible({});
    await one!.page.getByRole('button', { name: 'Enter the cup' }).click();
    await expect(one!.page.getByRole('heading', { name: 'You have entered' })).toBeVisible();
  });

  await test.step('the list and home show it', async () => {
    await one!.page.goto('/cups');
    await expect(one!.page.getByText('✓ You have entered')).toBeVisible();
    await expectAccessiblePage(one!.page, 'the list of cups');
    await one!.page.goto('/');
    await expect(one!.page.getByText('Cup of the Elysian Fields')).toBeVisible();
  });

  // With three others of higher ratings the two are the seeds four and five, who meet at once.
  for (const username of ['chadwick2', 'wheaton', 'adams']) {
    await enterByApi(world, { cupID, username });
  }
  for (const { page } of [one!, other!]) await openCup(page, cupID);
  await database.sql('update cup set begins_at = now() where cup_id = $1', [cupID]);

  await test.step('it begins, and the page shows the bracket by itself', async () => {
    for (const { page } of [one!, other!]) {
      await expect(ownMatch(page)).toBeVisible({ timeout: 60_000 });
      await expect(matchOf(page, 'doubleday')).toContainText('cartwright');
    }
    await expect(ownMatch(one!.page)).toContainText('cartwright');
    await expect(
      ownMatch(one!.page).getByRole('button', { name: 'Play their standing team' }),
    ).toBeDisabled();
    await expectAccessiblePage(one!.page, 'a cup that is being played');
  });

  await test.step('a phone turns from round to round by keys', async () => {
    const tab = (name: string) => one!.page.getByRole('tab', { name, exact: true });
    await expect(tab('Quarterfinals')).toHaveAttribute('aria-selected', 'true');
    await tab('Quarterfinals').focus();
    await one!.page.keyboard.press('ArrowRight');
    await expect(tab('Semifinals')).toBeFocused();
    const panel = one!.page.getByRole('tabpanel', { name: 'Semifinals' });
    await expect(panel).toContainText('Winner of match 1');
    await tab('Quarterfinals').click();
  });

  await test.step('both say that they are here, and sit down at one table', async () => {
    await ownMatch(one!.page).getByRole('button', { name: 'I’m here' }).click();
    await expect(ownMatch(one!.page)).toContainText('Waiting for cartwright');
    await ownMatch(other!.page).getByRole('button', { name: 'I’m here' }).click();
    for (const { page } of [one!, other!]) {
      await expect(page).toHaveURL(/\/live\/[0-9a-f-]{36}$/);
      await expect(liveBoard(page).ready).toBeVisible();
    }
    expect(one!.page.url()).toBe(other!.page.url());
  });

  await test.step('the game under way is gone back to, and seen by guests', async () => {
    await openCup(one!.page, cupID);
    await expect(ownMatch(one!.page).getByRole('link', { name: 'To the table' })).toBeVisible();
    const guest = await browser.newContext({ baseURL: program.url });
    const page = await guest.newPage();
    await openCup(page, cupID);
    await expect(matchOf(page, 'doubleday')).toContainText('Under way');
    await expect(
      matchOf(page, 'doubleday').getByRole('link', { name: 'Game 1, live, under way' }),
    ).toHaveAttribute('href', new URL(other!.page.url()).pathname);
    await guest.close();
  });

  await test.step('one leaves: the other goes on, which is announced', async () => {
    await openCup(other!.page, cupID);
    await ownMatch(other!.page).getByRole('button', { name: 'Leave the cup' }).click();
    const dialog = other!.page.getByRole('dialog');
    await expect(dialog).toContainText('Your match is lost');
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(other!.page.getByText('You have left this cup.')).toBeVisible();
    const { page } = one!;
    await expect(ownMatch(page)).toContainText(/Semifinal|Your opponent is not known yet/);
    await expect(
      page.getByRole('region', { name: 'The bracket' }).getByRole('status'),
    ).toContainText(/has left\.$/);
    await page.getByRole('tab', { name: 'Quarterfinals', exact: true }).click();
    await expect(matchOf(page, 'cartwright')).toContainText('Walkover');
    await expectAccessiblePage(page, 'a cup with a walkover');
  });

  await test.step('a cup of the list leads to its bracket, drawn by the server', async () => {
    const html = await (await fetch(`${program.url}/cups/${cupID}`)).text();
    expect(html).toContain('<title>Cup of the Elysian Fields · Pennant</title>');
    expect(html).toContain('Walkover');
  });

  await one!.context.close();
  await other!.context.close();
});
