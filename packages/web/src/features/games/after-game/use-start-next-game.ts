import type { GameSummary } from '@pennant/contract/game-summary';
import { useNavigate } from 'react-router';

import { messageOf, type ApiError } from '../../../api/api-error.ts';
import { useUser } from '../../../api/current-user.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useNextGameSeal } from '../../../api/use-next-game-seal.ts';
import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { useFullSchedule } from '../under-way/use-full-schedule.tsx';
import { nextGameTeams, rematchOf } from './rematch.ts';

/** Returns what starts the game after a final one, with one click, and goes to its play screen. */
export function useStartNextGame(summary: Pick<GameSummary, 'GameParticipants'>) {
  const navigate = useNavigate();
  const { userID } = useUser();
  const seal = useNextGameSeal();
  const schedule = useFullSchedule();
  const onSuccess = ({ gameID }: { readonly gameID: string }) => {
    seal.note();
    toast.good('Game created successfully!', GAME_TOAST_MS);
    void navigate(`/game/${gameID}/play`);
  };
  const handleError = (error: ApiError, startAgain: () => void) => {
    if (!schedule.takeRefusal(error, startAgain))
      toast.bad(`Error creating game: ${messageOf(error)}`, GAME_TOAST_MS);
  };
  const rematch = useApiMutation('POST /games', {
    onSuccess,
    onError: (error, input) => handleError(error, () => rematch.mutate(input)),
  });
  const nextGame = useApiMutation('POST /games/campaign', {
    onSuccess,
    onError: (error, input) => handleError(error, () => nextGame.mutate(input)),
  });
  return {
    isStarting: rematch.isPending || nextGame.isPending,
    /** The dialog of a refused game, to be rendered. */
    dialog: schedule.dialog,
    startRematch: () =>
      rematch.mutate({ body: { ...rematchOf(summary, userID), ...seal.giveBytes() } }),
    startNextGame: (userCampaignContestID: string) =>
      nextGame.mutate({
        body: { userCampaignContestID, ...nextGameTeams(summary), ...seal.giveBytes() },
      }),
  };
}
