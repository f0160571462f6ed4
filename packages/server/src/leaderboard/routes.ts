import { leaderboardCalls as calls } from '@pennant/contract/leaderboard';
import type { RecordAdminAction } from '../platform/admin-action.ts';
import type { Routes } from '../platform/http/routes.ts';
import { saveShowsDiscord, showsDiscord } from './profile-store.ts';
import { leaderboardRefusals } from './refusals.ts';
import { scoreOldGames } from './score-old-games.ts';
import { showAllTime, showMonth, showQuarter, type FindUsernames } from './show-boards.ts';
import { showPlayer, type FindPublicAccount, type FindWonCampaigns } from './show-player.ts';
import { showRatings } from './show-ratings.ts';

/** Registers the routes of boards, team ratings and players' public pages. */
export function leaderboardRoutes(
  routes: Routes,
  services: {
    readonly findUsernames: FindUsernames;
    readonly findPublicAccount: FindPublicAccount;
    readonly findWonCampaigns: FindWonCampaigns;
    readonly recordAdminAction: RecordAdminAction;
  },
): void {
  const { handle, handleInTransaction } = routes.feature(leaderboardRefusals);
  const { findUsernames, findPublicAccount, findWonCampaigns, recordAdminAction } = services;

  handle(calls.leaderboard, ({ db, now }) => showAllTime(db, { findUsernames, now }));
  handle(calls.monthlyLeaderboard, ({ db, now, params }) =>
    showMonth(db, { findUsernames, now, ...params }),
  );
  handle(calls.quarterlyLeaderboard, ({ db, now, params }) =>
    showQuarter(db, { findUsernames, now, ...params }),
  );
  handle(calls.teamRatings, ({ db }) => showRatings(db, findUsernames));
  for (const call of [calls.scoreOldGames, calls.scoreOldGamesByGet]) {
    handleInTransaction(call, ({ tx, user, now }) =>
      scoreOldGames(tx, { adminID: user.userID, now, recordAdminAction }),
    );
  }
  handle(calls.playerProfile, ({ db, params }) =>
    showPlayer(db, { username: params.username, findPublicAccount, findWonCampaigns }),
  );
  handle(calls.profileSettings, async ({ db, user }) => ({
    showsDiscord: await showsDiscord(db, user.userID),
  }));
  handleInTransaction(calls.setProfile, async ({ tx, user, body }) => {
    await saveShowsDiscord(tx, { userID: user.userID, showsDiscord: body.showsDiscord });
    return body;
  });
}
