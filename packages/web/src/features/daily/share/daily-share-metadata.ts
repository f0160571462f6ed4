import type { DailyGameDto } from '@pennant/contract/daily';

import type { ShareMetadata } from '../../../ui/share-metadata.ts';
import { DAILY_NAME, headlineOf, otherClub } from '../daily-words.ts';
import { dailyPath } from './daily-path.ts';

const isGame = (body: unknown): body is DailyGameDto =>
  typeof body === 'object' && body !== null && 'seasonDay' in body && 'lineups' in body;

const hasGame = (body: unknown): body is { readonly game: DailyGameDto } =>
  typeof body === 'object' && body !== null && 'game' in body && isGame(body.game);

const metadataOf = (game: DailyGameDto, path: string): ShareMetadata => ({
  title: `${DAILY_NAME} #${game.number}`,
  description:
    `${headlineOf(game)}, against the ${otherClub(game)}. The same game and the same dice for ` +
    'everybody: you make the decisions, in three minutes.',
  path,
  image: null,
});

/** Returns the metadata of today's page from its responses; null where there is no game. */
export function todayShareMetadata(responses: readonly unknown[]): ShareMetadata | null {
  const today = responses.find(hasGame);
  return today === undefined ? null : metadataOf(today.game, '/daily');
}

/** Returns the metadata of the page of a day from its responses; null without its game. */
export function dailyShareMetadata(responses: readonly unknown[]): ShareMetadata | null {
  const game = responses.find(isGame);
  return game === undefined ? null : metadataOf(game, dailyPath(game.day));
}
