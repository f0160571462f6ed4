import type { Page } from '@playwright/test';

import { findViolations } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import {
  expectPagesKeyboardAccessible,
  expectKeyboardAccessible,
} from './keyboard-accessibility.ts';
import { type KeyboardUser, createKeyboardUser } from './keyboard-user.ts';
import { playScreen } from './play-game.ts';
import { extractLink } from './mail-server.ts';
import { expect, test } from './fixtures.ts';
import { waitForAllCards, logInFirstAdmin } from './sign-in-as-admin.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'keeler', email: 'keeler@mudville.example', password: 'Mudville#9' };
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 720 };
/** A series with so few cards that the packs bought always contain duplicates. */
const SERIES = '1871 Base';

/**
 * Expects that a page is open: its title is the window's, and `main`, named like it, has the focus.
 */
async function expectArrival(page: Page, path: RegExp | string, title: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main', { name: title })).toBeFocused();
  await expect(page).toHaveTitle(`${title} · Pennant`);
}

async function logIn(page: Page, keyboard: KeyboardUser, username: string, password: string) {
  const main = page.getByRole('main');
  await keyboard.open('/login');
  await keyboard.fill(main.getByRole('textbox', { name: 'Username' }), username);
  await keyboard.fill(main.getByRole('textbox', { name: 'Password' }), password);
  await keyboard.press('Enter');
  await expect(main).toContainText(username);
}

/** Opens a combobox with the arrow keys, expects no axe violations, and closes it with Escape. */
async function checkOptionList(page: Page, keyboard: KeyboardUser, field: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field, exact: true });
  await keyboard.use(combobox, 'ArrowDown');
  await expect(
    page.getByRole('listbox', { name: field }).getByRole('option').first(),
  ).toBeVisible();
  expect.soft(await findViolations(page), field).toEqual([]);
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: field })).toBeHidden();
  await expect(combobox).toBeFocused();
}

/** Types into a combobox and selects the first option. */
async function pick(
  page: Page,
  keyboard: KeyboardUser,
  field: string,
  text: string,
): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field, exact: true });
  await keyboard.fill(combobox, text);
  const first = page.getByRole('listbox', { name: field }).getByRole('option').first();
  await expect(first).toContainText(text);
  // Enter selects what is highlighted, which a list that has just come is not yet.
  await expect(first).toHaveAttribute('data-highlighted');
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: field })).toBeHidden();
  await expect.poll(() => combobox.inputValue()).toContain(text);
}

test.describe.serial('with the keyboard alone', () => {
  test('a guest reads every public page, and the menu of a phone', async ({ page, program }) => {
    const keyboard = createKeyboardUser(page);
    // The last campaigns are created once every card is generated.
    await waitForAllCards(program);
    await expect
      .poll(() => expectApiOk(program, 'GET /catalogue'), { timeout: 30_000 })
      .toMatchObject({ campaigns: 'there' });
    await page.setViewportSize(PHONE);
    await expectPagesKeyboardAccessible(page, [
      '/',
      '/about',
      '/contact',
      '/artists',
      '/faq',
      '/login',
      '/logout',
      '/register',
      '/forgot',
      '/reset',
      '/confirm',
      '/confirm-email',
      '/unsubscribe',
      '/how',
      '/rulebook',
      '/fairness',
      '/offline',
      '/campaigns',
      '/campaigns/1',
      '/campaign-contests/1',
      '/leaderboard',
      '/leaderboard/elo',
      '/leaderboard/players',
      '/leaderboard/live',
      '/daily',
      '/daily/2020-01-01',
      '/cups',
      '/cups/01990000-0000-7000-8000-000000000000',
      '/challenge/no-such-link',
      '/live/join/no-such-link',
      '/live/01990000-0000-7000-8000-000000000000',
      '/leaderboard/monthly/2501',
      '/leaderboard/quarterly/25Q1',
      '/players/nobody',
      '/no-such-page',
    ]);

    const menu = page.getByRole('button', { name: 'Menu' });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/about');
    await keyboard.use(menu);
    await expect(bar).toBeVisible();
    await expectKeyboardAccessible(page, 'the open menu');
    await keyboard.tabTo(bar.getByRole('link', { name: 'Login' }));
    await keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(menu).toBeFocused();
    await keyboard.press('Space');
    await keyboard.use(bar.getByRole('link', { name: 'FAQ' }));
    await expectArrival(page, /\/faq$/, 'FAQ');
    await expect(bar).toBeHidden();

    await keyboard.open('/forgot');
    await keyboard.fill(page.getByRole('textbox', { name: 'E-mail' }), 'nobody@mudville.example');
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('a letter with a link');
  });

  test('a player joins, sets up the account, and puts a team together', async ({
    page,
    program,
    mailServer,
  }) => {
    const keyboard = createKeyboardUser(page);
    const main = page.getByRole('main');

    await test.step('registers and logs in', async () => {
      await keyboard.open('/register');
      for (const [field, text] of [
        ['Username', PLAYER.username],
        ['E-mail', PLAYER.email],
        ['Password', PLAYER.password],
      ] as const)
        await keyboard.fill(main.getByRole('textbox', { name: field, exact: true }), text);
      await keyboard.press('Enter');
      await expectToast(page, 'Registration successful');
      await page.goto(extractLink(await mailServer.newestEmailTo(PLAYER.email), program.url));
      await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
      await logIn(page, keyboard, PLAYER.username, PLAYER.password);
      await expect(page).toHaveURL(`${program.url}/`);
      await keyboard.use(main.getByRole('link', { name: 'Put together a team' }));
      await expectArrival(page, /\/team\/create$/, 'Create Team');
    });

    await test.step('sets up the account', async () => {
      await keyboard.open('/account');
      const speed = page.getByLabel('Game animation speed');
      await keyboard.tabTo(speed);
      await keyboard.press('End');
      await expectToast(page, 'Game speed updated successfully!');
      await expect(speed).toHaveValue('instant');
      await keyboard.fill(page.getByRole('textbox', { name: 'Discord username' }), 'wee.willie');
      await keyboard.press('Enter');
      await expectToast(page, 'Discord username updated successfully!');
      for (const title of ['Change e-mail', 'Delete account'])
        await keyboard.checkDialog(
          main.getByRole('button', { name: title }),
          page.getByRole('dialog', { name: title }),
        );
      await keyboard.open('/account/password');
      await keyboard.fill(main.getByRole('textbox', { name: 'Present password' }), 'no');
      await keyboard.fill(main.getByRole('textbox', { name: 'New password' }), 'Mudville#10');
      await keyboard.press('Enter');
      await expectToast(page, /^Failed to change password/);
    });

    await test.step('claims the allowance', async () => {
      await keyboard.open('/wallet/add-money');
      await keyboard.use(main.getByRole('button', { name: 'Claim' }));
      await expect(main.getByRole('button', { name: 'Claimed today' })).toBeVisible();
    });

    await test.step('looks through the starter set', async () => {
      await expectPagesKeyboardAccessible(page, [
        '/cards/user?view=pictures',
        '/cards/user?view=series',
      ]);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectPagesKeyboardAccessible(page, ['/cards/user?view=table']);
      }
    });

    await test.step('puts a team together', async () => {
      await keyboard.open('/team/create');
      await checkOptionList(page, keyboard, 'C card');
      await keyboard.fill(page.getByRole('textbox', { name: 'Team Name' }), 'Mudville Nine');
      await keyboard.use(page.getByRole('button', { name: 'Fill Best Lineup' }));
      const order = page.getByRole('region', { name: 'Batting order' });
      const grip = order.getByRole('button', { name: /^Move 2B,/ });
      await keyboard.use(grip, 'Home');
      await expect(order.getByRole('status')).toHaveText(/bats 1\.$/);
      await expect(grip, 'the focus goes along').toBeFocused();
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('combobox', { name: '2B batting order' })).toHaveValue('2');

      // A slot is emptied and filled from the list.
      await page.goto('/team/create');
      await keyboard.fill(page.getByRole('textbox', { name: 'Team Name' }), 'Mudville Nine');
      await keyboard.use(page.getByRole('button', { name: 'Fill Best Lineup' }));
      const catcher = page.getByRole('combobox', { name: 'C card' });
      const cardLabel = await catcher.inputValue();
      await keyboard.tabTo(catcher);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
      await expect(page.getByText('23 of 24 places filled')).toBeVisible();
      await pick(page, keyboard, 'C card', cardLabel);
      await keyboard.use(main.getByRole('button', { name: 'Create Team' }), 'Space');
      await expectArrival(page, /\/team\/user$/, 'My Teams');
    });

    await test.step('is asked before unsaved changes are left, on every way out', async () => {
      await keyboard.checkDialog(
        main.getByRole('button', { name: 'Delete' }).first(),
        page.getByRole('dialog', { name: 'Delete Mudville Nine?' }),
      );
      await keyboard.use(main.getByRole('link', { name: 'Edit' }).first());
      await expect(page.getByRole('heading', { name: 'Edit Team' })).toBeVisible();
      const name = page.getByRole('textbox', { name: 'Team Name' });
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await keyboard.fill(name, 'Mudville Ten');
      const formUrl = page.url();
      for (const wayOut of ['Back', 'a link', 'Back again'] as const) {
        if (wayOut === 'a link')
          await keyboard.use(page.getByRole('link', { name: 'Wallet', exact: true }));
        else await page.evaluate(() => history.back());
        await expect(dialog, wayOut).toBeVisible();
        await expect(page, wayOut).toHaveURL(formUrl);
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(name).toHaveValue('Mudville Ten');
      }
      await page.evaluate(() => history.back());
      await keyboard.use(dialog.getByRole('button', { name: 'Leave' }));
      await expectArrival(page, /\/team\/user$/, 'My Teams');
      await expect(main).toContainText('Mudville Nine');
      // Forward opens the form with its saved values.
      await page.evaluate(() => history.forward());
      await expect(name).toHaveValue('Mudville Nine');
      await keyboard.fill(name, 'Mudville Ten');
      await keyboard.press('Enter');
      await expectArrival(page, /\/team\/user$/, 'My Teams');
      await expect(main).toContainText('Mudville Ten');
    });
  });

  test('an admin runs the league', async ({ page, program }) => {
    const keyboard = createKeyboardUser(page);
    const main = page.getByRole('main');
    const { username, password } = await logInFirstAdmin(program);
    await logIn(page, keyboard, username, password);

    await test.step('goes through every page', async () => {
      await expectPagesKeyboardAccessible(page, [
        '/series',
        '/series/create',
        '/series/1871',
        '/cards/bulk',
        '/cardCustom',
        '/rewards',
        '/rewards/create',
        '/team/comp-team',
        '/team/view-comp-teams',
        '/admin/roll-page',
        '/admin/users',
        '/admin/audit',
        '/admin/cups',
        '/campaigns/create',
        '/campaign-contests/create',
      ]);
      await page.setViewportSize(PHONE);
      await expectPagesKeyboardAccessible(page, [
        '/series',
        '/series/1871',
        '/rewards',
        '/admin/users',
      ]);
      await page.setViewportSize(DESKTOP);
    });

    await test.step('sorts the series', async () => {
      await keyboard.open('/series');
      const year = page.getByRole('columnheader', { name: 'Year' });
      await keyboard.use(year.getByRole('button'));
      await expect(year).toHaveAttribute('aria-sort', /ending$/);
    });

    await test.step('makes a reward', async () => {
      await keyboard.open('/rewards/create');
      await keyboard.fill(page.getByRole('textbox', { name: 'Money' }), '500');
      await checkOptionList(page, keyboard, 'Series');
      await pick(page, keyboard, 'Series', '1954 Base');
      await keyboard.fill(page.getByRole('textbox', { name: 'Description' }), 'For nimble fingers');
      await keyboard.use(main.getByRole('button', { name: 'Create Reward' }));
      await expectArrival(page, /\/rewards$/, 'Rewards');
    });

    await test.step('awards money', async () => {
      await keyboard.open('/admin/users');
      await keyboard.fill(page.getByLabel('Find a user'), PLAYER.username);
      await keyboard.press('Enter');
      await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
      await keyboard.fill(page.getByLabel(`Amount for ${PLAYER.username}`), '100000');
      await keyboard.use(
        page.getByRole('button', { name: `Award Money to ${PLAYER.username}` }),
        'Space',
      );
      await expectToast(page, /^Money awarded to user/);
      await keyboard.checkDialog(
        page.getByRole('button', { name: PLAYER.username, exact: true }),
        page.getByRole('dialog', { name: PLAYER.username }),
      );
    });

    await test.step('rolls the dice', async () => {
      await keyboard.open('/admin/roll-page');
      await pick(page, keyboard, 'Batter', '1954');
      await pick(page, keyboard, 'Pitcher', '1954');
      await keyboard.use(main.getByRole('button', { name: 'Roll', exact: true }));
      await expect(page.getByText(/ rolls made\.$/)).toBeVisible();
      await expectKeyboardAccessible(page, 'what was rolled');
      const found = await (await page.request.get('/api/series/1954/cards')).json();
      const batter = found.cards.find((card: { type: string }) => card.type === 'Batter');
      await keyboard.open(`/cards/${batter.cardID}`);
      await keyboard.use(main.getByRole('button', { name: 'Roll 600' }));
      await expect(page.getByRole('table', { name: 'What was rolled' })).toContainText('600');
    });

    await test.step('creates a campaign and reads it in the log', async () => {
      await keyboard.open('/campaigns/create');
      await keyboard.fill(page.getByRole('textbox', { name: 'Name' }), 'Keystone Cup');
      await keyboard.fill(page.getByRole('textbox', { name: 'Description' }), 'No mouse needed.');
      await keyboard.use(main.getByRole('button', { name: 'Create Campaign' }));
      await expectToast(page, 'Campaign created successfully!');
      await keyboard.open('/admin/audit');
      await expect(main).toContainText('Keystone Cup');
    });
  });

  test('a player buys, opens, looks through and sells cards', async ({ page }) => {
    const keyboard = createKeyboardUser(page);
    const main = page.getByRole('main');
    await logIn(page, keyboard, PLAYER.username, PLAYER.password);

    await test.step('buys every quantity, after a look inside', async () => {
      await expectPagesKeyboardAccessible(page, ['/packs/buy']);
      await keyboard.open('/packs/buy');
      await keyboard.use(main.getByRole('button', { name: /^Seasons/ }).first(), 'Space');
      await keyboard.fill(page.getByLabel('Find a series'), '1871');
      await keyboard.use(page.getByLabel('Only what I can afford'), 'Space');
      await expect(page.getByLabel('Only what I can afford')).toBeChecked();
      const seriesCard = page.getByRole('article', { name: SERIES });
      await keyboard.checkDialog(
        seriesCard.getByRole('button', { name: 'What is inside' }),
        page.getByRole('dialog', { name: SERIES }),
      );
      for (const amount of [1, 10, 25, 50, 100]) {
        await keyboard.use(seriesCard.getByRole('button', { name: `Buy ${amount}`, exact: true }));
        await expectToast(page, `${amount} pack(s) purchased successfully!`);
      }
      await keyboard.open('/packs/buy');
      await keyboard.use(main.getByRole('link', { name: 'My Packs' }));
      await expectArrival(page, /\/packs\/user$/, 'My Packs');
    });

    await test.step('opens a pack card by card', async () => {
      await keyboard.open('/account');
      await keyboard.tabTo(page.getByLabel('Game animation speed'));
      await keyboard.press('Home');
      await expectToast(page, 'Game speed updated successfully!');
      await expectPagesKeyboardAccessible(page, ['/packs/user']);
      await keyboard.open('/packs/user');
      await keyboard.use(main.getByRole('button', { name: 'Open Pack' }));
      const opened = '[aria-label="Opened pack"]';
      const focus = page.locator(`${opened}:focus, ${opened} :focus`);
      await expect(focus).toHaveCount(1);
      // The button that tears the pack turns its cards too: the focus stays on it.
      await keyboard.press('Enter');
      await expect(page.locator('.pack-opening-cards > li')).toHaveCount(6);
      await expect(page.locator('.pack-opening-cards [data-up]')).toHaveCount(0);
      await keyboard.press('Enter');
      await expect(page.locator('.pack-opening-cards [data-up]')).toHaveCount(1);
      await keyboard.press('ArrowRight');
      await expect(page.locator('.pack-opening-cards [data-up]')).toHaveCount(2);
      await expect(focus).toHaveCount(1);
      // Escape puts down the card that is held up, or else opens all.
      await keyboard.press('Escape');
      await keyboard.press('Escape');
      await expect(page.getByRole('table', { name: 'Cards Obtained' })).toHaveAttribute(
        'aria-rowcount',
        '7',
      );
      await keyboard.open('/account');
      await keyboard.tabTo(page.getByLabel('Game animation speed'));
      await keyboard.press('End');
      await expectToast(page, 'Game speed updated successfully!');
    });

    await test.step('opens the others at once', async () => {
      await keyboard.open('/packs/user');
      const obtained = page.getByRole('table', { name: 'Cards Obtained' });
      await keyboard.use(main.getByRole('button', { name: 'Open Pack' }));
      // At the speed Instant all cards are shown at once and have the focus.
      await expect(obtained).toHaveAttribute('aria-rowcount', '7');
      const opened = '[aria-label="Opened pack"]';
      await expect(page.locator(`${opened}:focus, ${opened} :focus`)).toHaveCount(1);
      await keyboard.use(main.getByRole('button', { name: /^Open all/ }).first());
      await expect(obtained).toHaveAttribute('aria-rowcount', /^\d{3,}$/);
      // So many packs may complete the series: its moment takes the key that ends it.
      await expect(async () => {
        await keyboard.use(main.getByRole('button', { name: 'Pictures' }), 'Space');
        await expect(obtained).toBeHidden({ timeout: 3000 });
      }).toPass();
      const skipPictures = page.getByRole('link', { name: 'Skip the pictures' });
      // A series that is complete brought one more pack, which comes before the footer.
      const openPack = main.getByRole('button', { name: 'Open Pack' });
      const footerLinks = page.getByRole('contentinfo').getByRole('link');
      const afterPictures = openPack.or(footerLinks).and(page.locator(':focus'));
      await keyboard.tabTo(skipPictures);
      await expect(async () => {
        await keyboard.press('Enter');
        await keyboard.press('Tab');
        const isPast = expect(afterPictures).toHaveCount(1, { timeout: 1000 });
        if (
          await isPast.then(
            () => true,
            () => false,
          )
        )
          return;
        // The moment took the key, and the first picture has the focus: back to the link.
        await keyboard.press('Shift+Tab');
        await expect(skipPictures).toBeFocused({ timeout: 1000 });
        throw new Error('the pictures were not skipped');
      }).toPass();
    });

    await test.step('looks through the shoebox', async () => {
      await keyboard.open('/cards/user');
      const cards = page.getByRole('table', { name: 'My Cards' });
      await keyboard.use(main.getByRole('button', { name: 'More filters' }), 'Space');
      await keyboard.use(page.getByLabel('Duplicates only'), 'Space');
      await expect(page.getByRole('button', { name: /^More filters \(1 set\)/ })).toBeVisible();
      await keyboard.use(main.getByRole('button', { name: 'Clear filters' }));
      await keyboard.open('/cards/user');
      await keyboard.use(page.getByRole('link', { name: 'Skip the table' }));
      await keyboard.press('Tab');
      await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
      await keyboard.open('/cards/user');
      await keyboard.use(cards.getByRole('button', { name: 'Name' }));
      await expect(cards.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await keyboard.tabTo(cards.getByRole('link').first());
      await keyboard.press('End');
      const last = Number(await cards.getAttribute('aria-rowcount')) - 2;
      await expect(cards.locator(`[data-row="${last}"] a`)).toBeFocused();
      await keyboard.press('Home');
      const first = cards.locator('[data-row="0"] a');
      await expect(first).toBeFocused();
      const name = (await first.textContent()) ?? '';
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main).toBeFocused();
    });

    await test.step('turns a card over, and reads it', async () => {
      await expectKeyboardAccessible(page, 'a card');
      await keyboard.open(new URL(page.url()).pathname);
      const flipCard = page.locator('.flip-card');
      await keyboard.use(main.getByRole('button', { name: 'Lock', exact: true }));
      await expect(page.getByText('Locked: never sold')).toBeVisible();
      await keyboard.use(main.getByRole('button', { name: 'Locked', exact: true }));
      await keyboard.use(main.getByRole('button', { name: 'Wish', exact: true }));
      await expect(main.getByRole('button', { name: 'Wished' })).toBeVisible();
      await keyboard.use(page.locator('.flip-card-turn'), 'Space');
      await expect(flipCard).toHaveAttribute('data-side', 'back');
    });

    await test.step('sells what there is twice', async () => {
      await expectPagesKeyboardAccessible(page, ['/cards/sell']);
      await keyboard.open('/cards/sell');
      const duplicates = page.getByRole('table', { name: 'Duplicates' });
      await keyboard.use(duplicates.getByRole('checkbox').first(), 'Space');
      await expect(page.getByText(/1 card left out/)).toBeVisible();
      await page.goto('/cards/sell');
      const opener = main.getByRole('button', { name: 'Sell All Duplicates' });
      const dialog = page.getByRole('dialog', { name: 'Sell All Duplicates?' });
      // Each row has three stops, over a hundred rows: the link past the table leads to the sale.
      await keyboard.use(page.getByRole('link', { name: 'Skip the table' }));
      await keyboard.press('Tab');
      await expect(opener).toBeFocused();
      await keyboard.checkDialog(opener, dialog);
      await keyboard.press('Enter');
      await keyboard.use(dialog.getByRole('button', { name: /^Sell for/ }));
      await expectToast(page, /sold for/);
      await expect(dialog).toBeHidden();
    });
  });

  test('a player manages games and climbs a campaign', async ({ page }) => {
    const keyboard = createKeyboardUser(page);
    const main = page.getByRole('main');
    const { roll, choice, final } = playScreen(page);
    await logIn(page, keyboard, PLAYER.username, PLAYER.password);
    await page.evaluate(() => localStorage.setItem('pennant-steal-offers', 'never'));

    await test.step('goes through the pages of a manager', async () => {
      await expectPagesKeyboardAccessible(page, [
        '/',
        '/wallet',
        '/wallet/add-money',
        '/account',
        '/account/password',
        '/team/user',
        '/game/create',
        '/game/create?against=players',
        '/game/create/1',
        '/games/user',
        '/games/reviews',
        '/campaigns',
        '/campaigns/1',
        '/campaign-contests/1',
        `/players/${PLAYER.username}`,
        '/fairness',
        '/cardCustom',
      ]);
      await page.setViewportSize(PHONE);
      await expectPagesKeyboardAccessible(page, ['/team/create', '/games/user']);
      await page.setViewportSize(DESKTOP);
    });

    await test.step('holds two teams against each other', async () => {
      await keyboard.open('/team/compare');
      await keyboard.tabTo(page.getByRole('combobox', { name: 'Against' }));
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await expect(page.getByText(/Chance to win, from 1,000 games/)).toBeVisible();
      await expectKeyboardAccessible(page, 'a comparison');
    });

    await test.step('begins a game', async () => {
      await keyboard.open('/game/create');
      await keyboard.tabTo(page.getByLabel('Your Team'));
      await keyboard.tabTo(main.getByRole('radio', { checked: true }));
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await expect(main.getByRole('button', { name: /^Play the / })).toHaveCount(3);
      await keyboard.use(main.getByRole('button', { name: 'Search all clubs' }));
      await checkOptionList(page, keyboard, 'Opponent Team');
      await pick(page, keyboard, 'Opponent Team', '19');
      await keyboard.use(main.getByRole('button', { name: 'Play Ball' }));
      await expectArrival(page, /\/game\/[0-9a-f-]+\/play$/, 'Play');
      await expect(roll).toBeEnabled();
    });

    await test.step('looks at all that a manager is asked', async () => {
      await expectKeyboardAccessible(page, 'play');
      await page.setViewportSize(PHONE);
      await expectKeyboardAccessible(page, 'play on a phone');
      await page.setViewportSize(DESKTOP);
      const gameMenu = main.getByRole('button', { name: 'Game menu' });
      await keyboard.use(gameMenu);
      await keyboard.type('Aban');
      await expect(page.getByRole('menuitem', { name: 'Abandon' })).toBeFocused();
      await keyboard.press('Enter');
      const abandon = page.getByRole('dialog', { name: 'Abandon this game?' });
      await expect(abandon.locator(':focus')).toHaveCount(1);
      await expectKeyboardAccessible(page, 'Abandon');
      await keyboard.press('Escape');
      await expect(abandon).toBeHidden();
      await expect(gameMenu, 'the focus is back').toBeFocused();
      const manager = main.getByRole('button', { name: 'Manager', exact: true });
      await keyboard.use(manager, 'Space');
      const items = page.getByRole('menuitem');
      await expect(items.first()).toBeFocused();
      await keyboard.press('ArrowDown');
      await expect(items.nth(1)).toBeFocused();
      await keyboard.press('Escape');
      await expect(items).toHaveCount(0);
      await expect(manager).toBeFocused();
      await keyboard.press('Enter');
      const substitute = page.getByRole('menuitem', { name: 'Substitute' });
      await keyboard.type('Sub');
      await expect(substitute).toBeFocused();
      await keyboard.press('Enter');
      const substitution = page.getByRole('dialog', { name: 'Substitute' });
      await expect(substitution.locator(':focus')).toHaveCount(1);
      await expectKeyboardAccessible(page, 'Substitute');
      const lineup = substitution.getByRole('group', { name: /^Lineup/ });
      await keyboard.tabTo(lineup.getByRole('radio', { disabled: false }).first());
      await keyboard.press('ArrowUp');
      await expect(lineup.getByRole('radio', { disabled: false }).last()).toBeChecked();
      const bench = substitution.getByRole('group', { name: /^Bench/ });
      await keyboard.use(bench.getByRole('radio', { disabled: false }).first(), 'Space');
      await expect(bench.getByRole('radio', { checked: true })).toHaveCount(1);
      await keyboard.use(substitution.getByRole('button', { name: 'Submit Substitution' }));
      await expectToast(page, 'Player substituted successfully!');
      await expect(substitution).toBeHidden();
      await expect(manager, 'the focus is back').toBeFocused();
    });

    await test.step('rolls, again and again, without another Tab', async () => {
      // Included although inert behind the dialog of a choice.
      const events = page.getByRole('region', { name: 'Recent events', includeHidden: true });
      await keyboard.tabTo(roll);
      for (let rolls = 0; rolls < 6; rolls += 1) {
        await expect(roll).toBeFocused();
        const previousEvents = (await events.textContent()) ?? '';
        await keyboard.press(rolls % 2 === 0 ? 'Enter' : 'Space');
        await expect(events).not.toHaveText(previousEvents);
        await expect(roll.or(choice.first()).first()).toBeEnabled();
        if (await choice.first().isVisible()) {
          await keyboard.press('Escape');
          await expect(choice.first(), 'an answer is owed').toBeVisible();
          await keyboard.use(choice.first());
          await expect(choice).toHaveCount(0);
        }
      }
      await keyboard.use(main.getByRole('button', { name: 'Play to End' }));
      const question = page.getByRole('dialog', { name: 'Play to the end?' });
      await keyboard.use(question.getByRole('button', { name: 'Play it out' }));
      await expect(final.first()).toBeVisible();
    });

    await test.step('reads the summary', async () => {
      await keyboard.use(final.first());
      await expectArrival(page, /\/summary$/, 'Game Summary');
      await keyboard.use(main.getByRole('button', { name: 'Box Score' }), 'Space');
      await expect(page.getByRole('columnheader', { name: 'AB/IP' }).first()).toBeVisible();
      const chart = page.getByRole('slider', { name: 'Step through the game' });
      await keyboard.use(chart, 'Home');
      await expect(chart).toHaveAttribute('aria-valuenow', '0');
      await keyboard.press('ArrowRight');
      await expect(chart).toHaveAttribute('aria-valuenow', '1');
      const play = page.getByRole('region', { name: 'Biggest plays' }).getByRole('link').first();
      await keyboard.use(play);
      await expect(page.locator('tr[aria-current=true]')).toBeFocused();
      await keyboard.use(main.getByRole('button', { name: 'Verify this game' }));
      await expect(main).toContainText('It holds.');
      await keyboard.open(new URL(page.url()).pathname);
      await expectKeyboardAccessible(page, 'summary');
    });

    await test.step('starts a contest, and thinks twice before resigning', async () => {
      await keyboard.open('/campaign-contests/1');
      await keyboard.use(main.getByRole('button', { name: 'Start' }));
      await expectArrival(page, /\/campaign-contests\/[0-9a-f-]+\/play$/, 'Play Contest');
      await expectKeyboardAccessible(page, 'a contest');
      await keyboard.checkDialog(
        main.getByRole('button', { name: 'Resign from Series' }),
        page.getByRole('dialog', { name: 'Resign from Series' }),
      );
      await keyboard.tabTo(main.getByLabel('Your Team'));
      await keyboard.press('End');
      await keyboard.use(main.getByRole('button', { name: 'Play Next Game' }));
      await expectArrival(page, /\/game\/[0-9a-f-]+\/play$/, 'Play');
    });

    await test.step('finds themselves on the boards', async () => {
      await page.setViewportSize(PHONE);
      await expectPagesKeyboardAccessible(page, ['/leaderboard', '/leaderboard/elo']);
      await page.setViewportSize(DESKTOP);
      await keyboard.open('/leaderboard/elo');
      await keyboard.use(main.getByRole('link', { name: PLAYER.username }).first());
      await expectArrival(page, new RegExp(`/players/${PLAYER.username}$`), 'Player');
    });

    await test.step('logs out', async () => {
      await keyboard.use(page.getByRole('button', { name: 'LogOut' }));
      await expectArrival(page, /\/login$/, 'Login');
    });
  });
});
