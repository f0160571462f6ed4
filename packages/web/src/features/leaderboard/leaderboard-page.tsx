import { useApiQuery } from '../../api/query-hooks.ts';
import { PeriodLeaderboard } from './period-leaderboard.tsx';

/** The page /leaderboard: the all-time leaderboards. */
export function LeaderboardPage() {
  return (
    <PeriodLeaderboard title="All Time" boards={useApiQuery('GET /cardInventory/leaderboard')} />
  );
}
