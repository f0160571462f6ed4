import type { UserCampaignContest } from '@pennant/contract/campaigns';
import { winsNeeded } from '@pennant/rules/campaigns/contest-result';

type Series = Pick<UserCampaignContest, 'wins' | 'losses' | 'numOfGames'>;

/** The scoreboard of a series: wins and losses, and how many more of either decide it. */
export function ContestSeriesScoreboard({ series }: { readonly series: Series }) {
  const { wins, losses, numOfGames } = series;
  const needed = winsNeeded(numOfGames);
  return (
    <div className="bg-tin px-4 py-3 text-chalk shadow-card">
      {(
        [
          ['You', wins, 'bg-lamp text-tin-deep'],
          ['They', losses, 'bg-chalk text-tin-deep'],
        ] as const
      ).map(([who, count, paint]) => (
        <p key={who} className="flex items-center gap-3 py-1">
          <span className="w-12 font-varsity text-sm">{who}</span>
          <span aria-hidden="true" className="flex grow flex-wrap gap-1">
            {Array.from({ length: needed }, (_, index) => (
              <span
                key={index}
                className={`size-4 rounded-full border border-tin-line ${index < count ? paint : 'bg-plate'}`}
              />
            ))}
          </span>
          <span className="figures font-display text-2xl">{count}</span>
        </p>
      ))}
    </div>
  );
}
