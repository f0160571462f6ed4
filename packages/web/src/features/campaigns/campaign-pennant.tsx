import type { Campaign } from '@pennant/contract/campaigns';

import { clubColors } from '@pennant/card-art/clubs/club-colors';
import { textColorOn } from '@pennant/card-art/color';

import { campaignInitials } from './campaign-initials.ts';

interface Props {
  readonly campaign: Pick<Campaign, 'name' | 'campaignID'> & {
    readonly CampaignContests: readonly { readonly UserTeam: { readonly teamID: string } }[];
  };
  /** Whether every contest is won; the pennant then has a star. */
  readonly isWon?: boolean;
  readonly className?: string;
}

/** The drawing of a campaign's pennant, in the colors of its last opponent. */
export function CampaignPennant({ campaign, isWon = false, className }: Props) {
  const code = campaign.CampaignContests.at(-1)?.UserTeam.teamID ?? String(campaign.campaignID);
  const { main, second } = clubColors(code);
  const ink = textColorOn(main);
  return (
    <svg viewBox="0 0 180 76" className={className} aria-hidden="true">
      <path d="M8 3V75" stroke="#6b4a2a" strokeWidth="5" strokeLinecap="round" />
      <circle cx="8" cy="4" r="4" fill="#d9a526" />
      <path
        d="M11 8C58 14 128 28 174 38C128 48 58 60 11 66Z"
        fill={main}
        stroke={second}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M11 8L24 9.6V64.2L11 66Z" fill={second} />
      <path
        d="M30 17C70 22 120 31 148 38C120 44 70 53 30 57"
        fill="none"
        stroke={ink}
        strokeWidth="1"
        strokeDasharray="3 3"
        opacity="0.6"
      />
      <text
        x="58"
        y="49"
        textAnchor="middle"
        fill={ink}
        fontSize="32"
        fontFamily="var(--font-display)"
      >
        {campaignInitials(campaign.name)}
      </text>
      {isWon ? (
        <path
          d="M116 27L119 35L127.500 35.500L121 41L123 49.500L116 45L109 49.500L111 41L104.500 35.500L113 35Z"
          fill="#f3c34f"
          stroke={ink}
          strokeWidth="0.8"
        />
      ) : null}
    </svg>
  );
}
