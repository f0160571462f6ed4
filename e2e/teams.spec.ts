import { expectAccessiblePage } from './accessibility.ts';
import { startGame, signUpWithoutTeam } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'mcgraw', email: 'mcgraw@mudville.example', password: 'Mudville#4' };

test('a manager builds, orders, copies, compares and deletes teams, and looks through their games', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithoutTeam(page, { program, mailServer, player: PLAYER });
  const main = page.getByRole('main');
  await page.goto('/team/create');
  await main.getByRole('textbox', { name: 'Team Name', exact: true }).fill('Mudville Nine');
  await main.getByRole('button', { name: 'Fill Best Lineup' }).click();
  await main.getByRole('button', { name: 'Create Team' }).click();
  await expect(page).toHaveURL(/\/team\/user$/);
  await expect(main.getByText('Team Mudville Nine successfully created!')).toBeVisible();
  await expectAccessiblePage(page, 'teams mine');

  await test.step('edits a team, by keyboard', async () => {
    await main.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Team' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Team Name' })).toHaveValue('Mudville Nine');
    await expect(page.getByRole('combobox', { name: 'Card Pool Size' })).toHaveValue('500');
    await expectAccessiblePage(page, 'teams edit');

    const order = page.getByRole('region', { name: 'Batting order' });
    await order.getByRole('button', { name: /^Move C,/ }).focus();
    await page.keyboard.press('Home');
    await expect(order.getByRole('status')).toHaveText(/bats 1\.$/);
    await expect(order.getByRole('listitem').first()).toContainText('C');
    await expect(page.getByRole('combobox', { name: 'C batting order' })).toHaveValue('1');
    await expect(page.getByRole('combobox', { name: 'CF batting order' })).toHaveValue('2');

    // The last row is dragged to the top with the mouse.
    const grip = order.getByRole('button', { name: /bats 9$/ });
    const from = await grip.boundingBox();
    const to = await order.getByRole('listitem').first().boundingBox();
    const last = await order.getByRole('listitem').last().textContent();
    await page.mouse.move(from!.x + 20, from!.y + 20);
    await page.mouse.down();
    await page.mouse.move(from!.x + 20, to!.y + 4, { steps: 20 });
    await page.mouse.up();
    await expect(order.getByRole('listitem').first()).toContainText(
      last!.replace(/^\d/, '').slice(0, 8),
    );

    // A slot is emptied and filled again by typing: only its former player is available.
    const bench = page.getByRole('combobox', { name: 'Bench 1 card' });
    const cardLabel = await bench.inputValue();
    await bench.fill('');
    await expect(page.getByText('23 of 24 places filled')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save Team' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Every place needs a card. Still empty: Bench 1.',
    );
    await bench.fill(cardLabel.slice(0, 9));
    await page.getByRole('option').filter({ hasText: cardLabel }).click();
    await expect(bench).toHaveValue(cardLabel);
    await expect(page.getByText('24 of 24 places filled')).toBeVisible();

    await page.getByRole('link', { name: 'Pennant' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('textbox', { name: 'Team Name' }).fill('');
    await page.getByRole('button', { name: 'Save Team' }).click();
    await expect(page.getByRole('alert')).toHaveText('Team name is required.');
    await page.getByRole('textbox', { name: 'Team Name' }).fill('Mudville Ten');
    await page.getByRole('button', { name: 'Save Team' }).click();
    await expect(page).toHaveURL(/\/team\/user$/);
    await expect(main.getByText('Team Mudville Ten successfully updated!')).toBeVisible();
  });

  await test.step('copies it, compares both, deletes the copy', async () => {
    await main.getByRole('button', { name: 'Duplicate' }).click();
    await expect(main.getByRole('heading', { name: 'Mudville Ten (copy)' })).toBeVisible();
    await main.getByRole('link', { name: 'Compare' }).first().click();
    await page.getByRole('combobox', { name: 'Against' }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByText(/Chance to win, from 1,000 games/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^SS/ })).toBeVisible();
    await expectAccessiblePage(page, 'teams compare');
    await page.goto('/team/user');
    await main.getByRole('button', { name: 'Delete' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Delete Mudville Ten (copy)?' });
    await expectAccessiblePage(page, 'teams delete');
    await dialog.getByRole('button', { name: 'Delete Team' }).click();
    await expect(main.getByRole('heading', { name: 'Mudville Ten (copy)' })).toBeHidden();
  });

  await test.step('starts games, and looks through them', async () => {
    await page.goto('/game/create');
    await page.getByRole('button', { name: 'Search all clubs' }).click();
    const opponent = page.getByRole('combobox', { name: 'Opponent Team' });
    await opponent.click();
    const list = page.getByRole('listbox', { name: 'Opponent Team' });
    await list.getByRole('option').first().click();
    await expect(opponent).toHaveValue(/score \d+, Elo \d+/);
    await opponent.fill('19');
    await expect(list.getByRole('option').first()).toContainText('19');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Away' }).check();
    await expectAccessiblePage(page, 'games new');
    await page.getByRole('button', { name: 'Play Ball' }).click();
    await expectToast(page, 'Game created successfully!');
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await startGame(page);
    await page.goto('/games/user');
    await expect(page.getByRole('checkbox', { name: 'Hide Completed Games' })).toBeChecked();
    for (const head of ['Home', 'Visiting', 'Date', 'Campaign', 'Final', 'Actions']) {
      await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeAttached();
    }
    await expect(main.getByRole('link', { name: 'Play', exact: true }).first()).toHaveAttribute(
      'href',
      /\/game\/[0-9a-f-]+\/play$/,
    );
    await expectAccessiblePage(page, 'games mine');
    await page.getByRole('searchbox', { name: 'Find a club' }).fill('nobody');
    await expect(main.getByText('No game with “nobody”')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a club' }).fill('mudville');
    await expect(main.getByRole('link', { name: 'Play', exact: true })).toHaveCount(2);
  });
});
