import { dailyDice } from '@pennant/rules/daily/daily-dice';
import { dailyDayOf, endOfDailyDay } from '@pennant/rules/daily/daily-day';
import { DAILY_VERSION, type DailyGame, type DailyRun } from '@pennant/rules/daily/daily-run';
import { playDaily } from '@pennant/rules/daily/play-daily';
import type { CommittedDice } from '@pennant/rules/fairness/committed-dice';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findDailyGame, type DailyGameRow } from './daily-game-store.ts';
import type { DailyRefusalCode } from './refusals.ts';

/** A day's game in the memory of a program: what never changes of it. */
export interface DailyEntry extends DailyGameRow {
  /** When the day is over, in milliseconds. */
  readonly ends: number;
  readonly game: DailyGame;
  readonly dice: CommittedDice;
  /** Whether it was made by the rules of this program, by which alone it can be played. */
  readonly isPlayable: boolean;
}

/** Reads days' games, those that were asked for last from memory. */
export interface DailyGames {
  /** Returns the game of a day that has come; refuses others as if they had never been made. */
  find(queries: Queries, day: string, now: Date): Promise<DailyEntry | Refusal<'daily_not_made'>>;
}

/** There was no day before it. Of some days that a client may ask for a database knows nothing. */
const EARLIEST = '2020-01-01';

/** About 300 KB each. */
const MAX_CACHED = 32;

const toEntry = (row: DailyGameRow): DailyEntry => ({
  ...row,
  ends: endOfDailyDay(row.day),
  game: { setup: GAME_RULES.compileSetup(row.source), side: row.side },
  dice: dailyDice(row.day, row.seed.toString('hex')),
  isPlayable: row.rules_version === GAME_RULES.version && row.daily_version === DAILY_VERSION,
});

/** Creates the reader of days' games. A game never changes, so no entry is invalidated. */
export function createDailyGames(): DailyGames {
  const entries = new LRUCache<string, DailyEntry>({ max: MAX_CACHED });
  return {
    async find(queries, day, now) {
      if (day < EARLIEST || day > dailyDayOf(now.getTime())) return refuse('daily_not_made');
      const cached = entries.get(day);
      if (cached !== undefined) return cached;
      const row = await findDailyGame(queries, day);
      if (row === undefined) return refuse('daily_not_made');
      const entry = toEntry(row);
      entries.set(day, entry);
      return entry;
    },
  };
}

/** Whether a day is over: attempts no longer count then, and everything is told. */
export const isOver = ({ ends }: DailyEntry, now: Date): boolean => now.getTime() >= ends;

/** Returns a day's game as somebody's choices take it. */
export function playChoices(
  { game, dice, isPlayable }: DailyEntry,
  choices: readonly string[],
):
  | DailyRun
  | Refusal<Extract<DailyRefusalCode, 'daily_of_other_rules' | 'daily_option_not_offered'>> {
  if (!isPlayable) return refuse('daily_of_other_rules');
  const result = playDaily(game, dice, choices);
  return result.ok ? result.run : refuse('daily_option_not_offered', { number: result.index });
}
