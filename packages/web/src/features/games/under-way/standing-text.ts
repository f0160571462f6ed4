import type { GameListItem } from '@pennant/contract/games';

import { isolateName } from '../../../ui/isolated-name.ts';
import { sidesOf } from '../home-and-visitor-sides.ts';

/** Returns where a game under way stands: "Bottom 6, 3–2", or that it has not begun. */
export function standingText({
  scoreboardData: { inningScores, visitorScore, homeScore },
}: Pick<GameListItem, 'scoreboardData'>): string {
  const halves = inningScores.length;
  if (halves === 0) return 'Before the first pitch';
  const half = halves % 2 === 1 ? 'Top' : 'Bottom';
  return `${half} ${Math.ceil(halves / 2)}, ${visitorScore}–${homeScore}`;
}

/** Returns the two clubs of a game, the visitors first: "Mudville at 1906 Chicago Cubs". */
export function clubsText({ GameParticipants }: Pick<GameListItem, 'GameParticipants'>): string {
  const { home, visitors } = sidesOf(GameParticipants);
  return `${isolateName(visitors.UserTeam.name)} at ${isolateName(home.UserTeam.name)}`;
}
