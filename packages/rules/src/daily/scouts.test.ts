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
import { dailyStateKey } from './daily-state-key.ts';
import { costOf, valueDailyDecision, type ValuedDailyDecision } from './value-daily-decision.ts';

/** Worthy days of invented clubs; `npm run bench:daily` has more of both. */
const SEEDS = [75, 128, 164];
const DAY = { day: '2026-11-26', rollouts: 150 } as const;

const known = new Map<string, ValuedDailyDecision>();
const dayOf = (seed: number): ScoutedDay => ({
  game: aDailyGame(seed),
  dice: dailyDice(DAY.day, seed.toString(16).padStart(64, '0')),
});
const DAYS = SEEDS.map(dayOf);

const valueOf = (
  { game }: ScoutedDay,
  { state, options }: Parameters<typeof valueDailyDecision>[1],
) => {
  const key = `${game.side} ${dailyStateKey(state, options)}`;
  const valued = known.get(key) ?? valueDailyDecision(game, { state, options }, DAY);
  known.set(key, valued);
  return valued;
};
const givenUp = (day: ScoutedDay, { made }: DailyRun): number =>
  made.reduce((sum, one) => sum + costOf(valueOf(day, one), formatOption(one.chosen)), 0);
const playAll = (scout: Scout): readonly DailyRun[] => DAYS.map((day) => playScout(day, scout).run);
const meanOf = (runs: readonly DailyRun[]): number =>
  runs.reduce((sum, run, index) => sum + givenUp(DAYS[index]!, run), 0) / runs.length;
const wins = (runs: readonly DailyRun[]): number =>
  runs.filter(({ state }, index) => {
    const { side } = DAYS[index]!.game;
    return state[side].runs > state[otherSide(side)].runs;
  }).length;

const takesBest: Scout = (day, { options }, { state }) => {
  const { best } = valueOf(day, { state, options });
  return options.find((option) => formatOption(option) === best)!;
};

describe('of those who play a day', () => {
  const computer = playAll(asComputer);
  const byComputer = meanOf(computer);

  test('who takes what is best gives nothing up', () => {
    expect(meanOf(playAll(takesBest))).toBe(0);
  });

  test('who knows the dice wins more often, and gives up more for it', () => {
    const knowing = playAll(knowsDice);
    expect(wins(knowing)).toBeGreaterThanOrEqual(wins(computer));
    expect(meanOf(knowing)).toBeGreaterThan(byComputer);
  });

  test('who has played it before gives up no less', () => {
    const again = DAYS.map(
      (day, index) => playScout(day, hasPlayed(computer[index]!, asComputer)).run,
    );
    expect(meanOf(again)).toBeGreaterThanOrEqual(byComputer);
  });

  test('who never acts, and who always does, give up more than who decides', () => {
    expect(meanOf(playAll(neverActs))).toBeGreaterThan(byComputer);
    expect(meanOf(playAll(alwaysActs))).toBeGreaterThan(byComputer);
  });
});
