/** What a list that scrolls with the page shows. */
export interface VisibleList {
  /** The first and the last block in the window, and the number of all blocks. */
  readonly startIndex: number;
  readonly endIndex: number;
  readonly count: number;
  /** The height of a block in pixels. */
  readonly blockHeight: number;
  readonly isScrollingUp: boolean;
  /** True for the first render, which the user waits for: it has no block beyond the window. */
  readonly isFirstRender: boolean;
  /** The block with the focus; null for none. */
  readonly focused: number | null;
}

/**
 * How far beyond the window blocks are rendered, in pixels: in and against the scroll direction.
 */
const AHEAD = 900;
const BEHIND = 300;

/**
 * Returns the blocks of a list to render: those in view, some around them for fast scrolling, and
 * the one with the focus, without which the next Tab would start at the top of the page.
 */
export function visibleBlocks(list: VisibleList): number[] {
  const { blockHeight, isScrollingUp, isFirstRender, focused } = list;
  const [above, below] = isScrollingUp ? [AHEAD, BEHIND] : [BEHIND, AHEAD];
  const before = isFirstRender ? 0 : Math.ceil(above / blockHeight);
  const after = isFirstRender ? 0 : Math.ceil(below / blockHeight);
  const first = Math.max(0, list.startIndex - before);
  const end = Math.min(list.count, list.endIndex + 1 + after);
  const blocks = Array.from({ length: end - first }, (_, index) => first + index);
  if (focused !== null && focused < first) blocks.unshift(focused);
  else if (focused !== null && focused >= end && focused < list.count) blocks.push(focused);
  return blocks;
}
