import { dayNumberOf } from '@pennant/rules/time/calendar-date';
import { DAY_MS } from '@pennant/rules/time/utc-day';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The leaf of a tear-off calendar with a season's day; the words beside it say the same. */
export function DayLeaf({ seasonDay }: { readonly seasonDay: string }) {
  const [year, , day] = seasonDay.split('-');
  return (
    <span
      aria-hidden="true"
      className="grid w-16 flex-none content-start border-2 border-ink bg-paper text-center text-ink shadow-sheet"
    >
      <span className="bg-pennant-paint font-varsity text-xs text-on-pennant">
        {monthName.format(dayNumberOf(seasonDay) * DAY_MS)}
      </span>
      <span className="font-display text-2xl">{Number(day)}</span>
      <span className="figures pb-0.5 font-varsity text-2xs text-ink-soft">{year}</span>
    </span>
  );
}
