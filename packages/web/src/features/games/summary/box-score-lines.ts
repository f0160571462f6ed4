import type { BoxScoreRow } from '@pennant/contract/game-summary';

const COUNTS = ['h1', 'h2', 'h3', 'hr', 'r', 'er', 'rbi', 'bb', 'so', 'sb', 'cs', 'wpa'] as const;
export type BoxScoreCount = (typeof COUNTS)[number];

/** A line of the printed box score: of one player, or a side's totals at bat or on the mound. */
export interface BoxScoreLine extends Pick<BoxScoreRow, BoxScoreCount | 'type' | 'ab' | 'ipOuts'> {
  readonly key: string;
  /** Null for totals. */
  readonly player: Pick<
    BoxScoreRow,
    'cardID' | 'name' | 'order' | 'position' | 'positions' | 'decision'
  > | null;
  /** Whether the player came in for the one on the line before. */
  readonly isSubstitute: boolean;
}

const sum = (rows: readonly BoxScoreRow[], count: BoxScoreCount | 'ab' | 'ipOuts'): number =>
  rows.reduce((total, row) => total + row[count], 0);

const totalsOf = (type: BoxScoreRow['type'], rows: readonly BoxScoreRow[]): BoxScoreLine => ({
  key: `Totals ${type}`,
  player: null,
  isSubstitute: false,
  type,
  ab: sum(rows, 'ab'),
  ipOuts: sum(rows, 'ipOuts'),
  ...(Object.fromEntries(COUNTS.map((count) => [count, sum(rows, count)])) as Record<
    BoxScoreCount,
    number
  >),
});

const linesOf = (type: BoxScoreRow['type'], rows: readonly BoxScoreRow[]): BoxScoreLine[] => {
  const own = rows.filter((row) => row.type === type);
  const lines = own.map((row, index): BoxScoreLine => ({
    ...row,
    key: `${row.gameLineupID} ${type}`,
    player: row,
    isSubstitute: row.order !== null && row.order === own[index - 1]?.order,
  }));
  return [...lines, totalsOf(type, own)];
};

/**
 * Returns the printed lines of a side's box score: the batters in order and their totals, then the
 * pitchers and theirs.
 */
export const boxScoreLines = (rows: readonly BoxScoreRow[]): readonly BoxScoreLine[] => [
  ...linesOf('Batter', rows),
  ...linesOf('Pitcher', rows),
];

/** Returns what a player was, as a scorer writes it: "PH-1B". */
export const positionText = ({
  position,
  positions,
}: Pick<BoxScoreRow, 'position'> & Partial<Pick<BoxScoreRow, 'positions'>>): string =>
  positions === undefined || positions.length === 0 ? position : positions.join('-');

const WORDS: Readonly<Record<string, string>> = { PH: 'pinch hitter', PR: 'pinch runner' };

/** Returns the same in words for who does not know the scorer's letters; null for one position. */
export const positionTitle = ({
  positions = [],
}: Partial<Pick<BoxScoreRow, 'positions'>>): string | null =>
  positions.some((position) => position in WORDS)
    ? positions.map((position) => WORDS[position] ?? position).join(', then ')
    : null;
