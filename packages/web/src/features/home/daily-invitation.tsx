import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DayLeaf } from '../daily/day-leaf.tsx';
import { DAILY_NAME, headlineOf, otherClub } from '../daily/daily-words.ts';

/** Today's game on a guest's home, where one was made. */
export function DailyInvitation() {
  const { data: game } = useApiQuery('GET /daily-headline');
  if (game == null) return null;
  return (
    <section
      aria-labelledby="daily-today"
      className="page-column grid gap-4 border-b-4 border-double border-rule-strong py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="flex min-w-0 items-start gap-4">
        <DayLeaf seasonDay={game.seasonDay} />
        <div className="min-w-0">
          <h2 id="daily-today" className="font-varsity text-sm text-pennant">
            {DAILY_NAME} #{game.number}: the game of the day
          </h2>
          <p className="font-display text-xl wrap-anywhere">{headlineOf(game)}</p>
          <p className="text-sm text-ink-soft">
            Against the {otherClub(game)}. The same game and the same dice for everybody: you make
            the calls, in three minutes, and nobody need register.
          </p>
        </div>
      </div>
      <LinkButton to="/daily" paint="outfield" size="large" className="font-varsity! font-normal!">
        Play today’s game
      </LinkButton>
    </section>
  );
}
