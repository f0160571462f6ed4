import { monthOf, type Month } from '@pennant/rules/leaderboard/period';
import { useState } from 'react';

const presentMonth = (): Month => monthOf(new Date().toISOString());

/** The month that it is, UTC, as the page is first drawn. */
export function usePresentMonth(): Month {
  const [month] = useState(presentMonth);
  return month;
}
