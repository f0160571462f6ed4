import { workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { replyToTasks } from '../reply-to-tasks.ts';
import type { PageModule } from './page-module.ts';

// Runs in a worker thread: an image takes 40 ms of processor time and more.

/** What the thread starts with. */
export interface PreviewThreadData {
  /** The URL of the built `entry-server.js`. */
  readonly module: string;
  readonly fontFiles: readonly string[];
}

/** An image to draw. */
export interface PreviewTask {
  readonly of: 'card' | 'game';
  /** The API's response with the card or the game. */
  readonly response: string;
  /** The event of a game, as the address names it; without it the last. */
  readonly eventNumber: string | undefined;
}

const { module, fontFiles } = workerData as PreviewThreadData;
const loaded = import(module) as Promise<
  Pick<PageModule, 'drawCardPreview' | 'drawPublicGamePreview'>
>;
const font = { fontFiles: [...fontFiles], loadSystemFonts: false };

/** Returns the PNG of what an address shares. */
replyToTasks(async ({ of, response, eventNumber }: PreviewTask): Promise<Uint8Array> => {
  const { drawCardPreview, drawPublicGamePreview } = await loaded;
  const shared: unknown = JSON.parse(response);
  const svg = of === 'card' ? drawCardPreview(shared) : drawPublicGamePreview(shared, eventNumber);
  return new Resvg(svg, { font }).render().asPng();
});
