import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../fairness/commitment.ts';
import type { CommittedDice } from '../fairness/committed-dice.ts';
import type { GameEvent } from '../games/event.ts';
import { randomAttempt } from '../testing/daily-attempts.ts';
import { aDailyGame } from '../testing/daily-games.ts';
import { DiceByBatter, dailyDice, dailyDrawNumber, dailySeeds } from './daily-dice.ts';

const DAY = '2026-11-26';
const SEED = 'a7'.repeat(32);
const DICE = dailyDice(DAY, SEED);
const seeds = fc.nat(10_000);

/** Dice that note what was drawn under each number and label. */
const noteDraws = (dice: CommittedDice) => {
  const drawn = new Map<string, number[]>();
  const note = (key: string, value: number): number => {
    drawn.set(key, [...(drawn.get(key) ?? []), value]);
    return value;
  };
  const noted: CommittedDice = {
    event: (number) => {
      const own = dice.event(number);
      return {
        die: (label) => note(`${number} ${label}`, own.die(label)),
        fraction: (label) => note(`${number} ${label}`, own.fraction(label)),
      };
    },
  };
  return { drawn, noted };
};

/** The same derivation, written with Node's own hashes: the faces of a label's first block. */
const facesOf = (number: number, label: string): number[] => {
  const zero = Buffer.from([0]);
  const key = createHmac('sha256', Buffer.from(SEED, 'hex'))
    .update(Buffer.concat([Buffer.from(`key-v1\0daily/${DAY}`), zero, Buffer.alloc(16)]))
    .digest();
  const block = createHmac('sha256', key).update(`roll-v1\0${number}\0${label}\x000`).digest();
  return [...block].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
};

/** Returns the plate appearances and walks on purpose with their half and number in it. */
const byBatter = (events: readonly GameEvent[]) => {
  let outsBefore = 0;
  let last = -1;
  let batter = 0;
  return events.flatMap((event) => {
    const half = Math.floor(outsBefore / 3);
    outsBefore = event.ipOuts;
    if (event.kind !== 'plateAppearance' && event.kind !== 'walk') return [];
    batter = half === last ? batter + 1 : 1;
    last = half;
    return [{ event, number: dailyDrawNumber(half, batter) }];
  });
};

describe('the dice of a day', () => {
  test('are of its id, and nobody adds a seed', () => {
    expect(dailySeeds(DAY, SEED)).toEqual({
      id: 'daily/2026-11-26',
      serverSeed: SEED,
      clientSeed: '0'.repeat(32),
    });
    expect(commitmentOf(dailySeeds(DAY, SEED))).toMatch(/^[0-9a-f]{64}$/);
  });

  test('are the same for the same batter of a half, whatever was decided', () => {
    fc.assert(
      fc.property(seeds, seeds, seeds, (clubs, one, other) => {
        const game = aDailyGame(clubs);
        const [first, second] = [noteDraws(DICE), noteDraws(DICE)];
        randomAttempt(game, first.noted, one);
        randomAttempt(game, second.noted, other);
        for (const [key, values] of first.drawn) {
          const others = second.drawn.get(key) ?? [];
          const both = Math.min(values.length, others.length);
          expect(values.slice(0, both)).toEqual(others.slice(0, both));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('are what the description says, of every batter of a game', () => {
    fc.assert(
      fc.property(seeds, seeds, (clubs, chance) => {
        const { run } = randomAttempt(aDailyGame(clubs), DICE, chance);
        for (const { event, number } of byBatter(run.events)) {
          const batter = facesOf(number, 'batter').slice(0, 2);
          expect(event.batterDice ?? batter).toEqual(batter);
          const pitcher = facesOf(number, 'pitcher').slice(0, 2);
          expect(event.pitcherDice ?? pitcher).toEqual(pitcher);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('are drawn within a game only', () => {
    expect(() => new DiceByBatter(DICE).event()).toThrow('need their game');
  });
});
