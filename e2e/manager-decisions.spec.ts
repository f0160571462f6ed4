import type { Locator, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { rollUntilByApi, accessTokenOf, type GameStatus } from './play-by-api.ts';
import { resolveChoice, startGame, signUpWithTeam, playScreen } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'stengel', email: 'stengel@mudville.example', password: 'Mudville#9' };
/** About every other game has a runner who may tag up: so many without one are very unlikely. */
const MAX_GAMES = 80;

const openMenu = async (page: Page, item: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  return page.getByRole('menuitem', { name: item });
};

test('a manager sends and holds runners, steals, walks a batter and changes players', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });

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
  await startGame(page);
  await test.step('substitutes', async () => {
    await (await openMenu(page, 'Substitute')).click();
    const dialog = page.getByRole('dialog', { name: 'Substitute' });
    const submit = dialog.getByRole('button', { name: 'Submit Substitution' });
    await expect(submit).toBeDisabled();
    const lineup = dialog.getByRole('group', { name: /^Lineup/ });
    const bench = dialog.getByRole('group', { name: /^Bench/ });
    await test.step('but no pitcher who has faced nobody', async () => {
      const starter = lineup.getByRole('radio', { name: /^SP/ });
      await expect(starter).toBeDisabled();
      await expect(starter).toHaveAccessibleDescription(/Faces at least one batter before/);
      await expect(bench.getByRole('radio', { name: /^RP/ }).first()).toHaveAccessibleDescription(
        /Comes in once .+ has faced a batter\./,
      );
      await dialog.getByRole('button', { name: 'Cancel Substitution' }).click();
      await playScreen(page).roll.click();
      await (await openMenu(page, 'Substitute')).click();
    });
    // For the pitcher the batters on the bench are disabled.
    await lineup.getByRole('radio', { name: /^SP/ }).check();
    await expect(bench.getByRole('radio', { name: /^Bench/ }).first()).toBeDisabled();
    await bench.getByRole('radio', { name: /^RP/ }).first().check();
    await expectAccessiblePage(page, 'manager substitute');
    // Selecting another outgoing player deselects an incoming one who does not fit.
    await lineup.getByRole('radio', { name: /^\d\. DH/ }).check();
    await expect(submit).toBeDisabled();
    await bench
      .getByRole('radio', { name: /^Bench/ })
      .first()
      .check();
    await submit.click();
    await expectToast(page, 'Player substituted successfully!');
    await expect(dialog).toBeHidden();
    await (await openMenu(page, 'Substitute')).click();
    await expect(dialog.getByRole('region', { name: 'Out of Game' })).not.toContainText(
      'Nobody has left',
    );
    await dialog.getByRole('button', { name: 'Cancel Substitution' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('finds the keys', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectAccessiblePage(page, 'manager keys');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('walks a batter, with the keyboard only', async () => {
    const { roll } = playScreen(page);
    const before = await roll.boundingBox();
    await page.keyboard.press('m');
    const walk = page.getByRole('menuitem', { name: 'Intentional Walk' });
    await expect(walk).toBeFocused();
    expect(await roll.boundingBox(), 'the dice stay where they are').toEqual(before);
    await expectAccessiblePage(page, 'manager menu');
    const steal = page.getByRole('menuitem', { name: 'Steal' });
    await expect(steal, 'the other side bats').toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Throw at Batter', 'Argue with the Ump', 'Get Ejected']) {
      const item = page.getByRole('menuitem', { name });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Walk .+ on purpose\?$/ });
    await expect(dialog).toContainText(/takes first\./);
    await expectAccessiblePage(page, 'manager walk');
    await page.keyboard.press('Escape');
    await expect(dialog, 'the batter may be pitched to after all').toBeHidden();
    await page.keyboard.press('w');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('1');
    await expect(dialog).toBeHidden();
    // A runner may have stolen or been caught meanwhile.
    await expect(page.getByRole('region', { name: 'Recent events' })).toContainText(/intentional/i);
  });

  for (const [kind, name] of [
    ['advance', 'run on'],
    ['tag', 'tag up'],
  ] as const) {
    await test.step(`is asked who may ${name}, and holds everybody`, async () => {
      await playUntil(({ pendingChoice }) => pendingChoice?.kind === kind);
      const { choice, tags } = playScreen(page);
      await expect(choice.first()).toBeVisible();
      await expect(tags).toHaveCount(kind === 'tag' ? 1 : 0);
      await expectAccessiblePage(page, `manager ${name}`);
      await page.keyboard.press('Escape');
      await expect(choice.first(), 'there is no way around the choice').toBeVisible();
      const options = await choice.allTextContents();
      await page.reload();
      await expect(choice.first()).toBeVisible();
      expect(await choice.allTextContents(), 'after a reload').toEqual(options);
      expect(options.at(-1)).toMatch(/^Advance Nobody/);
      await resolveChoice(page, 'hold');
    });
    await test.step(`sends the next who may ${name}`, async () => {
      await playUntil(({ pendingChoice }) => pendingChoice?.kind === kind);
      await expect(playScreen(page).choice.first()).toBeVisible();
      await resolveChoice(page, 'send');
    });
  }

  await test.step('steals', async () => {
    await playUntil(
      ({ pendingChoice, situation: { userBats, ...bases } }) =>
        pendingChoice === null &&
        userBats &&
        bases.firstBaseRunnerLineupID !== null &&
        bases.secondBaseRunnerLineupID === null,
    );
    await expect(playScreen(page).swing).toBeEnabled();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Who steals?' });
    await expect(dialog).toBeVisible();
    await expectAccessiblePage(page, 'manager steal');
    await dialog.getByRole('button', { name: 'Cancel Steal' }).click();
    await expect(dialog).toBeHidden();
    await (await openMenu(page, 'Steal')).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('1');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Recent events' })).toContainText(
      /steals|caught stealing/i,
    );
  });

  await test.step('sends two at once: one throw, and nobody steals where one is out', async () => {
    await playUntil(
      ({ pendingChoice, situation: { userBats, ...bases } }) =>
        pendingChoice === null &&
        userBats &&
        bases.firstBaseRunnerLineupID !== null &&
        bases.secondBaseRunnerLineupID !== null &&
        bases.thirdBaseRunnerLineupID === null,
    );
    await expect(playScreen(page).swing).toBeEnabled();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Who steals?' });
    const double = dialog.getByRole('button', { name: /Double steal/ });
    await expect(dialog).toContainText('The catcher has one throw');
    await expect(double).toHaveText(/\(\d+%\), where the throw goes/);
    expect((await double.textContent())?.match(/%/g), 'one chance for both').toHaveLength(1);
    await expectAccessiblePage(page, 'manager double steal');
    await double.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Recent events' })).toContainText(
      /steals third; .+ steals second|caught stealing (third; .+ to second|second; .+ to third|third\.|second\.)/,
    );
  });
});
