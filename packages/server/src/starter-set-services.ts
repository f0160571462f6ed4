import { lockAccount } from './account/account-read-store.ts';
import { findUsername } from './account/find-usernames.ts';
import { updatePublishedTeam } from './challenges/published-team-store.ts';
import { countGames } from './games/count-games.ts';
import { hasLiveGame } from './live/has-live-game.ts';
import type { StarterSetServices } from './packs/starter-set-services.ts';
import { findStarterClubs } from './teams/find-starter-clubs.ts';
import { makeStarterTeam } from './teams/make-starter-team.ts';
import { findClubName } from './teams/starter-club-store.ts';
import { findTeam } from './teams/team-store.ts';

/** What starter sets need of accounts, teams and games. */
export const starterSetServices: StarterSetServices = {
  findUsername,
  findClubs: findStarterClubs,
  findClubName,
  makeTeam: (tx, team) =>
    makeStarterTeam(tx, { ...team, findUsername, onTeamSaved: updatePublishedTeam }),
  findTeamName: async (queries, team) => (await findTeam(queries, team))?.name ?? null,
  holdGames: async (tx, userID) => {
    await lockAccount(tx, userID);
  },
  hasGame: async (queries, userID) =>
    (await countGames(queries, { userID })).games > 0 || (await hasLiveGame(queries, userID)),
};
