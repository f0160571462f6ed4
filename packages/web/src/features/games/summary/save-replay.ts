import { saveFile } from '../../../ui/save-file.ts';
import type { Replay } from '../replay/verify-game.ts';

/** Downloads a replay as a JSON file, which `scripts/verify-game.py` reads. */
export const saveReplay = (gameID: string, replay: Replay): void =>
  saveFile(`pennant-game-${gameID}.json`, 'application/json', JSON.stringify(replay));
