import { addDailyDays, dailyDayOf, endOfDailyDay } from '@pennant/rules/daily/daily-day';
import { DAILY_VERSION } from '@pennant/rules/daily/daily-run';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { readCatalogueProgress } from '../catalogue/read-catalogue-progress.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { countChoices, countScores, hasToValue, listToValue } from './daily-count-store.ts';
import {
  closeDailyGame,
  listDaysWithGame,
  listOpenDays,
  raiseVersions,
} from './daily-game-store.ts';
import type { DailyServices } from './daily-services.ts';
import { makeDailyGame } from './make-daily-game.ts';

/** How often a program looks after the days, in ms. */
export const DAILY_LOOK_MS = 30_000;

/** Days that are made ahead, today's not counted. */
const DAYS_AHEAD = 7;

/** A finished attempt is left to the program that it was finished on for so long. */
const LEFT_ALONE_MS = 60_000;
/** Attempts that wait for the program at once. */
const MAX_VALUED = 100;

/**
 * How long a day stays open after its end: longer than a request takes, and than the clocks of
 * programs differ, so that nothing is written to a day that is counted.
 */
const OPEN_AFTER_END_MS = 300_000;

/**
 * Has attempts valued that are finished and that no program has valued; returns what is awaited of
 * each. The job does not wait: where many have played, it takes longer than other things may.
 */
export async function valueLeftAttempts(
  { scoreAttempt }: Pick<DailyServices, 'scoreAttempt'>,
  db: TransactionScope,
  now: Date,
): Promise<readonly Promise<boolean>[]> {
  const before = new Date(now.getTime() - LEFT_ALONE_MS);
  const left = await listToValue(db, { before, limit: MAX_VALUED });
  return left.map(scoreAttempt);
}

/**
 * Closes the days that are over and all of whose attempts are valued: what came of them is written,
 * once. Attempts of a day that this program cannot play stay without a score.
 */
export async function closeDays(
  { games }: Pick<DailyServices, 'games'>,
  db: TransactionScope,
  now: Date,
): Promise<void> {
  for (const day of await listOpenDays(db, dailyDayOf(now.getTime()))) {
    if (now.getTime() < endOfDailyDay(day) + OPEN_AFTER_END_MS) continue;
    const entry = await games.find(db, day, now);
    if (!isRefusal(entry) && entry.isPlayable && (await hasToValue(db, day))) continue;
    const [scores, choices] = [await countScores(db, day), await countChoices(db, day)];
    await closeDailyGame(db, { day, ...scores, choices, now });
  }
}

/**
 * Has days to come that were made by an earlier version of the program be played by the rules of
 * this one. Their seeds, which were committed to, stay.
 */
export async function adoptDays(_: unknown, db: TransactionScope, now: Date): Promise<void> {
  await raiseVersions(db, {
    after: dailyDayOf(now.getTime()),
    rulesVersion: GAME_RULES.version,
    dailyVersion: DAILY_VERSION,
  });
}

/**
 * Makes the games of today and of the week to come, as far as they are missing: one by one. Returns
 * the last day whose game it has made; null for none.
 */
export async function makeDays(
  { values }: Pick<DailyServices, 'values'>,
  db: TransactionScope,
  now: Date,
): Promise<string | null> {
  // While cards are made, a first start needs its processors for them.
  if ((await readCatalogueProgress(db))?.isComplete !== true) return null;
  let lastMade: string | null = null;
  const today = dailyDayOf(now.getTime());
  const made = new Set(await listDaysWithGame(db, today));
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDailyDays(today, ahead);
    if (made.has(day)) continue;
    const isWorthy = async (...drawn: Parameters<DailyServices['values']['tryDay']>) =>
      (await values.tryDay(...drawn)).isWorthy;
    if (await makeDailyGame(db, day, { isWorthy, now })) lastMade = day;
  }
  return lastMade;
}

/**
 * Looks after the days: makes the games of a week ahead, values what is left to value, and closes
 * the days that are over. Safe on several programs at once. What fails keeps nothing else from its
 * turn; it is tried again by the next run.
 *
 * @param onMade is told the last day whose game was made.
 */
export async function keepDaily(
  services: DailyServices,
  db: TransactionScope,
  now: Date,
  onMade: (lastDay: string) => void = () => undefined,
): Promise<void> {
  const failures: unknown[] = [];
  const makeDaysAndTell: typeof adoptDays = async () => {
    const lastDay = await makeDays(services, db, now);
    if (lastDay !== null) onMade(lastDay);
  };
  for (const task of [valueLeftAttempts, closeDays, adoptDays, makeDaysAndTell])
    void (await task(services, db, now).catch((error: unknown) => void failures.push(error)));
  // What was under way when the program ended is done by the next one.
  if (failures.length > 0 && !services.values.isStopped)
    throw new AggregateError(failures, 'not all days were looked after');
}
