import type { Replay } from '../replay/verify-game.ts';

/** Saves a replay as a JSON file: what `scripts/verify-game.py` reads. */
export function saveReplay(gameID: string, replay: Replay): void {
  const file = URL.createObjectURL(
    new Blob([JSON.stringify(replay)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = file;
  link.download = `pennant-game-${gameID}.json`;
  link.click();
  URL.revokeObjectURL(file);
}
