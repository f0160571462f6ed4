import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';

const SOUNDS = path.resolve(import.meta.dirname, '../packages/web/src/features/games/play/sound');
const STAGE = 'http://sounds.test';

/** Opens an empty page that the ballpark's sound modules can be imported into, as they are. */
export async function openSoundStage(page: Page): Promise<void> {
  await page.route(`${STAGE}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname;
    if (file === '/')
      return route.fulfill({ contentType: 'text/html', body: '<title>Sounds</title>' });
    const source = await readFile(path.join(SOUNDS, path.basename(file)), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${STAGE}/`);
}

export interface Rendered {
  /** The largest sample; 1 is as loud as it gets. */
  readonly peak: number;
  /** Root mean square of the tenth of a second that is loudest. */
  readonly loudness: number;
  /** Seconds until it has died away. */
  readonly seconds: number;
  /** Crossings of the zero line a second: higher is brighter. */
  readonly brightness: number;
}

/** Renders sounds, each from its own second on, with the browser's own synthesis, and measures what would come out. */
export const renderSounds = (
  page: Page,
  sounds: readonly { readonly sound: object; readonly at: number }[],
): Promise<Rendered> =>
  page.evaluate(async (played) => {
    const RATE = 44_100;
    const SECONDS = 6;
    const load = (file: string) => import(`/${file}`) as Promise<Record<string, CallableFunction>>;
    const [{ mixingDesk }, { voice }] = await Promise.all([
      load('mixing-desk.ts'),
      load('voices.ts'),
    ]);
    const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
    const desk: unknown = mixingDesk?.(context);
    for (const { sound, at } of played) voice?.(desk, sound, at);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0;
    let last = 0;
    let crossings = 0;
    samples.forEach((sample, at) => {
      peak = Math.max(peak, Math.abs(sample));
      if (Math.abs(sample) > 0.001) last = at;
      if (at > 0 && sample * (samples[at - 1] ?? 0) < 0) crossings += 1;
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
