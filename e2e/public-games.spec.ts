import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { accessTokenOf, startGameByApi } from './play-by-api.ts';
import { signUpWithTeam } from './play-game.ts';
import type { Program } from './start-program.ts';

const PLAYER = { username: 'hulbert', email: 'hulbert@mudville.example', password: 'Mudville#9' };
const PHONE = { width: 360, height: 740 };

/** Opens an address in a browser of somebody without an account. */
async function openAsGuest(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Plays a game to its end by the API, and returns its ID. */
async function playGame(page: Page, program: Program): Promise<string> {
  const token = await accessTokenOf(page);
  const gameID = await startGameByApi({ program, token });
  await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
  return gameID;
}

/** Returns the locators of a public game's page. */
const publicGame = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  play: page.getByRole('region', { name: 'Current event' }),
  lit: page.locator('td[data-hit]'),
  change: page.getByRole('region', { name: 'Before and after' }),
  step: (name: string) => page.getByRole('link', { name, exact: true }),
  missing: page.getByRole('heading', { name: 'No game to see' }),
});

test('a guest opens the link that a player copied, steps through the game and verifies it', async ({
  page,
  context,
  browser,
  program,
  mailServer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  const gameID = await playGame(page, program);
  const game = await expectApiOk<{
    events: { resultDescription: string; resultType: string | null }[];
  }>(program, `GET /public/games/${gameID}`);
  const last = game.events.length;

  await page.goto(`/game/${gameID}/summary`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address, 'the address and nothing else').toBe(`${program.url}/g/${gameID}`);
  await expectAccessiblePage(page, 'summary of a game that is shown');

  const guest = await openAsGuest(browser, address, { viewport: PHONE });
  const { heading, play, lit, change, step } = publicGame(guest);

  await test.step('on a phone both names, the score, the play and the field are in sight', async () => {
    await expect(heading).toContainText('Mudville Nine');
    await expect(guest.getByText(`the computer at ${PLAYER.username}`)).toBeInViewport();
    for (const part of [heading, play, guest.locator('.ballpark-ground')])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(play).toContainText(game.events.at(-1)!.resultDescription);
    await expectAccessiblePage(guest, 'public game');
  });

  await test.step('arrows and keys go through it, and each event has its address', async () => {
    await guest.setViewportSize(PHONE);
    await step('Previous event').click();
    await expect(guest).toHaveURL(`${address}/${last - 1}`);
    await expect(play).toContainText(game.events[last - 2]!.resultDescription);
    await guest.keyboard.press('Home');
    await expect(guest).toHaveURL(`${address}/1`);
    await guest.keyboard.press('ArrowRight');
    await expect(guest).toHaveURL(`${address}/2`);
    await expect(guest.locator('.public-game').getByRole('status')).toContainText(
      game.events[1]!.resultDescription,
    );
    await guest.keyboard.press('ArrowLeft');
    await expect(play).toContainText(game.events[0]!.resultDescription);
    await expect(change).toContainText(/%.*→.*%/);
    expect(await lit.count(), 'both cards show what was rolled').toBeGreaterThanOrEqual(2);
    await guest.reload();
    await expect(guest).toHaveTitle(/, Top 1: /);
    await expect(play).toContainText(game.events[0]!.resultDescription);
    await expectAccessiblePage(guest, 'one event of a public game');
    await guest.keyboard.press('End');
    await expect(guest).toHaveURL(`${address}/${last}`);
  });

  await test.step('the biggest play is shown on the field', async () => {
    const plays = guest.getByRole('region', { name: 'Biggest plays' }).getByRole('listitem');
    // The link after it is of the percentage.
    const biggest = plays.last().getByRole('link').first();
    const sentence = (await biggest.textContent()) ?? '';
    await biggest.click();
    await expect(play).toContainText(sentence);
    await expect(play).toBeInViewport();
    await biggest.click();
    await expect(play, 'that of the play which is shown leads there, too').toBeInViewport();
  });

  await test.step('it verifies in the guest’s own browser', async () => {
    await guest.getByRole('button', { name: 'Verify this game' }).click();
    await expect(guest.getByText('It holds.')).toBeVisible();
    await guest.getByRole('button', { name: 'Box Score' }).click();
    await expect(guest.getByRole('table', { name: /^Box Score of/ })).toHaveCount(2);
  });

  await test.step('the page needs no script, is kept from search engines and has a picture', async () => {
    const plain = await openAsGuest(browser, `${address}/1`, { javaScriptEnabled: false });
    await expect(publicGame(plain).play).toContainText(game.events[0]!.resultDescription);
    await publicGame(plain).step('Next event').click();
    await expect(publicGame(plain).play).toContainText(game.events[1]!.resultDescription);
    await plain.context().close();
    const response = await fetch(`${address}/1`);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(await response.text())?.[1];
    expect(picture).toBe(`${address}/1/preview.png`);
    expect((await fetch(picture!)).headers.get('content-type')).toBe('image/png');
  });

  await test.step('the share sheet gets the address of the play and nothing else', async () => {
    const sharer = await browser.newContext();
    await sharer.addInitScript(() => {
      Object.assign(navigator, {
        share: async (link: object) => {
          document.title = JSON.stringify(link);
        },
      });
    });
    const shared = await sharer.newPage();
    await shared.goto(`${address}/3`);
    await shared.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(shared).toHaveTitle(JSON.stringify({ url: `${address}/3` }));
    await sharer.close();
  });

  await test.step('and leads to a half-inning of the guest’s own', async () => {
    await guest.getByRole('link', { name: 'Swing a bat' }).click();
    await expect(guest.getByRole('heading', { name: /You have the bat/ })).toBeVisible();
  });

  await test.step('until it is hidden: this game, or all', async () => {
    const expectSeen = async (isSeen: boolean) =>
      expect(async () => {
        const response = await guest.goto(address);
        expect(response?.status()).toBe(isSeen ? 200 : 404);
        await expect(isSeen ? publicGame(guest).play : publicGame(guest).missing).toBeVisible({
          timeout: 5000,
        });
      }).toPass();
    const own = page.getByRole('checkbox', { name: /^Anyone who has its link/ });
    await own.uncheck();
    await expect(own).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await expectSeen(false);
    await expectAccessiblePage(guest, 'a game that is hidden');
    await own.check();
    await expectSeen(true);
    await page.goto('/account');
    const all = page.getByRole('checkbox', { name: 'Show my games to anyone who has their link' });
    await all.uncheck();
    await expect(page.getByText('Your games are hidden.')).toBeVisible();
    await expectAccessiblePage(page, 'account without shown games');
    await expectSeen(false);
    await page.goto(`/game/${gameID}/summary`);
    await expect(page.getByText('you hide all your games')).toBeVisible();
  });
  await guest.context().close();
});
