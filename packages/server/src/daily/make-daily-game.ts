import { dailyNumberOf } from '@pennant/rules/daily/daily-day';
import { dailySeeds } from '@pennant/rules/daily/daily-dice';
import { DAILY_VERSION } from '@pennant/rules/daily/daily-run';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import type { Queries } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { findFirstDayAndCommitment, insertDailyGame } from './daily-game-store.ts';
import { readLineups } from './daily-lineups.ts';
import { drawDailyGame, type DrawnGame } from './draw-daily-game.ts';

/** Whether a game is worth being that of a day. */
export type IsWorthy = (day: string, game: DrawnGame) => Promise<boolean>;

/** How many games are drawn for a day at most; one of some twenty-five is worth it. */
const MAX_DRAWN = 1_000;

/**
 * Makes the game of a day: the first of those that are drawn that is worth it. Returns false where
 * there are no clubs, or where another program has made it meanwhile.
 */
export async function makeDailyGame(
  queries: Queries,
  day: string,
  { isWorthy, now }: { readonly isWorthy: IsWorthy; readonly now: Date },
): Promise<boolean> {
  for (let drawn = 0; drawn < MAX_DRAWN; drawn += 1) {
    const game = await drawDailyGame(queries, day);
    if (game === null) return false;
    if (await isWorthy(day, game)) return saveDailyGame(queries, day, { game, now });
  }
  throw new Error(`no game was worth being that of ${day}`);
}

/** Writes a game that was drawn as that of a day; false where there is one. */
export async function saveDailyGame(
  queries: Queries,
  day: string,
  { game, now }: { readonly game: DrawnGame; readonly now: Date },
): Promise<boolean> {
  const { seed, source } = game;
  const gameID = newUuidV7(now);
  const { firstDay } = await findFirstDayAndCommitment(queries, day);
  const { id, serverSeed } = dailySeeds(day, seed.toString('hex'));
  return insertDailyGame(queries, {
    ...game,
    day,
    gameID,
    number: dailyNumberOf(day, firstDay === null || firstDay > day ? day : firstDay),
    lineups: await readLineups(queries, gameID, source),
    rulesVersion: GAME_RULES.version,
    dailyVersion: DAILY_VERSION,
    commitment: Buffer.from(commitmentOf({ id, serverSeed }), 'hex'),
    now,
  });
}
