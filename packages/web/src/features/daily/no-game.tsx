import { useVisitor } from '../../api/current-user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { DailyCalendar } from './calendar/daily-calendar.tsx';
import { DAILY_NAME, describeDay } from './daily-words.ts';

/** What the page of today shows where no game was made yet. It asks again by itself. */
export function NoGameToday({
  today,
  firstDay,
}: {
  readonly today: string;
  readonly firstDay: string | null;
}) {
  const isPlayer = useVisitor().kind === 'player';
  return (
    <PageBody>
      <PageHeading kicker={describeDay(today)}>{DAILY_NAME}</PageHeading>
      <EmptyState
        title="Today’s game is not ready yet"
        picture={<UnpluggedScoreboard className="w-56" />}
        action={<LinkButton to="/how">How a card is read</LinkButton>}
      >
        The clubhouse is still looking for two clubs and a close game. This page looks again every
        half minute; meanwhile{' '}
        {firstDay !== null ? (
          'a game of a past day'
        ) : isPlayer ? (
          <TextLink to="/game/create">a game of your own</TextLink>
        ) : (
          <TextLink to="/">half an inning</TextLink>
        )}{' '}
        can be played.
      </EmptyState>
      {firstDay === null ? null : (
        <div className="mt-8">
          <DailyCalendar day={today} firstDay={firstDay} today={today} />
        </div>
      )}
    </PageBody>
  );
}

/** What the page of a day shows that had no game, or has not come yet. */
export function NoSuchDay() {
  usePageTitle('No game of that day');
  return (
    <EmptyState
      title="No game of that day"
      picture={<UnpluggedScoreboard className="w-56" />}
      action={<LinkButton to="/daily">To today’s game</LinkButton>}
    >
      {DAILY_NAME} was not played on that day, or the day is still to come.
    </EmptyState>
  );
}
