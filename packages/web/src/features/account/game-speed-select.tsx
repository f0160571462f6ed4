import { GAME_SPEED_OPTIONS, type GameSpeed } from '@pennant/rules/account/game-speed';

import { SelectField } from '../../ui/form-fields.tsx';
import { useSaveGameSpeed } from '../../ui/use-save-game-speed.ts';

/** The select for the speed of a game's animations. Saved as soon as it is changed. */
export function GameSpeedSelect({ gameSpeed }: { readonly gameSpeed: GameSpeed | null }) {
  const { save, isPending } = useSaveGameSpeed();
  return (
    <SelectField
      label="Game animation speed"
      value={gameSpeed ?? ''}
      disabled={isPending || gameSpeed === null}
      onChange={({ currentTarget: { value } }) => save(value)}
    >
      {/* Until the user is known. */}
      {gameSpeed === null ? <option value="">…</option> : null}
      {GAME_SPEED_OPTIONS.map((option) => (
        <option key={option.gameSpeed} value={option.gameSpeed}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
