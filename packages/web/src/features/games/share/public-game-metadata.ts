import type { RolledEventDto } from '@pennant/contract/game-event';
import type { PublicGame } from '@pennant/contract/public-game';

import { isolateName } from '../../../ui/isolated-name.ts';
import { eventHeadline, halfInningLabelAfter } from '../event-text.ts';

/** Returns both teams of a game with their runs: "1884 Chandlers 2, Mudville Nine 4". */
export const scoreText = ({ visitors, home, scoreboardData }: PublicGame): string =>
  `${isolateName(visitors.name)} ${scoreboardData.visitorScore}, ${isolateName(home.name)} ${scoreboardData.homeScore}`;

/** Returns the title of the page of a game, or of one of its events but the last. */
export function titleOfPublicGame(game: PublicGame, event: RolledEventDto | undefined): string {
  if (event === undefined || event.eventNumber === game.events.length) return scoreText(game);
  const outsBefore = game.events[event.eventNumber - 2]?.ipOuts ?? 0;
  return `${eventHeadline(event)}, ${halfInningLabelAfter(outsBefore)}: ${scoreText(game)}`;
}
