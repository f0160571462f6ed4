import type { Locator, Page } from '@playwright/test';

import { expectGoodLook } from './page-look.ts';
import { answerChoice, beginGame, signIn, table } from './play-game.ts';
import { expect, test } from './program-fixture.ts';

const PLAYER = { username: 'stengel', email: 'stengel@mudville.example', password: 'Mudville#9' };
/** A game brings about four choices; a runner who may tag up comes every other game. */
const MOST_GAMES = 8;

const openMenu = async (page: Page, item: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  return page.getByRole('menuitem', { name: item });
};

test('a manager sends and holds runners, steals, walks a batter and changes players', async ({
  page,
  program,
  postOffice,
}) => {
  await signIn(page, { program, postOffice, player: PLAYER });

  const seen = new Set<string>();
  /** Looks at what is asked, once for each kind, then answers with the first option, and with the last. */
  const answer = async () => {
    const kind = (await table(page).tags.isVisible()) ? 'tag up' : 'run on';
    if (!seen.has(kind)) {
      await expectGoodLook(page, `manager ${kind}`);
      await page.keyboard.press('Escape');
      await expect(table(page).choice.first(), 'there is no way around the choice').toBeVisible();
      const asked = await table(page).choice.allTextContents();
      await page.reload();
      await expect(table(page).choice.first()).toBeVisible();
      expect(await table(page).choice.allTextContents(), 'after a reload').toEqual(asked);
      expect(asked.at(-1)).toMatch(/^Advance Nobody/);
    }
    // Once held, then sent.
    await answerChoice(page, seen.has(kind) ? 'send' : 'hold');
    seen.add(kind);
  };

  for (let games = 0; games < MOST_GAMES && seen.size < 5; games += 1) {
    await beginGame(page);
    if (games === 0) {
      await test.step('substitutes', async () => {
        await (await openMenu(page, 'Substitute')).click();
        const sheet = page.getByRole('dialog', { name: 'Substitute' });
        const submit = sheet.getByRole('button', { name: 'Submit Substitution' });
        await expect(submit).toBeDisabled();
        const lineup = sheet.getByRole('group', { name: /^Lineup/ });
        const bench = sheet.getByRole('group', { name: /^Bench/ });
        // The pitcher: the bench's batters are out of the question.
        await lineup.getByRole('radio', { name: /^SP/ }).check();
        await expect(bench.getByRole('radio', { name: /^Bench/ }).first()).toBeDisabled();
        await bench.getByRole('radio', { name: /^RP/ }).first().check();
        await expectGoodLook(page, 'manager substitute');
        // Another who goes out takes the one who does not fit out again.
        await lineup.getByRole('radio', { name: /^\d\. DH/ }).check();
        await expect(submit).toBeDisabled();
        await bench
          .getByRole('radio', { name: /^Bench/ })
          .first()
          .check();
        await submit.click();
        await expect(page.getByText('Player substituted successfully!').first()).toBeVisible();
        await expect(sheet).toBeHidden();
        await (await openMenu(page, 'Substitute')).click();
        await expect(sheet.getByRole('region', { name: 'Out of Game' })).not.toContainText(
          'Nobody has left',
        );
        await sheet.getByRole('button', { name: 'Cancel Substitution' }).click();
      });
      await test.step('finds the keys', async () => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
        await expectGoodLook(page, 'manager keys');
        await page.keyboard.press('Escape');
      });
      await test.step('walks a batter, with the keyboard only', async () => {
        const { roll } = table(page);
        const before = await roll.boundingBox();
        await page.keyboard.press('m');
        const walk = page.getByRole('menuitem', { name: 'Intentional Walk' });
        await expect(walk).toBeFocused();
        expect(await roll.boundingBox(), 'the dice stay where they are').toEqual(before);
        await expectGoodLook(page, 'manager menu');
        const steal = page.getByRole('menuitem', { name: 'Steal' });
        await expect(steal, 'the other side bats').toHaveAttribute('aria-disabled', 'true');
        for (const name of ['Throw at Batter', 'Argue with the Ump', 'Get Ejected']) {
          const item = page.getByRole('menuitem', { name });
          await expect(item).toHaveAttribute('aria-disabled', 'true');
        }
        await page.keyboard.press('Enter');
        const asked = page.getByRole('dialog', { name: /^Walk .+ on purpose\?$/ });
        await expect(asked).toContainText(/takes first\./);
        await expectGoodLook(page, 'manager walk');
        await page.keyboard.press('Escape');
        await expect(asked, 'he may be pitched to after all').toBeHidden();
        await page.keyboard.press('w');
        await page.keyboard.press('1');
        await expect(asked).toBeHidden();
        // The runner may have stolen meanwhile, or be caught.
        await expect(page.getByRole('region', { name: 'Recent events' })).toContainText(
          /intentional/i,
        );
      });
      seen.add('walk').add('substitute');
    }
    for (let rolls = 0; rolls < 400 && seen.size < 5; rolls += 1) {
      const { roll, choice, final, swing, onBase } = table(page);
      await expect(roll.or(final).or(choice).first()).toBeEnabled();
      if (await final.isVisible()) break;
      if (await choice.first().isVisible()) await answer();
      else if (!seen.has('steal') && (await swing.isVisible()) && (await onBase.count()) > 0) {
        await test.step('steals', async () => {
          await page.keyboard.press('s');
          const sheet = page.getByRole('dialog', { name: 'Who steals?' });
          await expectGoodLook(page, 'manager steal');
          await sheet.getByRole('button', { name: 'Cancel Steal' }).click();
          await (await openMenu(page, 'Steal')).click();
          await page.keyboard.press('1');
          await expect(sheet).toBeHidden();
          await expect(page.getByRole('region', { name: 'Recent events' })).toContainText(
            /steals|caught stealing/i,
          );
        });
        seen.add('steal');
      } else await roll.click();
    }
  }
  expect([...seen].toSorted()).toEqual(['run on', 'steal', 'substitute', 'tag up', 'walk']);
});
