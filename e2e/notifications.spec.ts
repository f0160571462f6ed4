import { connectPool, type Database } from '@pennant/server/platform/database/database';
import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { subscribeWithoutService } from './subscribe-without-service.ts';
import { waitForWorker } from './offline-browser.ts';
import type { Program } from './start-program.ts';
import { signUp } from './sign-up.ts';
import { expectToast } from './toasts.ts';

let database: Database;
test.beforeAll(({ databaseUrl }) => {
  database = connectPool({ connectionString: databaseUrl });
});
test.afterAll(() => database.close());

const PASSWORD = 'Mudville#9';
const main = (page: Page) => page.getByRole('main');
const section = (page: Page) => main(page).getByRole('region', { name: 'Notifications' });
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

const aPlayer = (username: string) => ({
  username,
  email: `${username}@mudville.example`,
  password: PASSWORD,
});

/** Makes an account one of yesterday. */
const waitADay = (username: string) =>
  database.sql(
    `update account set created_at = created_at - interval '1 day' where username = $1`,
    [username],
  );

/** Publishes the team of a player's starter set: who has none is offered no notifications. */
async function publishTeam(page: Page, program: Program): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const { userTeamID } = await expectApiOk<{ userTeamID: string }>(program, 'GET /starterSet', {
    token,
  });
  await expectApiOk(program, 'PUT /challenges/team', {
    body: { userTeamID, hook: 'usual', steals: 'usual', closer: 'RP1' },
    token,
  });
}

interface Settings {
  readonly push: { readonly browsers: readonly { readonly browserID: string }[] };
  readonly letters: boolean;
}
const readSettings = async (page: Page, program: Program): Promise<Settings> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  return expectApiOk<Settings>(program, 'GET /notifications', { token });
};

test('on the first day there is nothing to switch on but letters', async ({
  page,
  program,
  mailServer,
}) => {
  await signUp(page, { program, mailServer, player: aPlayer('brouthers') });
  await page.goto('/account');
  await expect(section(page)).toContainText('From tomorrow on you can switch them on');
  const letters = section(page).getByRole('checkbox', { name: /Send me a letter/ });
  await expect(letters).not.toBeChecked();
  await letters.check();
  await expectToast(page, 'A letter will tell you');
  await page.reload();
  await expect(letters).toBeChecked();
  await page.goto('/');
  await expect(main(page).getByText('First steps')).toBeVisible();
  await expect(main(page).getByText('While you are away')).toHaveCount(0);
});

test('from the second day on a user’s day offers notifications, which the account page lists', async ({
  page,
  context,
  program,
  mailServer,
}) => {
  await subscribeWithoutService(context);
  await context.grantPermissions(['notifications']);
  await signUp(page, { program, mailServer, player: aPlayer('kelly') });
  await waitADay('kelly');
  await publishTeam(page, program);
  await page.goto('/');
  await waitForWorker(page);
  const offer = main(page).getByRole('region', { name: 'While you are away' });
  await expect(offer).toBeVisible();
  await expectAccessiblePage(page, 'home with the offer of notifications');
  await offer.getByRole('button', { name: 'Tell me' }).click();
  await expectToast(page, 'This browser will tell you');
  await expect(offer).toHaveCount(0);

  await page.goto('/account');
  await expect(section(page).getByText('This browser', { exact: true })).toBeVisible();
  await expect(section(page)).toContainText('By push.example.com.');
  await expectAccessiblePage(page, 'account with notifications');

  await test.step('switched off, the browser is told no more, and can be switched on again', async () => {
    await section(page)
      .getByRole('button', { name: /^Switch off/ })
      .click();
    await expect(section(page).getByRole('button', { name: /^Switch off/ })).toHaveCount(0);
    await press(page, 'Tell me in this browser');
    await expect(section(page).getByText('This browser', { exact: true })).toBeVisible();
    expect((await readSettings(page, program)).push.browsers).toHaveLength(1);
  });

  await test.step('after the session was lost the browser goes on with the next one', async () => {
    await page.evaluate(() => localStorage.removeItem('sessionMark'));
    await page.reload();
    const [before] = await database.sql<{ session_id: string }>(
      `select session_id from push_subscription join account using (user_id) where username = 'kelly'`,
    );
    const { AccessToken, IdToken, RefreshToken } = await expectApiOk<Record<string, string>>(
      program,
      'POST /auth/login',
      { body: { username: 'kelly', password: PASSWORD } },
    );
    await page.evaluate(
      (tokens) => {
        for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token);
        localStorage.removeItem('sessionMark');
      },
      { refreshToken: RefreshToken!, idToken: IdToken!, accessToken: AccessToken! },
    );
    await page.goto('/account');
    await expect
      .poll(async () =>
        database.sql(
          `select session_id from push_subscription join account using (user_id)
           where username = 'kelly' and session_id <> $1`,
          [before!.session_id],
        ),
      )
      .toHaveLength(1);
  });

  await test.step('logging out ends it in this browser, whoever signs in next', async () => {
    await page.goto('/logout');
    await press(page, 'LogOut');
    await expect(page).toHaveURL(/\/login$/);
    const subscription = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.pushManager.getSubscription())?.endpoint ?? null;
    });
    expect(subscription).toBeNull();
    await signUp(page, { program, mailServer, player: aPlayer('keefe') });
    await page.goto('/account');
    await expect(section(page)).toContainText('From tomorrow on');
    expect((await readSettings(page, program)).push.browsers).toEqual([]);
  });
});

test('an offer that was put away does not come back', async ({
  page,
  context,
  program,
  mailServer,
}) => {
  await context.grantPermissions(['notifications']);
  await signUp(page, { program, mailServer, player: aPlayer('radbourn') });
  await waitADay('radbourn');
  await publishTeam(page, program);
  await page.goto('/');
  const offer = main(page).getByRole('region', { name: 'While you are away' });
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByText('First steps')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto('/account');
  await expect(
    section(page).getByRole('button', { name: 'Tell me in this browser' }),
  ).toBeVisible();
});

test('a browser that may not show notifications says so', async ({ page, program, mailServer }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signUp(page, { program, mailServer, player: aPlayer('galvin') });
  await waitADay('galvin');
  await page.goto('/account');
  await expect(section(page)).toContainText('Your browser blocks notifications of Pennant.');
});

test('a push message is shown as a notification, though it was never asked for by this page', async ({
  page,
  context,
  program,
}) => {
  await context.grantPermissions(['notifications']);
  const devtools = await context.newCDPSession(page);
  const registrationID = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/about');
  await waitForWorker(page);
  const deliver = async (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: program.url,
      registrationId: await registrationID,
      data,
    });
  const readShown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const shown = await registration.getNotifications();
      return shown.map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data: data as unknown,
      }));
    });
  const beaten = {
    title: 'Beaten 4-3 by rookie6',
    body: 'Mudville Nine lost while you were away.',
    tag: 'beaten',
  };
  // The browser may drop what is delivered this soon after it has registered the worker. What comes
  // twice replaces itself.
  await expect(async () => {
    await deliver(JSON.stringify({ ...beaten, path: '/games/user' }));
    const timeout = 3_000;
    await expect
      .poll(readShown, { timeout })
      .toEqual([{ ...beaten, data: { path: '/games/user' } }]);
  }).toPass();

  await test.step('a newer one of its kind replaces it', async () => {
    await deliver(JSON.stringify({ ...beaten, title: 'Beaten 9-0 by casey', path: '/' }));
    await expect
      .poll(readShown)
      .toEqual([{ ...beaten, title: 'Beaten 9-0 by casey', data: { path: '/' } }]);
  });

  await test.step('one that leads elsewhere, or cannot be read, leads home', async () => {
    await deliver(JSON.stringify({ ...beaten, path: 'https://elsewhere.example/' }));
    await expect.poll(readShown).toEqual([{ ...beaten, data: { path: '/' } }]);
    await deliver('nonsense');
    await expect
      .poll(readShown)
      .toContainEqual(expect.objectContaining({ title: 'News from the ballpark' }));
  });
});

test('a letter tells where no browser can, and one click ends such letters', async ({
  page,
  program,
  mailServer,
}) => {
  const player = aPlayer('welch');
  await signUp(page, { program, mailServer, player });
  const lettersOn = async () => {
    const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
    await expectApiOk(program, 'PUT /notifications/letters', { token, body: { letters: true } });
  };
  await lettersOn();
  const letter = mailServer.nextEmailTo(player.email);
  await database.sql(
    `insert into outbox_notification (user_id, notification_id, kind, title, body, path, created_at,
       next_attempt_at)
     select user_id, gen_random_uuid(), 'beaten', 'Beaten 4-3 by rookie6', 'Mudville lost.', '/',
       now(), now() from account where username = 'welch'`,
  );
  const { source } = await letter;
  expect(source).toContain('Subject: Beaten 4-3 by rookie6');
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ');
  const [, address = ''] = /List-Unsubscribe:\s*<([^>]+)>/.exec(unfolded) ?? [];
  expect(new URL(address).pathname).toBe('/unsubscribe');

  await test.step('a mail program ends them by a POST, without a session', async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect((await readSettings(page, program)).letters).toBe(false);
  });

  await test.step('the link opens a page whose button ends them; the link alone does not', async () => {
    await lettersOn();
    await page.goto(address);
    await expectAccessiblePage(page, 'the page of a letter’s link');
    expect((await readSettings(page, program)).letters).toBe(true);
    await press(page, 'No more letters');
    await expect(main(page)).toContainText('No more of these letters');
    expect((await readSettings(page, program)).letters).toBe(false);
  });

  await test.step('a link that was cut says so', async () => {
    await page.goto(address.slice(0, -3));
    await press(page, 'No more letters');
    await expectToast(page, /This link is not valid/);
  });
});
