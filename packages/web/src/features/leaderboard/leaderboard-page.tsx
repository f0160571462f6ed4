import { useAnswer } from '../../api/use-call.ts';
import { Boards } from './boards.tsx';

/** The page /leaderboard: the all-time leaderboards. */
export function LeaderboardPage() {
  return <Boards title="All Time" boards={useAnswer('GET /cardInventory/leaderboard')} />;
}
