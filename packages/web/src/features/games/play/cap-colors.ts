import type { Game } from '@pennant/contract/games';

import { clubColors } from '@pennant/card-art/clubs/club-colors';
import type { Color } from '@pennant/card-art/color';

type Participant = Game['GameParticipants'][number];

/** A side wears a club's colors if at least this many of its 24 cards are of that club. */
const MIN_CLUB_CARDS = 13;

/** Returns the club code that most of a side's cards share, else the team's own name. */
function colorKeyOf({ GameLineups, UserTeam }: Participant): string {
  const counts = new Map<string, number>();
  for (const { Card } of GameLineups) {
    const [club = ''] = Card.teamNameID.split(',');
    counts.set(club, (counts.get(club) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].toSorted(([, a], [, b]) => b - a);
  return mostFrequent !== undefined && mostFrequent[1] >= MIN_CLUB_CARDS
    ? mostFrequent[0]
    : UserTeam.name;
}

/** Returns the cap colors of both sides, never the same. */
export function capColors(
  home: Participant,
  visitors: Participant,
): { home: Color; visitors: Color } {
  const homeColors = clubColors(colorKeyOf(home));
  const visitorColors = clubColors(colorKeyOf(visitors));
  return {
    home: homeColors.main,
    visitors: visitorColors.main === homeColors.main ? visitorColors.second : visitorColors.main,
  };
}
