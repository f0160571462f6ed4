import type { ResponseOf } from '@pennant/contract/call';
import type { teamCalls } from '@pennant/contract/teams';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import {
  SIMULATED_GAMES,
  projectTeam,
  type ComparedTeam,
} from '@pennant/rules/teams/compare-teams';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findComputerTeam } from './computer-team-store.ts';
import { findComparedTeam } from './find-compared-team.ts';
import { describeTeams, type FindUsername } from './list-teams.ts';
import type { TeamRefusalCode } from './refusals.ts';
import { findTeam } from './team-store.ts';
import { toComputerTeamDto } from './team-dto.ts';
import type { TeamWinProbabilities } from './team-win-probabilities.ts';

type Comparison = ResponseOf<(typeof teamCalls)['compareTeams']>;

interface Requester {
  readonly userID: string;
  readonly findUsername: FindUsername;
}

/**
 * Compares two teams, the user's own or computer teams: projected lines and chance to win. Refused
 * with `busy` where too many chances are being computed.
 */
export async function compareTeams(
  queries: Queries,
  requester: Requester & { readonly winProbabilities: TeamWinProbabilities },
  { one, other }: { readonly one: string; readonly other: string },
): Promise<Comparison | Refusal<TeamRefusalCode | 'busy'>> {
  const [first, second] = [
    await findTeamToCompare(queries, requester, one),
    await findTeamToCompare(queries, requester, other),
  ];
  if (first === null || second === null) return refuse('team_not_found');
  const incomplete = [first, second].find(({ stored }) => stored.slots.length < SLOTS.length);
  if (incomplete !== undefined) return refuse('slot_empty');
  const [ours, theirs] = [
    await findComparedTeam(queries, first.stored),
    await findComparedTeam(queries, second.stored),
  ];
  const winChance = await requester.winProbabilities.computePair(requester.userID, {
    one: ours,
    other: theirs,
  });
  if (isRefusal(winChance)) return winChance;
  const project = (team: ComparedTeam, opponent: ComparedTeam) => {
    const { players, batting } = projectTeam(team, opponent);
    return { lines: [...players], batting };
  };
  return {
    one: { team: first.team, ...project(ours, theirs) },
    other: { team: second.team, ...project(theirs, ours) },
    winChance,
    games: SIMULATED_GAMES,
  };
}

async function findTeamToCompare(queries: Queries, requester: Requester, teamID: string) {
  const own = await findTeam(queries, { userID: requester.userID, teamID });
  if (own !== null) {
    const [team] = await describeTeams(queries, requester, [own]);
    return team === undefined ? null : { stored: own, team };
  }
  const club = await findComputerTeam(queries, teamID);
  if (club === null) return null;
  const cardIDs = club.slots.map(({ card_id }) => card_id);
  return { stored: club, team: toComputerTeamDto(club, await findCardSummaries(queries, cardIDs)) };
}
