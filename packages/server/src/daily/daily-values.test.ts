import { beforeEach, expect, test } from 'vitest';
import { formatOption } from '@pennant/rules/daily/daily-option';
import type { Command } from '@pennant/rules/games/command';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { anApp } from '../testing/an-app.ts';
import type { DailyEntry } from './daily-games.ts';
import type { DailyTask } from './daily-tasks.ts';
import {
  createDailyValues,
  FINISHED,
  UNDER_WAY,
  type DailyValues,
  valueKeyOf,
  type ValuedState,
} from './daily-values.ts';
import { aDailyGame, clubsOfDays } from './testing/a-daily-game.ts';

const app = await anApp();
await clubsOfDays(app);
const entry = (await app.daily.games.find(
  app.database,
  await aDailyGame(app),
  app.clock(),
)) as DailyEntry;

const ROLL: Command = { kind: 'roll' };

/** A decision of its own for each number. */
const decision = (number: number): ValuedState => ({
  state: { ...newGame(entry.game.setup), ipOuts: number },
  options: [ROLL, { kind: 'walk' }],
});

interface BegunTask {
  readonly number: number;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}
/** What one thread has begun, oldest first; the test ends it. */
let begun: BegunTask[];
let values: DailyValues;

beforeEach(() => {
  begun = [];
  values = createDailyValues({ threadsUntil: () => [work] });
});

const work = (task: DailyTask): Promise<unknown> => {
  if (task.kind === 'try') throw new Error('nothing is tried here');
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const options = task.decision.options.map((option) => ({
    option: formatOption(option),
    chance: 0.5,
    error: 0.01,
    cost: 0,
  }));
  begun.push({
    number: task.decision.state.ipOuts,
    end: () => resolve({ best: 'roll', options, worth: 0 }),
    fail: reject,
  });
  return promise;
};

const numbers = () => begun.map(({ number }) => number);
const free = (client: string) => ({ kind: 'free', client }) as const;

/** Ends what the thread has begun until it begins nothing more; returns in which order it did. */
async function endAll(): Promise<number[]> {
  for (let ended = 0; ended < begun.length; ended += 1) {
    begun[ended]!.end();
    // The next one begins once its promise is kept.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return numbers();
}

test('attempts that are finished go first, those that count before those that count nowhere', async () => {
  for (const number of [1, 2]) void values.value(entry, decision(number), free('a guest'));
  for (const number of [3, 4]) void values.value(entry, decision(number), UNDER_WAY);
  for (const number of [5, 4]) void values.value(entry, decision(number), FINISHED);
  expect(await endAll()).toEqual([1, 5, 4, 3, 2]);
});

test('what is asked for by an attempt that counts too goes before, and is worked out once', async () => {
  for (const number of [1, 2, 3]) void values.value(entry, decision(number), free('a guest'));
  void values.value(entry, decision(3), FINISHED);
  expect(await endAll()).toEqual([1, 3, 2]);
});

test('whoever asks for the same waits for the same, and it is known afterwards', async () => {
  const [one, other] = [0, 1].map(() => values.value(entry, decision(1), FINISHED));
  expect(values.peek(valueKeyOf(entry, decision(1)))).toBeUndefined();
  await endAll();
  const value = [0, [500_000, 10_000, 0], [500_000, 10_000, 0]];
  expect([await one, await other, values.peek(valueKeyOf(entry, decision(1)))]).toEqual([
    value,
    value,
    value,
  ]);
  expect(await values.value(entry, decision(1), FINISHED)).toEqual(value);
  expect(numbers()).toEqual([1]);
});

test('a client has its share of what counts nowhere, and keeps others from nothing', async () => {
  let accepted = 0;
  while (values.value(entry, decision(accepted), free('one')) !== null) accepted += 1;
  expect(accepted).toBe(60);
  expect(values.value(entry, decision(500), free('another'))).not.toBeNull();
  expect(values.value(entry, decision(501), FINISHED)).not.toBeNull();
  await endAll();
  expect(values.value(entry, decision(600), free('one'))).not.toBeNull();
});

test('what failed is tried again by whoever asks next', async () => {
  const value = values.value(entry, decision(1), FINISHED);
  begun[0]!.fail(new Error('the thread has ended'));
  await expect(value).rejects.toThrow('the thread has ended');
  const again = values.value(entry, decision(1), FINISHED);
  await endAll();
  expect(await again).toHaveLength(3);
});

test('nothing is worked out once it is stopped', async () => {
  void values.value(entry, decision(1), FINISHED);
  void values.value(entry, decision(2), FINISHED);
  values.stop();
  expect(values.isStopped).toBe(true);
  expect(values.value(entry, decision(3), FINISHED)).toBeNull();
  expect(await endAll()).toEqual([1]);
});
