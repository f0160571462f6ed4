/** What a program tells of itself at one moment of a soak. */
export interface ObservedMoment {
  /** Memory that is in use after all garbage was collected: the heap and what it holds outside. */
  readonly liveMb: number;
  readonly rssMb: number;
  /** How late the event loop was since the measurement began: 50, 90, 99 and 99.9 in a hundred. */
  readonly delaysMs: readonly number[];
  /** How often that was looked at. */
  readonly looks: number;
}

/** What a line of the program's output begins with that tells a moment. */
export const SOAK_LINE = 'soak: ';

/** Returns the moments that a program has printed. */
export const readMoments = (output: string): readonly ObservedMoment[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith(SOAK_LINE) && line.endsWith('}'))
    .map((line) => JSON.parse(line.slice(SOAK_LINE.length)) as ObservedMoment);
