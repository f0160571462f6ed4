import type { Browser, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { requestApi } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { createKeyboardUser } from './keyboard-user.ts';
import { signUp } from './sign-up.ts';
import type { Program } from './start-program.ts';

// The job looks for a close game with real decisions, at the lowest priority.
const MADE_WITHIN_MS = 300_000;

/** Waits until the program has made today's game. */
async function waitForTodaysGame(program: Program): Promise<void> {
  await expect
    .poll(
      async () => {
        const { body } = await requestApi(program, 'GET /daily-headline');
        return body === null ? null : 'made';
      },
      { timeout: MADE_WITHIN_MS, intervals: [1_000] },
    )
    .toBe('made');
}

const options = (page: Page) => page.locator('.daily-options').getByRole('button');
const end = (page: Page) => page.getByRole('button', { name: 'See how you managed' });

/** Opens today’s game as a guest who asks for reduced motion. */
async function openAsGuest(browser: Browser, program: Program, size: 'phone' | 'desktop') {
  const context = await browser.newContext({
    baseURL: program.url,
    reducedMotion: 'reduce',
    ...(size === 'phone'
      ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
      : {}),
  });
  const page = await context.newPage();
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Play ball' })).toBeEnabled();
  return page;
}

/** Plays to the end by what `decide` does at each decision; returns the log of all plays. */
async function playOut(page: Page, decide: (page: Page) => Promise<void>): Promise<string[]> {
  const log: string[] = [];
  for (;;) {
    await expect(options(page).first().or(end(page))).toBeVisible();
    log.push(await page.getByRole('region', { name: 'Plays' }).innerText());
    if (await end(page).isVisible()) return log;
    const question = await page.locator('.daily-decision').innerText();
    await decide(page);
    await expect.poll(() => page.locator('.daily-decision').innerText()).not.toBe(question);
  }
}

test.beforeAll(async ({ program }) => {
  test.setTimeout(MADE_WITHIN_MS + 60_000);
  await waitForTodaysGame(program);
});

test('a player plays today’s game by keyboard alone, and is told what it gave up', async ({
  page,
  program,
  mailServer,
}) => {
  const player = {
    username: 'duplicate',
    email: 'duplicate@mudville.example',
    password: 'Knick#1845',
  };
  await signUp(page, { program, mailServer, player });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^Duplicate Nine/ })).toBeVisible();
  const keyboard = createKeyboardUser(page);
  await keyboard.open('/daily');
  const start = page.getByRole('button', { name: 'Play ball' });
  await expect(start).toBeEnabled();
  await expectAccessiblePage(page, 'the game of the day before it');
  await keyboard.use(start);
  await expect(options(page).first()).toBeVisible();
  await expectAccessiblePage(page, 'a decision of the game of the day');
  // What was decided is decided: a page that is loaded again goes on.
  await keyboard.press('1');
  await expect(page.getByText('Decision 2.')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Decision 2.')).toBeAttached();
  await playOut(page, async () => {
    await keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeFocused();
    await keyboard.press('Enter');
  });
  await keyboard.use(end(page));
  await expect(page.getByText(/^\d+\.\d%$/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('the first to finish today')).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expectAccessiblePage(page, 'the result of the game of the day');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'See the result' })).toBeVisible();
});

test('two guests who call the same see the same game, on a phone by touch and at a desk', async ({
  browser,
  program,
}) => {
  const phone = await openAsGuest(browser, program, 'phone');
  await phone.getByRole('button', { name: 'Play ball' }).tap();
  const touched = await playOut(phone, () => options(phone).first().tap());
  const desk = await openAsGuest(browser, program, 'desktop');
  await desk.getByRole('button', { name: 'Play ball' }).click();
  const clicked = await playOut(desk, () => options(desk).first().click());
  expect(touched).toEqual(clicked);
  await end(phone).tap();
  await expect(phone.getByText(/You played as a guest/)).toBeVisible();
  await expect(phone.getByText(/^\d+\.\d%$/)).toBeVisible({ timeout: 120_000 });
  // It stays in the browser.
  await phone.reload();
  await expect(phone.getByText(/You played as a guest/)).toBeVisible();
  await phone.context().close();
  await desk.context().close();
});

test('where no game was made the page says so, with what else there is', async ({ page }) => {
  await page.goto('/about');
  const body = { today: '2026-11-26', game: null, tomorrow: null, firstDay: null };
  await page.route('**/api/daily', (route) => route.fulfill({ json: body }));
  await page.getByRole('link', { name: 'The game of the day' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s game is not ready yet' })).toBeVisible();
  await expectAccessiblePage(page, 'no game of the day');
});
