import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import { replyToTasks } from '../platform/reply-to-tasks.ts';
import type { WinProbabilityTask } from './pregame-win-probability.ts';

// Runs in a worker thread, since one probability takes hundreds of simulated games and must not
// block the server's event loop.

replyToTasks(({ source, side }: WinProbabilityTask) =>
  optimalPregameWinProbability(compileSetup(source), side),
);
