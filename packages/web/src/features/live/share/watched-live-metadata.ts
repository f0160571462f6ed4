import type { WatchedLiveGame } from '@pennant/contract/live';

import { isolateName } from '../../../ui/isolated-name.ts';
import type { ShareMetadata } from '../../../ui/share-metadata.ts';
import { watchedResultText } from '../watch/watched-result.ts';

const isWatchedLiveGame = (body: unknown): body is WatchedLiveGame =>
  typeof body === 'object' && body !== null && 'game' in body && 'update' in body;

/** Returns the metadata of a live game's page from its responses; null where it is not shown. */
export function watchedLiveShareMetadata(responses: readonly unknown[]): ShareMetadata | null {
  const body = responses.find(isWatchedLiveGame);
  if (body === undefined) return null;
  const { game, update } = body;
  const matchup = `${isolateName(game.visitors.name)} at ${isolateName(game.home.name)}`;
  const isOver = update.phase === 'over';
  return {
    title: isOver ? matchup : `Live: ${matchup}`,
    description: isOver
      ? `${watchedResultText({ game, update, events: update.events })} A live game, with dice of three that anybody can verify.`
      : 'Two players at one table, with dice that nobody can know. Watch it as it is played.',
    path: `/live/${game.gameID}`,
    image: null,
  };
}
