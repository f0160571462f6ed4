import { expectApiOk } from './api-client.ts';
import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { playScreen, signUpWithTeam } from './play-game.ts';
import { accessTokenOf } from './play-by-api.ts';

const PLAYER = {
  username: 'iron_horse_2130',
  email: 'ironhorse@mudville.example',
  password: 'Luckiest#4',
};
const MAX_UNDER_WAY = 20;

interface Team {
  readonly userTeamID: string;
}

test.use({ viewport: { width: 360, height: 740 } });

test('at twenty games under way the pages say so, and end one to start the next', async ({
  page,
  program,
  mailServer,
}) => {
  const main = page.getByRole('main');
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  const token = await accessTokenOf(page);
  const [team] = await expectApiOk<Team[]>(program, 'GET /teams/user', { token });
  const readClubs = () =>
    expectApiOk<Team[]>(program, 'GET /teams/comp-team?lineups=none', { token });
  // Clubs come with their season's cards.
  await expect
    .poll(async () => (await readClubs()).length, { timeout: 120_000 })
    .toBeGreaterThan(0);
  const [club] = await readClubs();
  const startByApi = () =>
    expectApiOk<{ gameID: string }>(program, 'POST /games', {
      body: {
        homeUserTeamID: team?.userTeamID,
        visitingUserTeamID: club?.userTeamID,
        role: 'home',
      },
      token,
    });
  const { gameID: finalGame } = await startByApi();
  await expectApiOk(program, `POST /games/${finalGame}/play`, { body: { until: 'final' }, token });
  for (let game = 0; game < MAX_UNDER_WAY; game += 1) await startByApi();
  const rows = page.getByRole('list', { name: 'Games under way' }).getByRole('listitem');

  await test.step('New Game lists them instead of opponents', async () => {
    await page.goto('/game/create');
    await expect(main.getByRole('heading', { name: 'The schedule is full' })).toBeVisible();
    await expect(rows).toHaveCount(MAX_UNDER_WAY);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessiblePage(page, 'New Game with a full schedule');
  });

  await test.step('a game is not abandoned by one click, and the focus follows', async () => {
    const abandon = rows.first().getByRole('button', { name: 'Abandon', exact: true });
    await abandon.click();
    await expect(rows.first()).toContainText('It counts as a loss and pays nothing.');
    await expect(page.getByRole('button', { name: 'Abandon the game' })).toBeFocused();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(abandon).toBeFocused();
  });

  await test.step('the rematch of a final game opens the same list, and starts once there is room', async () => {
    await page.goto(`/game/${finalGame}/summary`);
    await main.getByRole('button', { name: 'Rematch' }).click();
    const dialog = page.getByRole('dialog', { name: 'The schedule is full' });
    await expect(dialog).toContainText('You have 20 games under way, as many as anyone may have.');
    await expect(dialog.getByRole('button', { name: 'Start the game' })).toBeDisabled();
    await expectAccessiblePage(page, 'the dialog of a full schedule');
    await rows.first().getByRole('button', { name: 'Play to End' }).click();
    await page.getByRole('button', { name: 'Play it out' }).click();
    const room = page.getByRole('dialog', { name: 'There is room again' });
    await expect(room.getByRole('status')).toContainText(/won \d+-\d+/);
    await expect(rows).toHaveCount(MAX_UNDER_WAY - 1);
    await expect(room.getByRole('button', { name: 'Start the game' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await expect(playScreen(page).roll).toBeEnabled();
  });

  await test.step('New Game proposes clubs again after one was ended there', async () => {
    await page.goto('/game/create');
    await expect(rows).toHaveCount(MAX_UNDER_WAY);
    await rows.first().getByRole('button', { name: 'Abandon', exact: true }).click();
    await page.getByRole('button', { name: 'Abandon the game' }).click();
    await expect(main.getByRole('status').first()).toHaveText(
      /gave the game up\. There is room for a new game\./,
    );
    await expect(main.getByRole('heading', { name: 'Three clubs' })).toBeVisible();
  });

  await test.step('past the twentieth game of a day, the summary says what it did not bring', async () => {
    // Two have ended that count; the abandoned one does not.
    for (let game = 2; game < MAX_UNDER_WAY; game += 1) {
      const { gameID } = await startByApi();
      await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
    }
    const { gameID } = await startByApi();
    await page.goto(`/game/${gameID}/play`);
    await page.getByRole('button', { name: 'Play to End' }).click();
    const bar = page.locator('[data-roll-bar]');
    await expect(bar.getByRole('status')).toContainText(/Experience \+(5|15) \(half\)/);
    await expect(bar.getByRole('status')).toContainText('Not on the leaderboards');
    await page.goto(`/game/${gameID}/summary`);
    const brought = page.getByRole('region', { name: 'What it brought' });
    await expect(brought).toContainText(
      'It was your 21st game of the day: after 20, a game brings half the experience',
    );
    await expect(brought).toContainText('if you roll at least half of it yourself');
    await expectAccessiblePage(page, 'the summary of a game past the twentieth');
  });

  await test.step('a team name with a hidden mark is refused at its field, an emoji is not', async () => {
    await page.goto(`/team/edit?team=${team?.userTeamID}`);
    const name = page.getByRole('textbox', { name: 'Team Name' });
    await name.fill('Mud\u202Eville');
    await expect(name).toHaveAccessibleDescription(
      'A team name holds a hidden mark that turns the writing around. Type it again.',
    );
    await name.fill('🐻 Bears');
    await expect(name).toHaveAccessibleDescription('');
    await page.getByRole('button', { name: 'Save Team' }).click();
    await expect(main.getByText('Team 🐻 Bears successfully updated!')).toBeVisible();
  });
});
