import type { Cup, CupSummary } from '@pennant/contract/cups';
import { CUP_PRIZES } from '@pennant/rules/cups/cup-prizes';

import { DayAndTime } from '../../ui/day-and-time.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { TimeLeft } from '../../ui/time-left.tsx';

/** When a cup begins, in the user's time, and how long that is. */
export const CupBegins = ({ begins }: Pick<CupSummary, 'begins'>) => (
  <>
    <DayAndTime at={begins} />{' '}
    <span className="block min-h-[1lh] text-sm text-ink-soft">
      <TimeLeft until={begins} over="It is about to be drawn" />
    </span>
  </>
);

/** How many have entered of how many places: "5 of 32". */
export const entrantsText = ({ entrants, maxPlaces }: Pick<CupSummary, 'entrants' | 'maxPlaces'>) =>
  `${entrants} of ${maxPlaces}`;

/** Returns the prizes of a cup as part of a sentence. */
export const prizesText = (prizes: Cup['prizes'] = CUP_PRIZES): string =>
  `${formatMoney(prizes.winner)} for the winner, ${formatMoney(prizes.finalist)} for the ` +
  `finalist, ${formatMoney(prizes.semifinalist)} for each semifinalist`;
