import {
  monthCode,
  monthName,
  monthsUntil,
  quarterCode,
  quarterName,
  quartersUntil,
} from '@pennant/rules/leaderboard/month-and-quarter';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useCurrentMonth } from './use-current-month.ts';

/** Links to all leaderboards: all time, team rating, every month and quarter, newest first. */
export function LeaderboardNav() {
  const currentMonth = useCurrentMonth();
  return (
    <nav aria-label="Boards" className="mb-8 flex flex-col gap-2">
      <LinkRow label="Boards">
        <BoardLink to="/leaderboard">All Time</BoardLink>
        <BoardLink to="/leaderboard/elo">Team Rating</BoardLink>
      </LinkRow>
      <LinkRow label="Months">
        {monthsUntil(currentMonth).map((month) => (
          <BoardLink key={monthCode(month)} to={`/leaderboard/monthly/${monthCode(month)}`}>
            {monthName(month)}
          </BoardLink>
        ))}
      </LinkRow>
      <LinkRow label="Quarters">
        {quartersUntil(currentMonth).map((quarter) => (
          <BoardLink
            key={quarterCode(quarter)}
            to={`/leaderboard/quarterly/${quarterCode(quarter)}`}
          >
            {quarterName(quarter)}
          </BoardLink>
        ))}
      </LinkRow>
    </nav>
  );
}

/** A labeled row of links; on a narrow page it scrolls sideways. */
function LinkRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 sm:items-start">
      <span className="w-20 shrink-0 font-varsity text-sm text-ink-soft sm:pt-3.5">{label}</span>
      <div className="flex min-w-0 gap-2 overflow-x-auto p-1.5 sm:flex-wrap">{children}</div>
    </div>
  );
}

function BoardLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end
      className="flex min-h-9 shrink-0 items-center border-2 border-dashed border-rule-strong bg-raised px-3 font-slab font-semibold whitespace-nowrap hover:bg-sunk aria-[current=page]:border-solid aria-[current=page]:border-pennant-paint aria-[current=page]:bg-pennant-paint aria-[current=page]:text-on-pennant"
    >
      {children}
    </NavLink>
  );
}
