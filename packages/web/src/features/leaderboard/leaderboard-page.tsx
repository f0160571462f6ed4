import { useAnswer } from '../../api/use-call.ts';
import { Boards } from './boards.tsx';

/** /leaderboard: the boards of all time. */
export function LeaderboardPage() {
  return <Boards title="All Time" boards={useAnswer('GET /cardInventory/leaderboard')} />;
}
