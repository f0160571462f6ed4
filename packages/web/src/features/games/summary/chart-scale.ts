import type { GameLine } from './game-line.ts';

/** Where things stand on the paper of the chart, in pixels. */
export interface ChartScale {
  readonly width: number;
  /** Of the whole drawing, the strip with the innings included. */
  readonly height: number;
  /** Where the strip with the innings begins. */
  readonly stripTop: number;
  /** How many events it has room for. */
  readonly room: number;
  /** Of the line after so many events; 0 is before the first pitch. */
  readonly x: (eventsPlayed: number) => number;
  /** Of the home side's chance: 1 at the top. */
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

/** Room for half a marker at either side, and above and below. */
const MARGIN = 12;
const STRIP = 26;
const [LOW, HIGH] = [210, 300];
/** Wider paper is drawn higher. */
const WIDE = 560;

export function chartScale(width: number, room: number): ChartScale {
  const height = width < WIDE ? LOW : HIGH;
  const stripTop = height - STRIP;
  const across = width - 2 * MARGIN;
  const down = stripTop - 2 * MARGIN;
  return {
    width,
    height,
    stripTop,
    room,
    x: (eventsPlayed) => MARGIN + (across * eventsPlayed) / Math.max(1, room),
    y: (chance) => MARGIN + down * (1 - chance),
  };
}

/** How many events had been played at a place on the paper: the nearest, 0 to all. */
export function eventAt(pixels: number, { width, room }: ChartScale, events: number): number {
  const share = (pixels - MARGIN) / (width - 2 * MARGIN);
  return Math.min(events, Math.max(0, Math.round(share * room)));
}

/** The home side's chance before the first pitch and after each event. */
export const chances = ({ start, played }: GameLine): number[] => [
  start,
  ...played.map(({ home }) => home),
];

const spans = <Kind>(
  { played }: GameLine,
  { x }: ChartScale,
  kindOf: (half: number) => Kind,
): { kind: Kind; from: number; to: number }[] => {
  const found: { kind: Kind; from: number; to: number }[] = [];
  played.forEach(({ half }, at) => {
    const kind = kindOf(half);
    const last = found.at(-1);
    if (last?.kind === kind) last.to = x(at + 1);
    else found.push({ kind, from: x(at), to: x(at + 1) });
  });
  return found;
};

/** From where to where each inning that was begun reaches. */
export const inningSpans = (line: GameLine, scale: ChartScale): InningSpan[] =>
  spans(line, scale, (half) => Math.floor(half / 2) + 1).map(({ kind, from, to }) => ({
    inning: kind,
    from,
    to,
  }));

/** From where to where each half-inning that was begun reaches. */
export const halfSpans = (line: GameLine, scale: ChartScale): HalfSpan[] =>
  spans(line, scale, (half) => half).map(({ kind, from, to }) => ({ half: kind, from, to }));
