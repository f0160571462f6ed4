import type { Locator, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import {
  bringInReliever,
  playScreen,
  resolveChoice,
  rollIfFree,
  signUpWithTeam,
  startGame,
} from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'terry', email: 'bill@mudville.example', password: 'Mudville#9' };
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

const dice = (page: Page) => page.getByRole('region', { name: 'Dice' });
const thrown = (page: Page) => dice(page).locator('.thrown-die');
const speed = (page: Page) => page.getByLabel('Game animation speed');
const bothTables = (page: Page) => page.getByRole('table', { name: /^Dice of / });

/** Rolls once, holds all runners where that is asked, and waits until the next roll is possible. */
async function rollOnce(page: Page): Promise<void> {
  const { roll, choice, final } = playScreen(page);
  await rollIfFree(page);
  await expect(roll.or(choice).or(final).first()).toBeEnabled();
  if (await choice.first().isVisible()) await resolveChoice(page, 'hold');
  await expect(roll.or(final).first()).toBeEnabled();
}

/** Checks that elements lie within the window, above the bar with the roll button. */
async function expectInSight(page: Page, elements: Locator): Promise<void> {
  const bar = (await page.locator('[data-roll-bar]').boundingBox())!;
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(
      box!.x + box!.width > bar.x && box!.x < bar.x + bar.width ? bar.y : LAPTOP.height,
    );
  }
}

/** What the play screen shows at one moment. */
interface Moment {
  readonly headline: string;
  readonly button: string;
  readonly sheet: string;
  readonly litTables: number;
  readonly dice: number;
}

/** Records every moment of the page from now on. */
const recordMoments = (page: Page) =>
  page.evaluate(() => {
    const moments: Moment[] = [];
    Object.assign(globalThis, { moments });
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    new MutationObserver(() => {
      const tables = [...document.querySelectorAll('.dice-tables')];
      moments.push({
        headline: textOf('[aria-label="Current event"] > p'),
        button: textOf('[aria-keyshortcuts="Space"]'),
        sheet: textOf('[aria-label="Recent events"] li'),
        litTables: tables.filter((table) => table.querySelector('td[data-hit]') !== null).length,
        dice: document.querySelectorAll('.thrown-die').length,
      });
    }).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  });
const recordedMoments = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments);

test('the dice are thrown large over the field, and everything of a roll is in one screen', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  await startGame(page);

  await test.step('on a phone: field, dice, both strips and the button, with no scrolling', async () => {
    await page.setViewportSize(PHONE);
    // The hints of a first game take their place until they are read.
    const hints = page.getByRole('region', { name: 'Hints' });
    for (const name of ['Next', 'Next', 'Got it'])
      await hints.getByRole('button', { name }).click();
    await expect(hints).toHaveCount(0);
    await rollOnce(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bothTables(page)).toHaveCount(2);
    await expectInSight(page, thrown(page));
    await expectInSight(page, bothTables(page));
    await expect(playScreen(page).roll).toBeInViewport({ ratio: 1 });
    expect((await thrown(page).first().boundingBox())!.width).toBeGreaterThanOrEqual(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const plate = (await page.getByRole('img', { name: /^(Bases|Runner)/ }).boundingBox())!;
    const chips = (await page.getByLabel('Base runners').boundingBox())!;
    expect(chips.y, 'the names of the runners are below the plate').toBeGreaterThanOrEqual(
      plate.y + plate.height,
    );
    await expectAccessiblePage(page, 'play, dice on a phone');
  });

  await test.step('on a laptop: dice of 72 pixels, the arm and the button too', async () => {
    await page.setViewportSize(LAPTOP);
    await page.evaluate(() => scrollTo(0, 0));
    expect((await thrown(page).first().boundingBox())!.width).toBeGreaterThanOrEqual(72);
    await expect(bothTables(page)).toHaveCount(2);
    for (const element of [...(await bothTables(page).all()), playScreen(page).roll])
      await expect(element).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('meter', { name: "Arm's arm" })).toBeInViewport({ ratio: 1 });
  });

  await test.step('a change of players is no roll', async () => {
    await recordMoments(page);
    await bringInReliever(page);
    await expectToast(page, 'Player substituted successfully!');
    await expect(playScreen(page).roll).toBeEnabled();
    const labels = new Set((await recordedMoments(page)).map(({ button }) => button));
    expect(labels).not.toContain('Rolling...');
  });

  await test.step('the speed is chosen on the screen', async () => {
    await speed(page).selectOption('Normal');
    await expectToast(page, 'Game speed updated successfully!');
    await expect(speed(page)).toHaveValue('normal');
  });

  await test.step('both tables light up at once; the sheet waits for the runners', async () => {
    const sheet = page.getByRole('region', { name: 'Recent events' });
    const before = await sheet.locator('li').first().textContent();
    await recordMoments(page);
    await playScreen(page).roll.click();
    await expect(sheet.locator('li').first()).not.toHaveText(before ?? '');
    const moments = await recordedMoments(page);
    const rolling = moments.findIndex(({ headline }) => headline === '…');
    expect(rolling).toBeGreaterThanOrEqual(0);
    const inTheAir = moments.slice(rolling).filter(({ headline }) => headline === '…');
    expect(Math.max(...inTheAir.map(({ dice }) => dice))).toBeGreaterThanOrEqual(4);
    for (const { litTables } of inTheAir) expect(litTables).toBe(0);
    const lying = moments.slice(rolling).find(({ headline }) => headline !== '…')!;
    expect(lying).toMatchObject({ litTables: 2, button: 'Rolling...', sheet: before });
  });

  await test.step('the end of the game is asked for once', async () => {
    await page.evaluate(() => localStorage.removeItem('pennant-play-to-end'));
    await page.reload();
    await expect(playScreen(page).roll.or(playScreen(page).choice.first()).first()).toBeEnabled();
    if (await playScreen(page).choice.first().isVisible()) await resolveChoice(page, 'hold');
    await expect(playScreen(page).roll).toBeEnabled();
    await speed(page).selectOption('Instant');
    await expectToast(page, 'Game speed updated successfully!');
    const question = page.getByRole('dialog', { name: 'Play to the end?' });
    const playToEnd = page.getByRole('button', { name: 'Play to End' });
    await playToEnd.click();
    await expectAccessiblePage(page, 'play to the end?');
    await question.getByRole('button', { name: 'Keep rolling' }).click();
    await expect(question).toBeHidden();
    await expect(playScreen(page).roll, 'nothing was played').toBeEnabled();
    await playToEnd.click();
    await question.getByLabel("Don't ask again").check();
    await question.getByRole('button', { name: 'Play it out' }).click();
    await expect(playScreen(page).final).toBeVisible();
    await startGame(page);
    await playToEnd.click();
    await expect(playScreen(page).final).toBeVisible();
    const asks = page.getByLabel('Ask before Play to End');
    await expect(asks).not.toBeChecked();
    await asks.check();
    await startGame(page);
    await playToEnd.click();
    await expect(question, 'it asks again where that was wanted').toBeVisible();
  });
});
