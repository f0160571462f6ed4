import { connectPool, type Database } from '@pennant/server/platform/database/database';
import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { startGame, signUpWithTeam, playScreen } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'wagner', email: 'wagner@mudville.example', password: 'Mudville#9' };

let database: Database;
test.beforeAll(({ databaseUrl }) => {
  database = connectPool({ connectionString: databaseUrl });
});
test.afterAll(() => database.close());

const main = (page: Page) => page.getByRole('main');
const board = (page: Page, stat: string) =>
  main(page).getByRole('region', { name: stat, exact: true });
/** The heading of the board of the chosen statistic. */
const largeBoard = (page: Page) => page.locator('[data-large-board]');
const boardLinks = (page: Page) => page.getByRole('navigation', { name: 'Boards' });

/** Starts a game and plays it to its end with one click. */
async function playOneGame(page: Page): Promise<void> {
  await startGame(page);
  await page.getByRole('button', { name: 'Play to End' }).click();
  await expect(playScreen(page).final).toBeVisible();
}

/** Returns the month a number of months after one with the code `YYMM`. */
function monthAfter(code: string, months: number): { code: string; name: string } {
  const [year, month] = [Number(code.slice(0, 2)), Number(code.slice(2))];
  const date = new Date(Date.UTC(2000 + year, month - 1 + months, 1));
  const iso = date.toISOString();
  return {
    code: iso.slice(2, 4) + iso.slice(5, 7),
    name: date.toLocaleString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  };
}

test('a game that ends is on the boards at once, in its own month only, for guests too', async ({
  page,
  browser,
  program,
  mailServer,
}) => {
  await page.goto('/leaderboard');
  await expect(main(page)).toContainText('Nobody has played yet');
  await expectAccessiblePage(page, 'leaderboard empty');
  await page.goto('/leaderboard/elo');
  await expect(main(page)).toContainText('No team is rated yet');
  await expect(main(page).getByRole('button', { name: 'Score' })).toHaveCount(0);

  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  // About one game in several hundred has no single, which leaves that board empty.
  let games = 0;
  for (let singles = 0; singles === 0; games += 1) {
    await playOneGame(page);
    singles = (await database.sql('select from batting_statistics where h1 > 0')).length;
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(board(page, 'IP')).toContainText('You');
  await expect(board(page, 'AVG')).toContainText('Nobody has played enough yet.');
  for (const stat of 'AVG OBP SLG OPS H1 H2 H3 HR R RBI BB SB ERA WHIP K/9 W SV SO IP'.split(' '))
    await expect(board(page, stat)).toBeVisible();
  const first = board(page, 'H1').getByRole('listitem').first();
  await expect(first).toContainText(/\d+ AB/);
  const leader = main(page).locator('section:has([data-large-board]) li').first();
  await expect(leader.locator('svg').first()).toBeVisible();
  await expect(first.locator('a[href^="/cards/"]')).toBeVisible();
  await expect(board(page, 'IP').getByRole('listitem').first()).toContainText(/\d\.\d IP/);
  await expectAccessiblePage(page, 'leaderboard');

  await test.step('a statistic is chosen by its name, or by its small board', async () => {
    const statistics = page.getByRole('navigation', { name: 'Statistics' });
    await statistics.getByRole('link', { name: 'R', exact: true }).click();
    await expect(page).toHaveURL(/\/leaderboard\?stat=r$/);
    await expect(largeBoard(page)).toHaveText('R');
    await expect(board(page, 'R')).toContainText(/You: 1st with \d+/);
    const fold = board(page, 'R').getByRole('button');
    const places = board(page, 'R').getByRole('listitem');
    if ((await fold.count()) > 0) {
      await expect(fold).toHaveText(/^and \d more of your cards$/);
      const folded = await places.count();
      await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      expect(await places.count()).toBeGreaterThan(folded);
    }
    await board(page, 'IP').getByRole('heading').getByRole('link').click();
    await expect(largeBoard(page)).toHaveText('IP');
    await expect(largeBoard(page)).toBeFocused();
    await expect(largeBoard(page)).toBeInViewport();
    await expectAccessiblePage(page, 'leaderboard of innings');
    await page.reload();
    await expect(largeBoard(page)).toHaveText('IP');
    await page.goto('/leaderboard');
  });

  // The month in which the game ended, which may be over by now.
  const [{ period } = { period: 0 }] = await database.sql<{ period: number }>(
    'select period from games_finished where period > 0 order by period desc limit 1',
  );
  const now = monthAfter(String(period), 0);
  const last = monthAfter(now.code, -1);
  const next = monthAfter(now.code, 1);
  await boardLinks(page).locator('summary', { hasText: 'Months' }).click();
  await boardLinks(page).getByRole('link', { name: now.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/leaderboard/monthly/${now.code}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(now.name);
  await expect(board(page, 'IP')).toContainText(PLAYER.username);
  await expectAccessiblePage(page, 'leaderboard of the month');
  await expect(boardLinks(page).getByRole('link', { name: now.name })).toBeHidden();
  await boardLinks(page).locator('summary', { hasText: now.name }).click();
  await expectAccessiblePage(page, 'months');
  const months = boardLinks(page).getByRole('link', { name: /^[A-Z][a-z]{2} 20\d\d$/ });
  await expect(months.first()).toHaveText(new RegExp(`^(${now.name}|${next.name})$`));
  await expect(months.last()).toHaveText('Jan 2025');

  // Moves the game into the month before.
  for (const table of ['batting_statistics', 'pitching_statistics', 'games_finished'])
    await database.sql(`update ${table} set period = $1 where period = $2`, [
      Number(last.code),
      Number(now.code),
    ]);
  const guest = await (await browser.newContext({ baseURL: program.url })).newPage();
  await guest.goto(`/leaderboard/monthly/${last.code}`);
  await expect(board(guest, 'IP')).toContainText(PLAYER.username);
  await guest.goto(`/leaderboard/monthly/${now.code}`);
  await expect(main(guest)).toContainText(/Nobody (has played yet|played)/);
  await guest.goto('/leaderboard/monthly/2501');
  await expect(main(guest)).toContainText('Nobody played');

  await test.step('a guest walks from a board to the player and their cards', async () => {
    await guest.goto('/leaderboard');
    await expect(board(guest, 'IP')).not.toContainText('You');
    await board(guest, 'IP').getByRole('link', { name: PLAYER.username }).first().click();
    await expect(guest).toHaveURL(/\/players\/wagner$/);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(PLAYER.username);
    await expect(main(guest)).toContainText('Mudville Nine');
    await expect(main(guest)).not.toContainText(PLAYER.email);
    await expectAccessiblePage(guest, 'player');
    await main(guest).locator('a[href^="/cards/"]').first().click();
    await expect(guest).toHaveURL(/\/cards\/\d+$/);
    await guest.goto('/leaderboard/elo');
    await expect(main(guest)).toContainText('Mudville Nine');
    await expectAccessiblePage(guest, 'team rating');
    await guest.goto('/players/no-such-player');
    await expect(main(guest)).toContainText('No player found');
  });

  await test.step('an address of no board says so', async () => {
    const response = await guest.goto('/leaderboard/monthly/2412');
    expect(response?.status()).toBe(404);
    await expect(
      guest.getByText(/^Error fetching leaderboard: There is no board for that month/).first(),
    ).toBeVisible();
    await expectAccessiblePage(guest, 'no such month');
    await guest.context().close();
  });

  await test.step('the Discord username is shown only once its owner says so', async () => {
    await page.goto('/account');
    await page.getByLabel('Discord username', { exact: true }).fill('honus');
    await page.getByRole('button', { name: 'Update' }).click();
    await expectToast(page, 'Discord username updated successfully!');
    await page.goto('/players/wagner');
    await expect(main(page)).not.toContainText('honus');
    await page.getByRole('link', { name: 'What it shows' }).click();
    await page.getByLabel('Show my Discord username on my public page').check();
    await expectToast(page, 'Public page updated successfully!');
    await page.getByRole('link', { name: 'Your page' }).click();
    await expect(main(page)).toContainText('honus');
  });

  await test.step('an admin scores old games', async () => {
    await database.sql('update account set is_admin = true where username = $1', [PLAYER.username]);
    // As games stand that ended before there were ratings.
    await database.sql('delete from scored_game');
    await database.sql('update game set elo_before = null, elo_after = null');
    await page.goto('/leaderboard/elo');
    await page.getByRole('button', { name: 'Score' }).click();
    await expectToast(page, 'Elo updated successfully!');
    await expect(main(page)).toContainText(`${2 * games} games`);
    await page.route('**/api/games/elo/calculate', (route) =>
      route.fulfill({ status: 503, json: { error: 'Busy.', code: 'busy' } }),
    );
    await page.getByRole('button', { name: 'Score' }).click();
    await expectToast(page, /^Error updating elo/);
  });
});
