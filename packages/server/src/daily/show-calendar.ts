import type { DailyCalendarDto, DailyOfHome } from '@pennant/contract/daily';
import { dailyDayOf } from '@pennant/rules/daily/daily-day';
import { streakOf } from '@pennant/rules/daily/daily-streak';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { listAttempts, listFinishedDays } from './daily-calendar-store.ts';
import { findAttempt } from './daily-attempt-store.ts';
import { toHeadline } from './daily-game-dto.ts';
import type { DailyServices } from './daily-services.ts';
import { standingOf } from './daily-standings.ts';

/** Returns a user's streak, and their days of a month. */
export async function showCalendar(
  { standings }: Pick<DailyServices, 'standings'>,
  queries: Queries,
  { userID, month, now }: { readonly userID: string; readonly month: string; readonly now: Date },
): Promise<DailyCalendarDto> {
  const [finished, attempts] = await Promise.all([
    listFinishedDays(queries, userID),
    listAttempts(queries, { userID, month }),
  ]);
  const valued = attempts.flatMap(({ day, given_up, valued_at }) =>
    given_up === null || valued_at === null ? [] : [day],
  );
  const scores = await standings.read(queries, valued);
  const { streak, longest, isFreezeUsed } = streakOf(finished, dailyDayOf(now.getTime()));
  return {
    streak,
    longestStreak: longest,
    isFreezeUsed,
    days: attempts.map(({ day, finished_at, given_up: givenUp, valued_at: valuedAt }) => ({
      day,
      isFinished: finished_at !== null,
      givenUp,
      standing:
        givenUp === null || valuedAt === null
          ? null
          : standingOf(scores.get(day), { givenUp, valuedAt }),
    })),
  };
}

/** Returns today's game and how far a user is with it; null where none was made. */
export async function showDailyOfHome(
  { games, standings }: Pick<DailyServices, 'games' | 'standings'>,
  queries: Queries,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<DailyOfHome | null> {
  const day = dailyDayOf(now.getTime());
  const entry = await games.find(queries, day, now);
  if (isRefusal(entry)) return null;
  const [players, attempt, finished] = await Promise.all([
    standings.countPlayers(queries, day),
    findAttempt(queries, { userID, day }),
    listFinishedDays(queries, userID),
  ]);
  return {
    game: toHeadline(entry, players),
    attempt: attempt === undefined ? 'none' : attempt.finished_at === null ? 'begun' : 'finished',
    givenUp: attempt?.given_up ?? null,
    streak: streakOf(finished, day).streak,
  };
}
