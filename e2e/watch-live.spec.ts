import type { Browser, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { accessTokenOf } from './play-by-api.ts';
import { playScreen, rollIfFree, signUpWithTeam, startGame, resolveChoice } from './play-game.ts';
import { SERVER, startProgram } from './start-program.ts';
import { startSwitch } from './start-switch.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const PLAYER = {
  username: 'cartwright',
  email: 'cartwright@mudville.example',
  password: 'Knick#1845',
};
const ANOTHER = {
  username: 'doubleday',
  email: 'doubleday@mudville.example',
  password: 'Knick#1845',
};
const PHONE = { width: 360, height: 740 };

/** What a watched game's page and the play screen know of a game. */
interface Played {
  readonly GameEvents: readonly {
    readonly eventNumber: number;
    readonly resultDescription: string;
  }[];
  readonly isFinal: boolean;
}

/** Opens an address in a browser of its own. */
async function openAs(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Returns the locators of a watched game's page. */
const watched = (page: Page) => ({
  play: page.getByRole('region', { name: 'Current event' }),
  bar: page.getByRole('region', { name: 'Connection' }),
  sheet: page.getByRole('region', { name: 'Recent events' }),
  told: page.getByRole('log'),
});

/** Makes the next decision on the play screen, and waits until the game has moved by it. */
async function decideOnPage(page: Page, readGame: () => Promise<Played>): Promise<void> {
  const { roll, choice } = playScreen(page);
  const countEvents = async () => (await readGame()).GameEvents.length;
  const before = await countEvents();
  await expect(async () => {
    if (await choice.first().isVisible()) await resolveChoice(page, 'send');
    else {
      expect(await roll.isEnabled()).toBe(true);
      await rollIfFree(page);
    }
    // Pressed again before the game has moved, it would be the decision after this one.
    await expect.poll(countEvents).toBeGreaterThan(before);
  }).toPass();
}

test('a guest watches a game by the link that its player copied, offline in the midst', async ({
  page,
  context,
  browser,
  program,
  mailServer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  await startGame(page);
  const gameID = /\/game\/([^/]+)\/play/.exec(page.url())?.[1] ?? '';
  const token = await accessTokenOf(page);
  const readGame = () => expectApiOk<Played>(program, `GET /games/${gameID}`, { token });
  const address = `${program.url}/g/${gameID}/live`;

  await test.step('not before the player lets others watch', async () => {
    const early = await openAs(browser, address);
    await expect(early.getByRole('heading', { name: 'No game to watch' })).toBeVisible();
    await expectAccessiblePage(early, 'a game that nobody may watch');
    await early.context().close();
  });

  await test.step('the switch is in the game’s menu, and copies the address', async () => {
    await page.getByRole('button', { name: 'Game menu' }).click();
    const letWatch = page.getByRole('menuitemcheckbox', { name: /^Let others watch/ });
    await expect(letWatch).not.toBeChecked();
    await letWatch.click();
    await expect(letWatch).toBeChecked();
    await page.getByRole('menuitem', { name: 'Copy link to watch' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  const guest = await openAs(browser, address);
  const { play, bar, sheet, told } = watched(guest);
  await expect(bar).toContainText('Live');
  await expect(play).toContainText('Play ball!');

  await test.step('a play appears once the next decision is made, and is announced', async () => {
    await decideOnPage(page, readGame);
    const [first] = (await readGame()).GameEvents.toReversed();
    await expect(play).toContainText('Play ball!');
    await decideOnPage(page, readGame);
    await expect(sheet).toContainText(first!.resultDescription);
    await expect(told).toContainText(first!.resultDescription);
    await expectAccessiblePage(guest, 'a watched game');
    await expect(bar).toContainText('Waiting for the manager');
  });

  await test.step('offline it says so, and afterwards has all that was played meanwhile', async () => {
    await guest.context().setOffline(true);
    await expect(bar).toContainText('trying again');
    await expect(guest.getByRole('status').filter({ hasText: 'No connection' })).toHaveCount(1);
    for (let decision = 0; decision < 4; decision += 1) await decideOnPage(page, readGame);
    const { GameEvents } = await readGame();
    await guest.context().setOffline(false);
    await decideOnPage(page, readGame);
    await expect(bar).not.toContainText('trying again');
    await expect(guest.getByText('Connected again.')).toHaveCount(1);
    for (const { resultDescription } of GameEvents.slice(0, 2))
      await expect(sheet).toContainText(resultDescription);
    const shown = await sheet.getByRole('listitem').count();
    expect(shown, 'none is missing').toBeGreaterThanOrEqual(Math.min(9, GameEvents.length - 1));
    await expectAccessiblePage(guest, 'a watched game, connected again');
  });

  await test.step('after the last play it goes over to the page of the game', async () => {
    await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
    await expect(bar).toContainText('won');
    await expect(guest).toHaveURL(`${program.url}/g/${gameID}`);
    await expect(guest.getByRole('button', { name: 'Verify this game' })).toBeVisible();
    await guest.goto(address);
    await expect(guest).toHaveURL(`${program.url}/g/${gameID}`);
  });
  await guest.context().close();
});

test('who watches goes on with another program where theirs is killed', async ({
  page,
  browser,
  program,
  mailServer,
  databaseUrl,
}) => {
  const folder = await createTemporaryFolder();
  const second = await startProgram(
    { DATA_DIR: folder.path, DATABASE_URL: databaseUrl, LAHMAN_DIR: '', LIMITS_FACTOR: '1000' },
    SERVER,
  );
  const balancer = await startSwitch(second.url);
  await signUpWithTeam(page, { program, mailServer, player: ANOTHER });
  await startGame(page);
  const gameID = /\/game\/([^/]+)\/play/.exec(page.url())?.[1] ?? '';
  const token = await accessTokenOf(page);
  const playHalf = () =>
    expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'half' }, token });
  const body = { isWatchable: true };
  await expectApiOk(program, `PUT /games/${gameID}/watching`, { body, token });

  const guest = await openAs(browser, `${balancer.url}/g/${gameID}/live`);
  const { bar, sheet } = watched(guest);
  await playHalf();
  await playHalf();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await second.kill();
  balancer.turnTo(program.url);
  await playHalf();
  await playHalf();
  const { GameEvents } = await expectApiOk<Played>(program, `GET /games/${gameID}`, { token });
  await playHalf();
  await expect(sheet).toContainText(GameEvents[0]!.resultDescription);
  await expect(bar).not.toContainText('trying again');
  await guest.context().close();
  balancer.close();
  await folder.remove();
});
