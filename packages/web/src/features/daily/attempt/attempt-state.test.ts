import { expect, test } from 'vitest';

import { DayOfTests } from '../testing/a-day.ts';
import { mergeRun, NO_EVENTS } from './attempt-run.ts';
import { attemptReducer, openAttempt, type AttemptState } from './attempt-state.ts';
import { DAILY_PACE, shownForMs } from './pace.ts';

const day = new DayOfTests();
const begun = mergeRun(NO_EVENTS, day.run([]));
const option = begun.next!.options[0]!;

const opened = (isNew = true): AttemptState => openAttempt({ kind: 'scored', run: begun, isNew });

/** Lets the page show all of an attempt; returns how far it was shown, step by step. */
function showAll(state: AttemptState): { readonly last: AttemptState; readonly steps: string[] } {
  const steps: string[] = [];
  let last = state;
  while (last.phase !== 'still') {
    steps.push(`${last.phase} ${last.shown}`);
    last = attemptReducer(last, { kind: 'advanced' });
  }
  return { last, steps };
}

const answered = (state: AttemptState): AttemptState =>
  attemptReducer(attemptReducer(state, { kind: 'sent', option }), {
    kind: 'answered',
    run: day.run([option], state.run.events.length),
  });

test('an attempt that begins is thrown, then told event by event until it has to decide', () => {
  const { last, steps } = showAll(opened());
  const count = begun.events.length;
  expect(steps[0]).toBe('thrown 0');
  expect(steps.slice(1)).toEqual(Array.from({ length: count }, (_, index) => `told ${index + 1}`));
  expect(last).toMatchObject({ phase: 'still', shown: count, from: 0 });
});

test('what is left to be shown can be skipped', () => {
  const skipped = attemptReducer(opened(), { kind: 'skipped' });
  expect(skipped).toMatchObject({ phase: 'still', shown: begun.events.length });
  expect(attemptReducer(skipped, { kind: 'skipped' })).toBe(skipped);
});

test('an attempt that goes on after a reload shows nothing again', () => {
  expect(opened(false)).toMatchObject({ phase: 'still', shown: begun.events.length });
});

test('a decision adds its events, of which the first is thrown where it has dice', () => {
  const { last: still } = showAll(opened());
  const next = answered(still);
  const first = next.run.events[begun.events.length]!;
  expect(next.from).toBe(begun.events.length);
  expect(next.phase).toBe(first.dice.batter === null ? 'told' : 'thrown');
  expect(next.run.choices).toEqual([option]);
  expect(next.run.events.map(({ eventNumber }) => eventNumber)).toEqual(
    next.run.events.map((_, index) => index + 1),
  );
});

test('a decision that is refused can be made again; after the end of the day freely', () => {
  const sent = attemptReducer(showAll(opened()).last, { kind: 'sent', option });
  const problem = { kind: 'dayOver', message: 'The day is over.' } as const;
  const refused = attemptReducer(sent, { kind: 'refused', problem });
  expect(refused).toMatchObject({ sending: null, problem: { ...problem, option } });
  expect(attemptReducer(refused, { kind: 'freed' })).toMatchObject({ kind: 'free', problem: null });
});

test('an attempt that went on elsewhere is shown as it stands there', () => {
  const run = mergeRun(NO_EVENTS, day.run([option]));
  const state = attemptReducer(showAll(opened()).last, { kind: 'wentOn', run });
  expect(state).toMatchObject({ phase: 'still', isElsewhere: true, shown: run.events.length });
});

test('the outcome of a decision is shown longer than what follows, and nothing at Instant', () => {
  const run = mergeRun(NO_EVENTS, day.run(day.wholeAttempt()));
  const told = (shown: number): AttemptState => ({
    ...openAttempt({ kind: 'free', run, isNew: true }),
    phase: 'told',
    shown,
  });
  const quiet = run.events.findIndex(({ runs }, index) => index > 0 && runs === 0);
  const scored = run.events.findIndex(({ runs }, index) => index > 0 && runs > 0);
  expect(shownForMs(told(1), 1)).toBe(DAILY_PACE.outcome);
  expect(shownForMs(told(quiet + 1), 1)).toBe(DAILY_PACE.usual);
  expect(shownForMs(told(scored + 1), 1)).toBe(DAILY_PACE.scored);
  expect(shownForMs(told(1), 0)).toBe(0);
  expect(shownForMs(opened(false), 1)).toBeNull();
});
