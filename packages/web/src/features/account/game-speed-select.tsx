import { GAME_SPEED_OPTIONS, type GameSpeed } from '@pennant/rules/account/game-speed';
import { useQueryClient } from '@tanstack/react-query';

import { useApiMutation } from '../../api/query-hooks.ts';
import { setCachedUser } from '../../api/current-user.ts';
import { SelectField } from '../../ui/form-fields.tsx';
import { toast } from '../../ui/toast.ts';

/** The select for the speed of a game's animations. Saved as soon as it is changed. */
export function GameSpeedSelect({ gameSpeed }: { readonly gameSpeed: GameSpeed }) {
  const queryClient = useQueryClient();
  const save = useApiMutation('PUT /users/setGameSpeed', {
    onSuccess: (user) => {
      setCachedUser(queryClient, user);
      toast.good('Game speed updated successfully!');
    },
    onError: (error) => toast.bad(`Failed to update game speed: ${error.message}`),
  });
  return (
    <SelectField
      label="Game animation speed"
      value={gameSpeed}
      disabled={save.isPending}
      onChange={(event) => {
        const chosen = GAME_SPEED_OPTIONS.find(
          (option) => option.gameSpeed === event.currentTarget.value,
        );
        if (chosen) save.mutate({ body: { gameSpeed: chosen.gameSpeed } });
      }}
    >
      {GAME_SPEED_OPTIONS.map((option) => (
        <option key={option.gameSpeed} value={option.gameSpeed}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
