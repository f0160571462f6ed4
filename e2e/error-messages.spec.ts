import type { Page, Route } from '@playwright/test';

import { expectApiOk } from './api-client.ts';
import { holdRequests } from './hold-requests.ts';
import { startGame, signUpWithTeam, playScreen } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { waitForAllCards, signInAsAdmin } from './sign-in-as-admin.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'chance', email: 'chance@mudville.example', password: 'Mudville#9' };
/** The error text of requests refused by these tests, which the page must show. */
const REFUSAL_TEXT = 'The groundskeeper has the key.';
const UNREACHABLE = 'The ballpark cannot be reached';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

/** Returns the pattern of a URL of the API with any query. */
const apiUrl = (call: string) => new RegExp(`/api/${call}(\\?.*)?$`);
/** Makes the server fail all requests to a path of the API. */
const failRequests = (page: Page, call: string) =>
  page.route(apiUrl(call), (route) =>
    route.fulfill({ status: 500, json: { error: REFUSAL_TEXT, code: 'internal_error' } }),
  );

/** Navigates within the app, without a page load. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a page without requests of its own and waits until the user check is done. */
async function openFreshPage(page: Page): Promise<void> {
  await page.goto('/faq');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

let contestID = '';

test('an admin is told what cannot be made, and rolls a card’s dice on its page', async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);

  await test.step('a campaign that cannot be made', async () => {
    await failRequests(page, 'campaign/create');
    await page.goto('/campaigns/create');
    await page.getByLabel('Name').fill('Mudville Cup');
    await page.getByLabel('Description').fill('For the pride of Mudville.');
    await press(page, 'Create Campaign');
    await expectToast(page, `Error creating campaign: ${REFUSAL_TEXT}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Create Campaign');
    await expect(page).toHaveURL(/\/campaigns\/\d+$/);
  });

  await test.step('a contest that cannot be made, and one that cannot be changed', async () => {
    await failRequests(page, 'campaignContest/create');
    await page.goto('/campaign-contests/create');
    await main(page).getByLabel('Campaign').selectOption({ label: 'Mudville Cup' });
    const teams = main(page).getByLabel('Comp Team');
    await expect.poll(() => teams.locator('option').count()).toBeGreaterThan(1);
    await teams.selectOption({ index: 1 });
    await press(page, 'Create Contest');
    await expectToast(page, `Error creating campaign contest: ${REFUSAL_TEXT}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Create Contest');
    await expect(page).toHaveURL(/\/campaign-contests\/\d+$/);
    contestID = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.route(apiUrl(`campaignContest/${contestID}`), (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { error: REFUSAL_TEXT, code: 'internal_error' } })
        : route.continue(),
    );
    await press(page, 'Edit Contest');
    await press(page, 'Save Contest');
    await expectToast(page, `Error updating campaign contest: ${REFUSAL_TEXT}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('the dice roller on a batter’s card', async () => {
    const [series] = await expectApiOk<{ seriesID: number }[]>(program, 'GET /series');
    const found = await expectApiOk<{ cards: { cardID: number; type: string }[] }>(
      program,
      `GET /series/${series?.seriesID}/cards`,
    );
    const batter = found.cards.find(({ type }) => type === 'Batter');
    await page.goto(`/cards/${batter?.cardID}`);
    const rollerPanel = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Roll the dice' }) });
    await rollerPanel.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(rollerPanel.getByRole('status')).toContainText(/^The card says .+/);
    await rollerPanel.getByRole('button', { name: 'Roll 600' }).click();
    await expect(rollerPanel.getByRole('table', { name: 'What was rolled' })).toContainText('601');
  });
});

test('a player is told what goes wrong in the documented words', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });

  await test.step('the wallet’s table, and the place of the custom card', async () => {
    await page.goto('/wallet');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Date',
      'Amount',
      'Balance',
      'Reason',
    ]);
    await expect(main(page)).toContainText('$');
    await page.goto('/cardCustom');
    await expect(main(page)).toContainText('not open to players yet');
  });

  await test.step('pages say Loading... until the answer comes', async () => {
    await openFreshPage(page);
    const request = await holdRequests(page, apiUrl('series'));
    await navigate(page, '/packs/buy');
    await expect(main(page)).toContainText('Loading...');
    request.release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(main(page)).not.toContainText('Loading...');
  });

  await test.step('packs that cannot be fetched or bought', async () => {
    const series = page.getByRole('article').first();
    for (const amount of [1, 10, 25, 50, 100])
      await expect(
        series.getByRole('button', { name: `Buy ${amount}`, exact: true }),
      ).toBeVisible();
    await failRequests(page, 'packInventory/buy');
    await series.getByRole('button', { name: 'Buy 1', exact: true }).click();
    await expectToast(page, `Error purchasing pack: ${REFUSAL_TEXT}`);
    await expect(main(page).getByRole('alert')).toHaveText('Error purchasing pack');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(apiUrl('packInventory/buy'), (route) => route.abort());
    await series.getByRole('button', { name: 'Buy 1', exact: true }).click();
    await expectToast(page, new RegExp(`^Error purchasing pack: ${UNREACHABLE}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const [path, call] of [
      ['/packs/buy', 'series'],
      ['/packs/user', 'packInventory/user'],
    ] as const) {
      await openFreshPage(page);
      await failRequests(page, call);
      await navigate(page, path);
      await expectToast(page, `Error fetching packs: ${REFUSAL_TEXT}`);
      await expect(main(page).getByRole('alert')).toContainText('Error fetching packs');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('packs that are being opened, and those of who is logged in no more', async () => {
    // A season that is still being generated has no packs yet.
    await waitForAllCards(program);
    await page.goto('/packs/buy');
    await page.getByLabel('Find a series').fill('1871 Base');
    await page
      .getByRole('article', { name: '1871 Base' })
      .getByRole('button', { name: 'Buy 10', exact: true })
      .click();
    await expectToast(page, '10 pack(s) purchased successfully!');
    await openFreshPage(page);
    await navigate(page, '/packs/user');
    const request = await holdRequests(page, apiUrl('packInventory/open'));
    await press(page, 'Open all 10');
    await expect(page.getByRole('button', { name: 'Opening Pack...' })).toBeDisabled();
    request.release();
    await expect(page.getByRole('table', { name: 'Cards Obtained' })).toBeVisible();
    await openFreshPage(page);
    await page.route(apiUrl('packInventory/user'), (route) =>
      route.fulfill({ status: 401, json: { error: 'Log in first.', code: 'not_signed_in' } }),
    );
    await navigate(page, '/packs/user');
    await expect(main(page)).toContainText('Please log in to view your packs.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('duplicates that cannot be sold', async () => {
    await failRequests(page, 'cardInventory/sell/duplicate');
    await page.goto('/cards/sell');
    await press(page, 'Sell All Duplicates');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Sell for/ })
      .click();
    await expectToast(page, `Error selling duplicate cards: ${REFUSAL_TEXT}`);
    await expect(main(page).getByRole('alert')).toHaveText('Error selling duplicate cards');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('a card is drawn as the variant that is picked, and stays where that fails', async () => {
    const mine = await page.evaluate(async () => {
      const response = await fetch('/api/card/user', {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      });
      return ((await response.json()) as { cards: { cardID: number; year: number }[] }).cards[0];
    });
    const special = { seriesID: 9001, seriesKey: 'under-the-lights', name: 'Under the Lights' };
    await openFreshPage(page);
    // Simulates that an admin has put the card into a special series.
    await page.route(apiUrl(`card/${mine?.cardID}`), async (route) => {
      const response = await route.fetch();
      const card = (await response.json()) as { variants: unknown[] };
      await route.fulfill({ json: { ...card, variants: [...card.variants, special] } });
    });
    await navigate(page, `/cards/${mine?.cardID}`);
    const picker = page.getByLabel('Variant');
    await expect(picker).toHaveValue(`${mine?.year}-base`);
    const onPut = (respond: (route: Route, inventory: object) => Promise<void>) =>
      page.route(apiUrl('cardInventory'), async (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        await respond(route, route.request().postDataJSON() as object);
      });
    await onPut((route) =>
      route.fulfill({ status: 500, json: { error: REFUSAL_TEXT, code: 'internal_error' } }),
    );
    await picker.selectOption(special.name);
    await expectToast(page, `Error choosing the variant: ${REFUSAL_TEXT}`);
    await expect(picker).toHaveValue(`${mine?.year}-base`);
    await page.unroute(apiUrl('cardInventory'));
    let sentBody: object = {};
    await onPut(async (route, body) => {
      sentBody = body;
      const counters = 'exp ab h1 h2 h3 hr bb so runs rbi sb cs ipOuts'.split(' ');
      const inventory = Object.fromEntries(counters.map((counter) => [counter, 0]));
      await route.fulfill({ json: { ...inventory, ...body, cardID: mine?.cardID, amount: 1 } });
    });
    await picker.selectOption(special.name);
    await expect(picker).toHaveValue(special.seriesKey);
    expect(sentBody).toMatchObject({ displayKey: special.seriesKey });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('campaigns and contests that cannot be fetched', async () => {
    for (const [path, call, text] of [
      ['/campaigns', 'campaign', 'Error fetching campaigns'],
      ['/campaigns/1', 'campaign/1', 'Error fetching campaign'],
      [
        `/campaign-contests/${contestID}`,
        `campaignContest/${contestID}`,
        'Error fetching campaign contest',
      ],
      [
        `/game/create/${contestID}`,
        `campaignContest/${contestID}`,
        'Error fetching campaign contest',
      ],
      [
        '/campaign-contests/01234567-0123-7123-8123-0123456789ab/play',
        'userCampaignContest/.*',
        'Error fetching campaign contest',
      ],
    ] as const) {
      await openFreshPage(page);
      await failRequests(page, call);
      await failRequests(page, `${call}/user`);
      await navigate(page, path);
      await expectToast(page, `${text}: ${REFUSAL_TEXT}`);
      await expect(main(page).getByRole('alert')).toContainText(text);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('a series whose game cannot be made, and which cannot be resigned', async () => {
    await page.goto(`/campaign-contests/${contestID}`);
    await press(page, 'Start');
    await expect(page).toHaveURL(/\/play$/);
    await main(page).getByLabel('Your Team').selectOption({ index: 1 });
    await failRequests(page, 'games/campaign');
    await press(page, 'Play Next Game');
    await expectToast(page, `Error creating game: ${REFUSAL_TEXT}`);
    await failRequests(page, 'userCampaignContest/resign');
    await press(page, 'Resign from Series');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expectToast(page, 'Error resigning from the campaign contest.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Escape');
    await main(page).getByRole('link', { name: 'Back to the contest' }).click();
    await expect(page).toHaveURL(new RegExp(`/campaign-contests/${contestID}$`));
  });

  await test.step('a game that cannot be fetched, a roll and a substitution that fail', async () => {
    await startGame(page);
    const gamePath = new URL(page.url()).pathname;
    for (const [path, call] of [
      [gamePath, 'games/[^/]+'],
      [gamePath.replace('/play', '/summary'), 'games/[^/]+/summary'],
    ] as const) {
      await openFreshPage(page);
      await failRequests(page, call);
      await navigate(page, path);
      await expectToast(page, `Error fetching game status: ${REFUSAL_TEXT}`);
      await expect(main(page).getByRole('alert')).toContainText('Error fetching game status');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await page.goto(gamePath);
    await expect(page.getByLabel('Base runners').locator('dt')).toHaveText(['1B', '2B', '3B']);
    for (const role of ['At bat', 'Pitching'])
      await expect(page.getByRole('region', { name: new RegExp(`^${role}: `) })).toBeVisible();
    await failRequests(page, 'games/[^/]+/roll');
    await playScreen(page).roll.click();
    await expectToast(page, `Error: ${REFUSAL_TEXT}`);
    await failRequests(page, 'games/[^/]+/manageEvent');
    await page.keyboard.press('w');
    await expect(page.getByRole('dialog', { name: /^Walk / })).toBeVisible();
    await page.keyboard.press('1');
    await expectToast(page, `Error: ${REFUSAL_TEXT}`);
    await failRequests(page, 'games/[^/]+/sub');
    await page.getByRole('button', { name: 'Manager', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Substitute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Substitute' });
    await dialog
      .getByRole('group', { name: /^Lineup/ })
      .getByRole('radio', { name: /^\d\. DH/ })
      .check();
    await dialog
      .getByRole('group', { name: /^Bench/ })
      .getByRole('radio', { name: /^Bench/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Submit Substitution' }).click();
    await expectToast(page, `Error substituting player: ${REFUSAL_TEXT}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('teams, opponents, games and cards that cannot be fetched', async () => {
    for (const [path, call, text] of [
      ['/team/user', 'teams/user', 'Error fetching user teams'],
      ['/game/create', 'teams/user', 'Error fetching user teams'],
      ['/game/create', 'teams/comp-team', 'Error fetching opponent teams'],
      ['/games/user', 'games/user/', 'Error fetching games'],
      ['/team/create', 'card/user', 'Error fetching user card inventory'],
    ] as const) {
      await openFreshPage(page);
      await failRequests(page, call);
      await navigate(page, path);
      await expectToast(page, `${text}: ${REFUSAL_TEXT}`);
      await expect(main(page).getByRole('alert')).toContainText(REFUSAL_TEXT);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('a team that cannot be saved', async () => {
    await page.goto('/team/create');
    await main(page).getByRole('textbox', { name: 'Team Name', exact: true }).fill('Mudville Ten');
    await press(page, 'Fill Best Lineup');
    await failRequests(page, 'teams');
    await press(page, 'Create Team');
    await expectToast(page, `Error: ${REFUSAL_TEXT}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(apiUrl('teams'), (route) => route.abort());
    await press(page, 'Create Team');
    await expectToast(
      page,
      new RegExp(`^Error creating/updating user team and lineup: ${UNREACHABLE}`),
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('logging out takes the tokens with it', async () => {
    await openFreshPage(page);
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')));
    expect((await stored()).toSorted()).toEqual(['accessToken', 'idToken', 'refreshToken']);
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expectToast(page, 'Logout successful');
    await expect(page).toHaveURL(`${program.url}/login`);
    expect(await stored()).toEqual([]);
  });
});
