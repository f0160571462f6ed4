import type { GameSummary } from '@pennant/contract/game-summary';
import { clubColors } from '@pennant/card-art/clubs/club-colors';
import { levelOf, nextThreshold } from '@pennant/rules/account/level';

import type { CelebrationProps } from '../../../ui/celebration/celebration.tsx';
import { formatCount } from '../../../ui/money.tsx';
import { pennantInitials } from '../../../ui/pennant-initials.ts';
import { contestLine } from './contest-line.ts';
import { reachedLevel } from './level-change.ts';

/** The flag of a level: the red and the gold of the house. */
const LEVEL_COLORS = { main: '#a9211c', second: '#f3c34f' } as const;

/** Returns how far it is to the next level. */
function toNextLevel(experience: number): string {
  const next = nextThreshold(experience);
  return next === null
    ? 'There is no higher one.'
    : `${formatCount(next - experience)} experience to level ${levelOf(experience) + 1}`;
}

/**
 * Returns the moment that a final game brought: a campaign or a contest won, or a level reached;
 * null for every other game. The greatest is staged, and tells of the others.
 */
export function finalMoment({
  UserCampaignContest: contest,
  earnings,
}: Pick<GameSummary, 'UserCampaignContest' | 'earnings'>): Omit<CelebrationProps, 'onDone'> | null {
  const level = earnings === null ? null : reachedLevel(earnings);
  if (contest?.decided === 'win') {
    const { Campaign, isCampaignWon } = contest;
    const line = contestLine(contest);
    return {
      kicker: isCampaignWon ? 'The pennant is yours' : 'Contest won',
      title: isCampaignWon ? Campaign.name : contest.name,
      detail: level === null ? line : `${line}, and level ${level}`,
      flag: {
        ...clubColors(Campaign.teamID),
        lettering: pennantInitials(Campaign.name),
        hasStar: isCampaignWon,
      },
    };
  }
  if (level === null) return null;
  return {
    kicker: 'Up a level',
    title: `Level ${level}`,
    detail: toNextLevel(earnings?.experienceAfter ?? 0),
    flag: { ...LEVEL_COLORS, lettering: String(level) },
  };
}
