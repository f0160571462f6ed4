import { parentPort, workerData } from 'node:worker_threads';
import { dailyStateKey } from '@pennant/rules/daily/daily-state-key';
import { isWorthyDay, type TriedDay } from '@pennant/rules/daily/is-worthy-day';
import type { DailyDecisionKind, DailyRun, MadeDecision } from '@pennant/rules/daily/daily-run';
import { formatOption } from '@pennant/rules/daily/daily-option';
import {
  costOf,
  valueDailyDecision,
  type ValuedDailyDecision,
} from '@pennant/rules/daily/value-daily-decision';
import { randomAttempt } from '@pennant/rules/testing/daily-attempts';
import {
  alwaysActs,
  asComputer,
  hasPlayed,
  knowsDice,
  neverActs,
  playScout,
  type Scout,
} from '@pennant/rules/testing/daily-scouts';
import { sampleDay, type SampleDay, type SampleLeague } from './sample-days.ts';

export const SCOUTS = ['best', 'computer', 'never', 'always', 'dice', 'again'] as const;
export type ScoutName = (typeof SCOUTS)[number];

export interface DailyTask {
  readonly seed: number;
  readonly rollouts: number;
}

/** What is measured of a decision of who takes what is best. */
export interface MeasuredDecision {
  readonly kind: DailyDecisionKind;
  readonly worth: number;
  readonly isPlayOn: boolean;
}

/** What is measured of a day that is worthy. */
export interface MeasuredDay {
  readonly decisions: readonly MeasuredDecision[];
  /** What each scout gave up. */
  readonly givenUp: Readonly<Record<ScoutName, number>>;
  /** Processor time to value the attempt of who does as the computer, in ms. */
  readonly valueMs: number;
  /** Time to play an attempt again, in ms. */
  readonly replayMs: number;
  /** Decisions of attempts by chance, and how many different ones there are to value. */
  readonly made: number;
  readonly states: number;
}

export interface DailyShare {
  readonly seed: number;
  readonly year: number;
  readonly tried: TriedDay;
  readonly triedMs: number;
  /** Null where the day is not worthy. */
  readonly day: MeasuredDay | null;
}

/** Attempts by chance of which the states are counted. */
const ATTEMPTS = 200;

const processorMs = (began?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
};

const measure = (sample: SampleDay, rollouts: number): MeasuredDay => {
  const { game, dice, day } = sample;
  const known = new Map<string, ValuedDailyDecision>();
  const value = ({ state, options }: Pick<MadeDecision, 'state' | 'options'>) => {
    const key = dailyStateKey(state, options);
    const valued =
      known.get(key) ?? valueDailyDecision(game, { state, options }, { day, rollouts });
    known.set(key, valued);
    return valued;
  };
  const givenUpIn = ({ made }: DailyRun): number =>
    made.reduce((sum, one) => sum + costOf(value(one), formatOption(one.chosen)), 0);
  const takesBest: Scout = (_day, { options }, { state }) => {
    const { best } = value({ state, options });
    return options.find((option) => formatOption(option) === best)!;
  };
  const runOf = (scout: Scout): DailyRun => playScout(sample, scout).run;

  const began = process.threadCpuUsage();
  const computer = runOf(asComputer);
  const givenUpByComputer = givenUpIn(computer);
  const valueMs = processorMs(began);
  const best = runOf(takesBest);
  const givenUp: Record<ScoutName, number> = {
    best: givenUpIn(best),
    computer: givenUpByComputer,
    never: givenUpIn(runOf(neverActs)),
    always: givenUpIn(runOf(alwaysActs)),
    dice: givenUpIn(runOf(knowsDice)),
    again: givenUpIn(runOf(hasPlayed(computer, asComputer))),
  };

  const states = new Set<string>();
  let made = 0;
  const replays = process.threadCpuUsage();
  const attempts = Array.from({ length: ATTEMPTS }, (_, seed) => randomAttempt(game, dice, seed));
  const replayMs = processorMs(replays) / ATTEMPTS;
  for (const { run } of attempts) {
    made += run.made.length;
    for (const { state, options } of run.made) states.add(dailyStateKey(state, options));
  }
  const decisions = best.made.map((one): MeasuredDecision => {
    const { best: option, worth } = value(one);
    return { kind: one.kind, worth, isPlayOn: option === 'roll' || option === 'choose' };
  });
  return { decisions, givenUp, valueMs, replayMs, made, states: states.size };
};

const run = (leagues: readonly SampleLeague[], { seed, rollouts }: DailyTask): DailyShare => {
  const sample = sampleDay(leagues, seed);
  const began = process.threadCpuUsage();
  const tried = isWorthyDay(sample.game, sample.dice, { day: sample.day, rollouts });
  const triedMs = processorMs(began);
  const day = tried.isWorthy ? measure(sample, rollouts) : null;
  return { seed, year: sample.year, tried, triedMs, day };
};

parentPort?.on('message', (task: DailyTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(run(workerData as readonly SampleLeague[], task));
});
