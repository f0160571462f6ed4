import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { calendarDays } from './calendar-days.ts';
import { DayCell } from './day-cell.tsx';
import { addMonths, monthOf, weeksOf } from './month-grid.ts';
import { StreakLine } from './streak-line.tsx';
import { useCalendar } from './use-calendar.ts';
import { useUtcToday } from './use-utc-today.ts';
import './daily-calendar.css';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A visitor's days, month by month, with the streak. */
export function DailyCalendar({
  day,
  firstDay,
  today: knownToday,
}: {
  /** The day of the page, whose month is shown first. */
  readonly day: string;
  readonly firstDay: string;
  /** Null where the page does not know: the clock of the browser tells. */
  readonly today: string | null;
}) {
  const clock = useUtcToday();
  const today = knownToday ?? clock ?? day;
  const [month, setMonth] = useState(() => monthOf(day));
  const { attempts, streak, isFailed } = useCalendar(month, today);
  const dayOf = calendarDays({ attempts: attempts ?? new Map(), firstDay, today });
  const weeks = weeksOf(month);
  return (
    <section aria-labelledby="daily-calendar" className="mb-8">
      <h2 id="daily-calendar" className="mb-2 font-display text-2xl">
        Your days
      </h2>
      <StreakLine streak={streak} />
      {isFailed ? (
        <p role="alert" className="mb-2 text-sm text-bad">
          Your days could not be read. Load the page again, please.
        </p>
      ) : null}
      <div className="daily-calendar bg-raised shadow-card">
        <div className="flex items-center justify-between gap-2 bg-tin px-2 py-1 text-chalk lamp-lit">
          <Button
            size="small"
            className="text-xl!"
            disabled={month <= monthOf(firstDay)}
            aria-label="The month before"
            onClick={() => setMonth(addMonths(month, -1))}
          >
            ‹
          </Button>
          <p role="status" className="font-varsity text-sm">
            {monthName.format(Date.parse(`${month}-01T00:00:00Z`))}
          </p>
          <Button
            size="small"
            className="text-xl!"
            disabled={month >= monthOf(today)}
            aria-label="The month after"
            onClick={() => setMonth(addMonths(month, 1))}
          >
            ›
          </Button>
        </div>
        <table>
          <caption className="sr-only">Days of the month, each with what you gave up</caption>
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={`${month} ${index}`}>
                {week.map((cell, weekday) => (
                  <td key={WEEKDAYS[weekday]}>
                    {cell === null ? null : (
                      <DayCell
                        day={cell}
                        isShown={cell === day}
                        isToday={cell === today}
                        {...dayOf(cell)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
