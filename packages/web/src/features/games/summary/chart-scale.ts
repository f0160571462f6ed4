import type { GameWinProbability } from './game-win-probability.ts';

/** The scales of the chart, in pixels. */
export interface ChartScale {
  readonly width: number;
  /** Height of the whole drawing, with the strip of innings. */
  readonly height: number;
  /** Top of the strip of innings. */
  readonly stripTop: number;
  /** Number of events that the width has room for. */
  readonly room: number;
  /** Returns x after a number of events; 0 is before the first pitch. */
  readonly x: (eventsPlayed: number) => number;
  /** Returns y of the home side's chance; 1 is at the top. */
  readonly y: (chance: number) => number;
}

export interface InningSpan {
  readonly inning: number;
  readonly from: number;
  readonly to: number;
}

export interface HalfSpan {
  readonly half: number;
  readonly from: number;
  readonly to: number;
}

/** Margin on each side: room for half a marker. */
const MARGIN = 12;
const STRIP_HEIGHT = 26;
const [NARROW_HEIGHT, WIDE_HEIGHT] = [210, 300];
/** From this width on the chart is higher. */
const WIDE = 560;

/** Returns the scales of a chart of a width with room for a number of events. */
export function chartScale(width: number, room: number): ChartScale {
  const height = width < WIDE ? NARROW_HEIGHT : WIDE_HEIGHT;
  const stripTop = height - STRIP_HEIGHT;
  const plotWidth = width - 2 * MARGIN;
  const plotHeight = stripTop - 2 * MARGIN;
  return {
    width,
    height,
    stripTop,
    room,
    x: (eventsPlayed) => MARGIN + (plotWidth * eventsPlayed) / Math.max(1, room),
    y: (chance) => MARGIN + plotHeight * (1 - chance),
  };
}

/** Returns the number of events played at an x position: the nearest, 0 to `events`. */
export function eventAtPosition(
  xPosition: number,
  { width, room }: ChartScale,
  events: number,
): number {
  const share = (xPosition - MARGIN) / (width - 2 * MARGIN);
  return Math.min(events, Math.max(0, Math.round(share * room)));
}

/** Returns the home side's chance before the first pitch and after each event. */
export const homeChances = ({ start, played }: GameWinProbability): number[] => [
  start,
  ...played.map(({ home }) => home),
];

/** Returns the extent on the x axis of each run of events of the same kind. */
const findSpans = <Kind>(
  { played }: GameWinProbability,
  { x }: ChartScale,
  kindOf: (half: number) => Kind,
): { kind: Kind; from: number; to: number }[] => {
  const result: { kind: Kind; from: number; to: number }[] = [];
  played.forEach(({ half }, index) => {
    const kind = kindOf(half);
    const last = result.at(-1);
    if (last?.kind === kind) last.to = x(index + 1);
    else result.push({ kind, from: x(index), to: x(index + 1) });
  });
  return result;
};

/** Returns the extent on the x axis of each inning that has begun. */
export const inningSpans = (line: GameWinProbability, scale: ChartScale): InningSpan[] =>
  findSpans(line, scale, (half) => Math.floor(half / 2) + 1).map(({ kind, from, to }) => ({
    inning: kind,
    from,
    to,
  }));

/** Returns the extent on the x axis of each half-inning that has begun. */
export const halfSpans = (line: GameWinProbability, scale: ChartScale): HalfSpan[] =>
  findSpans(line, scale, (half) => half).map(({ kind, from, to }) => ({ half: kind, from, to }));
