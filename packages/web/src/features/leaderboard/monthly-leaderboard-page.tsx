import { monthCode, monthName, parseMonthCode } from '@pennant/rules/leaderboard/month-and-quarter';
import { useParams } from 'react-router';

import { useApiQuery } from '../../api/query-hooks.ts';
import { PeriodLeaderboard } from './period-leaderboard.tsx';
import { useCurrentMonth } from './use-current-month.ts';

/** The page /leaderboard/monthly/{monthYear}: the leaderboards of a month. */
export function MonthlyLeaderboardPage() {
  const { monthYear = '' } = useParams();
  const currentMonth = useCurrentMonth();
  const month = parseMonthCode(monthYear, currentMonth);
  const boards = useApiQuery('GET /cardInventory/leaderboard/monthly/{monthYear}', {
    params: { monthYear },
  });
  return (
    <PeriodLeaderboard
      title={month === null ? 'No leaderboard found' : monthName(month)}
      boards={boards}
      isOver={monthYear !== monthCode(currentMonth)}
    />
  );
}
