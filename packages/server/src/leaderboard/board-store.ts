import {
  BATTING_STATS,
  BOARD_LENGTH,
  LOWER_IS_BETTER_STATS,
  PITCHING_STATS,
  RATE_STATS,
  type BattingStat,
  type PitchingStat,
} from '@pennant/rules/leaderboard/board-statistics';
import type { Queries } from '../platform/database/database.ts';
import {
  statement,
  type StatementOptions,
  type StatementRow,
} from '../platform/database/statement.ts';

export type BattingBoardRow = StatementRow<'leaderboard.read_batting_boards'>;
export type PitchingBoardRow = StatementRow<'leaderboard.read_pitching_boards'>;

/** The columns by which boards are sorted, where the column isn't named like the statistic. */
const COLUMNS: Partial<Record<BattingStat | PitchingStat, string>> = {
  'K/9': 'k9',
  IP: 'ip_outs',
  pWPA: 'wpa',
};
const columnOf = (stat: BattingStat | PitchingStat): string => COLUMNS[stat] ?? stat.toLowerCase();

const isRate = (stat: string): boolean => (RATE_STATS as readonly string[]).includes(stat);
const isLowestFirst = (stat: string): boolean =>
  (LOWER_IS_BETTER_STATS as readonly string[]).includes(stat);

const BATTING = {
  table: 'batting_statistics',
  stats: BATTING_STATS,
  totals: 'pa, ab, h1, h2, h3, hr, r, rbi, bb, sb, wpa',
} as const;
const PITCHING = {
  table: 'pitching_statistics',
  stats: PITCHING_STATS,
  totals: 'ip_outs, er, h, bb, so, w, sv, wpa',
} as const;

/**
 * Builds the query for the first `length` rows of one board: a scan of the board's own index, which
 * has this order and is partial by the same condition.
 */
function buildTopRows(
  stat: BattingStat | PitchingStat,
  { table, totals }: typeof BATTING | typeof PITCHING,
  { filter, length }: { readonly filter: string; readonly length: number },
): string {
  const column = columnOf(stat);
  const onBoard = isRate(stat) ? 'qualified' : `${column} > 0`;
  return `(select '${stat}' as stat, user_id, card_id, ${totals} from ${table}
    where ${filter} and ${onBoard}
    order by ${column}${isLowestFirst(stat) ? '' : ' desc'}, user_id, card_id limit ${length})`;
}

/** Builds the query for the first rows of all boards of one table. */
const buildTopRowsOfAll = (
  boards: typeof BATTING | typeof PITCHING,
  selection: { readonly filter: string; readonly length: number },
): string => boards.stats.map((stat) => buildTopRows(stat, boards, selection)).join(' union all ');

/** A union's columns have no origin in a table, so their types are said here. */
const optionsOf = ({ table, totals }: typeof BATTING | typeof PITCHING): StatementOptions => ({
  prepared: true,
  notNull: ['stat', 'user_id', 'card_id', ...totals.split(', ')],
  types: { stat: `${table}.stat` },
});

const BOARD = { filter: 'period = $1', length: BOARD_LENGTH };
const BATTING_BOARDS = statement(
  'leaderboard.read_batting_boards',
  buildTopRowsOfAll(BATTING, BOARD),
  optionsOf(BATTING),
);
const PITCHING_BOARDS = statement(
  'leaderboard.read_pitching_boards',
  buildTopRowsOfAll(PITCHING, BOARD),
  optionsOf(PITCHING),
);

/** Returns the leaders of every board of a period, each board in order. */
export const readBoards = async (
  queries: Queries,
  period: number,
): Promise<{ batters: BattingBoardRow[]; pitchers: PitchingBoardRow[] }> => {
  const [batters, pitchers] = await Promise.all([
    queries.query(BATTING_BOARDS, [period]),
    queries.query(PITCHING_BOARDS, [period]),
  ]);
  return { batters, pitchers };
};

const OWN = { filter: 'user_id = $2 and period = $1', length: 1 };
const OWN_BATTING = statement(
  'leaderboard.read_own_batting',
  buildTopRowsOfAll(BATTING, OWN),
  optionsOf(BATTING),
);
const OWN_PITCHING = statement(
  'leaderboard.read_own_pitching',
  buildTopRowsOfAll(PITCHING, OWN),
  optionsOf(PITCHING),
);

/** Returns a user's best card in each statistic over a period. */
export const readPersonalBests = async (
  queries: Queries,
  { userID, period }: { readonly userID: string; readonly period: number },
): Promise<{ batters: BattingBoardRow[]; pitchers: PitchingBoardRow[] }> => {
  const [batters, pitchers] = await Promise.all([
    queries.query(OWN_BATTING, [period, userID]),
    queries.query(OWN_PITCHING, [period, userID]),
  ]);
  return { batters, pitchers };
};
