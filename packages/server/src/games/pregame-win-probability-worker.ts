import { parentPort } from 'node:worker_threads';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import type { WinProbabilityResult, WinProbabilityTask } from './pregame-win-probability.ts';

// Runs in a worker thread, since one probability takes hundreds of simulated games and must not
// block the server's event loop.

parentPort?.on('message', ({ number, source, side }: WinProbabilityTask) => {
  const reply: WinProbabilityResult = {
    number,
    probability: optimalPregameWinProbability(compileSetup(source), side),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(reply);
});
