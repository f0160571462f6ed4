import {
  quarterCode,
  quarterName,
  quarterOf,
  quarterOfCode,
} from '@pennant/rules/leaderboard/period';
import { useParams } from 'react-router';

import { useAnswer } from '../../api/use-call.ts';
import { Boards } from './boards.tsx';
import { usePresentMonth } from './use-present-month.ts';

/** The page /leaderboard/quarterly/{yearQuarter}: the leaderboards of a quarter. */
export function QuarterlyPage() {
  const { yearQuarter = '' } = useParams();
  const currentMonth = usePresentMonth();
  const quarter = quarterOfCode(yearQuarter, currentMonth);
  const boards = useAnswer('GET /cardInventory/leaderboard/quarterly/{yearQuarter}', {
    params: { yearQuarter },
  });
  return (
    <Boards
      title={quarter === null ? 'No leaderboard found' : quarterName(quarter)}
      boards={boards}
      isOver={yearQuarter.toUpperCase() !== quarterCode(quarterOf(currentMonth))}
    />
  );
}
