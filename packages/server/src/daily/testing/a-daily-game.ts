import { dailyDayOf } from '@pennant/rules/daily/daily-day';
import type { TestProgram } from '../../testing/test-program.ts';
import { makeDailyGame } from '../make-daily-game.ts';

/** Makes the game of a day, today's unless another is named; returns the day. */
export async function aDailyGame(
  { database, clock }: TestProgram,
  day = dailyDayOf(clock().getTime()),
): Promise<string> {
  const isMade = await makeDailyGame(database, day, { isWorthy: async () => true, now: clock() });
  if (!isMade) throw new Error('the game of the day was not made');
  return day;
}
