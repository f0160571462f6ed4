import { GAME_SPEED_OPTIONS } from '@pennant/rules/account/game-speed';

import { useUser } from '../../../api/current-user.ts';
import { SpeedIcon } from '../../../ui/illustrations/game-icons.tsx';
import { GAME_TOAST_MS } from '../../../ui/toast.ts';
import { useSaveGameSpeed } from '../../../ui/use-save-game-speed.ts';

/** The speed of the game's animations, on the screen that it is about; saved at once. */
export function SpeedSelect() {
  const { gameSpeed } = useUser();
  const { save, isPending } = useSaveGameSpeed(GAME_TOAST_MS);
  return (
    <div className="field-control speed-select">
      <SpeedIcon chevrons={1 + GAME_SPEED_OPTIONS.findIndex((o) => o.gameSpeed === gameSpeed)} />
      <select
        aria-label="Game animation speed"
        value={gameSpeed}
        disabled={isPending}
        onChange={({ currentTarget: { value } }) => save(value)}
      >
        {GAME_SPEED_OPTIONS.map((option) => (
          <option key={option.gameSpeed} value={option.gameSpeed}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
