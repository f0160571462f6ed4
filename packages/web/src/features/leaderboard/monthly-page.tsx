import { monthCode, monthName, monthOf, monthOfCode } from '@pennant/rules/leaderboard/period';
import { useParams } from 'react-router';

import { useAnswer } from '../../api/use-call.ts';
import { Boards } from './boards.tsx';

/** /leaderboard/monthly/{monthYear}: a month's boards. */
export function MonthlyPage() {
  const { monthYear = '' } = useParams();
  const now = monthOf(new Date().toISOString());
  const month = monthOfCode(monthYear, now);
  const boards = useAnswer('GET /cardInventory/leaderboard/monthly/{monthYear}', {
    params: { monthYear },
  });
  return (
    <Boards
      title={month === null ? 'No leaderboard found' : monthName(month)}
      boards={boards}
      isOver={monthYear !== monthCode(now)}
    />
  );
}
