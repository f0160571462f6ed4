import { simulateWinProbability } from '@pennant/rules/teams/compare-teams';
import { replyToTasks } from '../platform/reply-to-tasks.ts';
import type { TeamPair } from './team-win-probabilities.ts';

// Runs in a worker thread, since one probability takes a thousand simulated games and must not
// block the server's event loop. It is not the thread that pay waits for at the end of a game.

replyToTasks(({ one, other }: TeamPair) => simulateWinProbability(one, other));
