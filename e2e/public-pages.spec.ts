import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const FOR_ANYONE = {
  About: '/about',
  Contact: '/contact',
  Artists: '/artists',
  FAQ: '/faq',
  'how a card is read': '/how',
  'the rulebook': '/rulebook',
  'how chance is verified': '/fairness',
  'a forgotten password': '/forgot',
  'a letter that did not come': '/confirm',
  'a new address without its letter': '/confirm-email',
  'letters, without the link of one': '/unsubscribe',
  'what can be read offline': '/offline',
  'a page that is not there': '/no-such-page',
};

const FOR_PLAYERS = [
  '/account',
  '/account/password',
  '/wallet',
  '/wallet/add-money',
  '/packs/buy',
  '/packs/user',
  '/cards/user',
  '/cards/sell',
  '/cards/swap',
  '/cardCustom',
  '/team/user',
  '/team/create',
  '/team/edit',
  '/team/compare',
  '/games/user',
  '/games/reviews',
  '/game/create',
  '/game/01234567-0123-7123-8123-0123456789ab/play',
  '/game/01234567-0123-7123-8123-0123456789ab/summary',
];

for (const [name, path] of Object.entries(FOR_ANYONE)) {
  test(`anyone can read ${name}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessiblePage(page, name);
  });
}

test('home brings its own style sheet in the document, and other pages do without it', async ({
  page,
  program,
}) => {
  const scene = page.locator('.guest-scene').first();
  const [home, faq] = await Promise.all(
    ['/', '/faq'].map(async (path) => (await fetch(`${program.url}${path}`)).text()),
  );
  expect(home).toContain('.guest-scene{');
  expect(faq).not.toContain('.guest-scene{');
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(scene).toHaveCSS('display', 'grid');
  await page.goto('/');
  await expect(scene).toHaveCSS('display', 'grid');
});

test('a page is sent with the styles that it uses, and another opened from it brings the rest', async ({
  page,
  program,
}) => {
  const board = await (await fetch(`${program.url}/leaderboard`)).text();
  const faq = await (await fetch(`${program.url}/faq`)).text();
  const styles = (html: string) => /<style data-page[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const classes = [...board.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
    (names ?? '').split(' '),
  );
  const own = classes.find(
    (name) =>
      /^[a-z]+-\d+$/.test(name) &&
      styles(board).includes(`.${name}{`) &&
      !styles(faq).includes(`.${name}{`),
  );
  expect(own, 'a class that only the board uses').toBeDefined();
  const isApplied = () =>
    page.evaluate(
      (name) =>
        [...document.styleSheets]
          .filter(({ disabled }) => !disabled)
          .some((sheet) => {
            const texts = [...sheet.cssRules].map(({ cssText }) => cssText);
            return texts.some((text) => text.includes(`.${name} {`));
          }),
      own,
    );
  await page.goto('/faq');
  expect(await isApplied()).toBe(false);
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Time');
  expect(await isApplied()).toBe(true);
  await expect(page.locator('style[data-page]')).toHaveCount(0);
});

test('a guest learns by the keyboard how a card is read, leaves, and goes on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How a card is read' }).click();
  await expect(page).toHaveURL(/\/how$/);
  const lesson = page.getByRole('region', { name: 'The batter’s dice' });
  const said = page.getByRole('main').getByRole('status');
  await lesson.getByRole('button', { name: 'Roll the dice' }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('of 36 falls');
  await expect(lesson.getByRole('figure')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(said).toContainText('a single it stays');
  await expectAccessiblePage(page, 'a roll of the lesson');
  await page.reload();
  await expect(said).toContainText('a single it stays');

  const place = page.getByText(/^Step \d of 6$/);
  const next = page.getByRole('button', { name: /^(See|Next|Roll|Send|Finish)/ }).first();
  await next.focus();
  for (let step = 1; step < 6;) {
    await page.keyboard.press('Enter');
    const shown = await place.textContent();
    step = Number(shown?.slice(5, 6));
    await expect(next).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: 'As it comes' })).toBeVisible();
  for (let beat = 0; beat < 10 && (await place.isVisible()); beat += 1) {
    await expect(page.locator('main :focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('6 of 6 done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeFocused();
});

test('a percentage opens its sentence, and the way from there to the rulebook', async ({
  page,
}) => {
  // Before its scripts run, the link leads to the rulebook itself.
  await page.goto('/how', { waitUntil: 'networkidle' });
  const sum = page.getByRole('link', { name: 'sum', exact: true });
  await sum.focus();
  await page.keyboard.press('Enter');
  const sentence = page.getByRole('dialog', { name: 'Rulebook: A card' });
  await expect(sentence).toContainText('Two dice fall in 36 ways');
  await expectAccessiblePage(page, 'a sentence of the rulebook');
  await page.keyboard.press('Escape');
  await expect(sentence).toBeHidden();
  await expect(sum).toBeFocused();
  await page.keyboard.press('Enter');
  await sentence.getByRole('link', { name: 'Read on in the rulebook' }).click();
  await expect(page).toHaveURL(/\/rulebook#two-dice$/);
  await expect(page.locator('#two-dice')).toBeFocused();
});

test('the rulebook is searched by the keyboard; it and the lesson are there without scripts', async ({
  page,
  program,
}) => {
  const [rulebook, how] = await Promise.all(
    ['/rulebook', '/how'].map(async (path) => (await fetch(`${program.url}${path}`)).text()),
  );
  expect(rulebook).toContain('id="steal-chance"');
  expect(how).toContain('id="lesson"');
  await page.goto('/rulebook');
  await page.getByRole('searchbox', { name: 'Search the rulebook' }).fill('odds steal');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 sentence in 1 section/);
  await expectAccessiblePage(page, 'a search of the rulebook');
  await page.keyboard.press('Enter');
  await expect(page.locator('p:focus mark').first()).toBeVisible();
});

test('a guest is sent home from every page of a player', async ({ page, program }) => {
  for (const path of FOR_PLAYERS) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${program.url}/`);
  }
});

test('the FAQ tells what is coming, where bugs go, the known issue, and the releases', async ({
  page,
}) => {
  await page.goto('/faq');
  const faq = page.getByRole('main');
  for (const text of [
    'Pitcher stamina',
    'Monthly and quarterly leaderboards',
    'Playing other users’ teams',
    'Tournaments',
    'More campaigns',
    'Bugs are reported on the community chat server.',
    'Substitutions only allow a player of the same position.',
    'Accurate hit locations',
    'Extra bases',
    'Tagging up',
    'No same card at two positions',
    'Stealing',
    'Runs, steals and caught stealing are credited to the correct batter',
    'Steals on the leaderboard',
  ])
    await expect(faq).toContainText(text);
  for (const version of ['.23', '.24'])
    await expect(faq.getByRole('heading', { name: version, exact: true })).toBeVisible();
});

test('the footer names the version, and the bar the sites beside this one', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('0.0.24-fe');
  const elsewhere = page.getByRole('navigation', { name: 'Elsewhere' });
  await elsewhere.getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL(/\/contact#chat$/);
});
