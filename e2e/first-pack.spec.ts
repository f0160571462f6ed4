import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { extractLink } from './mail-server.ts';
import { playScreen } from './play-game.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';

const PLAYER = {
  username: 'first_pack_by_hand',
  email: 'first-pack@mudville.example',
  password: 'Mudville#16',
};

/** The clicks and fields that each part of the way may take. */
const MOST = {
  firstRoll: { clicks: 1, fields: 0 },
  ownClub: { clicks: 6, fields: 3 },
  firstGame: { clicks: 1, fields: 0 },
  finalOut: { clicks: 4, fields: 0 },
  packTorn: { clicks: 4, fields: 0 },
} as const;

/** A stranger on a phone whose clicks, fields and seconds are counted, part by part. */
const aStranger = (page: Page) => {
  const began = Date.now();
  const parts: { readonly name: string; readonly clicks: number; readonly fields: number }[] = [];
  let last = began;
  let [clicks, fields] = [0, 0];
  return {
    tap: async (target: Locator) => {
      await target.tap();
      clicks += 1;
    },
    fill: async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      fields += 1;
    },
    /** A link in a letter. */
    follow: async (address: string) => {
      await page.goto(address);
      clicks += 1;
    },
    /** Ends a part of the way: prints what it took. */
    reach: (name: string) => {
      const now = Date.now();
      const seconds = (from: number) => ((now - from) / 1000).toFixed(1);
      console.log(
        `${name}: ${clicks} clicks, ${fields} fields, ${seconds(last)} s (${seconds(began)} s since home was opened)`,
      );
      const part = { name, clicks, fields };
      parts.push(part);
      [clicks, fields, last] = [0, 0, now];
      return part;
    },
    parts,
  };
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a stranger rolls, has a club, plays a game and tears a pack, all on a phone', async ({
  page,
  program,
  mailServer,
}) => {
  await waitForAllCards(program);
  await page.goto('about:blank');
  const main = page.getByRole('main');
  const { tap, fill, follow, reach, parts } = aStranger(page);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const swing = page.getByRole('button', { name: 'Swing', exact: true });
  const keep = page.getByRole('link', { name: 'Keep this card' });

  await test.step('rolls with one tap', async () => {
    await page.goto('/');
    await tap(swing);
    const dice = page.getByRole('region', { name: 'Dice' });
    await expect(dice.getByRole('figure')).not.toHaveCount(0);
    expect(reach('First roll')).toMatchObject(MOST.firstRoll);
  });

  await test.step('plays the half-inning out, and sends whoever may go', async () => {
    const option = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
    while (!(await keep.isVisible())) {
      await expect(swing.or(keep).or(option).first()).toBeEnabled();
      if (await keep.isVisible()) break;
      const next = (await option.isVisible()) ? option : swing;
      await tap(next);
      if (next === option) await expect(page.getByRole('dialog')).toBeHidden();
    }
    reach('  the rest of the half-inning');
  });

  await test.step('keeps the card, registers, and has a club of their own with it', async () => {
    await tap(keep);
    await expect(main.getByText('This card will be yours')).toBeVisible();
    await fill('Username', PLAYER.username);
    await fill('E-mail', PLAYER.email);
    await fill('Password', PLAYER.password);
    await tap(main.getByRole('button', { name: 'Register' }));
    await expect(main).toContainText('confirm your e-mail address');
    await follow(extractLink(await mailServer.newestEmailTo(PLAYER.email), program.url));
    await tap(main.getByRole('button', { name: 'Sign me in' }));
    await expect(heading('Which baseball is yours?')).toBeVisible();
    await tap(main.getByRole('button', { name: /\d+–\d+$/ }).first());
    await expect(heading(/^\d{4} ./)).toBeVisible();
    const { clicks, fields } = reach('Own club');
    expect(clicks).toBeLessThanOrEqual(MOST.ownClub.clicks);
    expect(fields).toBeLessThanOrEqual(MOST.ownClub.fields);
    await expect(main.getByText('Kept', { exact: true })).toBeVisible();
  });

  await test.step('is at bat with one tap more', async () => {
    await tap(main.getByRole('link', { name: 'Play your first game' }));
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
    await expect(playScreen(page).roll).toBeEnabled();
    expect(reach('First game')).toMatchObject(MOST.firstGame);
  });

  await test.step('rolls once, then has the rest played out', async () => {
    const { roll, choice, final } = playScreen(page);
    await tap(roll);
    await expect(roll.or(choice).first()).toBeEnabled();
    if (await choice.first().isVisible()) await tap(choice.last());
    await tap(page.getByRole('button', { name: 'Play to End' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Play it out' }));
    await tap(page.getByRole('button', { name: 'Skip ahead' }));
    await expect(final).toBeVisible();
    // A runner may have asked for an answer.
    expect(reach('Final out').clicks).toBeLessThanOrEqual(MOST.finalOut.clicks + 1);
  });

  await test.step('buys a pack, tears it, and turns its cards one by one', async () => {
    await tap(main.getByRole('link', { name: 'Buy your first pack' }));
    await tap(main.getByRole('button', { name: 'Buy 1', exact: true }).first());
    await tap(main.getByRole('link', { name: 'Open now' }).first());
    const opening = page.getByRole('region', { name: /^Opening / });
    await tap(opening.getByRole('button', { name: 'Tear it open' }));
    await expect(opening.getByRole('listitem')).not.toHaveCount(0);
    expect(reach('First pack torn')).toMatchObject(MOST.packTorn);
    const next = opening.getByRole('button', {
      name: /^(Turn the next card|Put it with the others)$/,
    });
    const summary = main.getByText(/^\d+ new/).first();
    for (;;) {
      await expect(next.or(summary).first()).toBeVisible();
      if (await summary.isVisible()) break;
      await next.tap({ timeout: 5000 }).catch(() => undefined);
    }
    reach('  its cards turned');
  });

  const total = (kind: 'clicks' | 'fields') =>
    parts.filter(({ name }) => !name.startsWith(' ')).reduce((sum, part) => sum + part[kind], 0);
  console.log(`From home to the first pack: ${total('clicks')} clicks, ${total('fields')} fields`);
});
