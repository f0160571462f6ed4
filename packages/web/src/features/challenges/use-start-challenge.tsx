import type { StartedChallenge } from '@pennant/contract/challenges';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { hasErrorCode, messageOf, type ApiError } from '../../api/api-error.ts';
import type { QueryName } from '../../api/call-types.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useNextGameSeal } from '../../api/use-next-game-seal.ts';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useFullSchedule } from '../games/under-way/use-full-schedule.tsx';
import { unratedText } from './challenge-words.ts';

const SHOWN = [
  'GET /challenges/opponents',
  'GET /challenges/search',
  'GET /challenges/link/{token}',
] as const satisfies QueryName[];

interface StartChallenge {
  /** Challenges the player of a name with one of the user's teams. */
  readonly challenge: (username: string, userTeamID: string) => void;
  /** Takes up the challenge of a link. */
  readonly accept: (token: string, userTeamID: string) => void;
  /** From the click until the game is shown. */
  readonly isStarting: boolean;
  /** Null where the dialog shows it. */
  readonly error: ApiError | null;
  /** The dialog of a refused game, to be rendered. */
  readonly dialog: ReactNode;
}

/** Returns what starts challenges, under the sealed dice, and goes to their play screen. */
export function useStartChallenge(): StartChallenge {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const seal = useNextGameSeal();
  const schedule = useFullSchedule();
  const onSuccess = ({ gameID, unratedReason }: StartedChallenge) => {
    seal.note();
    const note = unratedReason === null ? '' : ` Not rated: ${unratedText(unratedReason)}`;
    toast.good(`Game created successfully!${note}`, GAME_TOAST_MS);
    void navigate(`/game/${gameID}/play`);
  };
  const onError = (error: ApiError, startAgain: () => void) => {
    // What the page shows of players and links may be from before.
    for (const name of SHOWN) void queryClient.invalidateQueries({ queryKey: [name] });
    if (!schedule.takeRefusal(error, startAgain))
      toast.bad(`Error creating game: ${messageOf(error)}`, GAME_TOAST_MS);
  };
  const challenging = useApiMutation('POST /challenges', {
    onSuccess,
    onError: (error, input) => onError(error, () => challenging.mutate(input)),
  });
  const accepting = useApiMutation('POST /challenges/link/{token}', {
    onSuccess,
    onError: (error, input) => onError(error, () => accepting.mutate(input)),
  });
  const error = challenging.error ?? accepting.error;
  return {
    challenge: (username, userTeamID) =>
      challenging.mutate({ body: { username, userTeamID, ...seal.giveBytes() } }),
    accept: (token, userTeamID) =>
      accepting.mutate({ params: { token }, body: { userTeamID, ...seal.giveBytes() } }),
    isStarting: [challenging, accepting].some(({ isPending, isSuccess }) => isPending || isSuccess),
    error: hasErrorCode(error, 'too_many_games_under_way') ? null : error,
    dialog: schedule.dialog,
  };
}
