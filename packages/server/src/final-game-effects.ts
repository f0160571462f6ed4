import { gainExperience } from './account/gain-experience.ts';
import { settleContest } from './campaigns/settle-contest.ts';
import { isPaidChallenge, settleChallenge } from './challenges/settle-challenge.ts';
import type { FinalGameEffects } from './games/grant-game-results.ts';
import { enterGameStatistics } from './leaderboard/enter-game-statistics.ts';
import { rateGame } from './leaderboard/rate-game.ts';
import { payForGame } from './wallet/pay-for-game.ts';

/**
 * Returns what follows a final game in the other features.
 *
 * @param wakeDefenceTeller makes the defenders of challenges be told now.
 */
export const createFinalGameEffects = (wakeDefenceTeller: () => void): FinalGameEffects => ({
  pay: (tx, game, now) =>
    payForGame(tx, game, now, async () =>
      game.isChallenge ? isPaidChallenge(tx, game, now) : true,
    ),
  settleContest,
  settleChallenge,
  afterChallenge: wakeDefenceTeller,
  addExperience: gainExperience,
  rate: rateGame,
  enterGameStatistics,
});
