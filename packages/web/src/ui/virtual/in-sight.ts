/** Blocks `first` up to, not including, `end`. */
export interface Drawn {
  readonly first: number;
  readonly end: number;
}

export interface Sight {
  /** Where the window's top edge is, in pixels below the list's. */
  readonly top: number;
  /** The window's height in pixels. */
  readonly height: number;
  /** Which way the last scrolling went. */
  readonly goesUp: boolean;
}

/** So much is drawn beyond the window, in pixels: where the scrolling goes, and where it came from. */
const AHEAD = 900;
const BEHIND = 300;

/** The blocks of a list to draw: those in sight, and enough around them that a quick finger outruns none. */
export function blocksInSight(sight: Sight, blockHeight: number, blocks: number): Drawn {
  const from = sight.top - (sight.goesUp ? AHEAD : BEHIND);
  const to = sight.top + sight.height + (sight.goesUp ? BEHIND : AHEAD);
  const within = (block: number) => Math.max(0, Math.min(blocks, block));
  return {
    first: within(Math.floor(from / blockHeight)),
    end: within(Math.ceil(to / blockHeight)),
  };
}
