import type { VisitorsDays } from './use-calendar.ts';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The streak, and whether this week's missed day is used up; its place while it is read. */
export function StreakLine({ streak }: Pick<VisitorsDays, 'streak'>) {
  return (
    <p className="mb-3 min-h-12 max-w-prose sm:min-h-6">
      {streak === null ? null : streak.streak === 0 ? (
        <>
          No streak yet: play two days in a row.{' '}
          <span className="text-ink-soft">One missed day a week is forgiven.</span>
        </>
      ) : (
        <>
          <strong className="font-slab text-lg">{days(streak.streak)} in a row</strong>
          {streak.longest > streak.streak ? (
            <span className="text-ink-soft">, {streak.longest} at best</span>
          ) : null}
          .{' '}
          <span className="text-ink-soft">
            {streak.isFreezeUsed
              ? 'This week’s missed day is used up.'
              : 'One missed day a week is forgiven: this week’s is still there.'}
          </span>
        </>
      )}
    </p>
  );
}
