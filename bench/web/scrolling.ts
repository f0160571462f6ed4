import type { Visit } from './browser.ts';

export interface Scrolled {
  readonly frames: number;
  /** Of all frames that there was time for at 60 a second, those that were not drawn. */
  readonly droppedShare: number;
  /** Frames in which the middle of the window was in the list and showed no row. */
  readonly empty: number;
}

const FRAME_MS = 1000 / 60;
const DISTANCE = 24_000;
/** In pixels a second: a finger in a hurry, one that looks for something, and one that looks at what goes by. */
export const FAST = 6000;
export const SEEKING = 3000;
export const LOOKING = 1500;

/** Scrolls down as a finger does, for as long at any speed. */
export const glide = ({ devtools }: Visit, speed: number): Promise<unknown> =>
  devtools.send('Input.synthesizeScrollGesture', {
    x: 400,
    y: 500,
    yDistance: -(DISTANCE * speed) / FAST,
    speed,
    preventFling: true,
  });

/** Scrolls down a list and looks at each frame: `item` is what there must be in the middle of the window. */
export async function scrollDown(visit: Visit, item: string, speed = FAST): Promise<Scrolled> {
  const { page } = visit;
  await page.evaluate((selector) => {
    const seen = { times: [] as number[], empty: 0, started: false, going: true };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const look = (time: number) => {
      seen.times.push(time);
      const there = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const isThere = there?.closest(selector) !== null;
      // At the top of the page the middle of the window is still above the list.
      seen.started ||= isThere;
      if (seen.started && !isThere) seen.empty += 1;
      if (seen.going) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, item);
  await glide(visit, speed);
  const seen = await page.evaluate(() => {
    const { seen: all } = window as unknown as {
      seen: { times: number[]; empty: number; going: boolean };
    };
    all.going = false;
    return all;
  });
  const gaps = seen.times.slice(1).map((time, at) => time - (seen.times[at] ?? time));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return {
    frames: gaps.length,
    droppedShare: dropped / Math.max(1, gaps.length + dropped),
    empty: seen.empty,
  };
}

/** The limit: a page of nothing but drawn rows, no script at all. What it drops, this machine drops. */
export const STILL_PAGE = `<table>${'<tr style="height:44px"><td>Ty Cobb</td><td>1911</td></tr>'.repeat(
  2000,
)}</table>`;
