import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { waitForAllCards, signInAsAdmin } from './sign-in-as-admin.ts';
import { signUp } from './sign-up.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'wagner', email: 'wagner@mudville.example', password: 'Mudville#9' };

const PAGES = [
  '/rewards',
  '/rewards/create',
  '/team/comp-team',
  '/team/view-comp-teams',
  '/admin/roll-page',
  '/admin/users',
];

/** Makes the server fail all requests to a path of the API while an action runs. */
async function whileFailing(page: Page, call: string, action: () => Promise<void>): Promise<void> {
  const path = `**/api${call}`;
  await page.route(path, (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'The scorer has dropped his pencil.', code: 'x' },
    }),
  );
  await action();
  await page.unroute(path);
}

/** Types part of a name into a combobox and selects the first option, by keyboard. */
async function pick(page: Page, field: string, text: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field, exact: true });
  await combobox.fill(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText(new RegExp(text, 'i'));
  await combobox.press('Enter');
}

test('the league office: rewards, comp teams, users and the dice', async ({
  page,
  program,
  mailServer,
}) => {
  await test.step('a guest is sent home from every page of it', async () => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`${program.url}/`);
    }
  });
  await test.step('so is a player', async () => {
    await signUp(page, { program, mailServer, player: PLAYER });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`${program.url}/`);
    }
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
    await page.goto('/team/create');
    await page.getByRole('textbox', { name: 'Team Name', exact: true }).fill('Carnegie Nine');
    await page.getByRole('button', { name: 'Fill Best Lineup' }).click();
    await page.getByRole('button', { name: 'Create Team' }).click();
    await expectToast(page, 'Team Carnegie Nine successfully created!');
    await page.evaluate(() => localStorage.clear());
  });
  await signInAsAdmin(page, program);
  await waitForAllCards(program);

  await test.step('the second bar has every tool', async () => {
    const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    await expect(links).toHaveText([
      'Series',
      'Bulk Cards',
      'Custom Card',
      'Roll Dice',
      'Comp Team',
      'Rewards',
      'Users',
      'Reports',
      'Cups',
    ]);
  });

  await test.step('a reward is made, with its packs and its card found by name', async () => {
    await page.goto('/rewards/create');
    const create = page.getByRole('button', { name: 'Create Reward' });
    const money = page.getByLabel('Money', { exact: true });
    const fault = 'A whole number from 0 to 1,000,000,000.';
    await money.fill('1.5');
    await create.click();
    // Told at the field, and beside the button where the field may be out of sight.
    await expect(money).toHaveAccessibleDescription(new RegExp(fault));
    await expect(page.getByRole('alert')).toHaveText(`Money: ${fault}`);
    await expect(money).toBeFocused();
    await page.getByLabel('Description', { exact: true }).focus();
    await page.getByRole('alert').getByRole('button').click();
    await expect(money).toBeFocused();
    await money.fill('500');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await pick(page, 'Series', '1954');
    await page.getByLabel('Number of packs', { exact: true }).fill('3');
    await pick(page, 'Card', '1954');
    await page.getByLabel('Chance of the card, in %', { exact: true }).fill('25');
    await page.getByLabel('Description', { exact: true }).fill('A pennant for the town');
    await expectAccessiblePage(page, 'admin create reward');
    await whileFailing(page, '/reward/create', async () => {
      await create.click();
      await expectToast(page, 'Error creating reward');
    });
    await create.click();
    await expectToast(page, 'Reward created successfully!');
    await expect(page).toHaveURL(/\/rewards$/);
  });

  await test.step('it is edited in its row', async () => {
    await page.getByLabel('Find a reward').fill('pennant for the town');
    const row = page.getByRole('row').filter({ hasText: 'A pennant for the town' });
    await expect(row).toContainText('3 × 1954 Base');
    await expect(row).toContainText('25%');
    await row.getByRole('button', { name: /^Edit reward/ }).click();
    const form = page.getByRole('form', { name: /^Reward \d+$/ });
    await form.getByLabel('Money', { exact: true }).fill('900');
    await form.getByRole('button', { name: 'Clear: Card' }).click();
    await form.getByLabel('Chance of the card, in %', { exact: true }).fill('');
    await expectAccessiblePage(page, 'admin edit reward');
    await whileFailing(page, '/reward/*', async () => {
      await form.getByRole('button', { name: 'Save' }).click();
      await expectToast(page, 'Error updating reward');
    });
    await form.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Reward updated successfully!');
    await expect(row).toContainText('$900');
    await expect(row).not.toContainText('25%');
    await expectAccessiblePage(page, 'admin rewards');
    await whileFailing(page, '/reward', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Error fetching rewards' })).toBeVisible();
      await expectAccessiblePage(page, 'admin rewards error');
    });
  });

  await test.step('a comp team is made of a club-season, once', async () => {
    await page.goto('/team/view-comp-teams');
    await page.getByRole('link', { name: 'Create Comp Team' }).click();
    const submit = page.getByRole('button', { name: 'Submit' });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Please select both a year and a team');
    await page.getByLabel('Year', { exact: true }).selectOption('1954');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Please select both a year and a team');
    const team = page.getByLabel('Team', { exact: true });
    const names = await team.getByRole('option').allTextContents();
    const newTeam = names.find((name) => /\(\w+\)$/.test(name)) ?? '';
    await team.selectOption({ label: newTeam });
    await whileFailing(page, '/teams/comp-team', async () => {
      await submit.click();
      await expectToast(page, 'Error submitting year and team.');
    });
    await submit.click();
    await expectToast(page, 'Submission successful!');
    const name = newTeam.replace(/ \(\w+\)$/, '');
    await expect(page.locator('summary')).toContainText(name);
    await expect(team.getByRole('option', { name: `${newTeam} – made` })).toBeAttached();
    await expectAccessiblePage(page, 'admin comp team');
    await submit.click();
    await expect(submit).toBeEnabled();
    await page.goto('/team/view-comp-teams');
    await page.getByLabel('Find a team').fill(name);
    const createdTeam = page.locator('details').filter({ hasText: name });
    await expect(createdTeam).toHaveCount(1);
    await expect(createdTeam).toContainText(/Score \d+/);
    await expect(createdTeam).toContainText(/Elo 1,\d{3}/);
    await createdTeam.locator('summary').click();
    await expect(createdTeam.getByRole('heading', { name: 'Batting order' })).toBeVisible();
    await page.getByLabel('Find a team').fill('');
    await expectAccessiblePage(page, 'admin comp teams');
  });

  await test.step('a user is awarded a pack and money, with a reason', async () => {
    await whileFailing(page, '/users/all*', async () => {
      await page.goto('/admin/users');
      await expect(page.getByRole('heading', { name: 'Error fetching users' })).toBeVisible();
    });
    await whileFailing(page, '/series', async () => {
      await page.goto('/admin/users');
      await expect(page.getByRole('alert')).toContainText('Error fetching packs');
    });
    await page.goto('/admin/users');
    await page.getByLabel('Find a user').fill('WAGN');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const rows = page.getByRole('table', { name: 'Users' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first().getByRole('columnheader')).toHaveText([
      'Username',
      'Last login',
      'Pack',
      'Money',
    ]);
    await expectAccessiblePage(page, 'admin users');
    const pack = page.getByRole('button', { name: 'Award Pack to wagner' });
    const money = page.getByRole('button', { name: 'Award Money to wagner' });
    await expect(pack).toHaveText('Award Pack');
    await expect(pack, 'no pack is chosen').toBeDisabled();
    await expect(money, 'no amount is typed').toBeDisabled();
    const amount = page.getByLabel(/^Amount for wagner/);
    await amount.fill('1000001');
    await expect(money).toBeDisabled();
    await page.getByLabel('Reason of an award').fill('Lost packs in June');
    await amount.fill('250');
    await whileFailing(page, '/wallet/award', async () => {
      await money.click();
      await expectToast(page, 'Error awarding money');
    });
    await money.click();
    await expectToast(page, /^Money awarded to user with ID [0-9a-f-]{36}$/);
    await expect(amount).toHaveValue('');
    await pick(page, 'Pack for wagner', '1954');
    await whileFailing(page, '/packInventory/award', async () => {
      await pack.click();
      await expectToast(page, 'Error awarding pack');
    });
    await pack.click();
    await expectToast(page, /^Pack awarded to user with ID [0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'wagner', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'wagner' });
    await expect(dialog).toContainText('Award: Lost packs in June');
    await expect(dialog).toContainText('Unopened packs1');
    await expectAccessiblePage(page, 'admin user');
    await dialog.getByRole('link', { name: 'What admins did here' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Packs awarded' })).toContainText(
      'Lost packs in June',
    );
    await page.goBack();
    await page.getByRole('button', { name: 'wagner', exact: true }).click();
    await page.getByRole('link', { name: 'Edit Carnegie Nine' }).click();
    await expect(page).toHaveURL(/\/team\/edit\?team=[0-9a-f-]{36}$/);
    await page.getByRole('textbox', { name: 'Team Name', exact: true }).fill('Carnegie Ten');
    await page.getByRole('button', { name: 'Save Team' }).click();
    await expectToast(page, 'Team Carnegie Ten successfully updated!');
  });

  await test.step('a million rolls beside a page that stays free', async () => {
    await page.goto('/admin/roll-page');
    const roll = page.getByRole('button', { name: 'Roll', exact: true });
    await roll.click();
    await expect(page.getByText('Pick a batter’s card.')).toBeVisible();
    await pick(page, 'Batter', '1954');
    await pick(page, 'Pitcher', '1954');
    await expect(page.getByText('Pick a pitcher’s card.')).toHaveCount(0);
    const rolls = page.getByLabel('Number of rolls');
    for (const refused of ['0', '10000001']) {
      await rolls.fill(refused);
      await roll.click();
      await expect(page.getByText('A whole number from 1 to 10,000,000.')).toBeVisible();
    }
    await rolls.fill('1000000');
    await page.getByLabel('Seed', { exact: true }).fill('1927');
    await roll.click();
    await expect(page.getByText('1,000,000 rolls made.')).toBeVisible();
    const stats = page.getByRole('region', { name: /^Stats of 1,000,000 rolls/ });
    await expect(stats.getByRole('rowheader')).toHaveText([
      'Average',
      'OBP',
      'Slugging',
      'OPS',
      'H1',
      'H2',
      'H3',
      'HR',
      'SO',
      'OO',
      'BB',
    ]);
    const first = await stats.textContent();
    await expect(page.getByRole('img', { name: /^Pitcher’s dice.*7 16\.\d%/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Results before and after/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /after 1,000,000, expected/ })).toBeVisible();
    await expectAccessiblePage(page, 'admin roll');
    // The seed is in the URL: opening it rolls the same results.
    expect(page.url()).toMatch(/rolls=1000000&seed=1927/);
    await page.reload();
    await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('1927');
    // Both cards of the URL are fetched again: before they are there, Roll asks for them.
    await expect(page.locator('form').getByText(/^1954 /)).toHaveCount(2);
    await roll.click();
    await expect(page.getByText('1,000,000 rolls made.')).toBeVisible();
    expect(await stats.textContent()).toBe(first);
    // Ten million rolls can be cancelled, and the page stays responsive.
    await rolls.fill('10000000');
    // Cancelled in the page, before a fast machine has finished them.
    await page.evaluate(() => {
      const press = (name: string) => {
        const buttons = [...document.querySelectorAll('main button')] as HTMLButtonElement[];
        const button = buttons.find(({ textContent }) => textContent === name);
        button?.click();
        return button !== undefined;
      };
      const observer = new MutationObserver(() => {
        if (press('Cancel')) observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      press('Roll');
    });
    await expect(page.getByText(/^Cancelled after [\d,]+ of 10,000,000 rolls\.$/)).toBeVisible();
  });
});
