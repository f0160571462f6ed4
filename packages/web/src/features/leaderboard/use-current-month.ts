import { monthOf, type Month } from '@pennant/rules/leaderboard/month-and-quarter';
import { useState } from 'react';

const presentMonth = (): Month => monthOf(new Date().toISOString());

/** Returns the month, UTC, at the component's first render. */
export function useCurrentMonth(): Month {
  const [month] = useState(presentMonth);
  return month;
}
