import { offerTags } from '../baserunning/tag-up.ts';
import type { OutKind } from '../event.ts';
import { putOutBatter, putOutRunner } from '../innings/put-out.ts';
import { drawChance, type LiveGame } from '../live-game.ts';

/** With fewer than two outs and a runner on: how often a caught liner catches him off base, too. */
export const DOUBLED_OFF_CHANCE = 0.1;

const nearestRunner = (live: LiveGame): 1 | 2 | 3 | null => {
  if ((live.onBase & 1) !== 0) return 1;
  if ((live.onBase & 2) !== 0) return 2;
  return (live.onBase & 4) !== 0 ? 3 : null;
};

/**
 * A fly, liner or pop is caught. Answers whether runners may tag up (their chances are then in `safeChances`).
 */
export const playCaughtBall = (live: LiveGame, kind: OutKind, placement: number): boolean => {
  putOutBatter(live);
  const runner = nearestRunner(live);
  if (runner === null || kind === 'pop' || live.outs === 3) return false;
  if (kind === 'line' && drawChance(live, 'doubled off') < DOUBLED_OFF_CHANCE) {
    live.event.play = 'doubledOff';
    putOutRunner(live, runner, runner);
    return false;
  }
  return offerTags(live, kind, placement);
};
