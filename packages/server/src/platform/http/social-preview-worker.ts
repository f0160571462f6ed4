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

const { module, fontFiles } = workerData as PreviewThreadData;
const loaded = import(module) as Promise<Pick<PageModule, 'drawCardPreview'>>;
const font = { fontFiles: [...fontFiles], loadSystemFonts: false };

/** Returns the PNG of a card, given as the API's response. */
replyToTasks(async (card: string): Promise<Uint8Array> => {
  const { drawCardPreview } = await loaded;
  return new Resvg(drawCardPreview(JSON.parse(card)), { font }).render().asPng();
});
