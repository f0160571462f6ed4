import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { extractLink } from './mail-server.ts';
import { accessTokenOf } from './play-by-api.ts';
import { signUpWithTeam } from './play-game.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';
import { signUp, type Player } from './sign-up.ts';

const aPlayer = (username: string): Player => ({
  username,
  email: `${username}@mudville.example`,
  password: 'Mudville#9',
});
const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** What the page's inline script has requested: see packages/web/build/bootstrap.js. */
type Prefetching = Window & { prefetchedResponses?: Record<string, Promise<Response | null>> };

/** Returns the names of the views that a browser keeps. */
const readKeptViews = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept')));

test.use({ viewport: { width: 360, height: 740 } });

test('home and Buy Packs show at once how they were, until the scripts come; after a log-out nothing', async ({
  page,
  program,
  mailServer,
}) => {
  const main = page.getByRole('main');
  const first = main.getByRole('heading', { name: 'Daily allowance' });
  const claim = main.getByRole('button', { name: 'Claim', exact: true });
  const suggestions = main.getByRole('region', { name: 'Suggested series' });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await waitForAllCards(program);
  await signUpWithTeam(page, { program, mailServer, player: aPlayer('chesbro') });

  await test.step('the first time they wait for the answers', async () => {
    await page.goto('/');
    await expect(claim).toBeEnabled();
    await page.goto('/packs/buy');
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the second time they are there without any script, and no button can be pressed', async () => {
    const held = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(first).toBeVisible();
    await expect(claim).toBeDisabled();
    await page.goto('/packs/buy', { waitUntil: 'commit' });
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
    await expect(
      suggestions.getByRole('button', { name: 'Buy 1', exact: true }).first(),
    ).toBeDisabled();
    held.release();
    await expect(
      suggestions.getByRole('button', { name: 'Buy 1', exact: true }).first(),
    ).toBeEnabled();
    await expect(main.locator('[data-kept-view]')).toHaveCount(0);
    await expectAccessiblePage(page, 'Buy Packs after its kept view');
    await page.unroute(SCRIPTS);
  });

  await test.step('no balance is kept', async () => {
    const kept = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith('keptView '))
        .map(([name, value]) => [name, String(value)]),
    );
    expect(new Set(kept.map(([name]) => name))).toEqual(
      new Set(['keptView day', 'keptView suggestions']),
    );
    for (const [, html] of kept) expect(html).not.toContain('1,300');
  });

  await test.step('a new session sees nothing of the one before', async () => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await readKeptViews(page)).toEqual([]);
  });
  expect(faults).toEqual([]);
});

test('what was kept is not shown where the session was ended elsewhere, nor to another user', async ({
  page,
  program,
  mailServer,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const day = page.getByRole('main').getByRole('heading', { name: 'Daily allowance' });
  await signUp(page, { program, mailServer, player: aPlayer('newsom') });

  await test.step('the server has ended the session: its word comes before any view', async () => {
    await page.goto('/');
    await expect(day).toBeVisible();
    await page.goto('/faq');
    expect(await readKeptViews(page)).toContain('keptView day');
    const token = await accessTokenOf(page);
    await expectApiOk(program, 'POST /auth/logout', { body: { accessToken: token }, token });
    const held = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    const slot = page.locator('[data-kept-view=day]');
    await expect(slot).toBeAttached();
    const statuses = await page.evaluate(async () => {
      const { prefetchedResponses = {} } = window as Prefetching;
      const responses = await Promise.all(Object.values(prefetchedResponses));
      // What was done with them is done by then.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return responses.map((response) => response?.status);
    });
    expect(statuses).toContain(401);
    await expect(slot).toBeEmpty();
    held.release();
    await expect(page.getByText('Your sign-in has ended').first()).toBeVisible();
    expect(await readKeptViews(page)).toEqual([]);
    await page.unroute(SCRIPTS);
  });

  await test.step('another user signs in in another tab: the first tab is theirs, too', async () => {
    await signUp(page, { program, mailServer, player: aPlayer('hahn') });
    await page.goto('/');
    await expect(heading).toHaveText('Hello, hahn!');
    await expect(day).toBeVisible();
    const { username, email, password } = aPlayer('rigney');
    const { signIn } = await expectApiOk<{ signIn: string }>(program, 'POST /users', {
      body: { username, email, password },
    });
    const other = await page.context().newPage();
    await other.goto('/icon.svg');
    await other.evaluate((secret) => localStorage.setItem('signInOnce', secret), signIn);
    await other.goto(extractLink(await mailServer.newestEmailTo(email), program.url));
    await other.getByRole('button', { name: 'Sign me in' }).click();
    await expect(other).toHaveURL(/\/club$/);
    await expect(heading).toHaveText('Hello, rigney!');
    await other.close();
  });
});
