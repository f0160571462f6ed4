import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { signUpWithTeam } from './play-game.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';

const PLAYER = {
  username: 'chesbro',
  email: 'chesbro@mudville.example',
  password: 'Mudville#9',
};
const SCRIPTS = /\/assets\/[^/]+\.js$/;

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
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });

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
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept'))),
    ).toEqual([]);
  });
  expect(faults).toEqual([]);
});
