import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectKeyboardAccessible } from './keyboard-accessibility.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE, hasTouch: true });

// Before all cards are made nobody bats: the twelve must not change any more.
test.beforeAll(async ({ program, playwright }) => {
  const api = await playwright.request.newContext({ baseURL: program.url });
  await expect
    .poll(async () => (await api.get('/api/guest/at-bat')).status(), { timeout: 300_000 })
    .toBe(200);
  await api.dispose();
});

const swingButton = (page: Page) => page.getByRole('button', { name: 'Swing', exact: true });
const keepLink = (page: Page) => page.getByRole('link', { name: 'Keep this card' });
const runnersDialog = (page: Page) => page.getByRole('dialog');

/** Swings, and sends whoever may go, until the half-inning is over; returns the taps it took. */
async function playOut(page: Page, act: 'tap' | 'press'): Promise<number> {
  const option = runnersDialog(page).getByRole('listitem').first().getByRole('button');
  for (let taps = 0; ; taps += 1) {
    await expect(swingButton(page).or(keepLink(page)).or(option).first()).toBeVisible();
    if (await keepLink(page).isVisible()) return taps;
    const next = (await option.isVisible()) ? option : swingButton(page);
    await (act === 'tap' ? next.tap() : next.press('Enter'));
    if (next === option) await expect(runnersDialog(page)).toBeHidden();
  }
}

test('a guest rolls with one tap, plays to the end, and keeps the card at Register', async ({
  page,
}) => {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bottom of the ninth, one out, two on. You have the bat.',
  );
  const opened = seconds();
  await swingButton(page).tap();
  const dice = page.getByRole('region', { name: 'Dice' });
  await expect(dice.getByRole('figure')).not.toHaveCount(0);
  console.log(
    `first roll: 1 tap, no field, ${seconds()} s from the address, ${opened} s of it for the page`,
  );
  for (const size of await dice
    .locator('.die')
    .evaluateAll((all) => all.map((die) => die.clientWidth)))
    expect(size, 'dice are large').toBeGreaterThanOrEqual(56);
  await expect(
    page.locator('.dice-strip [data-hit]'),
    'the rolled cells of both cards are lit',
  ).not.toHaveCount(0);
  await expect(page.getByRole('log')).not.toBeEmpty();

  const taps = 1 + (await playOut(page, 'tap'));
  await expect(page.getByText(/You win it!|You tied it\.|So close\./)).toBeVisible();
  console.log(`end of the half: ${taps} taps, ${seconds()} s`);
  await expectAccessiblePage(page, 'half-inning over');

  await page.getByRole('button', { name: 'Swing again' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You have the bat.');
  await playOut(page, 'tap');
  await keepLink(page).tap();
  await expect(page).toHaveURL(/\/register\?keptCard=\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByText('This card will be yours')).toBeVisible();
  await expectAccessiblePage(page, 'register with a card');

  // The card is not forgotten on another page.
  await main.getByRole('link', { name: /Login/ }).tap();
  await main
    .getByRole('link', { name: /Register/i })
    .first()
    .tap();
  await expect(main.getByText('This card will be yours')).toBeVisible();
  await main.getByRole('textbox', { name: 'Username' }).fill('walk_off');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('walk-off@example.com');
  await main.getByLabel('Password', { exact: true }).fill('Gehrig#4-Luckiest');
  const request = page.waitForRequest((sent) => sent.url().endsWith('/api/users'));
  await main.getByRole('button', { name: 'Register' }).tap();
  expect((await request).postDataJSON()).toMatchObject({ keptCard: expect.any(Number) });
  await expect(main.getByText('Welcome to the club, walk_off')).toBeVisible();
});

test('while the cards are printed the press room tells how far, and turns into the bat without a jump', async ({
  page,
}) => {
  let seasonsMade = 40;
  const printing = <Catalogue extends object>(catalogue: Catalogue) => ({
    ...catalogue,
    seasonsMade,
    seasonsTotal: 153,
    isComplete: seasonsMade === 153,
  });
  await page.route('**/api/catalogue', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: printing((await response.json()) as object) });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const state = /(<script type="application\/json" id="page-state">)(.*?)(<\/script>)/;
    await route.fulfill({
      response,
      body: body.replace(state, (_, begin: string, json: string, end: string) => {
        const [entry] = Object.entries(JSON.parse(json) as Record<string, object>);
        if (entry === undefined) throw new Error('the page comes without its catalogue');
        return `${begin}${JSON.stringify({ [entry[0]]: printing(entry[1]) })}${end}`;
      }),
    });
  });
  await page.goto('/');
  const press = page.getByRole('progressbar', { name: 'Seasons printed' });
  await expect(press).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The ink is wet.');
  await expect(swingButton(page)).toHaveCount(0);
  await expectAccessiblePage(page, 'press room');
  seasonsMade = 100;
  await expect(press).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText(/You have the bat in (a moment|half a minute)\./)).toBeVisible();

  const field = page.locator('.guest-field');
  const before = await field.boundingBox();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  seasonsMade = 153;
  await expect(swingButton(page)).toBeVisible();
  await expect(page.getByText('The cards are printed. You have the bat.')).toBeAttached();
  expect(await field.boundingBox()).toEqual(before);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  await swingButton(page).tap();
  await expect(page.getByRole('log')).not.toBeEmpty();
});

test('home is accessible before the first swing', async ({ page }) => {
  await page.goto('/');
  await expectAccessiblePage(page, 'home of a guest');
});

test('another of the twelve bats, and another pitcher of its year throws', async ({ page }) => {
  await page.goto('/');
  const before = await page.getByRole('table').first().getByRole('caption').textContent();
  await page.getByRole('button', { name: 'Another card' }).tap();
  const picker = page.getByRole('dialog', { name: 'Who has the bat?' });
  await expect(picker.getByRole('listitem')).toHaveCount(12);
  await expectAccessiblePage(page, 'the twelve cards');
  await picker.locator('li button:not([aria-current])').last().tap();
  await expect(picker).toBeHidden();
  await expect(page.getByRole('table').first().getByRole('caption')).not.toHaveText(before ?? '');
  await expect(swingButton(page)).toBeEnabled();
});

test('with reduced motion and keys alone the focus goes from Swing to Keep this card', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expectKeyboardAccessible(page, 'home of a guest');
  await swingButton(page).press('Enter');
  await expect(page.locator('.dice-column [data-hit]')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rolling...' })).toBeFocused();
  await playOut(page, 'press');
  await expect(keepLink(page)).toBeFocused();
});

test('without a script Swing leads to Register, with the card', async ({ browser, program }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(program.url);
  await swingButton(page).click();
  await expect(page).toHaveURL(/\/register\?keptCard=\d+$/);
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await context.close();
});
