import { leaderboardCalls as calls } from '@pennant/contract/leaderboard';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { saveShowsDiscord } from './profile-setting-store.ts';
import { leaderboardRefusals } from './refusals.ts';
import { scoreOldGames } from './score-old-games.ts';
import {
  showAllTimeBoards,
  showMonthlyBoards,
  showQuarterlyBoards,
  type FindUsernames,
} from './show-boards.ts';
import {
  showPlayerProfile,
  type FindLadderFlags,
  type FindPublicAccount,
  type FindWonCampaigns,
} from './show-player-profile.ts';
import {
  showProfileSettings,
  type FindShownUser,
  type SetShowsGames,
  type SetShowsLiveGames,
} from './show-profile-settings.ts';
import { showTeamRatings } from './show-team-ratings.ts';

/** Registers the routes of boards, team ratings and players' public pages. */
export function leaderboardRoutes(
  routes: Routes,
  services: {
    readonly findUsernames: FindUsernames;
    readonly findPublicAccount: FindPublicAccount;
    readonly findWonCampaigns: FindWonCampaigns;
    readonly findLadderFlags: FindLadderFlags;
    readonly findShownUser: FindShownUser;
    readonly setShowsGames: SetShowsGames;
    readonly setShowsLiveGames: SetShowsLiveGames;
    readonly recordAdminAction: RecordAdminAction;
    /** Tells all programs that what a user shows has changed. */
    readonly announceShownUser: (userID: string) => void;
  },
): void {
  const { handle, handleInTransaction, handleInLongTransaction } =
    routes.feature(leaderboardRefusals);
  const { findUsernames, findPublicAccount, findWonCampaigns, recordAdminAction } = services;
  const { findLadderFlags, findShownUser, setShowsGames, setShowsLiveGames } = services;

  handle(calls.leaderboard, ({ db, now }) => showAllTimeBoards(db, { findUsernames, now }));
  handle(calls.monthlyLeaderboard, ({ db, now, params }) =>
    showMonthlyBoards(db, { findUsernames, now, ...params }),
  );
  handle(calls.quarterlyLeaderboard, ({ db, now, params }) =>
    showQuarterlyBoards(db, { findUsernames, now, ...params }),
  );
  handle(calls.teamRatings, ({ db }) => showTeamRatings(db, findUsernames));
  for (const call of [calls.scoreOldGames, calls.scoreOldGamesByGet]) {
    handleInLongTransaction(call, ({ tx, principal, now }) =>
      scoreOldGames(tx, { adminID: principal.userID, now, recordAdminAction }),
    );
  }
  handle(calls.playerProfile, ({ db, params }) =>
    showPlayerProfile(db, {
      username: params.username,
      findPublicAccount,
      findWonCampaigns,
      findLadderFlags,
    }),
  );
  handle(calls.profileSettings, ({ db, principal }) =>
    showProfileSettings(db, { userID: principal.userID, findShownUser }),
  );
  handleInTransaction(calls.setProfile, async ({ tx, principal, body, afterCommit }) => {
    const { userID } = principal;
    const { showsDiscord, showsGames, showsLiveGames } = body;
    if (showsDiscord !== undefined) await saveShowsDiscord(tx, { userID, showsDiscord });
    if (showsGames !== undefined) await setShowsGames(tx, { userID, showsGames });
    if (showsLiveGames !== undefined) await setShowsLiveGames(tx, { userID, showsLiveGames });
    afterCommit(() => services.announceShownUser(userID));
    return showProfileSettings(tx, { userID, findShownUser });
  });
}
