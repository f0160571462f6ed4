import type { AnswerOf } from '@pennant/contract/call';
import type { teamCalls } from '@pennant/contract/teams';
import { SLOTS } from '@pennant/rules/games/slot';
import {
  COMPARED_GAMES,
  projectTeam,
  winShare,
  type ComparedTeam,
} from '@pennant/rules/teams/compare-teams';
import { findCardSummaries, findPlayers } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { describeTeams, type FindUsername } from './list-teams.ts';
import type { TeamRefusalCode } from './refusals.ts';
import { findClub, findTeam, type StoredTeam } from './store.ts';
import { wireClubOf } from './wire-team.ts';

type Comparison = AnswerOf<(typeof teamCalls)['compareTeams']>;

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
  const incomplete = [first, second].find(({ stored }) => stored.places.length < SLOTS.length);
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
    winChance: winShare(ours, theirs),
    games: COMPARED_GAMES,
  };
}

async function findTeamToCompare(queries: Queries, requester: Requester, teamID: string) {
  const own = await findTeam(queries, { userID: requester.userID, teamID });
  if (own !== null) {
    const [team] = await describeTeams(queries, requester, [own]);
    return team === undefined ? null : { stored: own, team };
  }
  const club = await findClub(queries, teamID);
  if (club === null) return null;
  const cardIDs = club.places.map(({ card_id }) => card_id);
  return { stored: club, team: wireClubOf(club, await findCardSummaries(queries, cardIDs)) };
}

/** Returns a team in the form of the rules, its cards in the order of the slots. */
async function findComparedTeam(
  queries: Queries,
  { name, places }: StoredTeam,
): Promise<ComparedTeam> {
  const players = await findPlayers(
    queries,
    places.map(({ card_id }) => card_id),
  );
  return {
    name,
    players: places.map(({ card_id }) => {
      const player = players.get(card_id);
      if (player === undefined) throw new Error(`the card ${card_id} of a team is missing`);
      return player;
    }),
    battingOrder: places
      .map(({ lineup_order }, index) => ({ order: lineup_order ?? 0, index }))
      .filter(({ order }) => order > 0)
      .toSorted((a, b) => a.order - b.order)
      .map(({ index }) => index),
  };
}
