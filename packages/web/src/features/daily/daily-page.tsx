import type { DailyGameDto } from '@pennant/contract/daily';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { DayView } from './day-view.tsx';
import { NoGameToday } from './no-game.tsx';
import { useDay, useToday } from './use-day.ts';

/** The page /daily: today's game of Duplicate Nine. */
export function DailyPage() {
  const today = useToday();
  const { key } = useLocation();
  /**
   * The game that is played here: it goes on where the day ends meanwhile, until the user asks for
   * today's, a link to this page.
   */
  const [playing, setPlaying] = useState<{ game: DailyGameDto; key: string } | null>(null);
  const played = playing?.key === key ? playing.game : null;
  const isYesterdays = played !== null && played.day !== today.data?.game?.day;
  const yesterday = useDay(played?.day ?? '', isYesterdays);
  if (today.data === undefined) {
    return today.isError ? (
      <ErrorState
        title="Error fetching today’s game"
        error={today.error}
        onRetry={() => void today.refetch()}
      />
    ) : (
      <Loading />
    );
  }
  const { game: todays, tomorrow, firstDay } = today.data;
  const game = isYesterdays ? (yesterday.data ?? played) : todays;
  if (game === null) return <NoGameToday today={today.data.today} firstDay={firstDay} />;
  return (
    <DayView
      key={game.day}
      game={game}
      tomorrow={isYesterdays ? null : tomorrow}
      onPlayed={(game) => setPlaying({ game, key })}
    />
  );
}
