import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { accessTokenOf, rollUntilByApi, type GameStatus } from './play-by-api.ts';
import { playScreen, resolveChoice, signUpWithTeam, startGame } from './play-game.ts';

const PLAYER = { username: 'durocher', email: 'durocher@mudville.example', password: 'Mudville#9' };
/** Most games have such a choice: so many without one are very unlikely. */
const MAX_GAMES = 40;

/** Returns the chances that a pending choice tells, in percent. */
const chancesOf = ({ pendingChoice }: GameStatus): readonly number[] =>
  (pendingChoice?.options ?? []).flatMap(({ label }) =>
    [...label.matchAll(/\((\d+)%\)/g)].map(([, percent]) => Number(percent)),
  );
const isSafe = (status: GameStatus) =>
  chancesOf(status).length > 0 && chancesOf(status).every((chance) => chance >= 99);
const isOpen = (status: GameStatus) =>
  chancesOf(status).some((chance) => chance >= 1 && chance < 99);

const sheet = (page: Page) => page.getByRole('region', { name: 'Recent events' });

test('a manager has the page send the sure runner, and is asked about the others', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  await startGame(page);

  /** Plays games until the status of one is the wanted one, then opens it. */
  const playUntil = async (isWanted: (status: GameStatus) => boolean) => {
    for (let games = 0; games < MAX_GAMES; games += 1) {
      const gameID = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
      const token = await accessTokenOf(page);
      if (await rollUntilByApi({ program, token, gameID }, isWanted))
        return void (await page.reload());
      await startGame(page);
    }
    throw new Error(`no game of ${MAX_GAMES} came to that`);
  };
  const { roll, choice, final } = playScreen(page);
  const decides = page.getByRole('checkbox', { name: 'Decide the obvious for me' });

  await test.step('switches it on in the game menu, by mouse', async () => {
    await expect(decides, 'off at first').not.toBeChecked();
    await page.getByRole('button', { name: 'Game menu' }).click();
    const item = page.getByRole('menuitemcheckbox', { name: /^Decide the obvious for me/ });
    await expect(item).toHaveAttribute('aria-checked', 'false');
    await item.click();
    await expect(item).toHaveAttribute('aria-checked', 'true');
    await expectAccessiblePage(page, 'game menu with its switch');
    await page.keyboard.press('Escape');
    await expect(decides).toBeChecked();
  });

  await test.step('a sure runner goes without a question, and the sheet says so', async () => {
    const note = /Decided for you: (99|100)%( and (99|100)%)? safe\./;
    // In the same turn the computer's manager may walk the next batter, or the ball may get away:
    // then another game is played, since that is the current event.
    const another = /walked intentionally|Wild pitch|Passed ball|Balk/;
    const latest = sheet(page).getByRole('listitem').first();
    do {
      await playUntil(isSafe);
      await expect(roll.or(final).first()).toBeEnabled();
      await expect(choice).toHaveCount(0);
      await expect(sheet(page)).toContainText(note);
    } while (another.test(await latest.innerText()));
    await expect(page.getByRole('region', { name: 'Current event' })).toContainText(note);
    await page.reload();
    await expect(sheet(page), 'after a reload').toContainText(note);
  });

  await test.step('one in between is the manager’s', async () => {
    await playUntil(isOpen);
    await expect(choice.first()).toBeVisible();
    await resolveChoice(page, 'hold');
    await expect(sheet(page).getByRole('listitem').first()).not.toContainText('Decided for you');
  });

  await test.step('switched off, the sure one is asked for again', async () => {
    await decides.uncheck();
    await playUntil(isSafe);
    await expect(choice.first()).toBeVisible();
    await expect(choice.first()).toContainText(/\((99|100)%\)/);
    await resolveChoice(page, 'send');
  });
});
