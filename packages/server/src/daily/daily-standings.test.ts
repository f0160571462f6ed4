import { expect, test } from 'vitest';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import { aClock } from '../testing/a-clock.ts';
import { aDatabase } from '../testing/a-database.ts';
import { failingStatements } from '../testing/failing-statements.ts';
import { createDailyStandings, standingOf } from './daily-standings.ts';

test('while the choices of a day can’t be counted, a review does without them', async () => {
  const { database, fail } = failingStatements(await aDatabase());
  const standings = createDailyStandings(aClock().clock);
  fail(['daily.count_choices'], new DatabaseFailure('server_busy', null));
  expect(await standings.readChoices(database, '2026-06-01')).toEqual({});
  const others = createDailyStandings(aClock().clock);
  fail(['daily.count_choices'], new Error('not of this kind'));
  await expect(others.readChoices(database, '2026-06-01')).rejects.toThrow('not of this kind');
});

test('while a day can’t be counted, nobody stands anywhere, and soon after it is counted again', async () => {
  const { database, fail, restore } = failingStatements(await aDatabase());
  const { clock, pass } = aClock();
  const [day, attempt] = ['2026-06-01', { givenUp: 0.1, valuedAt: clock() }];
  const standings = createDailyStandings(clock);
  const read = async () => {
    const scores = await standings.read(database, [day]);
    return [standingOf(scores.get(day), attempt), await standings.countPlayers(database, day)];
  };
  const counted = [{ players: 1, betterThan: null }, 0];
  fail(['daily.count_scores'], new DatabaseFailure('server_busy', null));
  expect(await read()).toEqual([null, null]);
  restore();
  expect(await read(), 'nothing is counted for seconds after a failure').toEqual([null, null]);
  pass({ seconds: 5 });
  expect(await read()).toEqual(counted);
  fail(['daily.count_scores'], new Error('not of this kind'));
  expect(await read(), 'it was counted a moment ago').toEqual(counted);
  pass({ seconds: 10 });
  await expect(read()).rejects.toThrow('not of this kind');
});
