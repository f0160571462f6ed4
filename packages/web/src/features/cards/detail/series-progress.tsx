import type { SeriesOfCard } from '@pennant/contract/series-completion';

import { formatCount } from '../../../ui/money.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** How far the user is with a series: a link to its missing cards, a count and a bar. */
export function SeriesProgress({
  series: { seriesID, name, owned, cards, completed },
}: {
  readonly series: SeriesOfCard;
}) {
  if (owned === null || cards === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <TextLink to={`/cards/user?series=${seriesID}&view=series`}>{name}</TextLink>
        <span className="figures text-ink-soft">
          {owned >= cards ? 'complete, ' : ''}
          {formatCount(owned)} of {formatCount(cards)} cards
        </span>
      </p>
      <ProgressBar label={`${name}: cards that you have`} value={owned} max={cards} />
      {completed === null ? null : (
        <p className="text-sm text-ink-soft">You completed it: one pack of it came.</p>
      )}
    </div>
  );
}
