import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { signUpWithTeam } from './play-game.ts';
import { signUp } from './sign-up.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const COLLECTOR = { username: 'flynn', email: 'flynn@mudville.example', password: 'Mudville#9' };
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
    await inside.getByRole('button', { name: 'Open 1,000 packs' }).click();
    await expect(inside.getByText(/of \d tiers came within their band/)).toBeVisible();
    const came = inside.getByRole('table', { name: 'What came in the packs' });
    const counts = (await came.locator('td:nth-child(2)').allInnerTexts()).map((text) =>
      Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', '')),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6000);
    const cost = inside.getByRole('region', { name: 'To complete it from where you stand' });
    await expect(cost.getByText(/collectors, simulated here/)).toBeVisible();
    await expect(cost.getByText(/^Half need at most [\d,]+ packs/)).toHaveCount(2);
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
    await expect(page.getByText(/^The \d+ duplicates sell for \$\d/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sell duplicates' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Cards of each tier' })).toBeVisible();
    await expectAccessiblePage(page, 'packs obtained');
    await page.getByRole('button', { name: 'Pictures' }).click();
    await expectAccessiblePage(page, 'packs pictures');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('No packs to open')).toBeHidden();
  });

  await test.step('is told under which seal they were drawn', async () => {
    await page.getByRole('button', { name: 'How these cards were drawn' }).click();
    const dialog = page.getByRole('dialog', { name: 'How these cards were drawn' });
    await expect(dialog).toContainText('Drawn as packs 1 to 10 under the commitment');
    await expect(dialog.locator('code')).toHaveText(seal);
    await expectAccessiblePage(page, 'packs drawn seal');
    await page.keyboard.press('Escape');
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

  await test.step('a wallet that cannot be read leaves the counter open', async () => {
    let calls = 0;
    await page.route('**/api/wallet/get*', (route) => {
      calls += 1;
      return route.fulfill({ status: 500, json: { error: 'The till is stuck.', code: 'till' } });
    });
    await page.goto('/packs/buy');
    await expect(page.getByRole('button', { name: 'What is inside' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toBeLessThan(6);
    await page.unroute('**/api/wallet/get*');
  });
});

test('a phone’s user is led from the counter to a pack that is torn and turned by hand', async ({
  page,
  program,
  mailServer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, { program, mailServer, player: COLLECTOR });
  // Cards of every tier, whatever is drawn: the moment of each is looked at.
  await page.route('**/api/packInventory/open', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { cards: { rating: number }[] };
    const ratings = [98, 90, 80, 70, 60, 50];
    const cards = answer.cards.map((card, index) => ({ ...card, rating: ratings[index] }));
    await route.fulfill({ response, json: { ...answer, cards } });
  });
  const cards = page.locator('.pack-opening-cards > li');
  const table = page.getByRole('table', { name: 'Cards Obtained' });

  let series = '';
  await test.step('finds three suggestions and the allowance above all series', async () => {
    await page.goto('/packs/buy');
    const suggestions = page.getByRole('region', { name: 'Suggested series' });
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
    const first = suggestions.getByRole('listitem').first();
    const buy = first.getByRole('button', { name: 'Buy 1', exact: true });
    const box = await buy.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0), 'the first Buy button’s foot').toBeLessThan(740);
    await page.getByRole('button', { name: 'Claim' }).click();
    await expectToast(page, /added to your wallet!$/);
    await expect(page.getByRole('button', { name: 'Claim' })).toHaveCount(0);
    await expectAccessiblePage(page, 'packs suggested');
    await page.getByRole('button', { name: 'The seal of your next packs' }).click();
    await expect(page.getByRole('dialog').locator('code')).toHaveText(/^[0-9a-f]{64}$/);
    await expectAccessiblePage(page, 'packs seal');
    await page.keyboard.press('Escape');
    series = (await first.getByRole('button').first().textContent()) ?? '';
    await first.getByRole('button', { name: 'Buy 10', exact: true }).click();
    await expectToast(page, '10 pack(s) purchased successfully!');
    await first.getByRole('link', { name: 'Open now' }).click();
  });

  await test.step('tears one of exactly those along its top', async () => {
    await expect(page.getByRole('region', { name: `Opening ${series}` })).toBeVisible();
    await expect(page.getByRole('article'), 'nothing else is on the table').toHaveCount(0);
    await expectAccessiblePage(page, 'packs sealed');
    const pack = (await page.locator('.pack-tear').boundingBox())!;
    const top = pack.y + pack.height * 0.2;
    await page.mouse.move(pack.x + 8, top);
    await page.mouse.down();
    await page.mouse.move(pack.x + pack.width * 0.25, top, { steps: 4 });
    await page.mouse.up();
    await expect(cards, 'a little tear opens nothing').toHaveCount(0);
    await page.mouse.move(pack.x + pack.width * 0.2, top);
    await page.mouse.down();
    await page.mouse.move(pack.x + pack.width * 0.9, top, { steps: 6 });
    await page.mouse.up();
    await expect(cards).toHaveCount(6);
  });

  await test.step('sees which backs glow, the best one last', async () => {
    expect(await cards.evaluateAll((all) => all.map(({ dataset }) => dataset['glow']))).toEqual([
      undefined,
      undefined,
      undefined,
      'gold',
      'titanium',
      'uranium',
    ]);
    await expectAccessiblePage(page, 'packs dealt');
  });

  await test.step('turns one by a swipe, the next by the button, the best by a touch', async () => {
    const card = (await cards.nth(1).boundingBox())!;
    await page.mouse.move(card.x + 20, card.y + 60);
    await page.mouse.down();
    await page.mouse.move(card.x + 80, card.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect(cards.nth(1)).toHaveAttribute('data-up', 'true');
    await page.getByRole('button', { name: 'Turn the next card' }).click();
    await expect(cards.nth(0)).toHaveAttribute('data-up', 'true');
    await expect(table, 'the table gives nothing away').toHaveCount(0);
    await page
      .getByRole('button', { name: /^Turn card 6 of 6: its edge glows uranium/ })
      .press(' ');
    await expect(cards.nth(5)).toHaveAttribute('data-held', 'true');
    const isShining = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some((animation) => (animation as CSSAnimation).animationName === 'pack-shine'),
      );
    expect(await isShining(), 'the light runs over the best card').toBe(true);
    await expectAccessiblePage(page, 'packs held');
  });

  await test.step('opens all, is told what it brought, and goes on to the next pack', async () => {
    await page.getByRole('button', { name: 'Open all', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: /^(\d|None) new, 1 uranium, 1 titanium, 1 gold$/ }),
    ).toBeFocused();
    await expect(table).toHaveAttribute('aria-rowcount', '7');
    await expectAccessiblePage(page, 'packs told');
    await page.getByRole('button', { name: `Next pack: ${series}` }).click();
    await expect(table).toHaveCount(0);
    // From here on the packs open by themselves.
    await page.getByRole('switch', { name: 'Turn by hand' }).click();
    await expect(table).toHaveAttribute('aria-rowcount', '7');
  });
});
