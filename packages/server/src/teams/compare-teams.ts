import type { ResponseOf } from '@pennant/contract/call';
import type { teamCalls } from '@pennant/contract/teams';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import {
  SIMULATED_GAMES,
  projectTeam,
  simulateWinProbability,
  type ComparedTeam,
} from '@pennant/rules/teams/compare-teams';
import { findCardSummaries, findPlayers } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findComputerTeam } from './computer-team-store.ts';
import { describeTeams, type FindUsername } from './list-teams.ts';
import type { TeamRefusalCode } from './refusals.ts';
import type { StoredTeam } from './team-from-row.ts';
import { findTeam } from './team-store.ts';
import { toComputerTeamDto } from './team-dto.ts';

type Comparison = ResponseOf<(typeof teamCalls)['compareTeams']>;

interface Requester {
  readonly userID: string;
  readonly findUsername: FindUsername;
}

/** Compares two teams, the user's own or computer teams: projected lines and chance to win. */
export async function compareTeams(
  queries: Queries,
  requester: Requester,
  { one, other }: { readonly one: string; readonly other: string },
): Promise<Comparison | Refusal<TeamRefusalCode>> {
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
  const project = (team: ComparedTeam, opponent: ComparedTeam) => {
    const { players, batting } = projectTeam(team, opponent);
    return { lines: [...players], batting };
  };
  return {
    one: { team: first.team, ...project(ours, theirs) },
    other: { team: second.team, ...project(theirs, ours) },
    winChance: simulateWinProbability(ours, theirs),
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

/** Returns a team in the form of the rules, its cards in the order of the slots. */
export async function findComparedTeam(
  queries: Queries,
  { name, slots }: StoredTeam,
): Promise<ComparedTeam> {
  const players = await findPlayers(
    queries,
    slots.map(({ card_id }) => card_id),
  );
  return {
    name,
    players: slots.map(({ card_id }) => {
      const player = players.get(card_id);
      if (player === undefined) throw new Error(`the card ${card_id} of a team is missing`);
      return player;
    }),
    battingOrder: slots
      .map(({ lineup_order }, index) => ({ order: lineup_order ?? 0, index }))
      .filter(({ order }) => order > 0)
      .toSorted((a, b) => a.order - b.order)
      .map(({ index }) => index),
  };
}
