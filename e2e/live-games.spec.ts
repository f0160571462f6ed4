import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  beginGame,
  decideIfAsked,
  liveBoard,
  meet,
  openNewcomer,
  openPlayer,
  playUntil,
} from './live-table.ts';
import { SERVER, startProgram } from './start-program.ts';
import { startSwitch } from './start-switch.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const PASSWORD = 'Knick#1845';
/** For what is tried again. */
const SOON = { timeout: 1_000 };
const player = (username: string) => ({
  username,
  email: `${username}@mudville.example`,
  password: PASSWORD,
});

test('two players meet by a link and play a whole game, one offline in the midst', async ({
  browser,
  program,
  mailServer,
}) => {
  const world = { browser, program, mailServer };
  const host = await openPlayer(world, player('wright'));
  const guest = await openNewcomer(world, player('chadwick'));
  const gameID = await meet(host, guest);
  const game = { gameID, program };
  await expectAccessiblePage(host.page, 'a live game before it begins');
  await beginGame(host, guest);

  await test.step('both see the same plays', async () => {
    // A question about runners, which is for one side alone, would cover its board.
    await playUntil(
      [host, guest],
      game,
      ({ update }) => update.events.length >= 4 && update.view.phase === 'decide',
    );
    const plays = liveBoard(host.page).sheet.getByRole('listitem');
    // The server knows of them before the page has shown them.
    await expect(plays.first()).toBeVisible();
    const [last] = await plays.allTextContents();
    await expect(liveBoard(guest.page).sheet).toContainText(last!.slice(6));
    await expectAccessiblePage(guest.page, 'a live game');
  });

  await test.step('a phrase is seen by the other side', async () => {
    await host.page.getByRole('button', { name: 'Say something' }).click();
    await host.page.getByRole('menuitem', { name: 'Good luck.' }).click();
    await expect(guest.page.getByText('Good luck.')).toBeVisible();
  });

  await test.step('who is offline is told so, and the other side that they are away', async () => {
    await guest.context.setOffline(true);
    await expect(liveBoard(guest.page).notice).toContainText('No connection');
    await expect(liveBoard(host.page).otherClock).toContainText('is away');
    await expectAccessiblePage(guest.page, 'a live game without a connection');
    await guest.context.setOffline(false);
    await expect(liveBoard(guest.page).notice).not.toContainText('No connection');
    await expect(liveBoard(host.page).otherClock).not.toContainText('is away');
  });

  await test.step('a reload in the midst goes on with the same dice', async () => {
    const { update } = await guest.read(gameID, program);
    await guest.page.reload();
    await playUntil(
      [host, guest],
      game,
      (read) => read.update.events.length > update.events.length + 2,
    );
    await expect(guest.page.getByText('Your dice for this game are in another')).toHaveCount(0);
  });

  await test.step('to its end, which both browsers verify', async () => {
    const { update } = await playUntil(
      [host, guest],
      game,
      (read) => read.update.view.phase === 'over',
    );
    expect(update.view.result).toMatchObject({ how: 'played' });
    for (const { page } of [host, guest]) {
      await liveBoard(page).verify.click();
      await expect(page.getByText('It holds.')).toBeVisible();
      await expect(page.getByText(/It is what this browser saw/)).toBeVisible();
    }
    await expectAccessiblePage(host.page, 'a live game that is over');
  });

  await host.context.close();
  await guest.context.close();
});

test('two players who look for an opponent are brought to one table, and one calls it off', async ({
  browser,
  program,
  mailServer,
}) => {
  const world = { browser, program, mailServer };
  const players = [
    await openNewcomer(world, player('anson')),
    await openNewcomer(world, player('clarkson')),
  ];
  const [one, other] = players.map(({ page }) => page);
  await one!.goto('/live');
  await expectAccessiblePage(one!, 'the lobby of live games');
  await one!.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(one!.getByText('Looking for somebody to play')).toBeVisible();
  await other!.goto('/live');
  await other!.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(one!).toHaveURL(/\/live\/[0-9a-f-]{36}$/);
  await expect(other!).toHaveURL(one!.url());

  await one!.getByRole('button', { name: 'Game menu' }).click();
  await one!.getByRole('menuitem', { name: 'Call it off' }).click();
  await one!.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  for (const page of [one!, other!])
    await expect(page.getByText('Called off', { exact: true })).toBeVisible();
  for (const { context } of players) await context.close();
});

test('a link that is withheld counts as zero at once, and its side plays on in the next half', async ({
  browser,
  program,
  mailServer,
}) => {
  const world = { browser, program, mailServer };
  const host = await openNewcomer(world, player('spalding'));
  const guest = await openNewcomer(world, player('reach'));
  const gameID = await meet(host, guest);
  const game = { gameID, program };
  await beginGame(host, guest);
  await playUntil([host, guest], game, ({ update }) => update.events.length >= 1);

  // The guest's browser decides as before; its links do not reach the server any more.
  const steps = `**/live/games/${gameID}/steps`;
  await guest.page.route(steps, async (route) => {
    const isReveal = route.request().postData()?.includes('"reveal"') === true;
    await (isReveal ? route.abort() : route.continue());
  });
  const said = /did not come within 10 seconds: their share is zero/;
  await expect(async () => {
    for (const { page } of [host, guest]) await decideIfAsked(page);
    await expect(liveBoard(host.page).notice).toContainText(said, { timeout: 100 });
  }).toPass();
  await expect(liveBoard(guest.page).notice).toContainText('your share is zero');
  await guest.page.unroute(steps);

  const { update } = await host.read(gameID, program);
  const half = Math.floor(update.view.game.ipOuts / 3);
  await playUntil(
    [host, guest],
    game,
    (read) => Math.floor(read.update.view.game.ipOuts / 3) > half,
  );
  await expect(liveBoard(guest.page).notice).not.toContainText('is zero');
  await playUntil(
    [host, guest],
    game,
    (read) => read.update.events.length > update.events.length + 4,
  );

  // Who is asked about runners decides first: the question covers the menu.
  const quit = guest.page.getByRole('menuitem', { name: 'Give it up' });
  await expect(async () => {
    await decideIfAsked(guest.page);
    await guest.page.getByRole('button', { name: 'Game menu' }).click({ timeout: 1_000 });
    await quit.click({ timeout: 1_000 });
  }).toPass();
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await expect(host.page.getByText('You win')).toBeVisible();
  await liveBoard(host.page).verify.click();
  await expect(host.page.getByText(/zero, where a link was withheld/)).toContainText('It holds.');
  await host.context.close();
  await guest.context.close();
});

test('of a side that leaves the other takes the win, or plays on against the computer', async ({
  browser,
  program,
  mailServer,
}) => {
  const world = { browser, program, mailServer };
  const host = await openNewcomer(world, player('harwood'));
  const guest = await openNewcomer(world, player('hulbert'));
  const first = await meet(host, guest);
  await beginGame(host, guest);
  const firstPage = host.page;
  const [hostTab, guestTab] = [await host.context.newPage(), await guest.context.newPage()];
  const second = await meet({ ...host, page: hostTab }, { ...guest, page: guestTab });
  await beginGame({ ...host, page: hostTab }, { ...guest, page: guestTab });
  await guest.context.close();

  const pages = [firstPage, hostTab];
  // The clocks may have gone on to a question, which covers the board until it is answered.
  const expectOnBoard = (page: Page, expectation: () => Promise<void>) =>
    expect(async () => {
      await decideIfAsked(page);
      await expectation();
    }).toPass({ timeout: 120_000 });
  for (const page of pages) {
    const { otherClock } = liveBoard(page);
    await expectOnBoard(page, () => expect(otherClock).toContainText('is away', SOON));
  }
  for (const page of pages) {
    // The minute of grace, which is the rules'.
    const takeWin = page.getByRole('button', { name: 'Take the win' });
    await expectOnBoard(page, () => expect(takeWin).toBeVisible(SOON));
    if (page === firstPage) await takeWin.click();
    else await page.getByRole('button', { name: 'Play on' }).click();
  }
  await expect(firstPage.getByText('You win')).toBeVisible();
  expect((await host.read(first, program)).update.view.result).toMatchObject({ how: 'left' });

  await expect(liveBoard(hostTab).notice).toContainText('The computer manages their side');
  const before = (await host.read(second, program)).update.events.length;
  await playUntil(
    [{ ...host, page: hostTab }],
    { gameID: second, program },
    ({ update }) => update.events.length > before + 3,
  );
  await host.context.close();
});

test('a game goes on with another program where one is killed, and nothing of it is lost', async ({
  browser,
  program,
  mailServer,
  databaseUrl,
}) => {
  const folder = await createTemporaryFolder();
  const other = await startProgram(
    { DATA_DIR: folder.path, DATABASE_URL: databaseUrl, LAHMAN_DIR: '', LIMITS_FACTOR: '1000' },
    SERVER,
  );
  const balancer = await startSwitch(other.url);
  const host = await openNewcomer({ browser, program, mailServer }, player('young'));
  const world = { browser, program, mailServer, url: balancer.url };
  const guest = await openNewcomer(world, player('keeler'));
  const gameID = await meet(host, guest);
  const game = { gameID, program };
  await beginGame(host, guest);
  await playUntil([host, guest], game, ({ update }) => update.events.length >= 3);

  await other.kill();
  balancer.turnTo(program.url);
  const { update } = await host.read(gameID, program);
  const after = await playUntil(
    [host, guest],
    game,
    (read) => read.update.events.length > update.events.length + 4,
  );
  const numbers = after.update.events.map(({ eventNumber }) => eventNumber);
  expect(numbers, 'no event is lost, and none twice').toEqual(numbers.map((_, index) => index + 1));
  await expect(liveBoard(guest.page).notice).not.toContainText('No connection');
  await host.context.close();
  await guest.context.close();
  balancer.close();
  await folder.remove();
});
