import {
  BOARD_LENGTH,
  LOWER_IS_BETTER_STATS,
  RATE_STATS,
} from '@pennant/rules/leaderboard/board-statistics';
import {
  BATTING_STATS,
  PITCHING_STATS,
  type BattingStat,
  type BattingTotals,
  type PitchingStat,
  type PitchingTotals,
} from '@pennant/rules/leaderboard/board-statistics';
import type { Queries, UntypedStatement } from '../platform/database/database.ts';

interface BoardRow<Stat> {
  readonly stat: Stat;
  readonly user_id: string;
  readonly card_id: number;
}
export type BattingBoardRow = BoardRow<BattingStat> & BattingTotals;
export type PitchingBoardRow = BoardRow<PitchingStat> &
  Omit<PitchingTotals, 'ipOuts'> & { ip_outs: number };

/** The columns by which boards are sorted, where the column isn't named like the statistic. */
const COLUMNS: Partial<Record<BattingStat | PitchingStat, string>> = { 'K/9': 'k9', IP: 'ip_outs' };
const columnOf = (stat: BattingStat | PitchingStat): string => COLUMNS[stat] ?? stat.toLowerCase();

const isRate = (stat: string): boolean => (RATE_STATS as readonly string[]).includes(stat);
const isLowestFirst = (stat: string): boolean =>
  (LOWER_IS_BETTER_STATS as readonly string[]).includes(stat);

const BATTING = {
  table: 'batting_statistics',
  stats: BATTING_STATS,
  totals: 'pa, ab, h1, h2, h3, hr, r, rbi, bb, sb',
} as const;
const PITCHING = {
  table: 'pitching_statistics',
  stats: PITCHING_STATS,
  totals: 'ip_outs, er, h, bb, so, w, sv',
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

const BOARD = { filter: 'period = $1', length: BOARD_LENGTH };
const BATTING_BOARDS: UntypedStatement = {
  name: 'batting_boards',
  text: buildTopRowsOfAll(BATTING, BOARD),
};
const PITCHING_BOARDS: UntypedStatement = {
  name: 'pitching_boards',
  text: buildTopRowsOfAll(PITCHING, BOARD),
};

/** Returns the leaders of every board of a period, each board in order. */
export const readBoards = async (
  queries: Queries,
  period: number,
): Promise<{ batters: BattingBoardRow[]; pitchers: PitchingBoardRow[] }> => {
  const [batters, pitchers] = await Promise.all([
    queries.query<BattingBoardRow>(BATTING_BOARDS, [period]),
    queries.query<PitchingBoardRow>(PITCHING_BOARDS, [period]),
  ]);
  return { batters, pitchers };
};

const OWN = { filter: 'user_id = $2 and period = $1', length: 1 };
const OWN_BATTING: UntypedStatement = {
  name: 'own_batting_bests',
  text: buildTopRowsOfAll(BATTING, OWN),
};
const OWN_PITCHING: UntypedStatement = {
  name: 'own_pitching_bests',
  text: buildTopRowsOfAll(PITCHING, OWN),
};

/** Returns a user's best card in each statistic over a period. */
export const readPersonalBests = async (
  queries: Queries,
  { userID, period }: { readonly userID: string; readonly period: number },
): Promise<{ batters: BattingBoardRow[]; pitchers: PitchingBoardRow[] }> => {
  const [batters, pitchers] = await Promise.all([
    queries.query<BattingBoardRow>(OWN_BATTING, [period, userID]),
    queries.query<PitchingBoardRow>(OWN_PITCHING, [period, userID]),
  ]);
  return { batters, pitchers };
};
