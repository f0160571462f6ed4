import type { DailyScoreDto } from '@pennant/contract/daily';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { createOptionalRead } from '../platform/database/optional-read.ts';
import { countChoices, countScores } from './daily-count-store.ts';
import {
  findClosedChoices,
  findClosedScores,
  type ChoiceCounts,
  type ScoreCounts,
} from './daily-game-store.ts';

/** How users came out on a day. */
export interface DayScores {
  /** Users who have finished it. */
  readonly players: number;
  readonly scores: ScoreCounts;
  /** When they were counted; null for a day that is closed, of which all are. */
  readonly countedAt: Date | null;
}

/** How users came out, counted at most once in ten seconds; of a day that is closed, once. */
export interface DailyStandings {
  /** Returns how users came out on days, by day; without those that can't be counted now. */
  read(queries: Queries, days: readonly string[]): Promise<ReadonlyMap<string, DayScores>>;
  /** Returns how many users have finished a day; null while they can't be counted. */
  countPlayers(queries: Queries, day: string): Promise<number | null>;
  /** Returns how many users chose what on a day; nothing while they can't be counted. */
  readChoices(queries: Queries, day: string): Promise<ChoiceCounts>;
}

/** How long counts of a day that is open are kept, in ms. */
const KEPT_MS = 10_000;
/** A closed day's counts are a few KB each; of the choices some 100 KB. */
const MAX_CACHED_SCORES = 400;
const MAX_CACHED_CHOICES = 8;

/** What was counted, and when. */
interface Counted<Counts> {
  readonly countedAt: Date;
  readonly counts: Promise<Counts>;
}

/** Creates the reader of how users came out on days. */
export function createDailyStandings(clock: Clock): DailyStandings {
  const closed = new LRUCache<string, DayScores>({ max: MAX_CACHED_SCORES });
  const open = new LRUCache<string, Counted<DayScores>>({ max: MAX_CACHED_SCORES });
  const choices = new LRUCache<string, Counted<ChoiceCounts>>({ max: MAX_CACHED_CHOICES });

  /** Returns what was counted a short while ago. */
  const findFresh = <Counts>(cache: LRUCache<string, Counted<Counts>>, day: string) => {
    const known = cache.get(day);
    const isFresh = known !== undefined && clock().getTime() - known.countedAt.getTime() < KEPT_MS;
    return isFresh ? known.counts : undefined;
  };
  /** The same, or counts it anew. */
  const countAgain = <Counts>(
    cache: LRUCache<string, Counted<Counts>>,
    day: string,
    count: (countedAt: Date) => Promise<Counts>,
  ): Promise<Counts> => {
    const fresh = findFresh(cache, day);
    if (fresh !== undefined) return fresh;
    const countedAt = clock();
    const counts = count(countedAt);
    cache.set(day, { countedAt, counts });
    // A failure is not kept.
    counts.catch(() => cache.delete(day));
    return counts;
  };
  // It asks all servers of a cluster, and nobody's attempt waits for it.
  const readOptionally = createOptionalRead(clock);
  const readChoicesOptionally = createOptionalRead(clock);
  const countOpen = (queries: Queries, day: string): Promise<DayScores | null> =>
    readOptionally(() =>
      countAgain(open, day, async (countedAt) => ({
        ...(await countScores(queries, day)),
        countedAt,
      })),
    );

  const read: DailyStandings['read'] = async (queries, days) => {
    const unknown = days.filter((day) => !closed.has(day) && findFresh(open, day) === undefined);
    if (unknown.length > 0)
      for (const { day, players, scores } of await findClosedScores(queries, unknown))
        closed.set(day, { players, scores, countedAt: null });
    const read = await Promise.all(
      days.map(async (day) => ({
        day,
        scores: closed.get(day) ?? (await countOpen(queries, day)),
      })),
    );
    return new Map(read.flatMap(({ day, scores }) => (scores === null ? [] : [[day, scores]])));
  };

  return {
    read,
    countPlayers: async (queries, day) => (await read(queries, [day])).get(day)?.players ?? null,
    readChoices: async (queries, day) => {
      const count = async () =>
        (await findClosedChoices(queries, day)) ?? countChoices(queries, day);
      return (await readChoicesOptionally(() => countAgain(choices, day, count))) ?? {};
    },
  };
}

/** What an attempt gave up, and when that was written. */
interface ValuedAttempt {
  readonly givenUp: number;
  readonly valuedAt: Date;
}

const toScore = (givenUp: number): number => Math.round(givenUp * 10_000);

/**
 * Returns how an attempt stands among all of its day; null while the others can't be counted. What
 * users gave up is compared by hundredths of a percent.
 */
export function standingOf(
  day: DayScores | undefined,
  { givenUp, valuedAt }: ValuedAttempt,
): DailyScoreDto['standing'] {
  if (day === undefined) return null;
  const { players, scores, countedAt } = day;
  const own = toScore(givenUp);
  const all = scores.reduce((sum, [, users]) => sum + users, 0);
  const behind = scores.reduce((sum, [score, users]) => sum + (score > own ? users : 0), 0);
  const isCounted = countedAt === null || valuedAt < countedAt;
  const others = Math.max(0, isCounted ? all - 1 : all);
  return {
    players: Math.max(players, others + 1),
    betterThan: others === 0 ? null : Math.min(1, behind / others),
  };
}
