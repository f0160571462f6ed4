import { describe, expect, test } from 'vitest';

import { mergeRun, NO_EVENTS } from '../attempt/attempt-run.ts';
import { DayOfTests } from '../testing/a-day.ts';
import { toDailyTable } from './daily-table-source.ts';
import { decisionQuestion } from './decision-question.ts';
import { optionViews, type OptionView } from './option-view.ts';

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
      side,
      table,
      question: decisionQuestion(setup, state, { kind, options, event: run.events.at(-1) }),
      views: optionViews({ setup, side, state, table, options }),
    };
  });
});
const ofKind = (start: string): OptionView[] =>
  shown.flatMap(({ views }) => views.filter(({ option }) => option.startsWith(start)));

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
