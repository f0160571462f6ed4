import type { DailyGameDto } from '@pennant/contract/daily';
import { addDailyDays } from '@pennant/rules/daily/daily-day';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { useVisitor } from '../../api/current-user.ts';
import { forgetPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { invalidateStaleQueries } from '../../api/stale-queries.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Loading } from '../../ui/loading.tsx';
import type { AttemptRun } from './attempt/attempt-run.ts';
import type { AttemptKind } from './attempt/play-step.ts';
import type { BegunAttempt } from './attempt/use-attempt.ts';
import { useOwnAttempt } from './attempt/use-own-attempt.ts';
import { useStartAttempt } from './attempt/use-start-attempt.ts';
import { DailyIntro } from './intro/daily-intro.tsx';
import { DAILY_NAME, headlineOf, matchupOf } from './daily-words.ts';
import { DailyResult } from './result/daily-result.tsx';

// The rules of the game and its drawings come with the first game that is played.
const loadTable = () => import('./play/daily-table.tsx');
const DailyTable = lazy(async () => ({ default: (await loadTable()).DailyTable }));

interface Props {
  readonly game: DailyGameDto;
  /** What is told of tomorrow's game; null where that is nothing. */
  readonly tomorrow: { readonly day: string; readonly commitment: string } | null;
  /** Is told of the game once it is played here. */
  readonly onPlayed?: (game: DailyGameDto) => void;
}

/** The game of a day for its visitor: before it, while it is played, and after it. */
export function DayView({ game, tomorrow, onPlayed }: Props) {
  const { day, number } = game;
  const visitor = useVisitor();
  const queryClient = useQueryClient();
  const own = useOwnAttempt(game);
  /** The attempt that was begun here. */
  const [begun, setBegun] = useState<BegunAttempt | null>(null);
  /** The attempt that came to its end here. */
  const [done, setDone] = useState<{ kind: AttemptKind; run: AttemptRun } | null>(null);
  const starting = useStartAttempt(day, (attempt) => {
    setDone(null);
    setBegun(attempt);
  });
  const isPlayer = visitor.kind === 'player';
  // A guest who went to register or to sign in has come back.
  useEffect(() => {
    if (isPlayer && readPageToReturnTo() === '/daily') forgetPageToReturnTo();
  }, [isPlayer]);

  // An attempt that was left goes on, and stays where the day ends meanwhile.
  const goesOn = done === null ? own.goesOn : null;
  if (begun === null && goesOn !== null) setBegun(goesOn);
  const played = begun ?? goesOn;
  const isPlayed = played !== null;
  const tellPlayed = useEffectEvent(() => onPlayed?.(game));
  useEffect(() => {
    if (isPlayed) tellPlayed();
  }, [isPlayed]);
  usePageTitle(isPlayed ? `${DAILY_NAME}: ${matchupOf(game)}` : headlineOf(game));
  if (isPlayed) {
    return (
      <Suspense fallback={<Loading />}>
        <DailyTable
          key={`${played.kind} ${starting.count}`}
          game={game}
          begun={played}
          onFinished={(finished) => {
            setBegun(null);
            setDone(finished);
            window.scrollTo({ top: 0 });
            if (finished.kind === 'scored')
              invalidateStaleQueries(queryClient, 'POST /daily/{day}/attempt');
          }}
        />
      </Suspense>
    );
  }
  const firstDay = addDailyDays(day, 1 - number);
  const finished = done ?? own.finished;
  if (finished !== null) {
    return (
      <DailyResult
        game={game}
        firstDay={firstDay}
        tomorrow={tomorrow}
        attempt={finished}
        starting={starting}
        onShowScored={done?.kind === 'free' && own.finished !== null ? () => setDone(null) : null}
      />
    );
  }
  return (
    <DailyIntro
      game={game}
      firstDay={firstDay}
      own={own}
      starting={starting}
      onLookAhead={() => void loadTable().catch(() => undefined)}
    />
  );
}
