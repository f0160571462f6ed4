import { canvasFont, CANVAS_FONTS } from '../canvas/canvas-font.ts';
import { paintShapes } from '../canvas/paint-shapes.ts';
import { drawCardFront } from '../card/card-front-drawing.tsx';
import type {
  PageStyle,
  ThumbnailResponse,
  ThumbnailRequest,
} from './thumbnail-worker-protocol.ts';

/** The card's size in the drawing's own units. */
const WIDTH = 250;
const HEIGHT = 350;
/** The characters of all fronts besides the names. */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-·';

const faces = (self as unknown as { readonly fonts: FontFaceSet }).fonts;
let style: PageStyle = { tokens: {}, fonts: [] };
const token = (name: string) => style.tokens[name] ?? '';

/**
 * Sets the style and loads its fonts, with lining figures as in the page: a canvas cannot set them.
 */
function setStyle(pageStyle: PageStyle): void {
  style = pageStyle;
  for (const { family, source, weight, unicodeRange } of pageStyle.fonts) {
    faces.add(new FontFace(family, source, { weight, unicodeRange, featureSettings: '"lnum"' }));
  }
}

/** The characters whose fonts are loaded. */
const loadedLetters = new Set<string>();

/** Waits for the fonts of a text; a font that fails to load is replaced by the system's. */
async function loadLettering(text: string): Promise<void> {
  const missing = [...CAPITALS, ...text].filter((letter) => !loadedLetters.has(letter)).join('');
  if (missing === '') return;
  const loads = Object.keys(CANVAS_FONTS).map((face) =>
    faces.load(canvasFont(face, WIDTH / 10, token), missing),
  );
  await Promise.allSettled(loads);
  for (const letter of missing) loadedLetters.add(letter);
}

async function render({ card, width, height }: ThumbnailRequest): Promise<ImageBitmap | null> {
  await loadLettering(card.name.toUpperCase() + card.clubName);
  const canvas = new OffscreenCanvas(width, height);
  // Kept in main memory, since the page draws it onto another canvas.
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  if (surface === null) return null;
  surface.scale(width / WIDTH, height / HEIGHT);
  paintShapes(surface, drawCardFront({ card, thumbnail: true, shine: 'shine' }), token);
  return canvas.transferToImageBitmap();
}

/**
 * Renders a thumbnail and posts it. Every request gets a response, also when rendering throws: the
 * page would wait for it, and for the ones queued behind it. The error is reported on the console.
 */
async function handleRequest(request: ThumbnailRequest): Promise<void> {
  let picture: ImageBitmap | null = null;
  try {
    picture = await render(request);
  } finally {
    const response: ThumbnailResponse = { key: request.key, picture };
    self.postMessage(response, { transfer: picture === null ? [] : [picture] });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PageStyle | ThumbnailRequest>) => {
  if ('tokens' in data) setStyle(data);
  else void handleRequest(data);
});
