import type { Visit } from './browser.ts';

export interface Scrolled {
  readonly frames: number;
  /** Of all frames that there was time for at 60 a second, those that were not drawn. */
  readonly droppedShare: number;
  /** Frames in which the middle of the window showed no row. */
  readonly empty: number;
}

const FRAME_MS = 1000 / 60;
const DISTANCE = 24_000;
const SPEED = 6000;

/** Scrolls down the collection as a finger does, at 6,000 pixels a second, and looks at each frame. */
export async function scrollDown({ page, devtools }: Visit, item: string): Promise<Scrolled> {
  await page.evaluate((selector) => {
    const seen = { times: [] as number[], empty: 0, going: true };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const look = (time: number) => {
      seen.times.push(time);
      const there = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      if (there?.closest(selector) === null) seen.empty += 1;
      if (seen.going) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, item);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 400,
    y: 500,
    yDistance: -DISTANCE,
    speed: SPEED,
    preventFling: true,
  });
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
