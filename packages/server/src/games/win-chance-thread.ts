import { parentPort } from 'node:worker_threads';
import { compileSetup } from '@pennant/rules/games/compile-setup';
import { winChanceAtBest } from '@pennant/rules/games/win-chance';
import type { ChanceAnswer, ChanceTask } from './win-chances.ts';

// A thread of its own: hundreds of games are played for one chance, while the server's thread answers players.

parentPort?.on('message', ({ number, source, side }: ChanceTask) => {
  const answer: ChanceAnswer = { number, chance: winChanceAtBest(compileSetup(source), side) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(answer);
});
