import type { DailyGameDto } from '@pennant/contract/daily';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ApiError } from '../../../api/api-error.ts';
import { useVisitor } from '../../../api/current-user.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { isFinished, mergeRun, NO_EVENTS, type AttemptRun } from './attempt-run.ts';
import { useKeptAttempts } from './kept-attempts.ts';
import { playStep, type AttemptKind } from './play-step.ts';
import type { BegunAttempt } from './use-attempt.ts';

/** What the visitor has of a day. */
export interface OwnAttempt {
  /** Whether it is known; false while it is read, and on the server. */
  readonly isKnown: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** The scored attempt that is under way while the day goes on: the page goes on with it. */
  readonly goesOn: BegunAttempt | null;
  /** The first attempt, once it has come to its end. */
  readonly finished: { readonly kind: AttemptKind; readonly run: AttemptRun } | null;
  /** An attempt that was begun and is not finished: of a guest, or of a day that is over. */
  readonly unfinished: { readonly kind: AttemptKind; readonly choices: readonly string[] } | null;
}

const NOTHING = { goesOn: null, finished: null, unfinished: null } as const;

/** Returns what the visitor has of a day: the scored attempt, or what a guest's browser kept. */
export function useOwnAttempt({ day, isOver }: DailyGameDto): OwnAttempt {
  const visitor = useVisitor();
  const isPlayer = visitor.kind === 'player';
  const scored = useApiQuery(
    'GET /daily/{day}/attempt',
    { params: { day } },
    { enabled: isPlayer },
  );
  const guests = useGuestAttempt(day, visitor.kind === 'guest');
  const run = scored.data?.run;
  const whole = useMemo(() => (run === undefined ? null : mergeRun(NO_EVENTS, run)), [run]);
  const { error, refetch } = isPlayer ? scored : guests.query;
  const asked = { error, retry: () => void refetch() };
  if (!isPlayer) return { ...asked, ...guests.own, isKnown: guests.isKnown };
  const isKnown = scored.data !== undefined;
  if (whole === null) return { ...asked, ...NOTHING, isKnown };
  if (isFinished(whole))
    return { ...asked, ...NOTHING, isKnown, finished: { kind: 'scored', run: whole } };
  return isOver
    ? { ...asked, ...NOTHING, isKnown, unfinished: { kind: 'free', choices: whole.choices } }
    : { ...asked, ...NOTHING, isKnown, goesOn: { day, kind: 'scored', run: whole, isNew: false } };
}

/** Returns a guest's first attempt of a day, which is played again from its choices. */
function useGuestAttempt(day: string, isGuest: boolean) {
  const kept = useKeptAttempts();
  const attempt = isGuest ? kept?.[day] : undefined;
  const choices = attempt?.isFinished === true ? attempt.choices : null;
  const query = useQuery<AttemptRun, ApiError>({
    queryKey: ['POST /daily/{day}/free', day, choices],
    queryFn:
      choices === null
        ? skipToken
        : async () =>
            mergeRun(NO_EVENTS, await playStep({ kind: 'guest', day, choices, known: 0 }, null)),
  });
  const finished = query.data === undefined ? null : { kind: 'guest' as const, run: query.data };
  const unfinished =
    attempt === undefined || attempt.isFinished
      ? null
      : { kind: 'guest' as const, choices: attempt.choices };
  return {
    query,
    isKnown: isGuest && kept !== null && (choices === null || query.data !== undefined),
    own: { ...NOTHING, finished, unfinished },
  };
}
