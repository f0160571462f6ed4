import { expect, test } from 'vitest';
import { sha256Hex } from '../fairness/commitment.ts';
import { randomAttempt } from '../testing/daily-attempts.ts';
import { aDailyGame } from '../testing/daily-games.ts';
import { dailyDice } from './daily-dice.ts';
import { DAILY_VERSION } from './daily-run.ts';
import { valueDailyDecision } from './value-daily-decision.ts';

const DAY = '2026-11-26';

/** What of each version's days is to stay as it is: what is asked, what comes of it, its worth. */
const CHECKSUMS: Readonly<Record<number, { readonly games: string; readonly values: string }>> = {
  1: { games: 'c54919a44a74a826', values: '25df72475866f082' },
};

const attempts = Array.from({ length: 20 }, (_, seed) => {
  const game = aDailyGame(seed);
  return { game, run: randomAttempt(game, dailyDice(DAY, 'c4'.repeat(32)), seed).run };
});

/**
 * Whoever changes what is asked, what comes of it or what it is worth gives the days another
 * version: attempts of others would not be those that were played.
 */
test('days of this version are played as ever', () => {
  const told = attempts.map(({ run: { events, made } }) => [events, made]);
  expect(sha256Hex(JSON.stringify(told)).slice(0, 16)).toBe(CHECKSUMS[DAILY_VERSION]?.games);
});

test('decisions of this version are worth what they ever were', () => {
  const values = attempts
    .slice(0, 4)
    .map(({ game, run: { made } }) =>
      valueDailyDecision(game, made[0]!, { day: DAY, rollouts: 50 }),
    );
  expect(sha256Hex(JSON.stringify(values)).slice(0, 16)).toBe(CHECKSUMS[DAILY_VERSION]?.values);
});
