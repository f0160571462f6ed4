import type { Belongings } from './account/account-services.ts';
import { exportContests } from './campaigns/export-contests.ts';
import { exportCards } from './cards/export-cards.ts';
import { surrenderCards } from './cards/surrender-cards.ts';
import { eraseEvents } from './games/erase-events.ts';
import { exportGames } from './games/export-games.ts';
import { exportStatistics } from './leaderboard/export-statistics.ts';
import { exportPacks } from './packs/export-packs.ts';
import { surrenderPacks } from './packs/surrender-packs.ts';
import { exportRewards } from './rewards/export-rewards.ts';
import { exportTeams } from './teams/export-teams.ts';
import { exportWallet } from './wallet/export-wallet.ts';

/** What the features have of a user: handed to the account, which ends with it and hands out copies of it. */
export const belongings: Belongings = {
  // In the order of locks: packs and cards after the wallet, which the account holds already.
  surrender: async (tx, userID) => {
    const packs = await surrenderPacks(tx, userID);
    return [...packs, ...(await surrenderCards(tx, userID))];
  },
  eraseRest: eraseEvents,
  exported: async (queries, { userID, limit }) => {
    const asked = { userID, limit };
    const [wallet, packs, cards, teams, games, contests, rewards, figures] = await Promise.all([
      exportWallet(queries, asked),
      exportPacks(queries, asked),
      exportCards(queries, asked),
      exportTeams(queries, userID),
      exportGames(queries, asked),
      exportContests(queries, asked),
      exportRewards(queries, asked),
      exportStatistics(queries, asked),
    ]);
    return { wallet, packs, cards, teams, games, contests, rewards, ...figures };
  },
};
