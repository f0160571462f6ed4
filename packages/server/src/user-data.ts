import type { UserData } from './account/account-services.ts';
import { exportContests } from './campaigns/export-contests.ts';
import { exportCareers } from './cards/careers.ts';
import { exportCards } from './cards/export-cards.ts';
import { exportChallenges } from './challenges/export-challenges.ts';
import { forgetUser } from './challenges/forget-user.ts';
import { surrenderCards } from './cards/surrender-cards.ts';
import { exportDaysOfGames, exportGames } from './games/export-games.ts';
import { exportWishes } from './cards/wish-list.ts';
import { deleteGameEvents } from './games/game-event-store.ts';
import { deleteFromDirectory } from './games/public-game-store.ts';
import { exportStatistics } from './leaderboard/export-statistics.ts';
import { exportCups, forgetUserInCups } from './cups/users-of-cups.ts';
import { exportDailyAttempts } from './daily/export-daily-attempts.ts';
import { exportLiveGames, forgetUserInLiveGames } from './live/users-of-live-games.ts';
import { exportNotifications } from './notifications/export-notifications.ts';
import { deleteWaitingNotifications } from './notifications/notify.ts';
import { exportPacks } from './packs/export-packs.ts';
import { surrenderPacks } from './packs/surrender-packs.ts';
import { exportReports, forgetUserInReports } from './reports/reports-of-user.ts';
import { exportRewards } from './rewards/export-rewards.ts';
import { exportDeletedTeams, exportTeams } from './teams/export-teams.ts';
import { exportWallet } from './wallet/export-wallet.ts';

/** Access to all features' data of a user, for deleting and exporting an account. */
export const userData: UserData = {
  // In lock order: packs and cards after the wallet, which the caller has locked.
  surrender: async (tx, userID) => {
    const packs = await surrenderPacks(tx, userID);
    return [...packs, ...(await surrenderCards(tx, userID))];
  },
  deleteRemaining: async (tx, userID, now) => {
    await deleteGameEvents(tx, userID);
    await forgetUser(tx, userID);
    await forgetUserInLiveGames(tx, userID);
    await forgetUserInCups(tx, userID, now);
    await forgetUserInReports(tx, { userID, now });
    await deleteWaitingNotifications(tx, userID);
    await deleteFromDirectory(tx, userID);
  },
  exportAll: async (queries, { userID, limit }) => {
    const options = { userID, limit };
    const [wallet, packs, wishes, cards, careers, teams, deletedTeams, games, daysOfGames] =
      await Promise.all([
        exportWallet(queries, options),
        exportPacks(queries, options),
        exportWishes(queries, options),
        exportCards(queries, options),
        exportCareers(queries, options),
        exportTeams(queries, userID),
        exportDeletedTeams(queries, options),
        exportGames(queries, options),
        exportDaysOfGames(queries, userID),
      ]);
    const [challenges, live, cups, daily, contests, rewards, notifications, reports, figures] =
      await Promise.all([
        exportChallenges(queries, options),
        exportLiveGames(queries, options),
        exportCups(queries, options),
        exportDailyAttempts(queries, options),
        exportContests(queries, options),
        exportRewards(queries, options),
        exportNotifications(queries, userID),
        exportReports(queries, options),
        exportStatistics(queries, options),
      ]);
    return {
      wallet,
      packs,
      wishes,
      cards,
      careers,
      teams,
      deletedTeams,
      games,
      daysOfGames,
      challenges,
      live,
      cups,
      daily,
      contests,
      rewards,
      notifications,
      reports,
      ...figures,
    };
  },
};
