import { expect, type Page } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import type { MailServer } from './mail-server.ts';
import { accessTokenOf, startGameByApi } from './play-by-api.ts';
import type { Program } from './start-program.ts';
import { signUp, type Player } from './sign-up.ts';

/** Returns the locators of the play screen. */
export function playScreen(page: Page) {
  const choice = page.getByRole('dialog').locator('button[aria-keyshortcuts]');
  return {
    roll: page.getByRole('button', { name: /^(Hurl|Swing)$/ }),
    swing: page.getByRole('button', { name: 'Swing', exact: true }),
    final: page.getByRole('main').locator('a[href$="/summary"]'),
    /** The options of the pending choice. */
    choice,
    tags: page.getByRole('dialog', { name: /Who tags up/ }),
    /** Occupied bases. */
    onBase: page.getByLabel('Base runners').locator('[data-taken]'),
  };
}

/** Resolves the pending choice: sends the runner of the first option, or holds all. */
export async function resolveChoice(page: Page, decision: 'send' | 'hold'): Promise<void> {
  const { choice } = playScreen(page);
  await (decision === 'send' ? choice.first() : choice.last()).click();
  await expect(choice).toHaveCount(0);
}

/** Rolls until the game is over, and sends every runner who may advance. */
export async function playToFinalOut(page: Page): Promise<void> {
  const { roll, final, choice } = playScreen(page);
  for (let rolls = 0; rolls < 400; rolls += 1) {
    await expect(roll.or(final).or(choice).first()).toBeEnabled();
    if (await final.isVisible()) return;
    if (await choice.first().isVisible()) await resolveChoice(page, 'send');
    else await rollIfFree(page);
  }
}

/** Rolls, unless something that just appeared blocks the button: callers in a loop try again. */
export async function rollIfFree(page: Page): Promise<void> {
  await playScreen(page)
    .roll.click({ timeout: 5000 })
    .catch(() => undefined);
}

interface SignUp {
  readonly program: Program;
  readonly mailServer: MailServer;
  readonly player: Player;
}

/** A team, as the API returns it. */
interface Team {
  readonly userTeamID: string;
  readonly UserTeamLineups: readonly {
    readonly position: string;
    readonly cardID: number;
    readonly lineupOrder: number | null;
  }[];
}

/**
 * Signs up a new player with the game speed Instant, and without a team: that of the starter set is
 * deleted. Returns it.
 */
export async function signUpWithoutTeam(page: Page, input: SignUp): Promise<Team> {
  const { program } = input;
  const token = await signUp(page, input);
  await expectApiOk(program, 'PUT /users/setGameSpeed', { body: { gameSpeed: 'instant' }, token });
  const [starterTeam] = await expectApiOk<[Team]>(program, 'GET /teams/user', { token });
  const { userTeamID } = starterTeam;
  await expectApiOk(program, 'POST /teams/delete', { body: { userTeamID }, token });
  // Tests that need steal offers, or to be asked before Play to End, turn them on.
  await page.evaluate(() => {
    localStorage.setItem('pennant-steal-offers', 'never');
    localStorage.setItem('pennant-play-to-end', 'play');
  });
  return starterTeam;
}

/** Signs up a new player, with the game speed Instant and a team of the starter set’s cards. */
export async function signUpWithTeam(page: Page, input: SignUp): Promise<void> {
  const { UserTeamLineups } = await signUpWithoutTeam(page, input);
  const lineup = Object.fromEntries(
    UserTeamLineups.map(({ position, cardID, lineupOrder }) => [position, { cardID, lineupOrder }]),
  );
  await expectApiOk(input.program, 'POST /teams', {
    body: { name: 'Mudville Nine', lineup },
    token: await accessTokenOf(page),
  });
}

/** Replaces the user's starting pitcher by a reliever. */
export async function bringInReliever(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Substitute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Substitute' });
  await dialog
    .getByRole('group', { name: /^Lineup/ })
    .getByRole('radio', { name: /^SP/ })
    .check();
  await dialog
    .getByRole('group', { name: /^Bench/ })
    .getByRole('radio', { name: /^RP/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Submit Substitution' }).click();
  await expect(dialog).toBeHidden();
}

/** Starts a home game against a computer team for the user logged in at a page, and opens it. */
export async function startGame(page: Page): Promise<void> {
  const program = { url: new URL(page.url()).origin };
  const gameID = await startGameByApi({ program, token: await accessTokenOf(page) });
  await page.goto(`/game/${gameID}/play`);
  await expect(playScreen(page).roll).toBeEnabled();
}
