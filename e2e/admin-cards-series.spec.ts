import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { waitForAllCards, signInAsAdmin } from './sign-in-as-admin.ts';

test('an admin makes a series, fills it, is told the odds, prints a card, and finds it all in the log', async ({
  page,
  program,
}) => {
  await test.step('a guest is sent home from every page of an admin', async () => {
    for (const path of [
      '/series',
      '/series/create',
      '/series/1954',
      '/cards/bulk',
      '/admin/audit',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`${program.url}/`);
    }
  });
  await signInAsAdmin(page, program);
  await waitForAllCards(program);

  await test.step('the log is empty', async () => {
    await page.goto('/admin/audit');
    await expect(page.getByText('no admin has done anything yet')).toBeVisible();
  });

  await test.step('a new series', async () => {
    await page.goto('/series');
    await expectAccessiblePage(page, 'admin series');
    await page.getByRole('link', { name: 'Create Series' }).click();
    await page.getByRole('button', { name: 'Create Series' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveAccessibleDescription('Give it a name, at most 60 characters.');
    // The fault beside the button names its field, and the focus is on it.
    await expect(page.getByRole('alert')).toContainText('Name: Give it a name');
    await expect(name).toBeFocused();
    await name.fill('Under the Lights');
    await page.getByLabel('Series key').fill('night-games');
    await expectAccessiblePage(page, 'admin create series');
    await page.getByRole('button', { name: 'Create Series' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under the Lights');
  });

  await test.step('its cards, its odds, and a cost that is refused with the figure', async () => {
    await expect(page.getByText('An empty shoebox.')).toBeVisible();
    await page.getByLabel('Season', { exact: true }).fill('1954');
    await page.getByRole('button', { name: 'Find cards' }).click();
    const candidates = page.getByRole('table', { name: 'Cards to put in' });
    await expect(candidates.getByRole('row').nth(1)).toContainText('1954');
    await page.getByRole('button', { name: /^Put all \d+ in/ }).click();
    await expect(page.getByRole('heading', { name: /Its cards \(\d+\)/ })).not.toContainText('(0)');
    await page.getByLabel('Cost', { exact: true }).fill('1');
    const verdict = page.getByText(/^Refused: a cost of \$1 is below \$[\d,]+\.$/);
    await expect(verdict).toBeVisible();
    const lowest = /below \$([\d,]+)/.exec((await verdict.textContent()) ?? '')?.[1] ?? '';
    await page.getByLabel(/^Active/).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(`must cost at least $${lowest};`);
    await page.getByLabel('Cost', { exact: true }).fill(lowest.replace(',', ''));
    await expect(page.getByText(/^The cost holds/)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Series, on sale')).toBeVisible();
    await expectAccessiblePage(page, 'admin edit series');
  });

  await test.step('a card with chosen dice', async () => {
    await page.getByRole('link', { name: 'Custom Card' }).click();
    await page.getByRole('button', { name: 'Print the card' }).click();
    await expect(page.getByRole('alert')).toContainText('Something is missing');
    await page.getByLabel('Name', { exact: true }).fill('Mighty Casey');
    await page.getByLabel('Club', { exact: true }).fill('Mudville Nine');
    await page.getByLabel('Series', { exact: true }).selectOption('Under the Lights');
    await page.getByLabel('Rating', { exact: true }).fill('70');
    const before = await page.getByText(/AVG ·/).textContent();
    await page.getByLabel('First table, 7').selectOption('HR');
    await expect(page.getByText(/AVG ·/)).not.toHaveText(before ?? '');
    await expectAccessiblePage(page, 'admin custom card');
    await page.getByRole('button', { name: 'Print the card' }).click();
    await expect(page.getByText(/^Card 1\d{8}$/)).toBeVisible();
    await page.getByLabel('Rating', { exact: true }).fill('72');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'The card of Mighty Casey is saved.');
    await page.getByRole('link', { name: 'Its page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mighty Casey');
    await expect(page.getByRole('heading', { name: 'Made by the house' })).toBeVisible();
    await expectAccessiblePage(page, 'admin custom card page');
  });

  await test.step('the cards of a season, with a dry run first', async () => {
    await page.getByRole('link', { name: 'Bulk Cards' }).click();
    await page.getByLabel('Season', { exact: true }).selectOption('1954');
    await expect(page.getByRole('button', { name: 'Make the cards' })).toBeDisabled();
    await page.getByRole('button', { name: 'Dry run' }).click();
    await expect(page.getByRole('heading', { name: 'What it would do' })).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByText('Nothing would change.')).toBeVisible();
    await expectAccessiblePage(page, 'admin bulk cards');
    await page.getByRole('button', { name: 'Make the cards' }).click();
    await expect(page.getByRole('heading', { name: 'What it did' })).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByText('Nothing has changed.')).toBeVisible();
  });

  await test.step('the log tells it all, and can be narrowed', async () => {
    await page.goto('/admin/audit');
    const entries = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(entries.first()).toContainText('Custom card changed');
    await expect(entries.first()).toContainText(/rating70 → +became 72/);
    await expectAccessiblePage(page, 'admin audit log');
    await page.getByLabel('Action', { exact: true }).selectOption('Series created');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText('Under the Lights');
  });

  await test.step('a series that is not there', async () => {
    await page.goto('/series/999');
    await expect(page.getByText('No series found.')).toBeVisible();
    await expectAccessiblePage(page, 'admin no series');
  });
});
