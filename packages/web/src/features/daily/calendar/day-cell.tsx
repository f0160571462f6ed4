import { describeGivenUp } from '@pennant/rules/daily/daily-squares';
import { Link } from 'react-router';

import { describeWholeDay } from '../daily-words.ts';
import { dailyPath } from '../share/daily-path.ts';
import { bandOf, type CalendarDay } from './calendar-days.ts';

type Props = CalendarDay & {
  readonly day: string;
  /** The day of the page. */
  readonly isShown: boolean;
  readonly isToday: boolean;
};

/** A day of the calendar: a leaf to tear off, which leads to its game. */
export function DayCell(props: Props) {
  const { day, kind, isShown, isToday } = props;
  const number = Number(day.slice(-2));
  if (kind === 'none') return <span className="daily-day figures">{number}</span>;
  const givenUp = kind === 'finished' ? props.givenUp : null;
  return (
    <Link
      to={isToday ? '/daily' : dailyPath(day)}
      aria-current={isShown ? 'page' : undefined}
      data-kind={kind}
      data-band={givenUp === null ? undefined : bandOf(givenUp)}
      className="daily-day figures"
    >
      <span className="sr-only">{describeWholeDay(day)}: </span>
      <span aria-hidden="true">{number}</span>
      <span className="daily-day-note">{noteOf(props)}</span>
    </Link>
  );
}

function noteOf(day: CalendarDay) {
  switch (day.kind) {
    case 'finished':
      return day.givenUp === null ? (
        'played'
      ) : (
        <>
          <span className="sr-only">you gave up </span>
          {describeGivenUp(day.givenUp).replace('%', '')}
          <span className="sr-only">%</span>
        </>
      );
    case 'frozen':
      return (
        <>
          <Snowflake />
          <span className="sr-only">missed, the streak is frozen</span>
        </>
      );
    case 'unfinished':
      return 'left';
    case 'open':
    case 'none':
      break;
  }
  return <span className="sr-only">not played</span>;
}

const Snowflake = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="mx-auto size-4 fill-none stroke-current stroke-2"
    strokeLinecap="round"
  >
    <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" />
  </svg>
);
