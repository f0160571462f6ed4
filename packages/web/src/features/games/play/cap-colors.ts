import { clubColors } from '@pennant/card-art/clubs/club-colors';
import type { Color } from '@pennant/card-art/color';

/** What a side's colors are taken from: its team's name and its players' clubs. */
interface Participant {
  readonly UserTeam: { readonly name: string };
  readonly GameLineups: readonly { readonly Card: { readonly teamNameID: string } }[];
}

/** Returns the club code that more than half of a side's cards share, else the team's name. */
function colorKeyOf({ GameLineups, UserTeam }: Participant): string {
  const counts = new Map<string, number>();
  for (const { Card } of GameLineups) {
    const [club = ''] = Card.teamNameID.split(',');
    counts.set(club, (counts.get(club) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].toSorted(([, a], [, b]) => b - a);
  return mostFrequent !== undefined && 2 * mostFrequent[1] > GameLineups.length
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
