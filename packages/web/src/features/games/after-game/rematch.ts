import type { GameSummary } from '@pennant/contract/game-summary';
import type { ApiInput } from '../../../api/call-types.ts';

import { sidesOf } from '../home-and-visitor-sides.ts';

/**
 * Returns the request of a rematch: the same two teams, the user with the same one, at the other
 * park. Of a game between two own teams the user has managed either; they manage the visitors next.
 */
export function rematchOf(
  { GameParticipants }: Pick<GameSummary, 'GameParticipants'>,
  userID: string,
): Omit<ApiInput<'POST /games'>['body'], 'fairness'> {
  const { home, visitors } = sidesOf(GameParticipants);
  return {
    homeUserTeamID: visitors.UserTeam.userTeamID,
    visitingUserTeamID: home.UserTeam.userTeamID,
    role: home.userID === userID ? 'away' : 'home',
  };
}

/** Returns the request's teams of the next game in a series; home or away is drawn. */
export function nextGameTeams({
  GameParticipants,
}: Pick<GameSummary, 'GameParticipants'>): Pick<
  ApiInput<'POST /games/campaign'>['body'],
  'homeUserTeamID' | 'visitingUserTeamID'
> {
  const { home, visitors } = sidesOf(GameParticipants);
  return {
    homeUserTeamID: home.UserTeam.userTeamID,
    visitingUserTeamID: visitors.UserTeam.userTeamID,
  };
}
