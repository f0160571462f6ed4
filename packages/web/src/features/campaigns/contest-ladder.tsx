import type { CampaignContest, UserCampaign } from '@pennant/contract/campaigns';
import { Link } from 'react-router';

import { contestStandingText } from './contest-standing-text.ts';
import { TeamStrengthGauge } from './team-strength-gauge.tsx';
import { rewardText } from './reward-panel.tsx';

type Rung = CampaignContest & Partial<UserCampaign['CampaignContests'][number]>;

/** The contests of a campaign as a numbered list, the first at the top, each with its standing. */
export function ContestLadder({ contests }: { readonly contests: readonly Rung[] }) {
  return (
    <ol className="border-l-4 border-rule-strong">
      {contests.map((contest, index) => {
        const { UserCampaignContest = null, isWon = false } = contest;
        const standing = contestStandingText({ UserCampaignContest, isWon });
        return (
          <li key={contest.campaignContestID} className="relative pb-4 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute top-3 -left-[1.15rem] grid size-8 place-items-center rounded-full border-2 border-ink font-varsity text-sm ${isWon ? 'bg-outfield-paint text-on-outfield' : 'bg-raised text-ink'}`}
            >
              {isWon ? '✓' : index + 1}
            </span>
            <Link
              to={`/campaign-contests/${contest.campaignContestID}`}
              className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-2 border-rule-strong bg-raised px-4 py-3 shadow-sheet"
            >
              <span className="font-slab text-lg font-semibold decoration-pennant decoration-2 underline-offset-4 group-hover:underline">
                {contest.name}
              </span>
              <TeamStrengthGauge score={contest.UserTeam.score} />
              <span className="text-sm text-ink-soft">
                {contest.numOfGames === 1 ? 'One game' : `Series of ${contest.numOfGames}`}, for{' '}
                {rewardText(contest.Reward)}
              </span>
              <span
                className={`justify-self-end text-sm font-semibold ${isWon ? 'text-good' : 'text-ink-soft'}`}
              >
                {standing}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
