import { expect, test } from 'vitest';

import { mergeRun, NO_EVENTS } from '../attempt/attempt-run.ts';
import { DayOfTests } from '../testing/a-day.ts';
import { checkDay } from './check-day.ts';

const day = new DayOfTests();
day.isOver = true;
const run = mergeRun(NO_EVENTS, day.run(day.wholeAttempt()));

test('a day whose dice are those of the sealed seed passes', () => {
  const check = checkDay(day.dto(), run);
  expect(check).toEqual({
    ok: true,
    rolls: run.events.filter(({ dice }) => dice.batter !== null).length,
  });
});

test('another seed is not the sealed one', () => {
  const revealed = { ...day.dto().revealed!, serverSeed: '08'.repeat(32) };
  expect(checkDay(day.dto({ revealed }), run)).toEqual({ ok: false, fault: 'seal' });
});

test('a roll that was told otherwise, or left out, is found', () => {
  const index = run.events.findIndex(({ dice }) => dice.batter !== null);
  const forged = run.events.map((event, at) =>
    at === index ? { ...event, dice: { ...event.dice, batter: null } } : event,
  );
  expect(checkDay(day.dto(), { ...run, events: forged })).toEqual({ ok: false, fault: 'game' });
  const short = { ...run, events: run.events.slice(0, -1) };
  expect(checkDay(day.dto(), short)).toEqual({ ok: false, fault: 'game' });
});
