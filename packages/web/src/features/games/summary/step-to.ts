import type { PlayedEvent } from './game-line.ts';

/** Where each half-inning begins, as a number of events played, and the end of the game. */
function halfStarts(played: readonly PlayedEvent[]): number[] {
  const starts = played.flatMap(({ half }, at) => (half === played[at - 1]?.half ? [] : [at]));
  return [...starts, played.length];
}

/**
 * Where a key takes the cursor of the chart: arrows an event on or back, Page Up and Page Down to the next or last half-inning's
 * start, Home and End to the ends of the game. Null for other keys.
 */
export function stepTo(key: string, cursor: number, played: readonly PlayedEvent[]): number | null {
  const events = played.length;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp': {
      return Math.min(events, cursor + 1);
    }
    case 'ArrowLeft':
    case 'ArrowDown': {
      return Math.max(0, cursor - 1);
    }
    case 'PageUp': {
      return halfStarts(played).find((start) => start > cursor) ?? events;
    }
    case 'PageDown': {
      return halfStarts(played).findLast((start) => start < cursor) ?? 0;
    }
    case 'Home': {
      return 0;
    }
    case 'End': {
      return events;
    }
    default: {
      return null;
    }
  }
}
