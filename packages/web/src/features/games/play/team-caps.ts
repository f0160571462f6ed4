import type { Game } from '@pennant/contract/games';

import { clubColors } from '../../../ui/art/clubs/club-colors.ts';
import type { Paint } from '../../../ui/art/paint.ts';

type Participant = Game['GameParticipants'][number];

/** A side is dressed as a club when at least this many of its 24 come from it. */
const A_CLUB = 13;

/** The club code that most of a side's cards share, else the team's own name. */
function dressOf({ GameLineups, UserTeam }: Participant): string {
  const counts = new Map<string, number>();
  for (const { Card } of GameLineups) {
    const [club = ''] = Card.teamNameID.split(',');
    counts.set(club, (counts.get(club) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= A_CLUB ? most[0] : UserTeam.name;
}

/** Colours of the caps of both sides, never the same. */
export function teamCaps(
  home: Participant,
  visitors: Participant,
): { home: Paint; visitors: Paint } {
  const ours = clubColors(dressOf(home));
  const theirs = clubColors(dressOf(visitors));
  return {
    home: ours.main,
    visitors: theirs.main === ours.main ? theirs.second : theirs.main,
  };
}
