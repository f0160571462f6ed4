import os from 'node:os';
import { dailyDice } from '@pennant/rules/daily/daily-dice';
import type { DailyGame } from '@pennant/rules/daily/daily-run';
import { tryDay } from '@pennant/rules/daily/is-worthy-day';
import { valueDailyDecision } from '@pennant/rules/daily/value-daily-decision';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { LRUCache } from 'lru-cache';
import { replyToTasks } from '../platform/reply-to-tasks.ts';
import type { DailyTask, DailyTaskGame } from './daily-tasks.ts';

// Runs in a worker thread, since each decision takes thousands of simulated games.

// On Linux 0 is this thread alone: requests go first. Elsewhere it would be the whole process.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);

const compiled = new LRUCache<string, DailyGame>({ max: 8 });

const compile = ({ gameID, source, side }: DailyTaskGame): DailyGame => {
  const known = compiled.get(gameID);
  if (known !== undefined) return known;
  const game = { setup: GAME_RULES.compileSetup(source), side };
  compiled.set(gameID, game);
  return game;
};

/** Lets decisions be valued that were asked for meanwhile. */
const takeTurns = () => new Promise((resolve) => setImmediate(resolve));

replyToTasks(async (task: DailyTask) => {
  if (task.kind === 'value') {
    const { day, decision, rollouts } = task;
    return valueDailyDecision(compile(task.game), decision, { day, rollouts });
  }
  const { day, source, side, seed, rollouts } = task;
  const game = { setup: GAME_RULES.compileSetup(source), side };
  const trial = tryDay(game, dailyDice(day, seed), { day, rollouts });
  for (;;) {
    const step = trial.next();
    if (step.done === true) return step.value;
    await takeTurns();
  }
});
