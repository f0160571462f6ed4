import type { RolledEventDto } from '@pennant/contract/game-event';
import type { PublicGame } from '@pennant/contract/public-game';

import { isolateName, isolateNamesIn } from '../../../ui/isolated-name.ts';
import { PREVIEW_SIZE, type ShareMetadata } from '../../../ui/share-metadata.ts';
import { eventHeadline, halfInningLabelAfter } from '../event-text.ts';
import { publicGamePath, shownEventNumber } from './public-game-path.ts';

/** Returns both teams of a game with their runs: "1884 Chandlers 2, Mudville Nine 4". */
const scoreText = ({ visitors, home, scoreboardData }: PublicGame): string =>
  `${isolateName(visitors.name)} ${scoreboardData.visitorScore}, ${isolateName(home.name)} ${scoreboardData.homeScore}`;

/** Returns the half-inning of an event, "Bottom 9"; of the last event how the game ended. */
export function whenOf(
  { events, isAbandoned }: PublicGame,
  { eventNumber }: RolledEventDto,
): string {
  if (eventNumber === events.length) return isAbandoned ? 'Given up' : 'Final';
  return halfInningLabelAfter(events[eventNumber - 2]?.ipOuts ?? 0);
}

/** Returns the title of the page of a game, or of one of its events but the last. */
export function titleOfPublicGame(game: PublicGame, event: RolledEventDto | undefined): string {
  if (event === undefined || event.eventNumber === game.events.length) return scoreText(game);
  return `${eventHeadline(event)}, ${whenOf(game, event)}: ${scoreText(game)}`;
}

const isPublicGame = (body: unknown): body is PublicGame =>
  typeof body === 'object' && body !== null && 'visitors' in body && 'events' in body;

/** Returns the metadata of a public game's page from its responses; null without the game. */
export function publicGameShareMetadata(
  responses: readonly unknown[],
  params: Readonly<Record<string, string | undefined>>,
): ShareMetadata | null {
  const game = responses.find(isPublicGame);
  if (game === undefined) return null;
  const { gameID, events, visitors, home } = game;
  const eventNumber = shownEventNumber(params['eventNumber'], events.length);
  const event = events[eventNumber - 1];
  const isOfGame = event === undefined || eventNumber === events.length;
  const path = publicGamePath(gameID, isOfGame ? undefined : eventNumber);
  const title = titleOfPublicGame(game, event);
  const result = isolateNamesIn(game.resultDescription, [visitors.name, home.name]);
  return {
    title,
    description: isOfGame
      ? `${result} Every roll of the game, with both cards and the dice.`
      : `${event.resultDescription} The play with both cards and the dice.`,
    path,
    image: {
      path: `${path}/preview.png`,
      ...PREVIEW_SIZE,
      alt: event === undefined ? title : `${title}. ${event.resultDescription}`,
    },
  };
}
