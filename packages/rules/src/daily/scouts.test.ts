import { describe, expect, test } from 'vitest';
import {
  alwaysActs,
  asComputer,
  hasPlayed,
  knowsDice,
  neverActs,
  playScout,
  type Scout,
  type ScoutedDay,
} from '../testing/daily-scouts.ts';
import { aDailyGame } from '../testing/daily-games.ts';
import { otherSide } from '../games/lineup-slots.ts';
import { dailyDice } from './daily-dice.ts';
import { formatOption } from './daily-option.ts';
import type { DailyRun } from './daily-run.ts';
import { runDaily } from './run-daily.ts';
import { costOf, valueDailyDecision } from './value-daily-decision.ts';

const DAY = '2026-11-26';
const dayOf = (seed: number): ScoutedDay => ({
  game: aDailyGame(seed),
  dice: dailyDice(DAY, seed.toString(16).padStart(64, '0')),
});

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const hasWon = ({ game: { side } }: ScoutedDay, { state }: DailyRun): boolean =>
  state[side].runs > state[otherSide(side)].runs;

describe('by what is estimated to be at stake, over many days', () => {
  const days = Array.from({ length: 24 }, (_, seed) => dayOf(seed));
  const play = (scout: Scout) => days.map((day) => playScout(day, scout));

  /** Returns what a run gave up by the estimates. */
  const estimate = ({ game, dice }: ScoutedDay, choices: readonly string[]): number => {
    let sum = 0;
    runDaily(game, dice, ({ options }, number) => {
      const chosen = options.find(({ command }) => formatOption(command) === choices[number])!;
      sum += Math.max(...options.map(({ gain }) => gain)) - chosen.gain;
      return chosen.command;
    });
    return sum;
  };
  const givenUp = (attempts: ReturnType<typeof play>): number =>
    meanOf(attempts.map(({ choices }, index) => estimate(days[index]!, choices)));
  const winsOf = (attempts: ReturnType<typeof play>): number =>
    attempts.filter(({ run }, index) => hasWon(days[index]!, run)).length;

  const computer = play(asComputer);
  const byComputer = givenUp(computer);

  test('who knows the dice wins many more games, and gives up more for it', () => {
    const knowing = play(knowsDice);
    expect(winsOf(knowing)).toBeGreaterThan(winsOf(computer) + 3);
    expect(givenUp(knowing)).toBeGreaterThan(3 * byComputer);
  });

  test('who has played a day before, and decides otherwise where it went wrong, gives up more', () => {
    const again = days.map((day, index) =>
      playScout(day, hasPlayed(computer[index]!.run, asComputer)),
    );
    expect(givenUp(again)).toBeGreaterThan(byComputer);
  });

  test('who never acts, and who always does, give up more than who decides', () => {
    expect(givenUp(play(neverActs))).toBeGreaterThan(2 * byComputer);
    expect(givenUp(play(alwaysActs))).toBeGreaterThan(2 * byComputer);
  });
});

describe('by games played out, on one day', () => {
  const day = dayOf(28);
  const value = ({ state, options }: Parameters<typeof valueDailyDecision>[1]) =>
    valueDailyDecision(day.game, { state, options }, { day: DAY, rollouts: 100 });
  const givenUp = (scout: Scout): number =>
    playScout(day, scout).run.made.reduce(
      (sum, one) => sum + costOf(value(one), formatOption(one.chosen)),
      0,
    );

  test('who takes what is best gives nothing up, and who knows the dice does', () => {
    const takesBest: Scout = (_day, { options }, { state }) => {
      const { best } = value({ state, options });
      return options.find((option) => formatOption(option) === best)!;
    };
    expect(givenUp(takesBest)).toBe(0);
    expect(givenUp(knowsDice)).toBeGreaterThan(0.1);
  });
});
