import { GAME_SPEED_OPTIONS } from '@pennant/rules/account/game-speed';
import { useQueryClient } from '@tanstack/react-query';

import { setCachedUser } from '../api/current-user.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { toast, TOAST_MS } from './toast.ts';

/**
 * Returns a function that saves the user's game speed and says so.
 * @param toastMs how long the toast is shown
 */
export function useSaveGameSpeed(toastMs = TOAST_MS) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation('PUT /users/setGameSpeed', {
    onSuccess: (user) => {
      setCachedUser(queryClient, user);
      toast.good('Game speed updated successfully!', toastMs);
    },
    onError: (error) => toast.bad(`Failed to update game speed: ${error.message}`, toastMs),
  });
  return {
    isPending,
    /** Saves the speed of an option's value; unknown values are ignored. */
    save: (value: string) => {
      const chosen = GAME_SPEED_OPTIONS.find((option) => option.gameSpeed === value);
      if (chosen !== undefined) mutate({ body: { gameSpeed: chosen.gameSpeed } });
    },
  };
}
