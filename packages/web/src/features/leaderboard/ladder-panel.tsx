import type { Ladder } from '@pennant/contract/challenges';
import { MIN_LADDER_CHALLENGES } from '@pennant/rules/challenges/ladder';

import { TextLink } from '../../ui/text-link.tsx';
import { ladderMonthName, lastDayBefore } from './ladder-month.ts';
import { RankPennant } from './rank-pennant.tsx';

/** The month of the ladder that is under way: when it ends, and what happens then. */
export function LadderMonth({ ladder }: { readonly ladder: Ladder }) {
  return (
    <section
      aria-labelledby="ladder-month"
      className="mb-6 border-l-4 border-pennant-paint bg-raised px-4 py-3 shadow-sheet"
    >
      <h2 id="ladder-month" className="mb-1 font-display text-xl">
        The ladder of {ladderMonthName(ladder)}
      </h2>
      <p className="max-w-prose">
        It ends on <time dateTime={ladder.ends}>{lastDayBefore(ladder.ends)}</time>, at midnight
        UTC. The first three then keep a flag on their profile, of those who have ended at least{' '}
        {MIN_LADDER_CHALLENGES} rated challenges of their own in the month; and every rating goes
        half-way to 1500: 1700 becomes 1600, 1400 becomes 1450.
      </p>
    </section>
  );
}

/** The first three of each month past, the newest month first. */
export function LadderWinners({ past }: { readonly past: Ladder['past'] }) {
  return (
    <section aria-labelledby="ladder-winners" className="mt-10">
      <h2 id="ladder-winners" className="mb-4 border-b-2 border-ink pb-1 font-display text-xl">
        Months past
      </h2>
      {past.length === 0 ? (
        <p className="text-ink-soft">No month has been won yet.</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {past.map(({ year, month, winners }) => (
            <li key={`${year} ${month}`} className="min-w-0 bg-raised px-3 py-2 shadow-sheet">
              <h3 className="mb-1 font-varsity text-sm text-ink-soft">
                {ladderMonthName({ year, month })}
              </h3>
              <ol>
                {winners.map(({ place, User, rating }) => (
                  <li
                    key={User.userID}
                    value={place}
                    className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-2 py-0.5"
                  >
                    <RankPennant rank={place} />
                    <TextLink
                      to={`/players/${encodeURIComponent(User.username)}`}
                      className="truncate font-display font-normal"
                    >
                      {User.username}
                    </TextLink>
                    <span className="figures font-semibold">{rating}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
