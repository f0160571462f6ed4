import type { Visit } from './browser.ts';

/** The frames of a scroll. */
export interface ScrollFrames {
  readonly frames: number;
  /** Share of frames not drawn, of all frames at 60 a second. */
  readonly droppedShare: number;
  /** Frames in which the middle of the window was in the list and showed no row. */
  readonly empty: number;
}

const FRAME_MS = 1000 / 60;
const DISTANCE = 24_000;
/**
 * Speeds in pixels a second: a quick flick, searching for something, and looking at what goes by.
 */
export const FAST_SPEED = 6000;
export const SEEKING_SPEED = 3000;
export const LOOKING_SPEED = 1500;

/** Scrolls down with a touch gesture, for the same time at any speed. */
export const scrollByTouch = ({ devtools }: Visit, speed: number): Promise<unknown> =>
  devtools.send('Input.synthesizeScrollGesture', {
    x: 400,
    y: 500,
    yDistance: -(DISTANCE * speed) / FAST_SPEED,
    speed,
    preventFling: true,
  });

/**
 * Scrolls down a list and checks each frame: `item` selects what must be in the middle of the
 * window.
 */
export async function scrollDown(
  visit: Visit,
  item: string,
  speed = FAST_SPEED,
): Promise<ScrollFrames> {
  const { page } = visit;
  await page.evaluate((selector) => {
    const seen = { times: [] as number[], empty: 0, started: false, going: true };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const checkFrame = (time: number) => {
      seen.times.push(time);
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const isItem = middle?.closest(selector) !== null;
      // At the top of the page the middle of the window is still above the list.
      seen.started ||= isItem;
      if (seen.started && !isItem) seen.empty += 1;
      if (seen.going) requestAnimationFrame(checkFrame);
    };
    requestAnimationFrame(checkFrame);
  }, item);
  await scrollByTouch(visit, speed);
  const seen = await page.evaluate(() => {
    const { seen: all } = window as unknown as {
      seen: { times: number[]; empty: number; going: boolean };
    };
    all.going = false;
    return all;
  });
  const gaps = seen.times.slice(1).map((time, index) => time - (seen.times[index] ?? time));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return {
    frames: gaps.length,
    droppedShare: dropped / Math.max(1, gaps.length + dropped),
    empty: seen.empty,
  };
}

/**
 * The reference: a page of drawn rows without scripts. Frames dropped on it are dropped by the
 * machine.
 */
export const PLAIN_ROWS_PAGE = `<table>${'<tr style="height:44px"><td>Ty Cobb</td><td>1911</td></tr>'.repeat(
  2000,
)}</table>`;
