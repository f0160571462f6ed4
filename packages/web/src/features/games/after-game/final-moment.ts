import type { GameSummary } from '@pennant/contract/game-summary';
import { clubColors } from '@pennant/card-art/clubs/club-colors';

import type { CelebrationProps } from '../../../ui/celebration/celebration.tsx';
import { campaignInitials } from '../../campaigns/campaign-initials.ts';
import { contestLine } from './contest-line.ts';
import { reachedLevel } from './level-change.ts';

/** The flag of a level: the red and the gold of the house. */
const LEVEL_COLORS = { main: '#a9211c', second: '#f3c34f' } as const;

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
        lettering: campaignInitials(Campaign.name),
        hasStar: isCampaignWon,
      },
    };
  }
  if (level === null) return null;
  return {
    kicker: 'Up a level',
    title: `Level ${level}`,
    detail: 'Every final game brings experience, and a win three times as much.',
    flag: { ...LEVEL_COLORS, lettering: String(level) },
  };
}
