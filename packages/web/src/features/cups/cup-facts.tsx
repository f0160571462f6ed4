import type { Cup, CupSummary } from '@pennant/contract/cups';
import { CUP_PRIZES } from '@pennant/rules/cups/cup-prizes';

import { DayAndTime } from '../../ui/day-and-time.tsx';
import { Money } from '../../ui/money.tsx';
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

/** The prizes of a cup in one line. */
export const Prizes = ({ prizes = CUP_PRIZES }: { readonly prizes?: Cup['prizes'] }) => (
  <>
    <Money amount={prizes.winner} /> for the winner, <Money amount={prizes.finalist} /> for the
    finalist, <Money amount={prizes.semifinalist} /> for each semifinalist
  </>
);
