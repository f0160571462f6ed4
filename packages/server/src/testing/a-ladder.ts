import { closeMonths } from '../challenges/close-months.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { startOfMonth, startOfMonthAfter } from '../platform/start-of-month.ts';
import type { TestApp } from './an-app.ts';

/** Gives a user a rating with which to stand on the ladder of the month. */
export async function rate(
  { database, clock }: TestApp,
  userID: string,
  { rating, challenges = 10 }: { readonly rating: number; readonly challenges?: number },
): Promise<void> {
  const now = clock();
  await database.sql(
    `insert into user_rating (user_id, rating, deviation, volatility, day, start_rating,
       start_deviation, start_volatility, attacks, defences, month, month_attacks)
     values ($1, $2, 60, 0.06, $3, 1500, 60, 0.06, $4, 0, $5, $4)`,
    [userID, rating, startOfDay(now), challenges, startOfMonth(now)],
  );
  await database.sql('update published_team set rating = $2 where user_id = $1', [userID, rating]);
}

/** Advances the clock to the middle of the first day of the month so many months later. */
export function passMonths({ clock, advanceTime }: TestApp, months = 1): void {
  const now = clock();
  const start = startOfMonthAfter(now, months);
  advanceTime({ hours: 12, seconds: (start.getTime() - now.getTime()) / 1000 });
}

/** Closes the months that are over, as the program does. */
export const close = ({ clock, database }: TestApp, db: TransactionScope = database) =>
  closeMonths(db, clock());

/** Returns the row of a user's rating. */
export async function ratingRowOf({ database }: TestApp, userID: string) {
  const [row] = await database.sql<{
    rating: number;
    deviation: number;
    month: Date;
    month_attacks: number;
  }>('select rating, deviation, month, month_attacks from user_rating where user_id = $1', [
    userID,
  ]);
  return row!;
}
