import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { accessTokenOf, rollUntilByApi, startGameByApi } from './play-by-api.ts';
import { startGame, bringInReliever, signUpWithTeam, playScreen } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import type { Program } from './start-program.ts';

const PLAYER = { username: 'chadwick', email: 'chadwick@mudville.example', password: 'Mudville#9' };

/** Returns the locators of the summary page. */
const summary = (page: Page) => ({
  chart: page.getByRole('slider', { name: 'Step through the game' }),
  eventNumber: page.getByText(/^Event \d+ of \d+$/),
  unfold: (title: string) => page.getByRole('main').getByRole('button', { name: title }),
  events: page.getByRole('table', { name: 'All Game Events' }),
  row: (event: number) => page.locator(`#event-${event}`),
  linked: page.locator('tr[aria-current=true]'),
});

test('a scorer reads the summary of a game: its line, its biggest plays, each event', async ({
  page,
  context,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  await startGame(page);
  // A pitcher faces at least one batter.
  await playScreen(page).roll.click();
  await bringInReliever(page);
  await page.getByRole('button', { name: 'Play to End' }).click();
  await expect(playScreen(page).final.first()).toBeVisible();
  await playScreen(page).final.first().click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/summary$/);
  const { chart, eventNumber, unfold, events, linked } = summary(page);

  await test.step('both tables are folded, and unfold', async () => {
    await expect(page.getByRole('table', { name: /^Box Score of/ })).toHaveCount(0);
    await unfold('Box Score').click();
    const boxScores = page.getByRole('table', { name: /^Box Score of/ });
    await expect(boxScores).toHaveCount(2);
    await expect(boxScores.first().getByRole('columnheader')).toHaveText(
      'Order Card Position AB/IP H1 H2 H3 HR R ER RBI BB SO SB CS WPA'.split(' '),
    );
    const lists = page.getByRole('region', { name: /^Box Score of/ });
    await expect(lists.first().getByRole('row', { name: /Totals/ })).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    const isCut = (list: Element) => list.scrollWidth > list.clientWidth;
    expect(await lists.first().evaluate(isCut), 'all of it is in sight on a phone').toBe(false);
    await expectAccessiblePage(page, 'box score on a phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await unfold('Box Score').click();
    await unfold('All Game Events').click();
    await expect(events.locator('thead').getByRole('columnheader')).toHaveText(
      'Score Outs Result Description Swing'.split(' '),
    );
    const change = events.getByRole('row').filter({ hasText: /Entered: .+\. Left: .+\./ });
    await expect(change.first()).toContainText('Sub');
    await expectAccessiblePage(page, 'summary with all events');
    await unfold('All Game Events').click();
    await expect(events).toHaveCount(0);
  });

  await test.step('steps through the game by key', async () => {
    const all = Number(await chart.getAttribute('aria-valuemax'));
    expect(all).toBeGreaterThan(50);
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Before the first pitch\./);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(eventNumber).toHaveText(`Event 2 of ${all}`);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Bottom 1, event \d+\..* to win/);
    await page.keyboard.press('End');
    await expect(eventNumber).toHaveText(`Event ${all} of ${all}`);
    await expect(chart).toHaveAttribute('aria-valuetext', / (0|100)% to win/);
    await page.getByRole('button', { name: 'Previous event' }).click();
    await expect(eventNumber).toHaveText(`Event ${all - 1} of ${all}`);
  });

  await test.step('and with the mouse', async () => {
    const chartBox = (await chart.boundingBox())!;
    await page.mouse.move(chartBox.x + 1, chartBox.y + 50);
    await expect(eventNumber).toHaveText(/^Event 0 of/);
    await page.mouse.move(chartBox.x + chartBox.width / 2, chartBox.y + 50);
    await expect(eventNumber).not.toHaveText(/^Event 0 of/);
    await expectAccessiblePage(page, 'summary with the line');
  });

  await test.step('follows the biggest play to its event', async () => {
    const plays = page.getByRole('region', { name: 'Biggest plays' }).getByRole('listitem');
    await expect(plays).toHaveCount(3);
    await expect(plays.first()).toContainText(/\+\d+%/);
    // The one after it is of the percentage.
    const link = plays.first().getByRole('link').first();
    const description = await link.textContent();
    await link.click();
    await expect(linked).toBeInViewport();
    await expect(linked).toBeFocused();
    await expect(linked).toContainText(description!);
    await expect(linked).toContainText(/[+\u2212]\d+%/);
  });

  await test.step('an address names an event; no link of it is offered, since others cannot follow', async () => {
    await expect(page.getByRole('link', { name: /copy/i })).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, '#event-20'));
    const opened = summary(other);
    await expect(opened.row(20)).toBeInViewport();
    await expect(opened.linked).toHaveAttribute('id', 'event-20');
    await expect(opened.chart).toHaveAttribute('aria-valuenow', '20');
    await expectAccessiblePage(other, 'summary of one event');
    await other.close();
  });

  await test.step('a link to an event that the game has not got opens the summary', async () => {
    await page.goto(`${page.url().replace(/#.*/, '')}?again#event-9999`);
    await expect(chart).toBeVisible();
    await expect(linked).toHaveCount(0);
  });

  await test.step('a guest is sent home', async () => {
    const address = page.url();
    const guest = await (await context.browser()!.newContext()).newPage();
    await guest.goto(address);
    await expect(guest).toHaveURL(`${program.url}/`);
    await guest.context().close();
  });
});

const REVIEWER = { username: 'henryc', email: 'henryc@mudville.example', password: 'Mudville#9' };

/** Plays games by the API until one has asked who runs on; returns its ID. */
async function playGameThatAsks(caller: { program: Program; token: string }): Promise<string> {
  for (;;) {
    const game = { ...caller, gameID: await startGameByApi(caller) };
    if (!(await rollUntilByApi(game, ({ pendingChoice }) => pendingChoice !== null))) continue;
    await rollUntilByApi(game, ({ isFinal }) => isFinal);
    return game.gameID;
  }
}

test('a manager reviews a game: luck, the luckiest rolls, and each decision', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: REVIEWER });
  const gameID = await playGameThatAsks({ program, token: await accessTokenOf(page) });
  await page.goto(`/game/${gameID}/summary`);
  const review = page.getByRole('region', { name: 'Luck and you' });
  const begin = review.getByRole('button', { name: 'Review this game' });

  await test.step('a game that cannot be fetched says so, and can be tried again', async () => {
    await page.route('**/replay', (route) => route.abort());
    await begin.focus();
    await page.keyboard.press('Enter');
    await expect(review.getByRole('heading', { name: 'Luck and you' })).toBeFocused();
    await expect(review.getByRole('alert')).toContainText('The game could not be reviewed');
    await expectAccessiblePage(page, 'review that failed');
    await page.unroute('**/replay');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(review.getByRole('progressbar')).toBeVisible();
  });

  await test.step('the parts of the result add up', async () => {
    const sentence = review.getByText(
      /^You had \d+%\. The dice [+\u2212]?\d+, you [+\u2212]?\d+, /,
    );
    await expect(sentence).toBeVisible({ timeout: 120_000 });
    const text = (await sentence.textContent())!.replaceAll('\u2212', '-');
    const [, start, dice, you, they] =
      /had (\d+)%\. The dice ([+-]?\d+), you ([+-]?\d+), .* ([+-]?\d+)\.$/.exec(text)!;
    const sum = [start, dice, you, they].reduce((total, part) => total + Number(part), 0);
    const isWon = (await review.getByText('Won', { exact: true }).count()) === 1;
    expect(sum).toBe(isWon ? 100 : 0);
    await expect(review.getByText('The review is done.')).toBeAttached();
  });

  await test.step('each decision has its options, and what is best is not told to cost', async () => {
    const own = review.getByRole('region', { name: 'Your decisions' });
    const remark = (await own.getByText(/^\d+ decisions?, /).textContent())!;
    const count = Number.parseInt(remark, 10);
    // Without the button they are all listed: there are few, or each cost something.
    const all = own.getByRole('button', { name: `Show all ${count} decisions` });
    if (await all.isVisible()) await all.click();
    const decisions = own.locator('ol > li');
    await expect(decisions).toHaveCount(count);
    for (const decision of await decisions.all()) {
      expect(await decision.getByRole('listitem').count()).toBeGreaterThan(1);
      await expect(decision.getByText('yours', { exact: true })).toHaveCount(1);
      await expect(decision).toContainText(/(Top|Bottom) \d+, .+ out, /);
    }
    await expect(decisions.filter({ hasText: /\d+% safe / }).first()).toBeVisible();
    await expectAccessiblePage(page, 'review of a game');
  });

  await test.step('a lucky roll leads to its play', async () => {
    const rolls = review
      .getByRole('region', { name: 'The five luckiest rolls' })
      .getByRole('listitem');
    await expect(rolls).toHaveCount(5);
    const link = rolls.first().getByRole('link');
    const description = (await link.textContent())!;
    await link.click();
    const { linked } = summary(page);
    await expect(linked).toBeInViewport();
    await expect(linked).toContainText(description);
    await expect(review.getByText(/^You had \d+%/)).toBeAttached();
  });

  await test.step('what was rolled is told in figures, too', async () => {
    const sums = review.getByRole('table', { name: 'Sums rolled for You' });
    await expect(sums.getByRole('row')).toHaveCount(12);
  });

  await test.step('what was reviewed is kept in the browser, and summed up on its own page', async () => {
    await page.reload();
    await begin.click();
    await expect(review.getByText(/^You had \d+%/)).toBeVisible();
    await page.goto('/games/user');
    await page.getByRole('link', { name: 'Luck and you' }).click();
    await expect(page).toHaveURL(/\/games\/reviews$/);
    await expect(page.getByText(/points by the dice/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Decisions by kind' })).toBeVisible();
    await expectAccessiblePage(page, 'luck and you');
    await page.getByRole('button', { name: 'Review my newest games' }).click();
    await expect(page.getByText('Your newest games are all reviewed, or cannot be.')).toBeVisible();
    await page.getByRole('button', { name: 'Forget them all' }).click();
    await expect(page.getByRole('heading', { name: 'No game reviewed yet' })).toBeVisible();
    await expectAccessiblePage(page, 'luck and you without reviews');
    await page.getByRole('button', { name: 'Review my newest games' }).click();
    await expect(page.getByText('1 game reviewed.')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/points by the dice/)).toBeVisible();
  });

  await test.step('the cards of the game have what they added to it', async () => {
    await page.goto(`/game/${gameID}/summary`);
    await page.getByRole('main').getByRole('button', { name: 'Box Score' }).click();
    const cells = page.getByRole('table', { name: 'Box Score of Mudville Nine' });
    await expect(cells.getByText(/^[+\u2212]\.\d\d$/).first()).toBeVisible();
    await expectAccessiblePage(page, 'box score with win probability added');
    await cells.getByRole('link').first().click();
    await expect(
      page.getByText('Win probability added', { exact: false }).or(page.getByText('WPA')).first(),
    ).toBeVisible();
    await page.goto('/leaderboard?stat=wpa');
    await expect(page.getByText('Win probability added').first()).toBeVisible();
    await expectAccessiblePage(page, 'board of win probability added');
  });
});
