import { expect, onTestFinished, test, vi } from 'vitest';

import type { TrialProgress, TrialRequest } from './roll-worker-protocol.ts';

const everyRoll = <Cell>(cell: Cell) => Array.from({ length: 11 }, () => cell);
const TERMS = {
  batter: { base: everyRoll('H1' as const), extra: everyRoll('H1' as const) },
  pitcher: everyRoll(null),
  seed: 7,
};

/** Loads the worker in a scope of its own, with a clock that goes on by `step` at each look. */
async function aWorker(step: number) {
  let now = 1000;
  let receive: ((event: { data: TrialRequest }) => void) | undefined;
  const posted: TrialProgress[] = [];
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: typeof receive) => {
      if (name === 'message') receive = listener;
    },
    postMessage: (news: TrialProgress) => posted.push(news),
  });
  vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  vi.resetModules();
  await import('./roll-worker.ts');
  return {
    posted,
    run: (rolls: number) => receive?.({ data: { ...TERMS, rolls } }),
  };
}

test('a trial rolls as often as it was asked to, and says at the end that it is done', async () => {
  const { run, posted } = await aWorker(1);
  run(50_001);
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({ isDone: true, tally: { rolls: 50_001 } });
  expect(posted[0]?.tally.after.H1).toBe(50_001);
});

test('a long one tells how far it is about twelve times a second, between batches', async () => {
  const { run, posted } = await aWorker(50);
  run(80_000);
  expect(posted.map(({ isDone, tally }) => [isDone, tally.rolls])).toEqual([
    [false, 40_000],
    [false, 80_000],
    [true, 80_000],
  ]);
  for (const { ms } of posted) expect(ms).toBeGreaterThan(0);
  expect(posted.map(({ ms }) => ms)).toEqual(posted.map(({ ms }) => ms).toSorted((a, b) => a - b));
});
