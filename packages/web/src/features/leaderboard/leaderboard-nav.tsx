import {
  monthCode,
  monthName,
  monthsUntil,
  quarterCode,
  quarterName,
  quartersUntil,
} from '@pennant/rules/leaderboard/month-and-quarter';
import { Link, NavLink, useLocation } from 'react-router';

import { PeriodMenu } from './period-menu.tsx';
import { useCurrentMonth } from './use-current-month.ts';

/**
 * The way to all leaderboards: all time, the ratings of teams and players, and every month and
 * quarter, the newest first; and to the cups. The statistic in the query stays.
 */
export function LeaderboardNav() {
  const currentMonth = useCurrentMonth();
  // Another board is a new menu, which is closed.
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Boards"
      className="mb-6 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-start"
    >
      <BoardLink to="/leaderboard">All Time</BoardLink>
      <BoardLink to="/leaderboard/elo">Team Rating</BoardLink>
      <BoardLink to="/leaderboard/players">Player Rating</BoardLink>
      <BoardLink to="/leaderboard/live">Live Rating</BoardLink>
      <PeriodMenu
        key={`months of ${pathname}`}
        label="Months"
        boards={monthsUntil(currentMonth).map((month) => ({
          path: `/leaderboard/monthly/${monthCode(month)}`,
          name: monthName(month),
        }))}
      />
      <PeriodMenu
        key={`quarters of ${pathname}`}
        label="Quarters"
        boards={quartersUntil(currentMonth).map((quarter) => ({
          path: `/leaderboard/quarterly/${quarterCode(quarter)}`,
          name: quarterName(quarter),
        }))}
      />
      <Link to="/cups" className={LINK}>
        Cups
      </Link>
    </nav>
  );
}

const LINK =
  'flex min-h-11 items-center border-2 border-rule-strong bg-raised px-3 font-slab font-semibold whitespace-nowrap hover:bg-sunk aria-[current=page]:border-pennant-paint aria-[current=page]:bg-pennant-paint aria-[current=page]:text-on-pennant';

function BoardLink({ to, children }: { readonly to: string; readonly children: string }) {
  const { search } = useLocation();
  return (
    <NavLink to={{ pathname: to, search }} end className={LINK}>
      {children}
    </NavLink>
  );
}
