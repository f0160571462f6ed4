import { expectGoodLook } from './page-look.ts';
import { expect, test } from './program-fixture.ts';

const FOR_ANYONE = {
  About: '/about',
  Contact: '/contact',
  Artists: '/artists',
  FAQ: '/faq',
  'how chance is verified': '/fairness',
  'a forgotten password': '/forgot',
  'a letter that did not come': '/confirm',
  'a page that is not there': '/no-such-page',
};

const FOR_PLAYERS = [
  '/account',
  '/wallet',
  '/wallet/add-money',
  '/packs/buy',
  '/packs/user',
  '/cards/user',
  '/cards/sell',
  '/cardCustom',
  '/team/user',
  '/team/create',
  '/team/edit',
  '/games/user',
  '/game/create',
  '/game/01234567-0123-7123-8123-0123456789ab/play',
  '/game/01234567-0123-7123-8123-0123456789ab/summary',
];

for (const [name, path] of Object.entries(FOR_ANYONE)) {
  test(`anyone can read ${name}`, async ({ page }) => {
    await page.goto(path);
    await expectGoodLook(page, name);
  });
}

test('a guest is sent home from every page of a player', async ({ page, program }) => {
  for (const path of FOR_PLAYERS) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${program.url}/`);
  }
});
