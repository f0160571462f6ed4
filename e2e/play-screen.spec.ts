import type { Page } from '@playwright/test';

import { expectGoodLook } from './page-look.ts';
import { answerChoice, beginGame, rollIfFree, signIn, table } from './play-game.ts';
import { expect, test } from './program-fixture.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'mathewson', email: 'christy@mudville.example', password: 'Mudville#9' };

/** What a screen reader was told since the page opened. */
const spoken = (page: Page) => page.getByRole('log').locator('p');
const notice = (page: Page) => page.locator('.roll-bar-notice');
const lineScore = (page: Page) => page.getByRole('region', { name: 'Line score' });
const switchOf = (page: Page) => page.getByRole('switch', { name: 'Sound' });

/** As if another tab were in front of this one, or no longer. */
const lookAs = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const soundState = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { soundContexts: AudioContext[] }).soundContexts.at(-1)?.state,
  );

async function setSpeed(page: Page, speed: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Game animation speed').selectOption(speed);
  await expectToast(page, 'Game speed updated successfully!');
}

/** Rolls, and answers what is asked, until something holds. */
async function rollUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (let rolls = 0; rolls < 400; rolls += 1) {
    const { roll, choice, final } = table(page);
    const offer = page.getByRole('dialog', { name: 'Who steals?' });
    await expect(roll.or(final).or(choice).or(offer).first()).toBeEnabled();
    if (await holds()) return;
    if (await final.isVisible()) await beginGame(page);
    else if (await choice.first().isVisible()) await answerChoice(page, 'hold');
    else await rollIfFree(page);
  }
}

/** Rolls until the dice are free again: nothing is asked, and keys act. */
const rollUntilFree = (page: Page) =>
  rollUntil(
    page,
    async () =>
      (await table(page).roll.isEnabled()) && (await page.getByRole('dialog').count()) === 0,
  );

/** How the roll bar and the slip looked, one after the other. */
interface Look {
  readonly slip: string;
  readonly isRolling: boolean;
  readonly canSkip: boolean;
  readonly spoken: number;
}

/** Has the page keep every look from now on: some are over before a busy machine looks. */
const keepLooks = (page: Page) =>
  page.evaluate(() => {
    const looks: Look[] = [];
    Object.assign(globalThis, { looks });
    const isThere = (name: string) =>
      [...document.querySelectorAll('button')].some(({ textContent }) =>
        textContent.includes(name),
      );
    new MutationObserver(() => {
      const slip = document.querySelector('[aria-label="Current event"]')?.textContent ?? '';
      looks.push({
        slip,
        isRolling: isThere('Rolling...'),
        canSkip: isThere('Skip ahead'),
        spoken: document.querySelectorAll('[role="log"] p').length,
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const looksOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { looks: Look[] }).looks);

test('the play screen is heard, tells what goes on, and asks no more than it should', async ({
  page,
  context,
  program,
  postOffice,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  // Counts what is made to sound, and lets it sound.
  await page.addInitScript(() => {
    const counts = { contexts: 0, started: 0 };
    const live: AudioContext[] = [];
    Object.assign(globalThis, { soundCounts: counts, soundContexts: live });
    const Live = AudioContext;
    globalThis.AudioContext = class extends Live {
      constructor(options?: AudioContextOptions) {
        super(options);
        counts.contexts += 1;
        live.push(this);
      }
    };
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
      const begin = kind.prototype.start;
      kind.prototype.start = function start(this: AudioScheduledSourceNode, ...when: number[]) {
        counts.started += 1;
        Reflect.apply(begin, this, when);
      };
    }
  });
  const heard = () =>
    page.evaluate(
      () =>
        (globalThis as unknown as { soundCounts: { contexts: number; started: number } })
          .soundCounts,
    );
  const soundCode: string[] = [];
  page.on('request', (request) => {
    if (/sound-booth/.test(request.url())) soundCode.push(request.url());
  });
  await signIn(page, { program, postOffice, player: PLAYER });

  await test.step('has a scoreboard of nine innings, and short names on a phone', async () => {
    await beginGame(page);
    const heads = lineScore(page).getByRole('columnheader');
    await expect(heads).toHaveText([
      'Team',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      'R',
      'H',
      'E',
    ]);
    await expect(lineScore(page).getByRole('rowheader', { name: 'Mudville Nine' })).toBeVisible();
    await expect(lineScore(page).getByRole('img', { name: 'Computer' })).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(lineScore(page).getByRole('rowheader', { name: 'Mudville.' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    const folded = page.locator('details', { hasText: 'Participants' });
    await expect(folded.getByRole('table').first()).toBeHidden();
    await folded.locator('summary').click();
    await expect(folded.getByRole('table')).toHaveCount(2);
    await expect(page.getByRole('meter', { name: "Arm's arm" })).toHaveCount(1);
  });

  await test.step('is silent until its switch is on, and keeps how that was left', async () => {
    await expect(switchOf(page)).not.toBeChecked();
    await table(page).roll.click();
    await expect(spoken(page).first()).toBeAttached();
    expect(await heard()).toEqual({ contexts: 0, started: 0 });
    expect(soundCode, 'nothing is loaded for it').toEqual([]);
    await rollUntilFree(page);
    await switchOf(page).click();
    await expect(switchOf(page)).toBeChecked();
    await expect.poll(async () => (await heard()).contexts).toBe(1);
    const before = (await heard()).started;
    await rollUntil(page, async () => (await heard()).started > before);
    for (const [look, state] of [
      ['hidden', 'suspended'],
      ['visible', 'running'],
    ] as const) {
      await lookAs(page, look);
      await expect.poll(() => soundState(page), `a tab that is ${look}`).toBe(state);
    }
    await rollUntilFree(page);
    await page.reload();
    await expect(table(page).roll).toBeEnabled();
    await expect(switchOf(page), 'after a reload').toBeChecked();
    await page.keyboard.press('v');
    await expect(switchOf(page)).not.toBeChecked();
    const { started } = await heard();
    await table(page).roll.click();
    const { roll, choice, final } = table(page);
    await expect(roll.or(choice).or(final).first()).toBeEnabled();
    expect((await heard()).started, 'off is off').toBe(started);
    await rollUntilFree(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Sound on or off');
    await page.keyboard.press('Escape');
  });

  await test.step('offers a steal by itself after an out, and sends nobody by chance', async () => {
    const offers = page.getByLabel('Ask me about steals');
    await offers.selectOption('After every out with runners on');
    const offer = page.getByRole('dialog', { name: 'Who steals?' });
    await rollUntil(page, () => offer.isVisible());
    await expectGoodLook(page, 'play steal offered');
    const cancel = offer.getByRole('button', { name: 'Cancel Steal' });
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Space');
    await expect(offer, 'the space bar stays on the safe side').toBeHidden();
    await expect(table(page).onBase.first()).toBeVisible();
    await page.reload();
    await expect(table(page).roll).toBeEnabled();
    await expect(offers, 'the browser keeps it').toHaveValue('always');
    await page.getByRole('button', { name: 'Play to End' }).click();
    await expect(table(page).final, 'nothing stops Play to End').toBeVisible();
    await offers.selectOption('Never');
  });

  await test.step('goes on where another tab has left it', async () => {
    await beginGame(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(table(other).roll).toBeEnabled();
    await other.getByRole('button', { name: 'Play Half-inning' }).click();
    await expect(spoken(other)).toHaveCount(1);
    await expect(spoken(other)).toContainText(/batters later: .+ \d+, .+ \d+\./);
    await expect(table(other).swing).toBeVisible();
    await page.bringToFront();
    await table(page).roll.click();
    await expect(notice(page)).toContainText('This game went on in another tab');
    await expect(table(page).swing).toBeVisible();
    await expectGoodLook(page, 'play elsewhere');
    await other.close();
  });

  await test.step('says that the connection is lost, and goes on when it is back', async () => {
    await context.setOffline(true);
    await expect(notice(page)).toContainText('There is no connection.');
    await table(page).roll.click();
    await expectToast(page, /^Error: The ballpark cannot be reached\./);
    await expect(table(page).roll, 'no roll is lost in waiting').toBeEnabled();
    await expectGoodLook(page, 'play offline');
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    const told = await page.getByRole('region', { name: 'Recent events' }).textContent();
    await table(page).roll.click();
    await expect(page.getByRole('region', { name: 'Recent events' })).not.toHaveText(told ?? '');
  });

  await test.step('rolls in its stages, and speaks each event once', async () => {
    await setSpeed(page, 'Normal');
    await beginGame(page);
    await keepLooks(page);
    const { roll, choice } = table(page);
    const slip = page.getByRole('region', { name: 'Current event' });
    await expect(slip).toContainText('Play ball!');
    await roll.click();
    await expect(page.getByRole('button', { name: 'Rolling...' })).toBeDisabled();
    await expect(roll.or(choice.first()).first()).toBeEnabled();
    const looks = await looksOf(page);
    const thrown = looks.findIndex(({ slip: text }) => text.includes('The dice are rolling.'));
    expect(looks[thrown]?.isRolling).toBe(true);
    const told = looks.slice(thrown).find(({ slip: text }) => !text.includes('are rolling'));
    expect(told?.isRolling, 'runners still go').toBe(true);
    const lines = await spoken(page).allTextContents();
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines).size, 'each event once').toBe(lines.length);
  });

  await test.step('lets a half-inning run past, and says it in one sentence', async () => {
    await rollUntilFree(page);
    const before = await spoken(page).count();
    await keepLooks(page);
    await page.getByRole('button', { name: 'Play Half-inning' }).click();
    await expect(spoken(page)).toHaveCount(before + 1);
    await expect(page.getByRole('button', { name: 'Skip ahead' })).toBeHidden();
    const running = (await looksOf(page)).filter(({ canSkip }) => canSkip);
    expect(running.length).toBeGreaterThan(0);
    for (const look of running)
      expect(look, 'nothing is said while it runs').toMatchObject({
        isRolling: true,
        spoken: before,
      });
  });

  await test.step('lets the rest run past inning by inning, until it is skipped', async () => {
    await page.getByRole('button', { name: 'Play to End' }).click();
    await expect(page.getByRole('button', { name: 'Skip ahead' })).toBeVisible();
    await expect(lineScore(page).locator('td[data-now]'), 'an inning is at bat').toHaveCount(1);
    await expect(table(page).final).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(table(page).final).toBeVisible();
    await expect(page.getByText('Final', { exact: true }).last()).toBeVisible();
    await expect(spoken(page).last()).toContainText(/^Final\. /);
    await expectGoodLook(page, 'play final');
  });

  await test.step('shows the end at once where motion is not wanted, by a key as well', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await beginGame(page);
    await page.keyboard.press('Shift+E');
    await expect(table(page).final).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip ahead' })).toBeHidden();
    await expect(spoken(page), 'one summary, and the final').toHaveCount(2);
  });

  const expected = /net::ERR_INTERNET_DISCONNECTED|Failed to load resource/;
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
});
