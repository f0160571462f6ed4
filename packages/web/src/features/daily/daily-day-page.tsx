import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { DayView } from './day-view.tsx';
import { NoSuchDay } from './no-game.tsx';
import { useDay } from './use-day.ts';

/** The page /daily/{day}: the game of a day that has come. */
export function DailyDayPage() {
  const { day = '' } = useParams();
  const game = useDay(day);
  if (game.data !== undefined) return <DayView key={day} game={game.data} tomorrow={null} />;
  if (isNotFound(game.error)) return <NoSuchDay />;
  return game.isError ? (
    <ErrorState
      title="Error fetching the game of the day"
      error={game.error}
      onRetry={() => void game.refetch()}
    />
  ) : (
    <Loading />
  );
}
