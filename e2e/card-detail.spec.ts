import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { accessTokenOf, startGameByApi } from './play-by-api.ts';
import { signUpWithTeam } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './sign-up.ts';
import { expectToast } from './toasts.ts';

const COLLECTOR = {
  username: 'barrows',
  email: 'barrows@mudville.example',
  password: 'Mudville#9',
};
const PLAYER = { username: 'casey', email: 'casey@mudville.example', password: 'Mudville#9' };
const MANAGER = { username: 'robison', email: 'robison@mudville.example', password: 'Mudville#9' };

interface ListedCard {
  readonly cardID: number;
  readonly type: 'Batter' | 'Pitcher';
  readonly name: string;
  readonly year: number;
}

/** Returns the best batter or pitcher of a season. */
async function findBestCard(
  page: Page,
  year: number,
  type: ListedCard['type'],
): Promise<ListedCard> {
  // A program that has just started is still generating its cards.
  let found: ListedCard | undefined;
  await expect
    .poll(
      async () => {
        const response = await page.request.get(`/api/series/${year}/cards`);
        const { cards = [] } = (await response.json()) as { cards?: ListedCard[] };
        found = cards.find((card) => card.type === type);
        return found !== undefined;
      },
      { timeout: 240_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`the season of ${year} has no ${type}`);
  return found;
}

const title = ({ name, year }: ListedCard) => `${decodeURIComponent(name)} ${year}`;

test('a guest reads a batter’s card, turns it over by every key, and shares it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await findBestCard(page, 1954, 'Batter');
  await page.goto(`/cards/${card.cardID}`);
  await expect(page).toHaveTitle(`${title(card)} · Pennant`);
  await expect(page.getByRole('heading', { name: 'How well the dice match' })).toBeVisible();
  await expectAccessiblePage(page, 'a batter’s card');

  const turnButton = page.locator('.flip-card-turn');
  const flipCard = page.locator('.flip-card');
  await expect(flipCard).toHaveAttribute('data-side', 'front');
  await turnButton.click();
  await expect(flipCard).toHaveAttribute('data-side', 'back');
  for (const [key, shown] of [
    ['Enter', 'front'],
    ['Space', 'back'],
    ['f', 'front'],
  ] as const) {
    await turnButton.press(key);
    await expect(flipCard, key).toHaveAttribute('data-side', shown);
  }

  // What was not kept in 1954 is a dash, not a zero.
  const season = page.getByRole('region', { name: 'The 1954 season' });
  await expect(season.getByRole('columnheader')).toContainText(['G', 'AB', 'R', 'H', '2B', '3B']);

  await expect(page.getByRole('table', { name: 'First table' }).getByRole('cell')).toHaveCount(36);
  await expect(page.getByRole('list').filter({ hasText: 'in 36' }).first()).toContainText(
    /: \d+ in 36/,
  );
  const packs = page.getByRole('listitem').filter({ hasText: '1954 Base' });
  await expect(packs.getByText(/^1 in [\d,]+ packs$/)).toBeVisible();

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a pitcher’s card says what it does to the average batter', async ({ page }) => {
  const card = await findBestCard(page, 1912, 'Pitcher');
  await page.goto(`/cards/${card.cardID}`);
  await expect(
    page.getByRole('region', { name: 'Dice and season' }).getByRole('rowheader'),
  ).toHaveText(['H9', 'HR9', 'BB9', 'K9']);
  await expectAccessiblePage(page, 'a pitcher’s card');
});

test('a card that is missing names the packs that hold it', async ({
  page,
  program,
  mailServer,
}) => {
  await signUp(page, { program, mailServer, player: COLLECTOR });
  const card = await findBestCard(page, 1954, 'Batter');
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/cards/${card.cardID}`);
    const shoebox = page.getByRole('region', { name: 'In your shoebox' });
    await expect(shoebox.getByText('None yet')).toBeInViewport();
    await expect(shoebox.getByRole('link', { name: '1954 Base' }).first()).toBeInViewport();
    await expect(shoebox.getByText(/^1 in [\d,]+ packs, \$\d+ each$/).first()).toBeInViewport();
    await expect(page.locator('.flip-card')).toBeInViewport({ ratio: 0.8 });
  }
  await expectAccessiblePage(page, 'a missing card');
});

test('a link to a card brings its preview along', async ({ page, program }) => {
  const card = await findBestCard(page, 1954, 'Batter');
  const html = await (await page.request.get(`/cards/${card.cardID}`)).text();
  const image = `${program.url}/cards/${card.cardID}/preview.png`;
  expect(html).toContain(`<meta property="og:image" content="${image}" />`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  const picture = await page.request.get(image);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).readUInt32BE(16)).toBe(1200);
});

test('a card that is not there says so', async ({ page }) => {
  const response = await page.goto('/cards/7');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No card found' })).toBeVisible();
  await expectAccessiblePage(page, 'no card found');
});

test('a card that cannot be fetched says so, and is asked for again', async ({ page }) => {
  const card = await findBestCard(page, 1954, 'Batter');
  await page.goto('/');
  await page.route('**/api/card/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something broke.', code: 'broken' } }),
  );
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/cards/${card.cardID}`);
  await expect(page.getByText('Error fetching card details')).toBeVisible();
});

test('a player sees their copies, locks and wishes, and picks the variant', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });
  const ownCardID = await page.evaluate(async () => {
    const response = await fetch('/api/card/user', {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return ((await response.json()) as { cards: { cardID: number }[] }).cards[0]?.cardID;
  });
  await page.goto(`/cards/${ownCardID}`);
  await expect(page.getByText(/1 copy, 0 experience/)).toBeVisible();
  const shoebox = page.getByRole('region', { name: 'In your shoebox' });
  await expect(shoebox).toContainText('1 copy');
  await expect(shoebox.getByText(/^[\d,]+ of [\d,]+ cards$/)).toBeVisible();

  // What is marked is still marked after the page is loaded anew.
  await shoebox.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(shoebox).toContainText('Locked: never sold');
  await shoebox.getByRole('button', { name: 'Wish', exact: true }).click();
  await expect(shoebox.getByRole('button', { name: 'Wished' })).toBeVisible();
  await page.reload();
  await expect(shoebox.getByRole('button', { name: 'Wished' })).toBeVisible();
  await shoebox.getByRole('button', { name: 'Locked', exact: true }).click();
  await expect(shoebox.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await expect(page.getByLabel('Variant')).toHaveValue(/^\d{4}-base$/);
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toHaveCount(0);
  await expectAccessiblePage(page, 'a card of one’s own');

  // The link of the series leads to its packs.
  const series = page.locator('main li a[href^="/packs/buy?series="]').first();
  const name = (await series.textContent()) ?? '';
  await series.click();
  await expect(page).toHaveURL(/\/packs\/buy\?series=\d+$/);
  const inside = page.getByRole('dialog', { name });
  await expect(inside.getByRole('table', { name: 'Odds by tier' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
  await expect(page.getByLabel('Find a series')).toHaveValue(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/packs/buy?series=999999');
  await expect(page.getByText('That series is not on sale now.')).toBeVisible();
  await expectAccessiblePage(page, 'a series that is not on sale');
  await page.goto(`/cards/${ownCardID}`);

  await page.route('**/api/cardInventory', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something broke.', code: 'broken' } }),
  );
  await page.reload();
  await expect(page.getByText('Error fetching card inventory')).toBeVisible();
});

test('what a card has lived leads to its plays, for its user and for a guest', async ({
  page,
  browser,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: MANAGER });
  const token = await accessTokenOf(page);
  const gameID = await startGameByApi({ program, token });
  await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
  const { boxScore } = await expectApiOk<{
    boxScore: {
      home: { type: string; cardID: number; h1: number; h2: number; hr: number; wpa: number }[];
    };
  }>(program, `GET /games/${gameID}/summary`, { token });
  const hitter = boxScore.home.find(
    ({ type, h1, h2, hr }) => type === 'Batter' && h1 + h2 + hr > 0,
  );
  if (hitter === undefined) throw new Error('nobody of the home team hit safely');

  await page.goto(`/cards/${hitter.cardID}`);
  const moments = page.getByRole('list', { name: 'Firsts and milestones' });
  await expect(page.getByText(/^Came with the starter set on /)).toBeVisible();
  await expect(moments.getByRole('link', { name: 'Debut' })).toBeVisible();
  // Of one game it is the best: the figure is that of the box score.
  const wpa = new RegExp(`${Math.abs(hitter.wpa).toFixed(3).replace(/^0/, '')} WPA`);
  await expect(page.getByText('Best game').locator('..')).toContainText(wpa);
  await expectAccessiblePage(page, 'what a card has lived');
  await page.locator('.flip-card-turn').click();
  await expect(page.getByRole('rowheader', { name: 'You', exact: true })).toBeVisible();

  // The play of the first hit is that of the card, in the replay.
  await moments.getByRole('link', { name: 'First hit' }).click();
  await expect(page).toHaveURL(new RegExp(`/g/${gameID}/\\d+$`));
  await page.goBack();

  await page.getByRole('link', { name: 'As others see it' }).click();
  await expect(page).toHaveURL(`${program.url}/players/robison/cards/${hitter.cardID}`);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await expect(guest.getByText('In the collection of')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'First hit' })).toBeVisible();
  await expectAccessiblePage(guest, 'what a card has lived, for a guest');
  await expect(guest.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /, with robison$/,
  );
  await expectApiOk(program, 'PUT /users/profile', { body: { showsGames: false }, token });
  // A page that was rendered within the last two seconds may be sent once more.
  await expect
    .poll(async () => (await guest.goto(page.url()))?.status(), { timeout: 60_000 })
    .toBe(404);
  await expect(guest.getByRole('heading', { name: 'No card to see' })).toBeVisible();
  await guest.context().close();
});
