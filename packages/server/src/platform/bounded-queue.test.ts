import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

/** Tasks that end when the test says so, with the order in which they were started. */
function someTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

test('runs so many tasks at once, and the others in the order in which they came', async () => {
  const queue = createBoundedQueue({ concurrent: 2, waiting: 10, perClient: 10 });
  const { started, task, end } = someTasks();
  const runs = ['a', 'b', 'c', 'd'].map((name) => queue.run('fan', task(name)));
  expect(queue.isBusy).toBe(true);
  await expect.poll(() => started).toEqual(['a', 'b']);
  end('b');
  expect(await runs[1]).toBe('b');
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  end('a');
  await runs[0];
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(runs.map(async (run) => run))).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.isBusy).toBe(false);
});

test('refuses who has a share of it already, and serves the next client', async () => {
  const queue = createBoundedQueue({ concurrent: 1, waiting: 10, perClient: 2 });
  const { started, task, end } = someTasks();
  const runs = [queue.run('greedy', task('a')), queue.run('greedy', task('b'))];
  expect(queue.run('greedy', task('c'))).toBeNull();
  const other = queue.run('fan', task('d'));
  await expect.poll(() => started).toEqual(['a']);
  end('a');
  await runs[0];
  // One of the two is done: there is room for another.
  expect(queue.run('greedy', task('e'))).not.toBeNull();
  await expect.poll(() => started).toEqual(['a', 'b']);
  end('b');
  await runs[1];
  await expect.poll(() => started).toEqual(['a', 'b', 'd']);
  end('d');
  expect(await other).toBe('d');
  await expect.poll(() => started).toEqual(['a', 'b', 'd', 'e']);
});

test('refuses everybody while too many wait', async () => {
  const queue = createBoundedQueue({ concurrent: 1, waiting: 1, perClient: 5 });
  const { started, task } = someTasks();
  expect(queue.run('one', task('a'))).not.toBeNull();
  expect(queue.run('two', task('b'))).not.toBeNull();
  expect(queue.run('three', task('c'))).toBeNull();
  await expect.poll(() => started).toEqual(['a']);
});

test('is busy once a task would have to wait, and runs what need not wait', async () => {
  const queue = createBoundedQueue({ concurrent: 2, waiting: 0, perClient: 5 });
  const { task } = someTasks();
  expect(queue.run('one', task('a'))).not.toBeNull();
  expect(queue.isBusy).toBe(false);
  expect(queue.run('two', task('b'))).not.toBeNull();
  expect(queue.isBusy).toBe(true);
  expect(queue.run('three', task('c'))).toBeNull();
});

test('goes on after a task that failed', async () => {
  const queue = createBoundedQueue({ concurrent: 1, waiting: 1, perClient: 1 });
  const failed = queue.run('fan', () => Promise.reject(new Error('no bat')));
  await expect(failed).rejects.toThrow('no bat');
  expect(await queue.run('fan', async () => 'hit')).toBe('hit');
});
