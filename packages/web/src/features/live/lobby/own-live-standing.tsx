import type { LiveStateDto } from '@pennant/contract/live-results';

import { TextLink } from '../../../ui/text-link.tsx';

/** The user's own rating in live games, and the friendly quits that are left today. */
export function OwnLiveStanding({
  state: {
    rating: { rating, deviation, games },
    friendlyQuitsLeft,
  },
}: {
  readonly state: LiveStateDto;
}) {
  return (
    <dl className="lamp-lit mb-6 grid grid-cols-2 gap-x-6 gap-y-1 border-4 border-double border-tin-line bg-tin px-4 py-3 text-chalk shadow-card sm:flex sm:flex-wrap sm:items-end sm:gap-x-10 sm:px-6">
      <div>
        <dt className="font-varsity text-xs text-lamp">Live rating</dt>
        <dd className="figures">
          <span className="font-display text-2xl">{rating}</span>{' '}
          <span className="text-sm text-chalk-soft">±{deviation}</span>
        </dd>
      </div>
      <div>
        <dt className="font-varsity text-xs text-lamp">Rated games</dt>
        <dd className="figures font-display text-2xl">{games}</dd>
      </div>
      <div className="col-span-2">
        <dt className="sr-only">Friendly quits</dt>
        <dd className="text-sm text-chalk-soft">
          {friendlyQuitsLeft === 0
            ? 'No friendly quit is left today: giving up counts as a loss.'
            : `${friendlyQuitsLeft === 1 ? 'One friendly quit' : 'Two friendly quits'} left today, before the fourth out.`}{' '}
          <TextLink to="/leaderboard/live" className="text-chalk!">
            The best
          </TextLink>
        </dd>
      </div>
    </dl>
  );
}
