import type { DailyGameDto, DailyHeadline } from '@pennant/contract/daily';
import { dailySeeds } from '@pennant/rules/daily/daily-dice';
import { isOver, type DailyEntry } from './daily-games.ts';

/** Returns what home tells of a day's game. */
export const toHeadline = (entry: DailyEntry, players: number | null): DailyHeadline => ({
  day: entry.day,
  number: entry.number,
  seasonDay: entry.season_day,
  side: entry.side,
  visitors: { name: entry.source.visitors.name },
  home: { name: entry.source.home.name },
  ends: new Date(entry.ends).toISOString(),
  players,
});

/** Returns a day's game as it is sent: with its seed once the day is over. */
export function toGameDto(
  entry: DailyEntry,
  { players, now }: { readonly players: number | null; readonly now: Date },
): DailyGameDto {
  const { day, seed, commitment } = entry;
  const isDone = isOver(entry, now);
  return {
    ...toHeadline(entry, players),
    gameID: entry.game_id,
    setup: entry.source,
    lineups: entry.lineups,
    commitment: commitment.toString('hex'),
    revealed: isDone ? dailySeeds(day, seed.toString('hex')) : null,
    isOver: isDone,
  };
}
