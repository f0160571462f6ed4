import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './sign-up.ts';

const DOUBTER = { username: 'thomas', email: 'thomas@mudville.example', password: 'Mudville#9' };

/** Saves the file of a button and returns what a script outside of the program says of it. */
async function checkFromOutside(page: Page, button: string, script: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await (await saving).path();
  const scripts = path.resolve(import.meta.dirname, '..', 'scripts');
  return execFileSync('python3', [path.join(scripts, script), file], { encoding: 'utf8' });
}

test('a player who doubts a roll and a pack checks both, here and from outside', async ({
  page,
  program,
  mailServer,
}) => {
  const token = await signUp(page, { program, mailServer, player: DOUBTER });
  const noted = 'Commitment and bytes are the ones that this browser noted';

  await test.step('reads what is proved and what is not', async () => {
    await page.goto('/fairness');
    await expect(page.getByRole('heading', { name: 'What it does not prove' })).toBeVisible();
    const seal = page.getByRole('region', { name: 'The seal of your packs' });
    await expect(seal).toContainText('then a browser of yours added random bytes');
    await expectAccessiblePage(page, 'fairness of a player');
  });

  await test.step('opens packs, asks for their seed, and draws them again', async () => {
    await page.goto('/packs/buy');
    const buy = page.getByRole('button', { name: 'Buy 10', exact: true }).first();
    await buy.click();
    await page.getByRole('link', { name: 'Open now' }).first().click();
    await page.getByRole('button', { name: 'Open all' }).first().click();
    await page.getByRole('button', { name: 'How these cards were drawn' }).click();
    const dialog = page.getByRole('dialog', { name: 'How these cards were drawn' });
    await expect(dialog).toContainText('then a browser of yours added random bytes');
    await page.goto('/fairness');
    await page.getByRole('button', { name: 'Close and reveal' }).click();
    await expect(page.getByText('It holds.')).toBeVisible();
    await expect(page.getByText(noted)).toBeVisible();
    expect(await checkFromOutside(page, 'Save the packs', 'verify-packs.py')).toMatch(
      /^It holds: .* all \d+ packs\. The seed was sealed before a browser gave its bytes\.$/m,
    );
    await expectAccessiblePage(page, 'fairness with opened seal');
  });

  await test.step('plays a game, and plays it again', async () => {
    // By the page, which notes the commitment that the game was begun with.
    await page.goto('/game/create');
    await page.getByLabel('Your Team').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Search all clubs' }).click();
    await page.getByRole('combobox', { name: 'Opponent Team' }).click();
    await page.getByRole('listbox', { name: 'Opponent Team' }).getByRole('option').first().click();
    await page.getByRole('radio', { name: 'Home' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Play Ball' }).click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    const gameID = /game\/([\w-]+)\/play/.exec(page.url())?.[1] ?? '';
    await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
    await page.goto(`/game/${gameID}/summary`);
    await page.getByRole('button', { name: 'Verify this game' }).click();
    await expect(page.getByText('It holds.')).toBeVisible();
    await expect(page.getByText(noted)).toBeVisible();
    expect(await checkFromOutside(page, 'Save the replay', 'verify-game.py')).toMatch(
      /^It holds: the commitment, all \d+ dice of \d+ events, every result/,
    );
  });

  await test.step('finds out a server that shows another seal afterwards', async () => {
    await page.route('**/api/games/*/replay', async (route) => {
      const response = await route.fetch();
      const replay = (await response.json()) as { scoreboardData: { homeScore: number } };
      replay.scoreboardData.homeScore += 5;
      await route.fulfill({ response, json: replay });
    });
    await page.getByRole('button', { name: 'Verify this game' }).click();
    await expect(page.getByText('It does not hold')).toContainText('It does not hold');
    await expectAccessiblePage(page, 'game that does not hold');
  });
});
