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

/** /leaderboard/quarterly/{yearQuarter}: a quarter's boards. */
export function QuarterlyPage() {
  const { yearQuarter = '' } = useParams();
  const now = usePresentMonth();
  const quarter = quarterOfCode(yearQuarter, now);
  const boards = useAnswer('GET /cardInventory/leaderboard/quarterly/{yearQuarter}', {
    params: { yearQuarter },
  });
  return (
    <Boards
      title={quarter === null ? 'No leaderboard found' : quarterName(quarter)}
      boards={boards}
      isOver={yearQuarter.toUpperCase() !== quarterCode(quarterOf(now))}
    />
  );
}
