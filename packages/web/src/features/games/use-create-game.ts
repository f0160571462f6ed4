import { useNavigate } from 'react-router';

import { hasErrorCode, messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useNextGameSeal } from '../../api/use-next-game-seal.ts';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useFullSchedule } from './under-way/use-full-schedule.tsx';

/** The teams of a game to start, and the user's side. */
export interface NewGame {
  readonly teamID: string;
  readonly opponentID: string;
  readonly role: 'home' | 'away';
  /** The contest whose next game it is. */
  readonly campaignContestID?: number;
}

/** Starts games: each is played under the sealed dice that were shown before. */
export function useCreateGame() {
  const navigate = useNavigate();
  const seal = useNextGameSeal();
  const schedule = useFullSchedule();
  const creating = useApiMutation('POST /games', {
    onSuccess: ({ gameID }) => {
      seal.note();
      toast.good('Game created successfully!', GAME_TOAST_MS);
      void navigate(`/game/${gameID}/play`);
    },
    onError: (error, input) => {
      if (!schedule.takeRefusal(error, () => creating.mutate(input)))
        toast.bad(`Error creating game: ${messageOf(error)}`, GAME_TOAST_MS);
    },
  });
  const start = ({ teamID, opponentID, role, ...ofContest }: NewGame) => {
    const [homeUserTeamID, visitingUserTeamID] =
      role === 'home' ? [teamID, opponentID] : [opponentID, teamID];
    creating.mutate({
      body: {
        homeUserTeamID,
        visitingUserTeamID,
        role,
        ...ofContest,
        ...seal.giveBytes(),
      },
    });
  };
  return {
    start,
    /** From the click until the new game is shown. */
    isStarting: creating.isPending || creating.isSuccess,
    /** Null where the dialog shows it. */
    error: hasErrorCode(creating.error, 'too_many_games_under_way') ? null : creating.error,
    /** The dialog of a refused game, to be rendered. */
    dialog: schedule.dialog,
    /** The seal of the next game's dice, in hex. */
    commitment: seal.commitment,
  };
}
