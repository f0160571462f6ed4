import { expect, test } from '@playwright/test';

import { openSoundPage, renderAndMeasureSounds } from './render-sounds.ts';

const SOUNDS = {
  'dice on felt': { name: 'dice', seconds: 0.7 },
  'the slip that turns over': { name: 'flip' },
  'the bat on an out': { name: 'out' },
  'the bat on a hit': { name: 'hit' },
  'the bat on a home run': { name: 'homeRun' },
  'the ball in the mitt': { name: 'mitt' },
  'the crowd on a single': { name: 'crowd', swell: 0.35, seconds: 0.7 },
  'the crowd on a home run': { name: 'crowd', swell: 0.9, seconds: 1.8 },
  'the crowd at the end': { name: 'crowd', swell: 1, seconds: 3 },
  'the next cards': { name: 'card' },
  'a tin plate': { name: 'plate' },
  'the fanfare of a victory': { name: 'fanfare' },
  'wax paper torn': { name: 'tear', seconds: 0.5 },
} as const;

test('every sound of the ballpark is heard, and none is too loud', async ({ page }) => {
  await openSoundPage(page);
  for (const [what, sound] of Object.entries(SOUNDS)) {
    const { peak, loudness, seconds } = await renderAndMeasureSounds(page, [{ sound, at: 0 }]);
    expect.soft(loudness, `${what} is heard`).toBeGreaterThan(0.002);
    expect.soft(peak, `${what} does not clip`).toBeLessThan(0.9);
    expect.soft(seconds, `${what} ends`).toBeLessThan(5);
  }
});

test('everything at once does not clip either', async ({ page }) => {
  await openSoundPage(page);
  const atOnce = Object.values(SOUNDS).map((sound) => ({ sound, at: 0.1 }));
  const { peak } = await renderAndMeasureSounds(page, [...atOnce, ...atOnce]);
  expect(peak).toBeLessThan(1);
});

test('the bat tells a home run from a hit, and a hit from an out', async ({ page }) => {
  await openSoundPage(page);
  const [out, hit, homeRun] = await Promise.all(
    (['out', 'hit', 'homeRun'] as const).map((name) =>
      renderAndMeasureSounds(page, [{ sound: { name }, at: 0 }]),
    ),
  );
  expect(hit!.loudness).toBeGreaterThan(out!.loudness);
  expect(homeRun!.loudness).toBeGreaterThan(hit!.loudness);
  expect(homeRun!.seconds).toBeGreaterThan(hit!.seconds);
  expect(hit!.seconds).toBeGreaterThan(out!.seconds);
});

test('dice roll as long as they are seen to roll; a crowd swells as much as there is to cheer', async ({
  page,
}) => {
  await openSoundPage(page);
  const dice = (seconds: number) =>
    renderAndMeasureSounds(page, [{ sound: { name: 'dice', seconds }, at: 0 }]);
  const [slow, quick] = await Promise.all([dice(0.7), dice(0.3)]);
  expect(slow.seconds).toBeGreaterThan(quick.seconds);
  const [single, end] = await Promise.all([
    renderAndMeasureSounds(page, [{ sound: SOUNDS['the crowd on a single'], at: 0 }]),
    renderAndMeasureSounds(page, [{ sound: SOUNDS['the crowd at the end'], at: 0 }]),
  ]);
  expect(end.loudness).toBeGreaterThan(1.5 * single.loudness);
});
