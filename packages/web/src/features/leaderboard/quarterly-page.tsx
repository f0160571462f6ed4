import {
  monthOf,
  quarterCode,
  quarterName,
  quarterOf,
  quarterOfCode,
} from '@pennant/rules/leaderboard/period';
import { useParams } from 'react-router';

import { useAnswer } from '../../api/use-call.ts';
import { Boards } from './boards.tsx';

/** /leaderboard/quarterly/{yearQuarter}: a quarter's boards. */
export function QuarterlyPage() {
  const { yearQuarter = '' } = useParams();
  const now = monthOf(new Date().toISOString());
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
