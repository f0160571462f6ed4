import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import { awardDuplicates } from './award-duplicates.ts';
import { expectAccessiblePage } from './accessibility.ts';
import { accessTokenOf } from './play-by-api.ts';
import { signUpWithTeam } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'burdick', email: 'burdick@mudville.example', password: 'Mudville#9' };
/** A card of the collection, as the API returns it. */
interface UserCard {
  readonly type: 'Batter' | 'Pitcher';
  readonly year: number;
  readonly rating: number;
  /** The clubs' names, with " / " between. */
  readonly clubNames: string;
  readonly amount: number;
}

const HEADS = ['Name', 'Year', 'Type', 'Team', 'Pos', 'Rating', 'Quantity'];

/** Counts the different colors in the left quarter of the wall's first row. */
const countColorsOfFirstCard = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const copy = new OffscreenCanvas(width, height).getContext('2d');
      copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
      const pixels = copy?.getImageData(0, 0, width / 4, height).data.buffer ?? new ArrayBuffer();
      return new Set(new Uint32Array(pixels)).size;
    });

/** The first row of the table of My Cards below its header. */
const firstRow = (page: Page) =>
  page.getByRole('table', { name: 'My Cards' }).getByRole('row').nth(1);
const status = (page: Page) => page.getByRole('status').filter({ hasText: / of .* cards/ });
/** Expects the line above the table to show how many of the cards pass the filters. */
const expectCount = (page: Page, cards: readonly UserCard[], passes: (card: UserCard) => boolean) =>
  expect(status(page)).toHaveText(`${cards.filter(passes).length} of ${cards.length} cards`);
const ratings = async (page: Page) =>
  (await page.locator('td[data-column="rating"]').allTextContents()).map((text) => parseInt(text));
const descending = (values: readonly number[]) => values.toSorted((a, b) => b - a);

test('a collector looks through the shoebox', async ({ page, program, mailServer }) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });

  await test.step('packs fill it, with duplicates', async () => {
    const packs = await awardDuplicates(program, PLAYER.username);
    await expectApiOk(program, 'POST /packInventory/open', {
      body: packs,
      token: await accessTokenOf(page),
    });
  });

  const { cards } = await expectApiOk<{ cards: UserCard[] }>(program, 'GET /card/user', {
    token: await accessTokenOf(page),
  });

  await test.step('the documented table, the best rating first', async () => {
    await page.goto('/cards/user');
    await expect(page.getByRole('columnheader')).toHaveText(HEADS.map((head) => new RegExp(head)));
    const best = page.getByRole('columnheader', { name: 'Rating' });
    await expect(best).toHaveAttribute('aria-sort', 'descending');
    const shown = await ratings(page);
    expect(shown).toEqual(descending(shown));
    await expect(firstRow(page).getByRole('link')).toHaveAttribute('href', /^\/cards\/\d+$/);
    await expect(page.getByRole('link', { name: 'Sell Duplicates' })).toHaveAttribute(
      'href',
      '/cards/sell',
    );
    await expect(page.getByRole('table')).toHaveAttribute(
      'aria-rowcount',
      String(cards.length + 1),
    );
    await expectAccessiblePage(page, 'my cards');
  });

  await test.step('filters are in the address, and the back button takes them back', async () => {
    const options = page.getByLabel('Rating', { exact: true }).locator('option');
    expect(
      await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['', '96', '86', '76', '66', '56']);
    await page.getByLabel('Rating', { exact: true }).selectOption('56');
    await expect(page).toHaveURL(/\?rating=56$/);
    await expectCount(page, cards, ({ rating }) => rating >= 56);
    expect((await ratings(page)).filter((rating) => rating < 56)).toEqual([]);
    const year = await page
      .getByLabel('Year', { exact: true })
      .locator('option')
      .nth(1)
      .innerText();
    await page.getByLabel('Year', { exact: true }).selectOption(year);
    await expect(page).toHaveURL(new RegExp(`year=${year}&rating=56$`));
    await expectCount(page, cards, (card) => card.rating >= 56 && card.year === Number(year));
    await page.goBack();
    await expect(page).toHaveURL(/\?rating=56$/);
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Rating', { exact: true })).toHaveValue('56');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/cards\/user$/);
    const team = await page
      .getByLabel('Team', { exact: true })
      .locator('option')
      .nth(1)
      .innerText();
    await page.getByLabel('Team', { exact: true }).selectOption(team);
    await expect(page.locator('td[data-column="team"]').first()).toContainText(team);
    await expectCount(page, cards, ({ clubNames }) => clubNames.split(' / ').includes(team));
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  await test.step('a name, a position, duplicates and the teams narrow it down', async () => {
    const name = await firstRow(page).getByRole('link').innerText();
    await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase());
    await expect(page.locator('td[data-column="name"]').first()).toContainText(name);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'More filters' }).click();
    await expectAccessiblePage(page, 'my cards more filters');
    await page.getByLabel('Position', { exact: true }).selectOption('Pitcher');
    await expectCount(page, cards, ({ type }) => type === 'Pitcher');
    await expect(page.locator('td[data-column="type"]').first()).toHaveText('Pitcher');
    await page.getByLabel('Position', { exact: true }).selectOption('');
    await page.getByLabel('Tier', { exact: true }).selectOption('bronze');
    await expect(page).toHaveURL(/tier=bronze/);
    await expectCount(page, cards, ({ rating }) => rating >= 56 && rating < 66);
    for (const rating of await ratings(page)) {
      expect(rating).toBeGreaterThanOrEqual(56);
      expect(rating).toBeLessThan(66);
    }
    await page.getByLabel('Tier', { exact: true }).selectOption('');
    // The packs hold more cards than their series has, so at least one is a duplicate.
    expect(cards.some(({ amount }) => amount > 1)).toBe(true);
    await page.getByLabel('Duplicates only').check();
    await expectCount(page, cards, ({ amount }) => amount > 1);
    await expect(page.locator('td[data-column="quantity"]').first()).toHaveText(/^([2-9]|\d\d)$/);
    await page.getByLabel('Duplicates only').uncheck();
    await page.getByLabel('In a team').check();
    await expect(status(page)).toHaveText(/^24 of/);
    await page.getByLabel('Name', { exact: true }).fill('nobody at all');
    await expect(page.getByText('No card of yours is all of that.')).toBeVisible();
    await expectAccessiblePage(page, 'my cards nothing fits');
    await page.getByRole('button', { name: 'Show all cards' }).click();
    await expect(firstRow(page)).toBeVisible();
  });

  await test.step('a name typed just before a card is opened is there on the way back', async () => {
    await page.goto('/cards/user');
    const name = (await firstRow(page).getByRole('link').textContent()) ?? '';
    // The card's page is loaded already, so that the name is left as soon as it is typed.
    await firstRow(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/cards\/\d+$/);
    await page.goBack();
    await expect(firstRow(page).getByRole('link')).toHaveText(name);
    await page.getByLabel('Name', { exact: true }).evaluate((field: HTMLInputElement, typed) => {
      field.focus();
      document.execCommand('insertText', false, typed);
      const link = document.querySelector<HTMLElement>('main tbody a[href^="/cards/"]')!;
      link.focus();
      link.click();
    }, name);
    await expect(page).toHaveURL(/\/cards\/\d+$/);
    await page.goBack();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.goto('/cards/user');
  });

  await test.step('a phone shows cards on its first screen, with most filters behind a button', async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(firstRow(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Year', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Rating', { exact: true }).selectOption('56');
    await expect(page.getByRole('button', { name: 'Filters (1 set)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();

    await page.goto('/cards/sell');
    const duplicates = page.getByRole('table', { name: 'Duplicates' });
    await expect(duplicates.getByRole('checkbox').first()).toBeInViewport();
    // The list scrolls with the page, and the sum stays in sight.
    expect(
      await duplicates.evaluate(
        (table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0),
      ),
    ).toBe(true);
    const sell = page.getByRole('button', { name: 'Sell All Duplicates' });
    await expect(sell).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 10_000);
    await expect(sell).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size);
    await page.goto('/cards/user');
  });

  await test.step('a locked card is kept by every sale, and the page shows which', async () => {
    await page.goto('/cards/user?duplicates=1');
    const name = await firstRow(page).getByRole('link').innerText();
    const lock = page.getByRole('button', { name: `Lock ${name} ` }).first();
    await lock.click();
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Locked', { exact: true }).check();
    await expect(page).toHaveURL(/locked=1/);
    await expect(status(page)).toHaveText(/^1 of/);
    await expectAccessiblePage(page, 'my cards locked');

    await page.goto('/cards/sell');
    await expect(page.getByText(/^Sells [\d,]+ copies, 1 card locked$/)).toBeVisible();
    const row = page.getByRole('table', { name: 'Duplicates' }).getByRole('row', { name });
    await expect(row.getByRole('checkbox')).toBeDisabled();
    await expect(row).toContainText('locked');
    await expectAccessiblePage(page, 'sell duplicates with a lock');
    await page.getByRole('button', { name: 'Sell All Duplicates' }).click();
    await page.getByRole('button', { name: /^Sell for/ }).click();
    await expectToast(page, /sold for/);
    const left = await expectApiOk<{ cards: { amount: number; isLocked: boolean }[] }>(
      program,
      'GET /cardInventory/user/duplicate',
      { token: await accessTokenOf(page) },
    );
    expect(left.cards).toMatchObject([{ isLocked: true }]);
    await expect(page.getByText('Sells 0 copies, 1 card locked')).toBeVisible();
    await page.goto('/cards/user');
  });

  await test.step('the keyboard goes from name to name, and past the table', async () => {
    const links = page.locator('td[data-column="name"] a');
    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-row="1"] a')).toBeFocused();
    await page.keyboard.press('End');
    const last = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 2;
    await expect(page.locator(`[data-row="${last}"] a`)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.locator('[data-row="0"] a')).toBeFocused();
    await page.getByRole('button', { name: 'Quantity' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=-quantity$/);
    await page.getByRole('link', { name: 'Skip the table' }).focus();
    await expect(page.getByRole('link', { name: 'Skip the table' })).toBeInViewport();
  });

  await test.step('what is shown is taken along as CSV and as JSON', async () => {
    await page.goto('/cards/user?pos=Pitcher');
    await expectCount(page, cards, ({ type }) => type === 'Pitcher');
    const shown = cards.filter(({ type }) => type === 'Pitcher').length;
    const save = async (button: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      return readFile(await (await download).path(), 'utf8');
    };
    const csv = await save('Export CSV');
    expect(csv.split('\r\n')[0]).toMatch(/^\uFEFFName,Year,Type,Team,Pos,Rating,Quantity/);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(shown + 1);
    expect(JSON.parse(await save('Export JSON'))).toHaveLength(shown);
  });

  await test.step('pictures, and the choice is remembered', async () => {
    await page.goto('/cards/user');
    await page.getByRole('button', { name: 'Pictures' }).click();
    const wall = page.getByRole('list', { name: 'My Cards' });
    const items = wall.getByRole('listitem');
    await expect(items.first()).toHaveAttribute('aria-setsize', String(cards.length));
    await expect(items.first().getByRole('link')).toHaveAccessibleName(/, rated \d+$/);
    // The placeholders have a dozen colors; the gradient of a painted card has many more.
    await expect.poll(() => countColorsOfFirstCard(page)).toBeGreaterThan(300);
    await expectAccessiblePage(page, 'my cards pictures');
    const first = items.first().getByRole('link');
    await first.focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(wall.locator(`[aria-posinset="${cards.length}"]`)).toBeAttached();
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(wall.locator('[aria-posinset="2"] a')).toBeFocused();
    await page.goto('/cards/user');
    await expect(page.getByRole('button', { name: 'Pictures' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('each series says how complete it is, and what is missing', async () => {
    await page.getByRole('button', { name: 'Series', exact: true }).click();
    await expect(page.getByText(/of \d+ series complete/)).toBeVisible();
    await expectAccessiblePage(page, 'my cards series');
    const first = page.getByRole('main').locator('li button').first();
    const [, owned, total] = /([\d,]+) of ([\d,]+) cards/.exec(await first.innerText()) ?? [];
    await first.click();
    await expect(page).toHaveURL(/series=\d+&view=series$/);
    const missing = Number(total?.replace(',', '')) - Number(owned?.replace(',', ''));
    await expect(
      page.getByText(`${missing.toLocaleString('en-US')} cards are missing.`),
    ).toBeVisible();
    await expect(page.getByRole('cell', { name: /^1 in / }).first()).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /Base|./ })
        .getByRole('link', { name: 'Buy Packs' })
        .first(),
    ).toHaveAttribute('href', /^\/packs\/buy\?series=\d+$/);
    await expectAccessiblePage(page, 'my cards missing');
    await page.goBack();
    await expect(page.getByText(/of \d+ series complete/)).toBeVisible();
  });

  await test.step('a missing card is wished for, and the wish list knows its packs', async () => {
    await page.getByRole('main').locator('li button').first().click();
    const wish = page.getByRole('table', { name: /^Missing/ }).getByRole('button', {
      name: /^Wish for /,
    });
    const name = (await wish.first().getAttribute('aria-label'))?.replace(/^Wish for | \d+$/g, '');
    await wish.first().click();
    await expect(wish.first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Wish list' }).click();
    await expect(page).toHaveURL(/view=wishes$/);
    await expect(page.getByRole('status').filter({ hasText: '1 of 200 wishes' })).toBeVisible();
    const item = page
      .getByRole('list', { name: 'Cards that you look for' })
      .getByRole('listitem')
      .filter({ hasText: name ?? '' })
      .first();
    await expect(item.getByText(/1 in [\d,]+ packs, \$/).first()).toBeVisible();
    await expect(item.locator('a[href^="/packs/buy?series="]').first()).toBeVisible();
    await expectAccessiblePage(page, 'my cards wish list');
    await item.getByRole('button', { name: /^Wish for / }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No wishes yet' })).toBeVisible();
    await expectAccessiblePage(page, 'my cards no wishes');
  });

  await test.step('an empty shoebox leads to the packs', async () => {
    await page.route('**/api/card/user?*', (route) =>
      route.fulfill({ json: { cards: [], totalCards: 0 } }),
    );
    await page.goto('/cards/user');
    await expect(page.getByRole('link', { name: 'Buy Packs' })).toHaveAttribute(
      'href',
      '/packs/buy',
    );
    await expectAccessiblePage(page, 'my cards empty');
    await page.unroute('**/api/card/user?*');
  });

  await test.step('an error says so, with an empty list and a way to try again', async () => {
    await page.route('**/api/card/user?*', (route) =>
      route.fulfill({ status: 500, json: { error: 'The shoebox fell.', code: 'internal_error' } }),
    );
    await page.goto('/cards/user');
    await expect(page.getByRole('alert')).toContainText('Error fetching user cards');
    await expect(page.getByRole('alert')).toContainText('The shoebox fell.');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessiblePage(page, 'my cards error');
    await page.unroute('**/api/card/user?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'My Cards' })).toBeVisible();
  });
});

const SWAPPER = { username: 'merkle', email: 'merkle@mudville.example', password: 'Mudville#9' };

test('a phone’s user swaps three extra copies for a card that is missing', async ({
  page,
  program,
  mailServer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpWithTeam(page, { program, mailServer, player: SWAPPER });

  await test.step('without extra copies the box is empty, and says what it takes', async () => {
    await page.goto('/cards/swap');
    await expect(page.getByRole('heading', { name: 'Nothing to swap yet' })).toBeVisible();
    await expectAccessiblePage(page, 'swap box empty');
  });
  const packs = await awardDuplicates(program, SWAPPER.username);
  const token = await accessTokenOf(page);
  await expectApiOk(program, 'POST /packInventory/open', { body: packs, token });

  await test.step('the series says what extra copies bring, and what completing it costs', async () => {
    await page.goto(`/cards/user?series=${packs.seriesID}&view=series`);
    await expect(page.getByText(/^Your extra copies can bring \d+ of these/)).toBeVisible();
    const cost = page.getByRole('region', { name: 'To complete it from where you stand' });
    await expect(cost.getByText(/collectors, simulated here/)).toBeVisible();
    await page
      .getByRole('button', { name: /^Wish for / })
      .first()
      .click();
    await expectAccessiblePage(page, 'missing cards with what they cost');
  });

  await test.step('My Cards leads to the box, the box to the series', async () => {
    await page.goto('/cards/user?view=table');
    await page.getByRole('link', { name: 'Swap Box' }).click();
    await expectAccessiblePage(page, 'swap box');
    await page.getByRole('link', { name: /^1871 Base/ }).click();
    await expect(page.getByRole('heading', { name: '1871 Base' })).toBeVisible();
  });

  const missing = page.getByRole('list', { name: 'Missing cards' }).getByRole('button');
  const extra = page.getByRole('list', { name: 'Extra copies' });
  let name = '';
  await test.step('chooses the card that comes by its name, and the copies that go', async () => {
    const picture = missing.last().locator('svg').first();
    name = (await picture.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await page.getByRole('searchbox', { name: 'Find a missing card' }).fill(name);
    await missing.first().click();
    await expect(missing.first()).toHaveAttribute('aria-pressed', 'true');
    const swap = page.getByRole('button', { name: 'Swap 3 for 1' });
    await expect(swap).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Choose others' }).click();
    await extra
      .getByRole('button', { name: /^One less of/ })
      .first()
      .click();
    await expect(swap).toBeDisabled();
    await expectAccessiblePage(page, 'swap box choosing');
    await extra
      .getByRole('button', { name: /^One more of/ })
      .first()
      .click();
    await swap.click();
  });

  const dialog = page.getByRole('dialog', { name: 'Swap these?' });
  await test.step('is told where the swap is refused; nothing has moved', async () => {
    await page.route('**/api/swapBox', (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'Not all of these are extra copies.', code: 'swap_copies_not_extra' },
      }),
    );
    await expect(dialog).toContainText(`${name} comes`);
    await expectAccessiblePage(page, 'swap ask');
    await dialog.getByRole('button', { name: 'Swap them' }).click();
    await expectToast(page, 'Error swapping cards: Not all of these are extra copies.');
    await page.unroute('**/api/swapBox');
  });

  await test.step('swaps, and the card that came lies on the felt', async () => {
    const before = await expectApiOk<{ totalCards: number }>(program, 'GET /card/user', { token });
    await page.getByRole('button', { name: 'Swap 3 for 1' }).click();
    await dialog.getByRole('button', { name: 'Swap them' }).click();
    await expect(page.getByRole('heading', { name: `${name} is yours` })).toBeFocused();
    await expectAccessiblePage(page, 'swapped');
    const after = await expectApiOk<{ totalCards: number }>(program, 'GET /card/user', { token });
    expect(after.totalCards).toBe(before.totalCards + 1);
    await page.getByRole('link', { name: 'See the card' }).click();
    await expect(page.getByRole('region', { name: 'In your shoebox' })).toContainText('1 copy');
  });

  await test.step('the wish list says what the wishes cost', async () => {
    await page.goto('/cards/user?view=wishes');
    await page.getByText('What these wishes cost').click();
    await expect(page.getByText(/collectors, simulated here/)).toBeVisible();
    await expectAccessiblePage(page, 'wishes with what they cost');
  });
});
