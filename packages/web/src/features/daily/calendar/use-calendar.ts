import { streakOf } from '@pennant/rules/daily/daily-streak';
import { useMemo } from 'react';

import { useVisitor } from '../../../api/current-user.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { useKeptAttempts } from '../attempt/kept-attempts.ts';
import type { CalendarAttempt } from './calendar-days.ts';
import { addMonths } from './month-grid.ts';

/** A visitor's days, and the streak that they make. */
export interface VisitorsDays {
  /** Null while they are read. */
  readonly attempts: ReadonlyMap<string, CalendarAttempt> | null;
  readonly streak: {
    readonly streak: number;
    readonly longest: number;
    readonly isFreezeUsed: boolean;
  } | null;
  readonly isFailed: boolean;
}

/** Returns a visitor's days of a month and of the one before it, in which a streak may begin. */
export function useCalendar(month: string, today: string): VisitorsDays {
  const visitor = useVisitor();
  const isPlayer = visitor.kind === 'player';
  const options = { enabled: isPlayer, keepPrevious: true };
  const shown = useApiQuery('GET /daily-calendar', { query: { month } }, options);
  const before = useApiQuery(
    'GET /daily-calendar',
    { query: { month: addMonths(month, -1) } },
    options,
  );
  const kept = useKeptAttempts();
  const isGuest = visitor.kind === 'guest';
  return useMemo(() => {
    if (isPlayer) {
      const { data } = shown;
      const days = [...(before.data?.days ?? []), ...(data?.days ?? [])];
      return {
        attempts: data === undefined ? null : new Map(days.map((day) => [day.day, day])),
        streak:
          data === undefined
            ? null
            : {
                streak: data.streak,
                longest: data.longestStreak,
                isFreezeUsed: data.isFreezeUsed,
              },
        isFailed: shown.isError,
      };
    }
    if (!isGuest || kept === null) return { attempts: null, streak: null, isFailed: false };
    const attempts = new Map<string, CalendarAttempt>(Object.entries(kept));
    const finished = [...attempts].flatMap(([day, { isFinished }]) => (isFinished ? [day] : []));
    return { attempts, streak: streakOf(finished, today), isFailed: false };
  }, [isPlayer, isGuest, shown, before.data, kept, today]);
}
