import type { Page } from '@playwright/test';
import type { Visit } from './browser.ts';
import { scrollByTouch } from './scroll-and-count-frames.ts';

/** Counts of cards in screenshots. */
export interface BlankCards {
  /** Cards entirely in the window, over all screenshots. */
  readonly seen: number;
  /** Those of them that show only the page's background. */
  readonly blank: number;
}

/** The layout of a grid of cards on its page, in pixels of the page. */
interface Wall {
  readonly top: number;
  readonly left: number;
  readonly inRow: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly acrossStep: number;
  readonly downStep: number;
  readonly rows: number;
}

interface Shot {
  /** A JPEG, in base 64. */
  readonly data: string;
  readonly scrolled: number;
}

/**
 * Scrolls down a grid of cards and counts the blank ones on the screen: screenshots of the composed
 * page are taken during the scroll, and each card entirely in one is checked along its border,
 * which has its tier's metal. Taking them slows down scrolling, so frames are not counted here.
 */
export async function countBlankCards(
  visit: Visit,
  judge: Page,
  speed: number,
): Promise<BlankCards> {
  const { page, devtools } = visit;
  const wall = await page.evaluate(wallOnPage);
  const shots: Shot[] = [];
  const take = (frame: {
    data: string;
    sessionId: number;
    metadata: { scrollOffsetY: number };
  }) => {
    shots.push({ data: frame.data, scrolled: frame.metadata.scrollOffsetY });
    void devtools.send('Page.screencastFrameAck', { sessionId: frame.sessionId });
  };
  devtools.on('Page.screencastFrame', take);
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 5 });
  await scrollByTouch(visit, speed);
  await devtools.send('Page.stopScreencast');
  devtools.off('Page.screencastFrame', take);
  let seen = 0;
  let blank = 0;
  for (const shot of shots) {
    const counted = await judge.evaluate(countBlank, { shot, wall });
    seen += counted.seen;
    blank += counted.blank;
  }
  return { seen, blank };
}

function wallOnPage(): Wall {
  const list = document.querySelector('[role="list"][aria-label="My Cards"]');
  const links = [...(list?.querySelectorAll('a') ?? [])].map((link) =>
    link.getBoundingClientRect(),
  );
  const [first] = links;
  if (list === null || first === undefined) throw new Error('there is no wall of cards');
  const inRow = links.filter(({ top }) => top === first.top).length;
  const downStep = (links[inRow]?.top ?? Number.NaN) - first.top;
  return {
    top: first.top + scrollY,
    left: first.left,
    inRow,
    cardWidth: first.width,
    cardHeight: first.height,
    acrossStep: (links[1]?.left ?? Number.NaN) - first.left,
    downStep,
    rows: Math.floor(list.clientHeight / downStep),
  };
}

async function countBlank({ shot, wall }: { shot: Shot; wall: Wall }): Promise<BlankCards> {
  const bytes = Uint8Array.from(atob(shot.data), (letter) => letter.codePointAt(0) ?? 0);
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const { width, height } = picture;
  const surface = new OffscreenCanvas(width, height).getContext('2d');
  if (surface === null) throw new Error('there is no canvas');
  surface.drawImage(picture, 0, 0);
  const { data } = surface.getImageData(0, 0, width, height);
  const pixelIndex = (x: number, y: number) => (Math.round(y) * width + Math.round(x)) * 4;
  const ground = pixelIndex(8, height - 8);
  const shade = (index: number) => data[index] ?? Number.NaN;
  const isGround = (x: number, y: number) =>
    [0, 1, 2].reduce(
      (sum, c) => sum + Math.abs(shade(pixelIndex(x, y) + c) - shade(ground + c)),
      0,
    ) < 24;

  const counted = { seen: 0, blank: 0 };
  const { top, left, inRow, cardWidth, cardHeight, acrossStep, downStep, rows } = wall;
  const first = Math.max(0, Math.ceil((shot.scrolled - top) / downStep));
  for (let row = first; row < rows; row += 1) {
    const y = top + row * downStep - shot.scrolled;
    if (y + cardHeight > height) break;
    for (let column = 0; column < inRow; column += 1) {
      const x = left + column * acrossStep;
      // Checks eight points along both sides of the border, in the middle of the metal.
      const inset = cardWidth * 0.025;
      let bare = 0;
      for (let step = 1; step <= 8; step += 1) {
        const down = y + (cardHeight * step) / 10;
        if (isGround(x + inset, down)) bare += 1;
        if (isGround(x + cardWidth - inset, down)) bare += 1;
      }
      counted.seen += 1;
      if (bare > 8) counted.blank += 1;
    }
  }
  return counted;
}
