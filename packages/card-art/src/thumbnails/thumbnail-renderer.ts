import type { CardFrontData } from '../card/card-front-data.ts';
import { paintShapes } from '../canvas/paint-shapes.ts';
import { drawCardPlaceholder } from '../card/card-placeholder-drawing.tsx';
import { drawCopyCountBadge } from '../card/copy-count-badge-drawing.tsx';
import { BitmapCache } from './bitmap-cache.ts';
import { readPageStyle } from './read-page-style.ts';
import type {
  PageStyle,
  ThumbnailResponse,
  ThumbnailRequest,
} from './thumbnail-worker-protocol.ts';

/** The scroll speed above which no thumbnails are requested, in pixels per ms. */
const MAX_SCROLL_SPEED = 2.5;
/**
 * The maximum number of thumbnails drawn in one frame, and of requests pending at the same time.
 */
const MAX_PER_FRAME = { scrolling: 2, still: 6 } as const;
/** The card's size in the drawing's own units. */
const WIDTH = 250;
const HEIGHT = 350;

/** A card in a row, and the number of copies that the user has. */
export interface ThumbnailCard {
  readonly card: CardFrontData;
  readonly copies: number;
}

/** A row of cards side by side, measured in screen pixels. */
export interface ThumbnailRow {
  /** The element that the row's canvas is appended to. */
  readonly frame: HTMLElement;
  readonly cards: readonly ThumbnailCard[];
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** The distance from the left edge of one card to that of the next. */
  readonly step: number;
}

/** Draws rows of cards on canvases: placeholders at once, thumbnails when they are rendered. */
export interface ThumbnailRenderer {
  /**
   * Draws a row. Returns a function that releases it, when it leaves the page or its cards change.
   */
  readonly drawRow: (row: ThumbnailRow) => () => void;
  readonly close: () => void;
}

/** A slot of a row: where the thumbnail of one card is drawn. */
interface Slot {
  readonly row: ThumbnailRow;
  readonly canvas: HTMLCanvasElement;
  readonly index: number;
  /** The key of the card's thumbnail. */
  readonly key: string;
}

/** The maximum number of canvases kept for reuse: creating one costs more than drawing on it. */
const MAX_SPARE_CANVASES = 8;

/**
 * Creates a renderer. A worker renders the thumbnails, so that scrolling stays smooth; the page
 * draws a few of them in each frame and requests none while it scrolls fast. The worker is started
 * for the first row and terminated by `close`.
 */
export function createThumbnailRenderer(): ThumbnailRenderer {
  const cache = new BitmapCache();
  const waiting = new Set<Slot>();
  const requestedKeys = new Set<string>();
  const undrawn: ThumbnailResponse[] = [];
  const spareCanvases: HTMLCanvasElement[] = [];
  let worker: Worker | null = null;
  /** True where the worker's script failed to load or to run: all cards keep their placeholders. */
  let isWorkerLost = false;
  let style: PageStyle = { tokens: {}, fonts: [] };
  let frameID = 0;
  let lastFrame = { y: 0, time: 0 };
  const token = (name: string) => style.tokens[name] ?? '';

  const startWorker = (): Worker => {
    const started = new Worker(new URL('./thumbnail-worker.ts', import.meta.url), {
      type: 'module',
    });
    started.addEventListener('message', ({ data }: MessageEvent<ThumbnailResponse>) => {
      undrawn.push(data);
      requestFrame();
    });
    started.addEventListener('error', () => {
      isWorkerLost = true;
      waiting.clear();
      requestedKeys.clear();
    });
    style = readPageStyle();
    started.postMessage(style, { transfer: [] });
    return started;
  };

  /** Draws one slot of a row again: its thumbnail, or without one the placeholder. */
  const drawSlot = ({ row, canvas, index }: Slot, picture: ImageBitmap | undefined): void => {
    const surface = canvas.getContext('2d');
    const item = row.cards[index];
    if (surface === null || item === undefined) return;
    const { cardWidth, cardHeight, step } = row;
    surface.setTransform(1, 0, 0, 1, index * step, 0);
    surface.clearRect(0, 0, cardWidth, cardHeight);
    if (picture !== undefined) surface.drawImage(picture, 0, 0);
    surface.scale(cardWidth / WIDTH, cardHeight / HEIGHT);
    if (picture === undefined) paintShapes(surface, drawCardPlaceholder(item.card), token);
    if (item.copies > 1) paintShapes(surface, drawCopyCountBadge(item.copies), token);
  };

  const drawThumbnail = ({ key, picture }: ThumbnailResponse): void => {
    if (picture !== null) cache.set(key, picture);
    requestedKeys.delete(key);
    for (const slot of waiting) {
      if (slot.key !== key) continue;
      waiting.delete(slot);
      if (picture !== null) drawSlot(slot, picture);
    }
  };

  const requestThumbnail = ({ key, row, index }: Slot): void => {
    const card = row.cards[index]?.card;
    if (card === undefined || worker === null) return;
    requestedKeys.add(key);
    const request: ThumbnailRequest = { key, card, width: row.cardWidth, height: row.cardHeight };
    worker.postMessage(request, { transfer: [] });
  };

  const onFrame = (time: number): void => {
    frameID = 0;
    const isContinuous = time - lastFrame.time < 100;
    const speed = isContinuous
      ? Math.abs(scrollY - lastFrame.y) / Math.max(1, time - lastFrame.time)
      : 0;
    lastFrame = { y: scrollY, time };
    const limit = speed > 0 ? MAX_PER_FRAME.scrolling : MAX_PER_FRAME.still;
    for (const thumbnail of undrawn.splice(0, limit)) drawThumbnail(thumbnail);
    if (speed <= MAX_SCROLL_SPEED) {
      for (const slot of waiting) {
        if (requestedKeys.size >= limit) break;
        if (!requestedKeys.has(slot.key)) requestThumbnail(slot);
      }
    }
    if (undrawn.length > 0 || requestedKeys.size < Math.min(limit, waiting.size)) requestFrame();
  };
  const requestFrame = (): void => {
    if (frameID === 0) frameID = requestAnimationFrame(onFrame);
  };

  return {
    drawRow: (row) => {
      worker ??= startWorker();
      const canvas = spareCanvases.pop() ?? document.createElement('canvas');
      const { cardWidth, cardHeight } = row;
      resetCanvas(canvas, row.cards.length * row.step, cardHeight);
      const slots = row.cards.map(({ card }, index): Slot => {
        const key = `${card.cardID} ${card.seriesKey} ${cardWidth}x${cardHeight}`;
        return { row, canvas, index, key };
      });
      for (const slot of slots) {
        const picture = cache.get(slot.key);
        drawSlot(slot, picture);
        if (picture === undefined && !isWorkerLost) waiting.add(slot);
      }
      // Drawn before it is in the page: there, each text would first recalculate the page's styles.
      row.frame.append(canvas);
      requestFrame();
      return () => {
        for (const slot of slots) waiting.delete(slot);
        canvas.remove();
        if (spareCanvases.length < MAX_SPARE_CANVASES) spareCanvases.push(canvas);
      };
    },
    close: () => {
      cancelAnimationFrame(frameID);
      frameID = 0;
      worker?.terminate();
      worker = null;
      waiting.clear();
      spareCanvases.length = 0;
      requestedKeys.clear();
      cache.clear();
      for (const { picture } of undrawn.splice(0)) picture?.close();
    },
  };
}

/** Gives a canvas the size of a row and clears it. */
function resetCanvas(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width === width && canvas.height === height) {
    const surface = canvas.getContext('2d');
    surface?.resetTransform();
    surface?.clearRect(0, 0, width, height);
    return;
  }
  canvas.width = width;
  canvas.height = height;
}
