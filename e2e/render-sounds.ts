import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';

const SOUNDS = path.resolve(import.meta.dirname, '../packages/web/src/ui/sound');
const PAGE_URL = 'http://sounds.test';

/**
 * Opens an empty page that serves the modules of the sounds, to be imported unbundled.
 */
export async function openSoundPage(page: Page): Promise<void> {
  await page.route(`${PAGE_URL}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname;
    if (file === '/')
      return route.fulfill({ contentType: 'text/html', body: '<title>Sounds</title>' });
    const source = await readFile(path.join(SOUNDS, path.basename(file)), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${PAGE_URL}/`);
}

/** The measurements of rendered sounds. */
export interface SoundMeasurement {
  /** The largest absolute sample, at most 1 without clipping. */
  readonly peak: number;
  /** Root mean square of the loudest tenth of a second. */
  readonly loudness: number;
  /** Seconds until the last audible sample. */
  readonly seconds: number;
  /** Zero crossings per second: higher is brighter. */
  readonly brightness: number;
}

/**
 * Renders sounds offline with the browser's Web Audio and measures the result; `at` is the start in
 * seconds.
 */
export const renderAndMeasureSounds = (
  page: Page,
  sounds: readonly { readonly sound: object; readonly at: number }[],
): Promise<SoundMeasurement> =>
  page.evaluate(async (played) => {
    const RATE = 44_100;
    const SECONDS = 6;
    const load = (file: string) => import(`/${file}`) as Promise<Record<string, CallableFunction>>;
    const [{ createMixer }, { playSound }] = await Promise.all([
      load('mixer.ts'),
      load('sounds.ts'),
    ]);
    const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
    const mixer: unknown = createMixer?.(context);
    for (const { sound, at } of played) playSound?.(mixer, sound, at);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0;
    let last = 0;
    let crossings = 0;
    samples.forEach((sample, index) => {
      peak = Math.max(peak, Math.abs(sample));
      if (Math.abs(sample) > 0.001) last = index;
      if (index > 0 && sample * (samples[index - 1] ?? 0) < 0) crossings += 1;
    });
    let loudness = 0;
    const window = RATE / 10;
    for (let from = 0; from + window <= samples.length; from += window / 2) {
      const slice = samples.subarray(from, from + window);
      const power = slice.reduce((sum, sample) => sum + sample * sample, 0) / window;
      loudness = Math.max(loudness, Math.sqrt(power));
    }
    const seconds = last / RATE;
    return { peak, loudness, seconds, brightness: crossings / Math.max(seconds, 0.01) };
  }, sounds);
