import { canvasFont, FACES } from '../../art/canvas/lettering-faces.ts';
import { paintDrawing } from '../../art/canvas/paint-drawing.ts';
import { FrontDrawing } from '../../art/card/front-drawing.tsx';
import type { PageStyle, PaintedPicture, PictureOrder } from './picture-order.ts';

/** The card's own measure. */
const WIDTH = 250;
const HEIGHT = 350;
/** What all fronts are lettered with besides the names. */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-·';

const faces = (self as unknown as { readonly fonts: FontFaceSet }).fonts;
let style: PageStyle = { tokens: {}, fonts: [] };
const token = (name: string) => style.tokens[name] ?? '';

/** Figures stand on the line, as the style sheet has them in the page: a canvas can't be told so. */
function takeStyle(given: PageStyle): void {
  style = given;
  for (const { family, source, weight, unicodeRange } of given.fonts) {
    faces.add(new FontFace(family, source, { weight, unicodeRange, featureSettings: '"lnum"' }));
  }
}

/** Letters that the faces are there for. */
const lettered = new Set<string>();

/** Waits for the lettering of a name; a face that can't be had is left to the system's. */
async function haveLettering(words: string): Promise<void> {
  const wanted = [...CAPITALS, ...words].filter((letter) => !lettered.has(letter)).join('');
  if (wanted === '') return;
  const all = Object.keys(FACES).map((face) =>
    faces.load(canvasFont(face, WIDTH / 10, token), wanted),
  );
  await Promise.allSettled(all);
  for (const letter of wanted) lettered.add(letter);
}

async function paint({ card, width, height }: PictureOrder): Promise<ImageBitmap | null> {
  await haveLettering(card.name.toUpperCase() + card.clubName);
  const canvas = new OffscreenCanvas(width, height);
  // It goes on to be painted into the page: there it is wanted in ordinary memory.
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  if (surface === null) return null;
  surface.scale(width / WIDTH, height / HEIGHT);
  paintDrawing(surface, FrontDrawing({ card, thumbnail: true, shine: 'shine' }), token);
  return canvas.transferToImageBitmap();
}

/** Every order is answered: one that was not would be waited for, and others behind it. What went wrong is on the console. */
async function carryOut(order: PictureOrder): Promise<void> {
  let picture: ImageBitmap | null = null;
  try {
    picture = await paint(order);
  } finally {
    const painted: PaintedPicture = { key: order.key, picture };
    self.postMessage(painted, { transfer: picture === null ? [] : [picture] });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PageStyle | PictureOrder>) => {
  if ('tokens' in data) takeStyle(data);
  else void carryOut(data);
});
