import { useNavigate } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useNextGameSeal } from '../../api/use-next-game-seal.ts';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';

/** The teams of a game to start, and the user's side. */
export interface NewGame {
  readonly teamID: string;
  readonly opponentID: string;
  readonly role: 'home' | 'away';
}

/** Starts games: each is played under the sealed dice that were shown before. */
export function useCreateGame() {
  const navigate = useNavigate();
  const seal = useNextGameSeal();
  const creating = useApiMutation('POST /games', {
    onSuccess: ({ gameID }) => {
      seal.note();
      toast.good('Game created successfully!', GAME_TOAST_MS);
      void navigate(`/game/${gameID}/play`);
    },
    onError: (error) => toast.bad(`Error creating game: ${messageOf(error)}`, GAME_TOAST_MS),
  });
  const start = ({ teamID, opponentID, role }: NewGame) => {
    const [homeUserTeamID, visitingUserTeamID] =
      role === 'home' ? [teamID, opponentID] : [opponentID, teamID];
    creating.mutate({
      body: {
        homeUserTeamID,
        visitingUserTeamID,
        role,
        ...seal.giveBytes(),
      },
    });
  };
  return {
    start,
    /** From the click until the new game is shown. */
    isStarting: creating.isPending || creating.isSuccess,
    error: creating.error,
    /** The seal of the next game's dice, in hex. */
    commitment: seal.commitment,
  };
}
