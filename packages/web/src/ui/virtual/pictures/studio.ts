import type { CardFace } from '../../art/card-face.ts';
import { paintDrawing } from '../../art/canvas/paint-drawing.ts';
import { CardStandIn } from '../../art/card/card-stand-in.tsx';
import { CopiesChip } from '../../art/card/copies-chip.tsx';
import { KeptPictures } from './kept-pictures.ts';
import { pageStyle } from './page-style.ts';
import type { PageStyle, PaintedPicture, PictureOrder } from './picture-order.ts';

/** In pixels a ms: nobody makes out a picture that goes by as fast. */
const TOO_FAST = 2.5;
/** Pictures that are put up in one frame, and that are under way at the same time: as it scrolls, and as it stands. */
const AT_ONCE = { scrolling: 2, still: 6 } as const;
/** The card's own measure. */
const WIDTH = 250;
const HEIGHT = 350;

/** A card in a row of them, and how often one has it. */
export interface Hung {
  readonly card: CardFace;
  readonly copies: number;
}

/** A row of cards side by side, measured in the screen's pixels. */
export interface Row {
  /** The element that its canvas is put into. */
  readonly frame: HTMLElement;
  readonly cards: readonly Hung[];
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** From the left edge of one card to that of the next. */
  readonly step: number;
}

/** Paints rows of cards on canvases: plain ones at once, their pictures when they are there. */
export interface Studio {
  /** Answers how to give the row up, for when it leaves the page or shows other cards. */
  readonly show: (row: Row) => () => void;
  readonly close: () => void;
}

/** A place in a row that waits for its picture. */
interface Place {
  readonly row: Row;
  readonly canvas: HTMLCanvasElement;
  readonly at: number;
  readonly key: string;
}

/** Canvases that wait for another row: a new one costs more than what is painted on it. */
const SPARE = 8;

/**
 * Opens a studio: a worker paints the pictures, so that the page stays free to scroll, and they are put up a few in each
 * frame, none while they fly by. The worker starts with the first card and ends with the studio.
 */
export function openStudio(): Studio {
  const kept = new KeptPictures();
  const waiting = new Set<Place>();
  const underWay = new Set<string>();
  const painted: PaintedPicture[] = [];
  const spare: HTMLCanvasElement[] = [];
  let worker: Worker | null = null;
  /** Its script could not be had, or it cannot work in this browser: all cards stay plain. */
  let isWorkerLost = false;
  let style: PageStyle = { tokens: {}, fonts: [] };
  let frame = 0;
  let last = { y: 0, time: 0 };
  const token = (name: string) => style.tokens[name] ?? '';

  const start = (): Worker => {
    const fresh = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
    fresh.addEventListener('message', ({ data }: MessageEvent<PaintedPicture>) => {
      painted.push(data);
      work();
    });
    fresh.addEventListener('error', () => {
      isWorkerLost = true;
      waiting.clear();
      underWay.clear();
    });
    style = pageStyle();
    fresh.postMessage(style, { transfer: [] });
    return fresh;
  };

  /** Paints one place of a row anew: its picture, or without one the plain card. */
  const paintPlace = ({ row, canvas, at }: Place, picture: ImageBitmap | undefined): void => {
    const surface = canvas.getContext('2d');
    const hung = row.cards[at];
    if (surface === null || hung === undefined) return;
    const { cardWidth, cardHeight, step } = row;
    surface.setTransform(1, 0, 0, 1, at * step, 0);
    surface.clearRect(0, 0, cardWidth, cardHeight);
    if (picture !== undefined) surface.drawImage(picture, 0, 0);
    surface.scale(cardWidth / WIDTH, cardHeight / HEIGHT);
    if (picture === undefined) paintDrawing(surface, CardStandIn({ card: hung.card }), token);
    if (hung.copies > 1) paintDrawing(surface, CopiesChip({ copies: hung.copies }), token);
  };

  const putUp = ({ key, picture }: PaintedPicture): void => {
    if (picture !== null) kept.keep(key, picture);
    underWay.delete(key);
    for (const place of waiting) {
      if (place.key !== key) continue;
      waiting.delete(place);
      if (picture !== null) paintPlace(place, picture);
    }
  };

  const order = ({ key, row, at }: Place): void => {
    const card = row.cards[at]?.card;
    if (card === undefined || worker === null) return;
    underWay.add(key);
    const ordered: PictureOrder = { key, card, width: row.cardWidth, height: row.cardHeight };
    worker.postMessage(ordered, { transfer: [] });
  };

  const eachFrame = (time: number): void => {
    frame = 0;
    const isGoingOn = time - last.time < 100;
    const speed = isGoingOn ? Math.abs(scrollY - last.y) / Math.max(1, time - last.time) : 0;
    last = { y: scrollY, time };
    const atOnce = speed > 0 ? AT_ONCE.scrolling : AT_ONCE.still;
    for (const each of painted.splice(0, atOnce)) putUp(each);
    if (speed <= TOO_FAST) {
      for (const place of waiting) {
        if (underWay.size >= atOnce) break;
        if (!underWay.has(place.key)) order(place);
      }
    }
    if (painted.length > 0 || underWay.size < Math.min(atOnce, waiting.size)) work();
  };
  const work = (): void => {
    if (frame === 0) frame = requestAnimationFrame(eachFrame);
  };

  return {
    show: (row) => {
      worker ??= start();
      const canvas = spare.pop() ?? document.createElement('canvas');
      const { cardWidth, cardHeight } = row;
      prepare(canvas, row.cards.length * row.step, cardHeight);
      const places = row.cards.map(({ card }, at): Place => {
        const key = `${card.cardID} ${card.seriesKey} ${cardWidth}x${cardHeight}`;
        return { row, canvas, at, key };
      });
      for (const place of places) {
        const picture = kept.get(place.key);
        paintPlace(place, picture);
        if (picture === undefined && !isWorkerLost) waiting.add(place);
      }
      // Painted before it is in the page: there, each lettering would have the page's styles worked out first.
      row.frame.append(canvas);
      work();
      return () => {
        for (const place of places) waiting.delete(place);
        canvas.remove();
        if (spare.length < SPARE) spare.push(canvas);
      };
    },
    close: () => {
      cancelAnimationFrame(frame);
      frame = 0;
      worker?.terminate();
      worker = null;
      waiting.clear();
      spare.length = 0;
      underWay.clear();
      kept.clear();
      for (const { picture } of painted.splice(0)) picture?.close();
    },
  };
}

/** Makes a canvas as large as a row, with nothing on it. */
function prepare(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width === width && canvas.height === height) {
    const surface = canvas.getContext('2d');
    surface?.resetTransform();
    surface?.clearRect(0, 0, width, height);
    return;
  }
  canvas.width = width;
  canvas.height = height;
}
