import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { signUpWithTeam } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'mack', email: 'mack@mudville.example', password: 'Mudville#9' };

/** A series with few cards, of which ten packs always contain duplicates. */
const SERIES = '1871 Base';

const wallet = async (page: Page): Promise<number> =>
  Number(
    /\$([\d,]+)/
      .exec((await page.getByText(/^Wallet: \$/).textContent()) ?? '')?.[1]
      ?.replaceAll(',', ''),
  );

test('a player looks inside, buys, opens all at once, checks the draw and sells what is left over', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  const main = page.getByRole('main');
  const seriesCard = page.getByRole('article', { name: SERIES });

  await test.step('finds a series among all', async () => {
    // The first seasons are on sale before the others are generated.
    await expect(async () => {
      await page.goto('/packs/buy');
      await page.getByLabel('Find a series').fill('1871');
      await expect(seriesCard).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('article', { name: '1872 Base' })).toHaveCount(0);
    await page.getByLabel('Find a series').fill('no such series');
    await expect(page.getByText('No series is like that.')).toBeVisible();
    await expectAccessiblePage(page, 'packs none found');
    await page.getByRole('button', { name: 'Show all series' }).click();
    await page.getByLabel('Decade').selectOption('1870s');
    await page.getByLabel('Only what I can afford').check();
    await expect(seriesCard).toBeVisible();
    await expectAccessiblePage(page, 'packs filtered');
    // A new player's wallet is enough for ten packs.
    await expect(seriesCard.getByRole('button', { name: 'Buy 25' })).toBeDisabled();
    await expect(seriesCard.getByText(/^Your wallet is good for 10 packs/)).toBeVisible();
  });

  let seal = '';
  await test.step('sees the odds, the best cards and the seal before buying', async () => {
    await seriesCard.getByRole('button', { name: 'What is inside' }).click();
    const inside = page.getByRole('dialog', { name: SERIES });
    await expect(inside.getByRole('table', { name: 'Odds by tier' })).toContainText('iron');
    await expect(inside.getByText(/% of the cost/)).toBeVisible();
    const cards = inside.getByRole('table', { name: 'Odds of the cards found' });
    const best = (await cards.getByRole('link').first().textContent()) ?? '';
    await inside.getByRole('searchbox', { name: 'Odds of a card' }).fill(best);
    await expect(cards.getByRole('link').first()).toHaveText(best);
    await inside.getByLabel('Packs', { exact: true }).selectOption('100');
    await expect(cards.getByRole('columnheader', { name: 'In 100 packs' })).toBeVisible();
    await inside.getByText('Sealed before you buy').click();
    const digits = inside.getByRole('region', { name: 'Seal' }).locator('code');
    await expect(digits.first()).toHaveText(/^[0-9a-f]{64}$/);
    await expect(digits.last()).toHaveText(/^[0-9a-f]{64}$/);
    seal = (await digits.first().textContent()) ?? '';
    await expectAccessiblePage(page, 'packs inside');
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
  });

  await test.step('is told what went wrong when a pack cannot be bought', async () => {
    await page.route('**/api/packInventory/buy', (route) =>
      route.fulfill({
        status: 422,
        json: { error: 'This series is not on sale.', code: 'series_not_on_sale' },
      }),
    );
    await seriesCard.getByRole('button', { name: 'Buy 1', exact: true }).click();
    await expectToast(page, 'Error purchasing pack: This series is not on sale.');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error purchasing pack');
    await page.unroute('**/api/packInventory/buy');
  });

  await test.step('buys ten; the balance falls by ten times the cost', async () => {
    const before = await wallet(page);
    await seriesCard.getByRole('button', { name: 'Buy 10', exact: true }).click();
    await expectToast(page, '10 pack(s) purchased successfully!');
    await expect.poll(() => wallet(page)).toBe(before - 10 * 130);
    await expect(seriesCard.getByRole('button', { name: 'Buy 1', exact: true })).toBeDisabled();
    await expectAccessiblePage(page, 'packs wallet short');
  });

  await test.step('is told what went wrong when a pack cannot be opened', async () => {
    await page.route('**/api/packInventory/open', (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'You have no packs of this series left.', code: 'no_packs_left' },
      }),
    );
    await main.getByRole('link', { name: 'My Packs' }).click();
    await page.getByRole('button', { name: 'Open Pack' }).click();
    await expectToast(page, 'Error opening pack: You have no packs of this series left.');
    await page.unroute('**/api/packInventory/open');
  });

  await test.step('opens them all and gets one summary, the best first', async () => {
    await expectAccessiblePage(page, 'packs mine');
    await page.getByRole('button', { name: 'Open all 10' }).click();
    const obtained = page.getByRole('table', { name: 'Cards Obtained' });
    await expect(obtained).toHaveAttribute('aria-rowcount', String(1 + 60));
    const rating = obtained.getByRole('columnheader', { name: 'Rating' });
    await expect(rating).toHaveAttribute('aria-sort', 'descending');
    for (const head of ['Name', 'Year', 'Type']) {
      await obtained.getByRole('button', { name: head }).click();
      await expect(obtained.getByRole('columnheader', { name: head })).not.toHaveAttribute(
        'aria-sort',
        'none',
      );
    }
    await expect(obtained.getByText('Duplicate').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Cards of each tier' })).toBeVisible();
    await expectAccessiblePage(page, 'packs obtained');
    await page.getByRole('button', { name: 'Pictures' }).click();
    await expectAccessiblePage(page, 'packs pictures');
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  await test.step('opens the seal and checks what was drawn under it', async () => {
    await page.goto('/fairness');
    await expect(page.getByText(seal)).toBeVisible();
    await page.getByRole('button', { name: 'Close and reveal' }).click();
    await expect(page.getByText('It holds.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Verify seal 1' }).click();
    await expect(page.getByText('It holds.')).toBeVisible();
    await expectAccessiblePage(page, 'packs verified');
  });

  await test.step('sells duplicates but one row, for the sum that was shown', async () => {
    await page.goto('/cards/sell');
    const duplicates = page.getByRole('table', { name: 'Duplicates' });
    await duplicates.getByRole('checkbox').first().uncheck();
    await expect(page.getByText(/1 card left out/)).toBeVisible();
    await expectAccessiblePage(page, 'sell preview');
    await page.getByRole('button', { name: 'Sell All Duplicates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sell All Duplicates?' });
    const sell = dialog.getByRole('button', { name: /^Sell for/ });
    const sum = /\$[\d,]+/.exec((await sell.textContent()) ?? '')?.[0] ?? '';
    await expectAccessiblePage(page, 'sell ask');
    await sell.click();
    await expectToast(page, new RegExp(`sold for \\${sum}$`));
    await expect(duplicates.getByRole('row')).toHaveCount(1 + 1);
  });
});
