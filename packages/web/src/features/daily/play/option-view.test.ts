import { shortName } from '@pennant/rules/games/narration/short-name';
import { battingSide } from '@pennant/rules/games/state';
import { describe, expect, test } from 'vitest';

import { mergeRun, NO_EVENTS } from '../attempt/attempt-run.ts';
import { DayOfTests } from '../testing/a-day.ts';
import { toDailyTable } from './daily-table-source.ts';
import { decisionQuestion } from './decision-question.ts';
import { optionViews, type DecisionToShow, type OptionView } from './option-view.ts';

/** The views of all decisions of some whole attempts, with what each asks. */
const shown = [1, 2, 3, 4].flatMap((seed) => {
  const day = new DayOfTests(seed);
  const { setup, side } = day.game;
  const choices = day.wholeAttempt();
  return choices.map((_, count) => {
    const run = mergeRun(NO_EVENTS, day.run(choices.slice(0, count)));
    const { kind, options } = run.next!;
    const { state } = run;
    const table = toDailyTable(day.dto(), run);
    return {
      kind,
      decision: { setup, side, state, table, options },
      question: decisionQuestion(setup, state, { kind, options, event: run.events.at(-1) }),
      views: optionViews({ setup, side, state, table, options }),
    };
  });
});
const ofKind = (start: string): OptionView[] =>
  shown.flatMap(({ views }) => views.filter(({ option }) => option.startsWith(start)));
/** Returns the first decision of these attempts that has an option of this kind. */
const decisionWith = (start: string): DecisionToShow =>
  shown.find(({ views }) => views.some(({ option }) => option.startsWith(start)))!.decision;

describe('what a decision shows', () => {
  test('is each of its options once, in the order of the rules, under names of their own', () => {
    for (const { views, question } of shown) {
      expect(views.length).toBeGreaterThan(1);
      expect(new Set(views.map(({ label }) => label)).size).toBe(views.length);
      expect(question).toMatch(/\?$/);
    }
  });

  test('asks about runners, what to do at bat, and in the field', () => {
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(
      new Set(['runners', 'atBat', 'inField']),
    );
  });
});

test('a runner who is sent has a chance to be safe; nobody has one who is held', () => {
  for (const { option, safe, fact, isHold } of ofKind('choose ')) {
    expect(isHold).toBe(false);
    expect(option.includes(',') ? fact : safe).toMatch(/\d+%/);
  }
  for (const { safe, isHold } of ofKind('choose').filter(({ option }) => option === 'choose'))
    expect([safe, isHold]).toEqual([null, true]);
});

test('each runner is sent at their own chance', () => {
  const { state, ...decision } = decisionWith('choose');
  const pendingChoice = { ...state.pendingChoice!, safeChances: [0.11, 0.22, 0.33] };
  const chancesOf = (option: string) => {
    const [view] = optionViews({
      ...decision,
      state: { ...state, pendingChoice },
      options: [option],
    });
    return [view!.safe, view!.fact?.match(/\d+%/g) ?? null];
  };
  expect(chancesOf('choose 1')).toEqual(['11%', null]);
  expect(chancesOf('choose 2')).toEqual(['22%', null]);
  expect(chancesOf('choose 3')).toEqual(['33%', null]);
  expect(chancesOf('choose 2,3')).toEqual([null, ['33%', '22%']]);
});

test('an intentional walk says whose turn it is then', () => {
  const { state, ...decision } = decisionWith('roll');
  const bats = battingSide(state);
  const onDeckAfter = (nextPlace: number) => {
    const [view] = optionViews({
      ...decision,
      state: { ...state, [bats]: { ...state[bats], nextPlace } },
      options: ['walk'],
    });
    return view!.fact;
  };
  const nameInPlace = (place: number) =>
    shortName(decision.setup[bats].players[state[bats].order[place]!]!);
  expect(onDeckAfter(3)).toBe(`First base is open; ${nameInPlace(4)} bats next`);
  expect(onDeckAfter(8)).toBe(`First base is open; ${nameInPlace(0)} bats next`);
});

test('a steal names its chance, and a reliever when he tires', () => {
  for (const { safe, label } of ofKind('steal')) {
    expect(safe).toMatch(/^\d+%$/);
    expect(label).toMatch(/steal: /i);
  }
  for (const { fact, lineup, label } of ofKind('substitute')) {
    expect(label).toMatch(/^Bring in .+ for /);
    expect(lineup).not.toBeNull();
    expect(fact).toMatch(/^Rating 60, (stamina \d+, tires in \d+ batters?|speed \d+, bats right)$/);
  }
});

test('to let the game go on shows who bats or pitches', () => {
  for (const { lineup, isHold } of ofKind('roll')) {
    expect(isHold).toBe(true);
    expect(lineup?.isIn).toBe(true);
  }
});
