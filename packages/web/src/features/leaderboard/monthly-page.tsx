import { monthCode, monthName, monthOfCode } from '@pennant/rules/leaderboard/period';
import { useParams } from 'react-router';

import { useAnswer } from '../../api/use-call.ts';
import { Boards } from './boards.tsx';
import { usePresentMonth } from './use-present-month.ts';

/** The page /leaderboard/monthly/{monthYear}: the leaderboards of a month. */
export function MonthlyPage() {
  const { monthYear = '' } = useParams();
  const currentMonth = usePresentMonth();
  const month = monthOfCode(monthYear, currentMonth);
  const boards = useAnswer('GET /cardInventory/leaderboard/monthly/{monthYear}', {
    params: { monthYear },
  });
  return (
    <Boards
      title={month === null ? 'No leaderboard found' : monthName(month)}
      boards={boards}
      isOver={monthYear !== monthCode(currentMonth)}
    />
  );
}
