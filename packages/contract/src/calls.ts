import { accountCalls } from './account.ts';
import { accountExportCalls } from './account-export.ts';
import { adminCalls } from './admin.ts';
import { bulkCardCalls } from './bulk-cards.ts';
import { campaignCalls } from './campaigns.ts';
import { cardListCalls } from './card-list.ts';
import { cardCalls } from './cards.ts';
import { catalogueCalls } from './catalogue.ts';
import { collectionCalls } from './collection.ts';
import { compTeamCalls } from './comp-teams.ts';
import { customCardCalls } from './custom-cards.ts';
import { fairnessCalls } from './fairness.ts';
import { gameCalls } from './games.ts';
import { leaderboardCalls } from './leaderboard.ts';
import { packCalls } from './packs.ts';
import { rewardCalls } from './rewards.ts';
import { seriesAdminCalls } from './series-admin.ts';
import { teamCalls } from './teams.ts';
import { userCalls } from './users.ts';
import { walletCalls } from './wallet.ts';

/**
 * Every call of the API by name. The server's routes, the types of the browser's client and the
 * OpenAPI document are derived from it.
 */
export const calls = {
  ...accountCalls,
  ...accountExportCalls,
  ...walletCalls,
  ...packCalls,
  ...cardCalls,
  ...collectionCalls,
  ...teamCalls,
  ...gameCalls,
  ...fairnessCalls,
  ...leaderboardCalls,
  ...catalogueCalls,
  ...adminCalls,
  ...seriesAdminCalls,
  ...customCardCalls,
  ...userCalls,
  ...compTeamCalls,
  ...cardListCalls,
  ...rewardCalls,
  ...bulkCardCalls,
  ...campaignCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
