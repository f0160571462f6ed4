import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAttempt } from '../testing/daily-attempts.ts';
import { aDailyGame } from '../testing/daily-games.ts';
import { MAX_DAILY_DECISIONS } from './daily-decision.ts';
import { dailyDice } from './daily-dice.ts';
import { formatOption, parseOption } from './daily-option.ts';
import type { DailyRun } from './daily-run.ts';
import { playDaily } from './play-daily.ts';

const DICE = dailyDice('2026-11-26', '07'.repeat(32));
const seeds = fc.nat(10_000);

const runOf = (result: ReturnType<typeof playDaily>): DailyRun => {
  if (!result.ok) throw new Error(`${result.code} at ${result.index}`);
  return result.run;
};

describe('an attempt', () => {
  test('is its choices: played again, they are the same game to its end', () => {
    fc.assert(
      fc.property(seeds, seeds, (clubs, chance) => {
        const game = aDailyGame(clubs);
        const { choices, run } = randomAttempt(game, DICE, chance);
        const again = runOf(playDaily(game, DICE, choices));
        expect(again).toEqual(run);
        expect(again.state.final).toBe(true);
        expect(again.next).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  test('grows by one choice after another, and what happened stays', () => {
    const game = aDailyGame(3);
    const { choices, run } = randomAttempt(game, DICE, 5);
    expect(choices.length).toBeGreaterThan(3);
    for (let count = 0; count < choices.length; count += 1) {
      const before = runOf(playDaily(game, DICE, choices.slice(0, count)));
      expect(before.made).toEqual(run.made.slice(0, count));
      expect(before.events).toEqual(run.events.slice(0, before.events.length));
      expect(before.state.eventNumber).toBe(before.events.length);
      const { number, kind, options } = run.made[count]!;
      expect(before.next).toEqual({ number, kind, options });
      expect(before.state).toEqual(run.made[count]!.state);
    }
  });

  test('has events in order, and each decision before the event that followed it', () => {
    fc.assert(
      fc.property(seeds, seeds, (clubs, chance) => {
        const { run } = randomAttempt(aDailyGame(clubs), DICE, chance);
        expect(run.events.map(({ eventNumber }) => eventNumber)).toEqual(
          run.events.map((_, index) => index + 1),
        );
        for (const { state, eventNumber } of run.made)
          expect(eventNumber).toBe(state.eventNumber + 1);
      }),
      { numRuns: 20 },
    );
  });

  test('is refused at a choice that was not offered, and at one after the end', () => {
    const game = aDailyGame(3);
    const { choices } = randomAttempt(game, DICE, 5);
    const refused = playDaily(game, DICE, [choices[0]!, 'steal 1,2,3', 'roll']);
    expect(refused).toEqual({ ok: false, index: 1, code: 'not_offered' });
    const after = playDaily(game, DICE, [...choices, 'roll']);
    expect(after).toEqual({ ok: false, index: choices.length, code: 'game_over' });
  });
});

describe('a decision', () => {
  test('is one of the user: two to six different options, to play on first', () => {
    fc.assert(
      fc.property(seeds, seeds, (clubs, chance) => {
        const game = aDailyGame(clubs);
        const { run } = randomAttempt(game, DICE, chance);
        expect(run.made.length).toBeLessThanOrEqual(MAX_DAILY_DECISIONS);
        for (const [index, { number, kind, options, state }] of run.made.entries()) {
          expect(number).toBe(index);
          const texts = options.map(formatOption);
          expect(new Set(texts).size).toBe(texts.length);
          expect(texts.length).toBeGreaterThanOrEqual(2);
          expect(texts.length).toBeLessThanOrEqual(6);
          expect(options).toEqual(texts.map((text) => parseOption(text, game.side)));
          expect(texts[0] === 'roll').toBe(kind !== 'runners');
          // An order by what is best would tell it.
          expect(texts).toEqual(texts.toSorted());
          expect(state.pendingChoice === null).toBe(kind !== 'runners');
        }
      }),
      { numRuns: 30 },
    );
  });

  test('of who bats or pitches is made before each batter, of the other side never', () => {
    fc.assert(
      fc.property(seeds, seeds, (clubs, chance) => {
        const game = aDailyGame(clubs);
        const { run } = randomAttempt(game, DICE, chance);
        for (const { kind, state } of run.made) {
          const batting = Math.floor(state.ipOuts / 3) % 2 === 0 ? 'visitors' : 'home';
          expect(kind === 'inField').toBe(batting !== game.side);
        }
      }),
      { numRuns: 20 },
    );
  });
});
