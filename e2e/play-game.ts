import { expect, type Page } from '@playwright/test';

import { granted } from './calls.ts';
import type { PostOffice } from './post-office.ts';
import type { Program } from './program.ts';
import { signUp, type Player } from './sign-up.ts';

/** What a player sees of a game that he plays. */
export function table(page: Page) {
  const choice = page.getByRole('dialog').locator('.order-list button');
  return {
    roll: page.getByRole('button', { name: /^(Hurl|Swing)$/ }),
    swing: page.getByRole('button', { name: 'Swing', exact: true }),
    final: page.getByRole('main').locator('a[href$="/summary"]'),
    /** The options of the choice that the runners wait for. */
    choice,
    tags: page.getByRole('dialog', { name: /Who tags up/ }),
    /** Bases with a runner on them. */
    onBase: page.locator('.base-runners [data-taken]'),
  };
}

/** Sends whom the first option names, or holds everybody. */
export async function answerChoice(page: Page, how: 'send' | 'hold'): Promise<void> {
  const { choice } = table(page);
  await (how === 'send' ? choice.first() : choice.last()).click();
  await expect(choice).toHaveCount(0);
}

/** Rolls until the game is over, and sends every runner who may be sent. */
export async function playToTheFinalOut(page: Page): Promise<void> {
  const { roll, final, choice } = table(page);
  for (let rolls = 0; rolls < 400; rolls += 1) {
    await expect(roll.or(final).or(choice).first()).toBeEnabled();
    if (await final.isVisible()) return;
    if (await choice.first().isVisible()) await answerChoice(page, 'send');
    else await rollIfFree(page);
  }
}

/** Rolls, unless what just came up is in the way: whoever rolls in a loop looks again. */
export async function rollIfFree(page: Page): Promise<void> {
  await table(page)
    .roll.click({ timeout: 5000 })
    .catch(() => undefined);
}

/** A new player who has confirmed, has a team, and plays at once. */
export async function signIn(
  page: Page,
  {
    program,
    postOffice,
    player,
  }: { readonly program: Program; readonly postOffice: PostOffice; readonly player: Player },
): Promise<void> {
  const main = page.getByRole('main');
  const token = await signUp(page, { program, postOffice, player });
  await granted(program, 'PUT /users/setGameSpeed', { body: { gameSpeed: 'instant' }, token });
  // Where steals are offered, a test says so.
  await page.evaluate(() => localStorage.setItem('pennant-steal-offers', 'never'));
  await page.goto('/team/create');
  await main.getByRole('textbox', { name: 'Team Name', exact: true }).fill('Mudville Nine');
  await main.getByRole('button', { name: 'Fill Best Lineup' }).click();
  await main.getByRole('button', { name: 'Create Team' }).click();
  await expect(page).toHaveURL(/\/team\/user$/);
}

/** A reliever takes the place of the user's starter. */
export async function changePitchers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Substitute' }).click();
  const sheet = page.getByRole('dialog', { name: 'Substitute' });
  await sheet
    .getByRole('group', { name: /^Lineup/ })
    .getByRole('radio', { name: /^SP/ })
    .check();
  await sheet
    .getByRole('group', { name: /^Bench/ })
    .getByRole('radio', { name: /^RP/ })
    .first()
    .check();
  await sheet.getByRole('button', { name: 'Submit Substitution' }).click();
  await expect(sheet).toBeHidden();
}

/** A game at home against a computer team. */
export async function beginGame(page: Page): Promise<void> {
  await page.goto('/game/create');
  await page.getByLabel('Your Team').selectOption({ index: 0 });
  await page.getByRole('combobox', { name: 'Opponent Team' }).click();
  await page.getByRole('listbox', { name: 'Opponent Team' }).getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Home' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Play Ball' }).click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
  await expect(table(page).roll).toBeEnabled();
}
