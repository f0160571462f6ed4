import { parentPort } from 'node:worker_threads';
import { compileSetup } from '@pennant/rules/games/compile-setup';
import { winChanceAtBest } from '@pennant/rules/games/win-chance';
import type { ChanceAnswer, ChanceTask } from './win-chances.ts';

// Runs in a worker thread, since one probability takes hundreds of simulated games and must not
// block the server's event loop.

parentPort?.on('message', ({ number, source, side }: ChanceTask) => {
  const reply: ChanceAnswer = { number, chance: winChanceAtBest(compileSetup(source), side) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(reply);
});
