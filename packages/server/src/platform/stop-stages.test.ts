import { expect, test } from 'vitest';
import { createStopStages } from './stop-stages.ts';

test('what is of one stage stops at once, and the database after all that use it', async () => {
  const stages = createStopStages();
  const begun: string[] = [];
  const requests = Promise.withResolvers<void>();
  const add = (stage: Parameters<typeof stages.add>[0], name: string, until?: Promise<void>) =>
    stages.add(stage, async () => {
      begun.push(name);
      await until;
    });
  add('log', 'log');
  add('database', 'database');
  add('jobs', 'live games');
  add('requests', 'requests', requests.promise);
  add('requests', 'letters');
  const stopped = stages.stop(() => undefined);
  expect(begun).toEqual(['requests', 'letters']);
  requests.resolve();
  await stopped;
  expect(begun).toEqual(['requests', 'letters', 'live games', 'database', 'log']);
});

test('a part that fails to stop is told of, and holds up no other', async () => {
  const stages = createStopStages();
  const failures: unknown[] = [];
  let isClosed = false;
  const failure = new Error('no answer');
  stages.add('requests', () => Promise.reject(failure));
  stages.add('database', async () => void (isClosed = true));
  await stages.stop((error) => failures.push(error));
  expect(failures).toEqual([failure]);
  expect(isClosed).toBe(true);
});
