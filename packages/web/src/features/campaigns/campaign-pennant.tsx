import type { Campaign } from '@pennant/contract/campaigns';

import { InitialsPennant } from '../../ui/illustrations/initials-pennant.tsx';
import { pennantInitials } from '../../ui/pennant-initials.ts';

interface Props {
  readonly campaign: Pick<Campaign, 'name' | 'campaignID'> & {
    readonly CampaignContests: readonly { readonly UserTeam: { readonly teamID: string } }[];
  };
  /** Whether every contest is won; the pennant then has a star. */
  readonly isWon?: boolean;
  readonly className?: string;
}

/** The drawing of a campaign's pennant, in the colors of its last opponent. */
export const CampaignPennant = ({ campaign, isWon = false, className }: Props) => (
  <InitialsPennant
    initials={pennantInitials(campaign.name)}
    colors={campaign.CampaignContests.at(-1)?.UserTeam.teamID ?? String(campaign.campaignID)}
    hasStar={isWon}
    className={className}
  />
);
