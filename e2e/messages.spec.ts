import type { Page, Route } from '@playwright/test';

import { granted } from './calls.ts';
import { beginGame, signIn, table } from './play-game.ts';
import { expect, test } from './program-fixture.ts';
import { allCardsMade, signInAsAdmin } from './sign-in-as-admin.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'chance', email: 'chance@mudville.example', password: 'Mudville#9' };
/** What the program says of a call that it refuses here, to see that the page repeats it. */
const WHY = 'The groundskeeper has the key.';
const LOST = 'The ballpark cannot be reached';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

/** The address of a call, whatever its query. */
const address = (call: string) => new RegExp(`/api/${call}(\\?.*)?$`);
const refuse = (page: Page, call: string) =>
  page.route(address(call), (route) =>
    route.fulfill({ status: 500, json: { error: WHY, code: 'internal_error' } }),
  );

/** Goes to a page as a link does, without loading the program anew. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A page on which nothing is asked for yet, with the user check behind it. */
async function freshPage(page: Page): Promise<void> {
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
    await refuse(page, 'campaign/create');
    await page.goto('/campaigns/create');
    await page.getByLabel('Name').fill('Mudville Cup');
    await page.getByLabel('Description').fill('For the pride of Mudville.');
    await press(page, 'Create Campaign');
    await expectToast(page, `Error creating campaign: ${WHY}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Create Campaign');
    await expect(page).toHaveURL(/\/campaigns\/\d+$/);
  });

  await test.step('a contest that cannot be made, and one that cannot be changed', async () => {
    await refuse(page, 'campaignContest/create');
    await page.goto('/campaign-contests/create');
    await main(page).getByLabel('Campaign').selectOption({ label: 'Mudville Cup' });
    const teams = main(page).getByLabel('Comp Team');
    await expect.poll(() => teams.locator('option').count()).toBeGreaterThan(1);
    await teams.selectOption({ index: 1 });
    await press(page, 'Create Contest');
    await expectToast(page, `Error creating campaign contest: ${WHY}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Create Contest');
    await expect(page).toHaveURL(/\/campaign-contests\/\d+$/);
    contestID = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.route(address(`campaignContest/${contestID}`), (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { error: WHY, code: 'internal_error' } })
        : route.continue(),
    );
    await press(page, 'Edit Contest');
    await press(page, 'Save Contest');
    await expectToast(page, `Error updating campaign contest: ${WHY}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('the dice roller on a batter’s card', async () => {
    const found = await granted<{ cards: { cardID: number; type: string }[] }>(
      program,
      'GET /series/1871/cards',
    );
    const batter = found.cards.find(({ type }) => type === 'Batter');
    await page.goto(`/cards/${batter?.cardID}`);
    const sheet = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Roll the dice' }) });
    await sheet.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(sheet.getByRole('status')).toContainText(/^The card says .+/);
    await sheet.getByRole('button', { name: 'Roll 600' }).click();
    await expect(sheet.getByRole('table', { name: 'What was rolled' })).toContainText('601');
  });
});

test('a player is told what goes wrong in the documented words', async ({
  page,
  program,
  postOffice,
}) => {
  await signIn(page, { program, postOffice, player: PLAYER });

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
    await freshPage(page);
    const held = new Promise<Route>((resolve) => {
      void page.route(address('series'), resolve, { times: 1 });
    });
    await go(page, '/packs/buy');
    await expect(main(page)).toContainText('Loading...');
    await (await held).continue();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(main(page)).not.toContainText('Loading...');
  });

  await test.step('packs that cannot be fetched or bought', async () => {
    const series = page.getByRole('article').first();
    for (const amount of [1, 10, 25, 50, 100])
      await expect(
        series.getByRole('button', { name: `Buy ${amount}`, exact: true }),
      ).toBeVisible();
    await refuse(page, 'packInventory/buy');
    await series.getByRole('button', { name: 'Buy 1', exact: true }).click();
    await expectToast(page, `Error purchasing pack: ${WHY}`);
    await expect(main(page).getByRole('alert')).toHaveText('Error purchasing pack');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(address('packInventory/buy'), (route) => route.abort());
    await series.getByRole('button', { name: 'Buy 1', exact: true }).click();
    await expectToast(page, new RegExp(`^Error purchasing pack: ${LOST}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const [path, call] of [
      ['/packs/buy', 'series'],
      ['/packs/user', 'packInventory/user'],
    ] as const) {
      await freshPage(page);
      await refuse(page, call);
      await go(page, path);
      await expectToast(page, `Error fetching packs: ${WHY}`);
      await expect(main(page).getByRole('alert')).toContainText('Error fetching packs');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('packs that are being opened, and those of who is logged in no more', async () => {
    // A season that is still being made has no packs yet.
    await allCardsMade(program);
    await page.goto('/packs/buy');
    await page.getByLabel('Find a series').fill('1871 Base');
    await page
      .getByRole('article', { name: '1871 Base' })
      .getByRole('button', { name: 'Buy 10', exact: true })
      .click();
    await expectToast(page, '10 pack(s) purchased successfully!');
    await freshPage(page);
    await go(page, '/packs/user');
    const held = new Promise<Route>((resolve) => {
      void page.route(address('packInventory/open'), resolve, { times: 1 });
    });
    await press(page, 'Open all 10');
    await expect(page.getByRole('button', { name: 'Opening Pack...' })).toBeDisabled();
    await (await held).continue();
    await expect(page.getByRole('table', { name: 'Cards Obtained' })).toBeVisible();
    await freshPage(page);
    await page.route(address('packInventory/user'), (route) =>
      route.fulfill({ status: 401, json: { error: 'Log in first.', code: 'not_signed_in' } }),
    );
    await go(page, '/packs/user');
    await expect(main(page)).toContainText('Please log in to view your packs.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('duplicates that cannot be sold', async () => {
    await refuse(page, 'cardInventory/sell/duplicate');
    await page.goto('/cards/sell');
    await press(page, 'Sell All Duplicates');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Sell for/ })
      .click();
    await expectToast(page, `Error selling duplicate cards: ${WHY}`);
    await expect(main(page).getByRole('alert')).toHaveText('Error selling duplicate cards');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('a card is drawn as the variant that is picked, and stays where that fails', async () => {
    const mine = await page.evaluate(async () => {
      const answer = await fetch('/api/card/user', {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      });
      return ((await answer.json()) as { cards: { cardID: number; year: number }[] }).cards[0];
    });
    const special = { seriesID: 9001, seriesKey: 'under-the-lights', name: 'Under the Lights' };
    await freshPage(page);
    // As if an admin had put the card into a series of his.
    await page.route(address(`card/${mine?.cardID}`), async (route) => {
      const answer = await route.fetch();
      const card = (await answer.json()) as { variants: unknown[] };
      await route.fulfill({ json: { ...card, variants: [...card.variants, special] } });
    });
    await go(page, `/cards/${mine?.cardID}`);
    const picker = page.getByLabel('Variant');
    await expect(picker).toHaveValue(`${mine?.year}-base`);
    const put = (answer: (route: Route, inventory: object) => Promise<void>) =>
      page.route(address('cardInventory'), async (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        await answer(route, route.request().postDataJSON() as object);
      });
    await put((route) =>
      route.fulfill({ status: 500, json: { error: WHY, code: 'internal_error' } }),
    );
    await picker.selectOption(special.name);
    await expectToast(page, `Error choosing the variant: ${WHY}`);
    await expect(picker).toHaveValue(`${mine?.year}-base`);
    await page.unroute(address('cardInventory'));
    let asked: object = {};
    await put(async (route, sent) => {
      asked = sent;
      const counters = 'exp ab h1 h2 h3 hr bb so runs rbi sb cs ipOuts'.split(' ');
      const inventory = Object.fromEntries(counters.map((counter) => [counter, 0]));
      await route.fulfill({ json: { ...inventory, ...sent, cardID: mine?.cardID, amount: 1 } });
    });
    await picker.selectOption(special.name);
    await expect(picker).toHaveValue(special.seriesKey);
    expect(asked).toMatchObject({ displayKey: special.seriesKey });
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
      await freshPage(page);
      await refuse(page, call);
      await refuse(page, `${call}/user`);
      await go(page, path);
      await expectToast(page, `${text}: ${WHY}`);
      await expect(main(page).getByRole('alert')).toContainText(text);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('a series whose game cannot be made, and which cannot be resigned', async () => {
    await page.goto(`/campaign-contests/${contestID}`);
    await press(page, 'Start');
    await expect(page).toHaveURL(/\/play$/);
    await main(page).getByLabel('Your Team').selectOption({ index: 1 });
    await refuse(page, 'games/campaign');
    await press(page, 'Play Next Game');
    await expectToast(page, `Error creating game: ${WHY}`);
    await refuse(page, 'userCampaignContest/resign');
    await press(page, 'Resign from Series');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expectToast(page, 'Error resigning from the campaign contest.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Escape');
    await main(page).getByRole('link', { name: 'Back to the contest' }).click();
    await expect(page).toHaveURL(new RegExp(`/campaign-contests/${contestID}$`));
  });

  await test.step('a game that cannot be fetched, a roll and a substitution that fail', async () => {
    await beginGame(page);
    const game = new URL(page.url()).pathname;
    for (const [path, call] of [
      [game, 'games/[^/]+'],
      [game.replace('/play', '/summary'), 'games/[^/]+/summary'],
    ] as const) {
      await freshPage(page);
      await refuse(page, call);
      await go(page, path);
      await expectToast(page, `Error fetching game status: ${WHY}`);
      await expect(main(page).getByRole('alert')).toContainText('Error fetching game status');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await page.goto(game);
    await expect(page.locator('.base-runners dt')).toHaveText(['1B', '2B', '3B']);
    for (const doing of ['At bat', 'Pitching'])
      await expect(page.getByRole('region', { name: new RegExp(`^${doing}: `) })).toBeVisible();
    await refuse(page, 'games/[^/]+/roll');
    await table(page).roll.click();
    await expectToast(page, `Error: ${WHY}`);
    await refuse(page, 'games/[^/]+/manageEvent');
    await page.keyboard.press('w');
    await expect(page.getByRole('dialog', { name: /^Walk / })).toBeVisible();
    await page.keyboard.press('1');
    await expectToast(page, `Error: ${WHY}`);
    await refuse(page, 'games/[^/]+/sub');
    await page.getByRole('button', { name: 'Manager', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Substitute' }).click();
    const sheet = page.getByRole('dialog', { name: 'Substitute' });
    await sheet
      .getByRole('group', { name: /^Lineup/ })
      .getByRole('radio', { name: /^\d\. DH/ })
      .check();
    await sheet
      .getByRole('group', { name: /^Bench/ })
      .getByRole('radio', { name: /^Bench/ })
      .first()
      .check();
    await sheet.getByRole('button', { name: 'Submit Substitution' }).click();
    await expectToast(page, `Error substituting player: ${WHY}`);
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
      await freshPage(page);
      await refuse(page, call);
      await go(page, path);
      await expectToast(page, `${text}: ${WHY}`);
      await expect(main(page).getByRole('alert')).toContainText(WHY);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('a team that cannot be saved', async () => {
    await page.goto('/team/create');
    await main(page).getByRole('textbox', { name: 'Team Name', exact: true }).fill('Mudville Ten');
    await press(page, 'Fill Best Lineup');
    await refuse(page, 'teams');
    await press(page, 'Create Team');
    await expectToast(page, `Error: ${WHY}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(address('teams'), (route) => route.abort());
    await press(page, 'Create Team');
    await expectToast(page, new RegExp(`^Error creating/updating user team and lineup: ${LOST}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('logging out takes the tokens with it', async () => {
    await freshPage(page);
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')));
    expect((await stored()).toSorted()).toEqual(['accessToken', 'idToken', 'refreshToken']);
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expectToast(page, 'Logout successful');
    await expect(page).toHaveURL(`${program.url}/login`);
    expect(await stored()).toEqual([]);
  });
});
