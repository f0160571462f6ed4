/** How far the cards of the history are printed at one moment. */
export interface PrintingSample {
  /** When, in ms. */
  readonly at: number;
  readonly seasonsMade: number;
}

/** From how many seasons between two samples on the rate is worth telling. */
const MIN_SEASONS = 4;

/**
 * Returns how long printing will take from the later of two samples on, in ms, at the rate between
 * both; null while too little is known.
 */
export function printingTimeLeft(
  first: PrintingSample,
  last: PrintingSample,
  seasonsTotal: number,
): number | null {
  const seasons = last.seasonsMade - first.seasonsMade;
  const time = last.at - first.at;
  if (seasons < MIN_SEASONS || time <= 0) return null;
  return (Math.max(0, seasonsTotal - last.seasonsMade) * time) / seasons;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Returns a time left in words that need not be changed with every second: "in about a minute". */
export function timeLeftText(ms: number): string {
  if (ms < 15 * SECOND_MS) return 'in a moment';
  if (ms < 45 * SECOND_MS) return 'in half a minute';
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  return minutes === 1 ? 'in about a minute' : `in about ${minutes} minutes`;
}
