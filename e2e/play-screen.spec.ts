import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { builtFile } from './built-file.ts';
import { resolveChoice, startGame, rollIfFree, signUpWithTeam, playScreen } from './play-game.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'mathewson', email: 'christy@mudville.example', password: 'Mudville#9' };

/** Returns the screen reader announcements since the page opened. */
const announcements = (page: Page) => page.getByRole('log').locator('p');
const notice = (page: Page) => page.getByRole('main').getByRole('status');
const lineScore = (page: Page) => page.getByRole('region', { name: 'Line score' });
const soundSwitch = (page: Page) => page.getByRole('switch', { name: 'Sound' });

/** Simulates that the tab becomes hidden or visible. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
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

/** Rolls, and resolves pending choices, until a condition holds. */
async function rollUntil(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let rolls = 0; rolls < 400; rolls += 1) {
    const { roll, choice, final } = playScreen(page);
    const offer = page.getByRole('dialog', { name: 'Who steals?' });
    await expect(roll.or(final).or(choice).or(offer).first()).toBeEnabled();
    if (await isReached()) return;
    if (await final.isVisible()) await startGame(page);
    else if (await choice.first().isVisible()) await resolveChoice(page, 'hold');
    else await rollIfFree(page);
  }
}

/**
 * Rolls until rolling is possible again, with no dialog open. Asked without waiting: after a final
 * game there is no button to wait for.
 */
const rollUntilFree = (page: Page) =>
  rollUntil(
    page,
    async () =>
      (await page.getByRole('button', { name: /^(Hurl|Swing)$/, disabled: false }).isVisible()) &&
      (await page.getByRole('dialog').count()) === 0,
  );

/** A snapshot of the roll bar and the panel of the current event. */
interface Snapshot {
  readonly eventText: string;
  readonly isRolling: boolean;
  readonly canSkip: boolean;
  readonly announcements: number;
}

/** Records a snapshot at every DOM change: some states end before a busy machine checks them. */
const recordSnapshots = (page: Page) =>
  page.evaluate(() => {
    const snapshots: Snapshot[] = [];
    Object.assign(globalThis, { snapshots });
    const hasButton = (name: string) =>
      [...document.querySelectorAll('button')].some(({ textContent }) =>
        textContent.includes(name),
      );
    new MutationObserver(() => {
      const eventText = document.querySelector('[aria-label="Current event"]')?.textContent ?? '';
      snapshots.push({
        eventText,
        isRolling: hasButton('Rolling...'),
        canSkip: hasButton('Skip ahead'),
        announcements: document.querySelectorAll('[role="log"] p').length,
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const recordedSnapshots = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { snapshots: Snapshot[] }).snapshots);

test('the play screen is heard, tells what goes on, and asks no more than it should', async ({
  page,
  context,
  program,
  mailServer,
}) => {
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
  });
  // Counts audio contexts and started sounds, and plays them.
  await page.addInitScript(() => {
    const counts = { contexts: 0, started: 0 };
    const contexts: AudioContext[] = [];
    Object.assign(globalThis, { soundCounts: counts, soundContexts: contexts });
    const OriginalAudioContext = AudioContext;
    globalThis.AudioContext = class extends OriginalAudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        counts.contexts += 1;
        contexts.push(this);
      }
    };
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
      const originalStart = kind.prototype.start;
      kind.prototype.start = function start(this: AudioScheduledSourceNode, ...when: number[]) {
        counts.started += 1;
        Reflect.apply(originalStart, this, when);
      };
    }
  });
  const readSoundCounts = () =>
    page.evaluate(
      () =>
        (globalThis as unknown as { soundCounts: { contexts: number; started: number } })
          .soundCounts,
    );
  const audioEngine = builtFile('src/ui/sound/audio-engine.ts');
  const soundRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(audioEngine)) soundRequests.push(request.url());
  });
  await signUpWithTeam(page, { program, mailServer, player: PLAYER });

  await test.step('has a scoreboard of nine innings, and short names on a phone', async () => {
    await startGame(page);
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
    await expect(soundSwitch(page)).not.toBeChecked();
    await playScreen(page).roll.click();
    await expect(announcements(page).first()).toBeAttached();
    expect(await readSoundCounts()).toEqual({ contexts: 0, started: 0 });
    expect(soundRequests, 'nothing is loaded for it').toEqual([]);
    await rollUntilFree(page);
    await soundSwitch(page).click();
    await expect(soundSwitch(page)).toBeChecked();
    await expect.poll(async () => (await readSoundCounts()).contexts).toBe(1);
    expect(soundRequests).not.toEqual([]);
    const before = (await readSoundCounts()).started;
    await rollUntil(page, async () => (await readSoundCounts()).started > before);
    for (const [visibility, state] of [
      ['hidden', 'suspended'],
      ['visible', 'running'],
    ] as const) {
      await setVisibility(page, visibility);
      await expect.poll(() => soundState(page), `a tab that is ${visibility}`).toBe(state);
    }
    await rollUntilFree(page);
    await page.reload();
    await expect(playScreen(page).roll).toBeEnabled();
    await expect(soundSwitch(page), 'after a reload').toBeChecked();
    await page.keyboard.press('v');
    await expect(soundSwitch(page)).not.toBeChecked();
    const { started } = await readSoundCounts();
    await playScreen(page).roll.click();
    const { roll, choice, final } = playScreen(page);
    await expect(roll.or(choice).or(final).first()).toBeEnabled();
    expect((await readSoundCounts()).started, 'off is off').toBe(started);
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
    await expectAccessiblePage(page, 'play steal offered');
    const cancel = offer.getByRole('button', { name: 'Cancel Steal' });
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Space');
    await expect(offer, 'the space bar stays on the safe side').toBeHidden();
    await expect(playScreen(page).onBase.first()).toBeVisible();
    await page.reload();
    await expect(playScreen(page).roll).toBeEnabled();
    await expect(offers, 'the browser keeps it').toHaveValue('always');
    await page.getByRole('button', { name: 'Play to End' }).click();
    await expect(playScreen(page).final, 'nothing stops Play to End').toBeVisible();
    await offers.selectOption('Never');
  });

  await test.step('goes on where another tab has left it', async () => {
    await startGame(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(playScreen(other).roll).toBeEnabled();
    await other.getByRole('button', { name: 'Play Half-inning' }).click();
    await expect(announcements(other)).toHaveCount(1);
    await expect(announcements(other)).toContainText(/batters later: .+ \d+, .+ \d+\./);
    await expect(playScreen(other).swing).toBeVisible();
    await page.bringToFront();
    await playScreen(page).roll.click();
    await expect(notice(page)).toContainText('This game went on in another tab');
    await expect(playScreen(page).swing).toBeVisible();
    await expectAccessiblePage(page, 'play elsewhere');
    await other.close();
  });

  await test.step('says that the connection is lost, and goes on when it is back', async () => {
    await context.setOffline(true);
    await expect(notice(page)).toContainText('There is no connection.');
    await playScreen(page).roll.click();
    await expectToast(page, /^Error: The ballpark cannot be reached\./);
    await expect(playScreen(page).roll, 'no roll is lost in waiting').toBeEnabled();
    await expectAccessiblePage(page, 'play offline');
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    const previousEvents = await page.getByRole('region', { name: 'Recent events' }).textContent();
    await playScreen(page).roll.click();
    await expect(page.getByRole('region', { name: 'Recent events' })).not.toHaveText(
      previousEvents ?? '',
    );
  });

  await test.step('rolls in its stages, and speaks each event once', async () => {
    await setSpeed(page, 'Normal');
    await startGame(page);
    await recordSnapshots(page);
    const { roll, choice } = playScreen(page);
    const eventPanel = page.getByRole('region', { name: 'Current event' });
    await expect(eventPanel).toContainText('Play ball!');
    await roll.click();
    await expect(page.getByRole('button', { name: 'Rolling...' })).toBeDisabled();
    await expect(roll.or(choice.first()).first()).toBeEnabled();
    const snapshots = await recordedSnapshots(page);
    const rolling = snapshots.findIndex(({ eventText }) =>
      eventText.includes('The dice are rolling.'),
    );
    expect(snapshots[rolling]?.isRolling).toBe(true);
    const result = snapshots
      .slice(rolling)
      .find(({ eventText }) => !eventText.includes('are rolling'));
    expect(result?.isRolling, 'runners still go').toBe(true);
    const lines = await announcements(page).allTextContents();
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines).size, 'each event once').toBe(lines.length);
  });

  await test.step('lets a half-inning run past, and says it in one sentence', async () => {
    await rollUntilFree(page);
    const before = await announcements(page).count();
    await recordSnapshots(page);
    await page.getByRole('button', { name: 'Play Half-inning' }).click();
    await expect(announcements(page)).toHaveCount(before + 1);
    await expect(page.getByRole('button', { name: 'Skip ahead' })).toBeHidden();
    const running = (await recordedSnapshots(page)).filter(({ canSkip }) => canSkip);
    expect(running.length).toBeGreaterThan(0);
    for (const snapshot of running)
      expect(snapshot, 'nothing is said while it runs').toMatchObject({
        isRolling: true,
        announcements: before,
      });
  });

  await test.step('lets the rest run past inning by inning, until it is skipped', async () => {
    await page.getByRole('button', { name: 'Play to End' }).click();
    await expect(page.getByRole('button', { name: 'Skip ahead' })).toBeVisible();
    await expect(lineScore(page).locator('td[data-now]'), 'an inning is at bat').toHaveCount(1);
    await expect(playScreen(page).final).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(playScreen(page).final).toBeVisible();
    await expect(page.getByText('Final', { exact: true }).last()).toBeVisible();
    await expect(announcements(page).last()).toContainText(/^Final\. /);
    await expectAccessiblePage(page, 'play final');
  });

  await test.step('shows the end at once where motion is not wanted, by a key as well', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startGame(page);
    await page.keyboard.press('Shift+E');
    await expect(playScreen(page).final).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip ahead' })).toBeHidden();
    await expect(announcements(page), 'one summary, and the final').toHaveCount(2);
  });

  // The test takes the connection away, and Playwright tells that it lets no service worker in.
  const expected =
    /net::ERR_INTERNET_DISCONNECTED|Failed to load resource|registration blocked by Playwright/;
  expect(consoleMessages.filter((text) => !expected.test(text))).toEqual([]);
});
