import type { WatchedGame } from '@pennant/contract/watched-game';

import { isolateName, isolateNamesIn } from '../../../ui/isolated-name.ts';
import type { ShareMetadata } from '../../../ui/share-metadata.ts';

const isWatchedGame = (body: unknown): body is WatchedGame =>
  typeof body === 'object' && body !== null && 'game' in body && 'final' in body;

/** Returns the metadata of the page on which a game is watched; null where it is not shown. */
export function watchedGameShareMetadata(responses: readonly unknown[]): ShareMetadata | null {
  const body = responses.find(isWatchedGame);
  if (body === undefined) return null;
  const { game, final } = body;
  const names = [game.visitors.name, game.home.name] as const;
  const matchup = `${isolateName(names[0])} at ${isolateName(names[1])}`;
  return {
    title: final === null ? `Live: ${matchup}` : matchup,
    description:
      final === null
        ? 'Watch the game as it is played, one decision behind its manager: the field, both cards and the dice.'
        : isolateNamesIn(final.resultDescription, names),
    path: `/g/${game.gameID}/live`,
    image: null,
  };
}
