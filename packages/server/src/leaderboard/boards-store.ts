import { BOARD_LENGTH, LEAST_LEADS, RATE_STATS } from '@pennant/rules/leaderboard/statistics';
import {
  BATTING_STATS,
  PITCHING_STATS,
  type BattingStat,
  type BattingTotals,
  type PitchingStat,
  type PitchingTotals,
} from '@pennant/rules/leaderboard/statistics';
import type { Queries, Statement } from '../platform/database/database.ts';

interface Place<Stat> {
  readonly stat: Stat;
  readonly user_id: string;
  readonly card_id: number;
}
export type BattingPlace = Place<BattingStat> & BattingTotals;
export type PitchingPlace = Place<PitchingStat> &
  Omit<PitchingTotals, 'ipOuts'> & { ip_outs: number };

/** The column that a board is in the order of, where it isn't the statistic's own name. */
const COLUMNS: Partial<Record<BattingStat | PitchingStat, string>> = { 'K/9': 'k9', IP: 'ip_outs' };
const columnOf = (stat: BattingStat | PitchingStat): string => COLUMNS[stat] ?? stat.toLowerCase();

const isRate = (stat: string): boolean => (RATE_STATS as readonly string[]).includes(stat);
const leastLeads = (stat: string): boolean => (LEAST_LEADS as readonly string[]).includes(stat);

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

/** The front of one board: a scan of its own index, which has this order and leaves out the same rows. */
function frontOf(
  stat: BattingStat | PitchingStat,
  { table, totals }: typeof BATTING | typeof PITCHING,
  { whose, length }: { readonly whose: string; readonly length: number },
): string {
  const column = columnOf(stat);
  const onBoard = isRate(stat) ? 'qualified' : `${column} > 0`;
  return `(select '${stat}' as stat, user_id, card_id, ${totals} from ${table}
    where ${whose} and ${onBoard}
    order by ${column}${leastLeads(stat) ? '' : ' desc'}, user_id, card_id limit ${length})`;
}

const fronts = (
  of: typeof BATTING | typeof PITCHING,
  asked: { readonly whose: string; readonly length: number },
): string => of.stats.map((stat) => frontOf(stat, of, asked)).join(' union all ');

const BOARD = { whose: 'period = $1', length: BOARD_LENGTH };
const BATTING_BOARDS: Statement = { name: 'batting_boards', text: fronts(BATTING, BOARD) };
const PITCHING_BOARDS: Statement = { name: 'pitching_boards', text: fronts(PITCHING, BOARD) };

/** The leaders of every board of a period, each board from its first place on. */
export const readBoards = async (
  queries: Queries,
  period: number,
): Promise<{ batters: BattingPlace[]; pitchers: PitchingPlace[] }> => {
  const [batters, pitchers] = await Promise.all([
    queries.query<BattingPlace>(BATTING_BOARDS, [period]),
    queries.query<PitchingPlace>(PITCHING_BOARDS, [period]),
  ]);
  return { batters, pitchers };
};

const OWN = { whose: 'user_id = $2 and period = $1', length: 1 };
const OWN_BATTING: Statement = { name: 'own_batting_bests', text: fronts(BATTING, OWN) };
const OWN_PITCHING: Statement = { name: 'own_pitching_bests', text: fronts(PITCHING, OWN) };

/** A user's best card of each statistic over a period. */
export const readBests = async (
  queries: Queries,
  { userID, period }: { readonly userID: string; readonly period: number },
): Promise<{ batters: BattingPlace[]; pitchers: PitchingPlace[] }> => {
  const [batters, pitchers] = await Promise.all([
    queries.query<BattingPlace>(OWN_BATTING, [period, userID]),
    queries.query<PitchingPlace>(OWN_PITCHING, [period, userID]),
  ]);
  return { batters, pitchers };
};
