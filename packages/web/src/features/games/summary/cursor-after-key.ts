import type { EventWinProbability } from './game-win-probability.ts';

/** Returns the start of each half-inning, as a number of events played, and the end of the game. */
function halfStarts(played: readonly EventWinProbability[]): number[] {
  const starts = played.flatMap(({ half }, index) =>
    half === played[index - 1]?.half ? [] : [index],
  );
  return [...starts, played.length];
}

/**
 * Returns the chart's cursor after a key: arrows move by one event, Page Up and Page Down to the
 * start of the next or previous half-inning, Home and End to the ends of the game. Null for other
 * keys.
 */
export function cursorAfterKey(
  key: string,
  cursor: number,
  played: readonly EventWinProbability[],
): number | null {
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
