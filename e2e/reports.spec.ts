import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk, requestApi } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { accessTokenOf, startGameByApi } from './play-by-api.ts';
import { signUpWithTeam } from './play-game.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { signUp } from './sign-up.ts';
import { expectToast, recordToasts } from './toasts.ts';

const OWNER = { username: 'chapman', email: 'chapman@mudville.example', password: 'Mudville#9' };
const READER = { username: 'weaver', email: 'weaver@mudville.example', password: 'Mudville#9' };
const VILE = 'Mudville Nine';

/** The text of a letter, whose lines are broken where the mail's encoding breaks them. */
const textOf = ({ source }: { readonly source: string }) =>
  source.replaceAll('=\r\n', '').replaceAll('=E2=80=9C', '“').replaceAll('=E2=80=9D', '”');

test('a user reports a team’s name on a public game; an admin renames it, everywhere, and a letter tells', async ({
  page,
  browser,
  program,
  mailServer,
}) => {
  await signUpWithTeam(page, { program, mailServer, player: OWNER });
  const token = await accessTokenOf(page);
  const gameID = await startGameByApi({ program, token });
  await expectApiOk(program, `POST /games/${gameID}/play`, { body: { until: 'final' }, token });
  const address = `${program.url}/g/${gameID}`;

  const reader = await (await browser.newContext()).newPage();
  const button = reader.getByRole('button', { name: `Report ${VILE}` });

  await test.step('neither a guest nor the team’s own user sees a way to report it', async () => {
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(VILE);
    await expect(reader.getByRole('link', { name: 'Swing a bat' })).toBeVisible();
    await expect(button).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Your summary of it' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0);
  });

  await test.step('another user reports it by the keyboard, with a reason', async () => {
    await signUp(reader, { program, mailServer, player: READER });
    await reader.goto(address);
    await button.focus();
    await reader.keyboard.press('Enter');
    const dialog = reader.getByRole('dialog', { name: 'Report a name' });
    await expect(dialog).toContainText('The team’s name Mudville Nine');
    await expectAccessiblePage(reader, 'the dialog that reports a name');
    await dialog.getByRole('radio', { name: 'It insults or threatens' }).check();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    const thanks = reader.getByRole('dialog', { name: 'Thank you' });
    await expect(thanks).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(thanks).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('and the username on the player’s page', async () => {
    await reader.goto(`${program.url}/players/${OWNER.username}`);
    await reader.getByRole('button', { name: `Report ${OWNER.username}` }).click();
    const dialog = reader.getByRole('dialog', { name: 'Report a name' });
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(reader.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  });

  const office = await browser.newContext();
  await recordToasts(office);
  const admin = await office.newPage();
  const nextEmail = mailServer.nextEmailTo(OWNER.email);
  await test.step('the admin sees both, and renames the team', async () => {
    await signInAsAdmin(admin, program);
    await admin.getByRole('link', { name: 'Reports', exact: true }).click();
    const entries = admin.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.filter({ hasText: VILE })).toContainText(
      'One player: It insults or threatens.',
    );
    await expectAccessiblePage(admin, 'the admins’ list of reports');
    await admin.getByRole('button', { name: `Rename: ${VILE}` }).click();
    const dialog = admin.getByRole('dialog', { name: 'Rename?' });
    await expectAccessiblePage(admin, 'the dialog that renames what was reported');
    await dialog.getByLabel(/^The reason/).fill('It mocks a town.');
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
    await expectToast(admin, 'Renamed.');
    await expect(entries.filter({ hasText: VILE })).toContainText(/Renamed to Team [A-Z2-9]{5}/);
  });

  await test.step('the public page has the new name, and so has the user', async () => {
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(/Team [A-Z2-9]{5}/);
    await expect(reader.getByRole('main')).not.toContainText(VILE);
    await page.goto('/team/user');
    await expect(page.getByRole('main')).toContainText(/Team [A-Z2-9]{5}/);
  });

  await test.step('a letter says what was changed, and why', async () => {
    const letter = textOf(await nextEmail);
    expect(letter).toContain('Subject: A team of yours at Pennant has another name');
    expect(letter).toContain('It mocks a town.');
    expect(letter).toMatch(/Team [A-Z2-9]{5}/);
  });

  await test.step('the admin renames the user, who logs in with the name of the letter', async () => {
    const next = mailServer.nextEmailTo(OWNER.email);
    await admin.getByRole('button', { name: `Rename: ${OWNER.username}` }).click();
    const dialog = admin.getByRole('dialog', { name: 'Rename?' });
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(dialog).toBeHidden();
    const newName = /player-[a-z2-9]{5}/.exec(textOf(await next))?.[0] ?? '';
    const { password } = OWNER;
    const former = await requestApi(program, 'POST /auth/login', {
      body: { username: OWNER.username, password },
    });
    expect(former.status).toBe(401);
    await page.goto('/logout');
    await page.getByRole('main').getByRole('button').first().click();
    await page.goto('/login');
    await page.getByLabel('Username').fill(newName);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: /log ?in/i }).click();
    await expect(page.getByRole('link', { name: newName, exact: true })).toBeVisible();
  });

  await test.step('the log has both', async () => {
    await admin.goto('/admin/audit');
    await expect(admin.getByRole('heading', { name: 'User renamed' })).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'Reported team renamed' })).toBeVisible();
  });
});
