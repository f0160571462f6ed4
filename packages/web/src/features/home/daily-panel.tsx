import type { DailyOfHome } from '@pennant/contract/daily';
import { describeGivenUp } from '@pennant/rules/daily/daily-squares';

import { LinkButton } from '../../ui/button.tsx';
import { TimeLeft } from '../../ui/time-left.tsx';
import { DayLeaf } from '../daily/day-leaf.tsx';
import { DAILY_NAME, finishedText, headlineOf, otherClub } from '../daily/daily-words.ts';
import { DayPanel } from './day-panel.tsx';

const ACTIONS = {
  none: 'Play today’s game',
  begun: 'Play on',
  finished: 'See the result',
} as const;

/** Today's game of Duplicate Nine, and how far the user is with it; nothing where none was made. */
export function DailyPanel({ daily }: { readonly daily: DailyOfHome | null }) {
  if (daily === null) return null;
  const { game, attempt, givenUp, streak } = daily;
  return (
    <DayPanel head={`${DAILY_NAME} #${game.number}`}>
      <div className="mb-3 flex items-start gap-4">
        <DayLeaf seasonDay={game.seasonDay} />
        <p className="min-w-0">
          <span className="block font-display text-lg/[1.2] wrap-anywhere">{headlineOf(game)}</span>
          <span className="block text-sm text-ink-soft">against the {otherClub(game)}</span>
        </p>
      </div>
      <p className="mb-3 text-sm">
        {attempt === 'finished' ? (
          givenUp === null ? (
            'What you gave up is being worked out.'
          ) : (
            <>
              You gave up <strong className="figures">{describeGivenUp(givenUp)}</strong>. The next
              game comes <TimeLeft until={game.ends} over="any moment now" />.
            </>
          )
        ) : (
          <>
            The same game and dice for everybody; one attempt counts.{' '}
            <span className="figures">{finishedText(game.players, 'so far')}</span>
          </>
        )}
      </p>
      <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <LinkButton to="/daily" paint={attempt === 'finished' ? 'paper' : 'outfield'}>
          {ACTIONS[attempt]}
        </LinkButton>
        {streak > 0 ? (
          <strong className="figures font-slab">
            {streak} {streak === 1 ? 'day' : 'days'} in a row
          </strong>
        ) : null}
      </span>
    </DayPanel>
  );
}
