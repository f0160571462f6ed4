import { lazy, Suspense, useState, type ReactNode } from 'react';

import { hasErrorCode, messageOf, type ApiError } from '../../../api/api-error.ts';

const FullScheduleDialog = lazy(() => import('./full-schedule-dialog.tsx'));

/**
 * Handles the refusal of a game because too many are under way: a dialog lists them, and starts the
 * game once one has ended.
 */
export function useFullSchedule(): {
  /** Takes an error over if it is that refusal, and returns whether it is. */
  readonly takeRefusal: (error: ApiError, startAgain: () => void) => boolean;
  /** The dialog, to be rendered beside what starts the game. */
  readonly dialog: ReactNode;
} {
  const [refused, setRefused] = useState<{
    readonly message: string;
    readonly startAgain: () => void;
  } | null>(null);
  const close = () => setRefused(null);
  return {
    takeRefusal: (error, startAgain) => {
      if (!hasErrorCode(error, 'too_many_games_under_way')) return false;
      setRefused({ message: messageOf(error), startAgain });
      return true;
    },
    dialog:
      refused === null ? null : (
        <Suspense fallback={null}>
          <FullScheduleDialog
            message={refused.message}
            onClose={close}
            onStart={() => {
              close();
              refused.startAgain();
            }}
          />
        </Suspense>
      ),
  };
}
