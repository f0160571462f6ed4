import { describe, expect, test } from 'vitest';
import { aGame } from '../testing/a-game.ts';
import { aDailyGame } from '../testing/daily-games.ts';
import { randomAttempt } from '../testing/daily-attempts.ts';
import type { Command } from '../games/command.ts';
import { dailyDice } from './daily-dice.ts';
import { formatOption } from './daily-option.ts';
import { costOf, valueDailyDecision } from './value-daily-decision.ts';

const DAY = { day: '2026-11-26', rollouts: 400 } as const;
const WALK: Command = { kind: 'walk' };
const ROLL: Command = { kind: 'roll' };

/** The winning run is on third in the bottom of the ninth; the visitors are in the field. */
const lastHalf = aGame().inning(9, 'bottom').onThird().outs(2).batting('HR').build();
const inField = { setup: lastHalf.setup, side: 'visitors' } as const;
const walkOrNot = { state: lastHalf.state, options: [ROLL, WALK] };

describe('the worth of options', () => {
  test("is a chance of the user's side: to pitch to who always hits a home run loses", () => {
    const { best, options, worth } = valueDailyDecision(inField, walkOrNot, DAY);
    expect(best).toBe('walk');
    expect(options.map(({ option }) => option)).toEqual(['roll', 'walk']);
    const [roll, walk] = options;
    expect(roll!.chance).toBe(0);
    expect(walk!.chance).toBeGreaterThan(0.2);
    expect(roll!.cost).toBeCloseTo(walk!.chance, 1);
    expect(walk!.cost).toBe(0);
    expect(worth).toBe(roll!.cost);
  });

  test('turns around for the other side', () => {
    const own = valueDailyDecision(inField, walkOrNot, DAY);
    const others = valueDailyDecision({ ...inField, side: 'home' }, walkOrNot, DAY);
    expect(others.best).toBe('roll');
    for (const [index, { chance }] of own.options.entries())
      expect(others.options[index]!.chance).toBeCloseTo(1 - chance, 10);
  });

  test('is told of each option that was offered, and of no other', () => {
    const valued = valueDailyDecision(inField, walkOrNot, DAY);
    expect(costOf(valued, 'walk')).toBe(0);
    expect(costOf(valued, 'roll')).toBe(valued.worth);
    expect(() => costOf(valued, 'steal 1')).toThrow('Not an option');
  });

  test('costs nothing where the difference is within its error', () => {
    // Ten runs ahead in the ninth it makes no difference who bats.
    const { setup, state } = aGame().inning(9, 'bottom').score(1, 11).onFirst().build();
    const steal: Command = { kind: 'steal', runnersAdvancing: '1' };
    const decision = { state, options: [ROLL, steal] };
    const valued = valueDailyDecision({ setup, side: 'home' }, decision, DAY);
    expect(valued.worth).toBe(0);
  });

  test('follows from the day, the game and the decision alone, and can be posted', () => {
    const game = aDailyGame(4);
    const { made } = randomAttempt(game, dailyDice(DAY.day, '07'.repeat(32)), 1).run;
    const [first] = made;
    const posted = structuredClone({ game, state: first!.state, options: first!.options });
    const again = valueDailyDecision(posted.game, posted, { ...DAY, rollouts: 100 });
    const valued = valueDailyDecision(game, first!, { ...DAY, rollouts: 100 });
    expect(structuredClone(again)).toEqual(valued);
    expect(valued.options.map(({ option }) => option)).toEqual(first!.options.map(formatOption));
    const other = valueDailyDecision(game, first!, { day: '2026-11-27', rollouts: 100 });
    expect(other.options).not.toEqual(valued.options);
  });
});
