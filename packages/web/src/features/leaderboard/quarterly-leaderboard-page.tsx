import {
  quarterCode,
  quarterName,
  quarterOf,
  parseQuarterCode,
} from '@pennant/rules/leaderboard/month-and-quarter';
import { useParams } from 'react-router';

import { useApiQuery } from '../../api/query-hooks.ts';
import { PeriodLeaderboard } from './period-leaderboard.tsx';
import { useCurrentMonth } from './use-current-month.ts';

/** The page /leaderboard/quarterly/{yearQuarter}: the leaderboards of a quarter. */
export function QuarterlyLeaderboardPage() {
  const { yearQuarter = '' } = useParams();
  const currentMonth = useCurrentMonth();
  const quarter = parseQuarterCode(yearQuarter, currentMonth);
  const boards = useApiQuery('GET /cardInventory/leaderboard/quarterly/{yearQuarter}', {
    params: { yearQuarter },
  });
  return (
    <PeriodLeaderboard
      title={quarter === null ? 'No leaderboard found' : quarterName(quarter)}
      boards={boards}
      isOver={yearQuarter.toUpperCase() !== quarterCode(quarterOf(currentMonth))}
    />
  );
}
