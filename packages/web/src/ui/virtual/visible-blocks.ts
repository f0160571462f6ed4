/** A range of blocks: from `first` up to, not including, `end`. */
export interface BlockRange {
  readonly first: number;
  readonly end: number;
}

/** The visible part of a page. */
export interface Viewport {
  /** The window's top edge, in pixels below the list's. */
  readonly top: number;
  /** The window's height in pixels. */
  readonly height: number;
  /** True where the last scrolling went up. */
  readonly isScrollingUp: boolean;
}

/**
 * How far beyond the window blocks are rendered, in pixels: in and against the scroll direction.
 */
const AHEAD = 900;
const BEHIND = 300;

/**
 * Returns the blocks of a list to render: those in view, and some around them for fast scrolling.
 */
export function visibleBlocks(sight: Viewport, blockHeight: number, blocks: number): BlockRange {
  const from = sight.top - (sight.isScrollingUp ? AHEAD : BEHIND);
  const to = sight.top + sight.height + (sight.isScrollingUp ? BEHIND : AHEAD);
  const clamp = (block: number) => Math.max(0, Math.min(blocks, block));
  return {
    first: clamp(Math.floor(from / blockHeight)),
    end: clamp(Math.ceil(to / blockHeight)),
  };
}
