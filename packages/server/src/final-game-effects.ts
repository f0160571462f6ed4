import { gainExperience } from './account/gain-experience.ts';
import { settleContest } from './campaigns/settle-contest.ts';
import type { FinalGameEffects } from './games/grant-game-results.ts';
import { enterGameStatistics } from './leaderboard/enter-game-statistics.ts';
import { rateGame } from './leaderboard/rate-game.ts';
import { payForGame } from './wallet/pay-for-game.ts';

/** What follows a final game in the other features. */
export const finalGameEffects: FinalGameEffects = {
  pay: payForGame,
  settleContest,
  addExperience: gainExperience,
  rate: rateGame,
  enterGameStatistics,
};
