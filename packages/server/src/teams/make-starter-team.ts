import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { listLineupCards } from '../cards/list-lineup-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import type { FindUsername } from './list-teams.ts';
import { createTeam, editTeam, type OnTeamSaved } from './save-team.ts';
import { findTeams } from './team-store.ts';

export interface StarterTeam {
  readonly userID: string;
  readonly findUsername: FindUsername;
  readonly onTeamSaved: OnTeamSaved;
  readonly name: string;
  /**
   * The team of the set that was exchanged, and the name that it was given; null for a new user.
   */
  readonly former: { readonly teamID: string; readonly name: string } | null;
  readonly now: Date;
}

/**
 * Makes the team of a starter set by Fill Best Lineup, and returns its id. After an exchange the
 * former set's team gets the new cards, and keeps a name that the user gave it; so do other teams
 * that lost a card.
 */
export async function makeStarterTeam(tx: Transaction, team: StarterTeam): Promise<string> {
  const { userID, findUsername, name, former, now } = team;
  const cards = await listLineupCards(tx, userID);
  const owned = new Set(cards.map(({ cardID }) => cardID));
  const lineup = bestLineup(cards);
  let teamID: string | null = null;
  for (const other of await findTeams(tx, userID)) {
    const isFormer = other.teamID === former?.teamID;
    if (!isFormer && other.slots.every(({ card_id }) => owned.has(card_id))) continue;
    const named = isFormer && other.name === former.name ? name : other.name;
    const saved = await editTeam(tx, { ...team, teamID: other.teamID, name: named, lineup });
    // Its user has deleted it meanwhile.
    if (isRefusal(saved) && saved.code === 'team_not_found') continue;
    if (isRefusal(saved)) throw new Error(`a team could not be filled again: ${saved.code}`);
    if (isFormer) teamID = other.teamID;
  }
  if (teamID !== null) return teamID;
  const made = await createTeam(tx, { userID, findUsername, name, lineup }, now);
  if ('code' in made) throw new Error(`a starter set makes no team: ${made.code}`);
  return made.userTeamID;
}
