import type { Leaderboard } from '@pennant/contract/leaderboard';
import { BATTING_STATS, PITCHING_STATS } from '@pennant/rules/leaderboard/board-statistics';

import type { Stat } from './stat-text.ts';

/** A board of either kind. */
export type Board = Leaderboard['batters' | 'pitchers'][number];

/** Every statistic that has a board. */
export const STATS: readonly Stat[] = [...BATTING_STATS, ...PITCHING_STATS];
/** The statistics that a newspaper leads with. */
const HEADLINE_STATS: readonly Stat[] = ['AVG', 'HR', 'RBI'];

/** Returns a statistic's text in URLs: "k-9". */
export const statSlug = (stat: Stat): string => stat.toLowerCase().replace('/', '-');

/** Returns the query of the page that shows a statistic large: "?stat=k-9". */
export const statSearch = (stat: Stat): string => `?stat=${statSlug(stat)}`;

/**
 * Returns the board that the page shows large: the one that the URL names, else the first of those
 * that a newspaper leads with which has a leader, else the first that has one.
 */
export function chosenBoard({ batters, pitchers }: Leaderboard, slug: string | null): Board | null {
  const boards: readonly Board[] = [...batters, ...pitchers];
  const find = (stat: Stat | undefined) => boards.find((board) => board.stat === stat);
  const named = find(STATS.find((stat) => statSlug(stat) === slug?.toLowerCase()));
  if (named !== undefined) return named;
  const hasLeader = (board: Board | undefined) => (board?.players.length ?? 0) > 0;
  return HEADLINE_STATS.map(find).find(hasLeader) ?? boards.find(hasLeader) ?? boards[0] ?? null;
}
