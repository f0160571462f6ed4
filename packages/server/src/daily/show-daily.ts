import type { ResponseOf } from '@pennant/contract/call';
import type { dailyCalls, DailyGameDto, DailyHeadline } from '@pennant/contract/daily';
import { addDailyDays, dailyDayOf } from '@pennant/rules/daily/daily-day';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { toGameDto, toHeadline } from './daily-game-dto.ts';
import { findFirstDayAndCommitment } from './daily-game-store.ts';
import type { DailyEntry } from './daily-games.ts';
import type { DailyServices } from './daily-services.ts';

type Reading = Pick<DailyServices, 'games' | 'standings'>;

/** Returns a day's game with how many have finished it. */
export async function showDailyGame(
  { standings }: Pick<DailyServices, 'standings'>,
  queries: Queries,
  { entry, now }: { readonly entry: DailyEntry; readonly now: Date },
): Promise<DailyGameDto> {
  return toGameDto(entry, { players: await standings.countPlayers(queries, entry.day), now });
}

/** Returns today's game, and what is told of tomorrow's. */
export async function showToday(
  services: Reading,
  queries: Queries,
  now: Date,
): Promise<ResponseOf<typeof dailyCalls.daily>> {
  const today = dailyDayOf(now.getTime());
  const tomorrow = addDailyDays(today, 1);
  const [entry, { firstDay, commitment }] = await Promise.all([
    services.games.find(queries, today, now),
    findFirstDayAndCommitment(queries, tomorrow),
  ]);
  return {
    today,
    game: isRefusal(entry) ? null : await showDailyGame(services, queries, { entry, now }),
    tomorrow:
      commitment === null ? null : { day: tomorrow, commitment: commitment.toString('hex') },
    // A game that was made ahead has not come.
    firstDay: firstDay === null || firstDay > today ? null : firstDay,
  };
}

/** Returns in short which game it is today; null where none was made. */
export async function showHeadline(
  { games, standings }: Reading,
  queries: Queries,
  now: Date,
): Promise<DailyHeadline | null> {
  const entry = await games.find(queries, dailyDayOf(now.getTime()), now);
  if (isRefusal(entry)) return null;
  return toHeadline(entry, await standings.countPlayers(queries, entry.day));
}
