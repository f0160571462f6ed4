import { MAX_DAILY_DECISIONS } from '@pennant/rules/daily/daily-decision';
import { dailyDice } from '@pennant/rules/daily/daily-dice';
import { formatOption } from '@pennant/rules/daily/daily-option';
import { randomAttempt } from '@pennant/rules/testing/daily-attempts';
import { aDailyGame } from '@pennant/rules/testing/daily-games';
import { expect, test } from 'vitest';
import { dailyCalls, dailyDecision, dailyOption } from './daily.ts';

const DICE = dailyDice('2026-11-26', '07'.repeat(32));

test('every decision that the rules come to can be sent', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { run } = randomAttempt(aDailyGame(seed), DICE, seed);
    for (const { number, kind, options } of run.made)
      expect(
        dailyDecision.safeParse({ number, kind, options: options.map(formatOption) }).success,
      ).toBe(true);
  }
});

test('an attempt of the most decisions can be sent', () => {
  const choices = Array.from({ length: MAX_DAILY_DECISIONS }, () => 'roll');
  expect(dailyCalls.playDailyFreely.body.safeParse({ choices }).success).toBe(true);
});

test.each(['', 'Roll', 'choose 4', 'steal', 'steal 1,1', 'substitute 9', 'substitute 9 100'])(
  '"%s" is no option',
  (text) => {
    expect(dailyOption.safeParse(text).success).toBe(false);
  },
);
