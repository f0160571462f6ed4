import { accountCalls } from './account.ts';
import { accountExportCalls } from './account-export.ts';
import { auditLogCalls } from './audit-log.ts';
import { cardGenerationCalls } from './card-generation.ts';
import { campaignCalls } from './campaigns.ts';
import { challengeCalls } from './challenges.ts';
import { adminCardListCalls } from './admin-card-list.ts';
import { careerCalls } from './career.ts';
import { cardCalls } from './cards.ts';
import { catalogueCalls } from './catalogue-status.ts';
import { collectionCalls } from './collection.ts';
import { compTeamAdminCalls } from './comp-team-admin.ts';
import { customCardCalls } from './custom-cards.ts';
import { cupCalls } from './cups.ts';
import { dailyCalls } from './daily.ts';
import { fairnessCalls } from './game-fairness.ts';
import { gameCalls } from './games.ts';
import { guestCalls } from './guest-at-bat.ts';
import { homeCalls } from './home.ts';
import { leaderboardCalls } from './leaderboard.ts';
import { liveCalls } from './live.ts';
import { liveResultCalls } from './live-results.ts';
import { notificationCalls } from './notifications.ts';
import { packCalls } from './packs.ts';
import { publicGameCalls } from './public-game.ts';
import { reportCalls } from './reports.ts';
import { rewardCalls } from './rewards.ts';
import { seriesAdminCalls } from './series-admin.ts';
import { seriesCompletionCalls } from './series-completion.ts';
import { starterSetCalls } from './starter-set.ts';
import { swapBoxCalls } from './swap-box.ts';
import { teamCalls } from './teams.ts';
import { userAdminCalls } from './user-admin.ts';
import { walletCalls } from './wallet.ts';
import { watchedGameCalls } from './watched-game.ts';
import { wishListCalls } from './wish-list.ts';

/**
 * Every call of the API by name. The server's routes, the types of the browser's client and the
 * OpenAPI document are derived from it.
 */
export const calls = {
  ...accountCalls,
  ...accountExportCalls,
  ...walletCalls,
  ...packCalls,
  ...starterSetCalls,
  ...cardCalls,
  ...careerCalls,
  ...collectionCalls,
  ...wishListCalls,
  ...seriesCompletionCalls,
  ...swapBoxCalls,
  ...teamCalls,
  ...gameCalls,
  ...publicGameCalls,
  ...watchedGameCalls,
  ...fairnessCalls,
  ...guestCalls,
  ...leaderboardCalls,
  ...catalogueCalls,
  ...auditLogCalls,
  ...seriesAdminCalls,
  ...customCardCalls,
  ...userAdminCalls,
  ...compTeamAdminCalls,
  ...adminCardListCalls,
  ...rewardCalls,
  ...cardGenerationCalls,
  ...campaignCalls,
  ...challengeCalls,
  ...liveCalls,
  ...liveResultCalls,
  ...cupCalls,
  ...dailyCalls,
  ...homeCalls,
  ...notificationCalls,
  ...reportCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
