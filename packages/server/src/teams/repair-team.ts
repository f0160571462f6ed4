import type { LineupBody, UserTeam } from '@pennant/contract/teams';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { repairLineup } from '@pennant/rules/teams/repair-lineup';
import { listLineupCards } from '../cards/list-lineup-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { FindUsername } from './list-teams.ts';
import type { TeamRefusalCode } from './refusals.ts';
import { editTeam, type OnTeamSaved } from './save-team.ts';
import { findTeam } from './team-store.ts';

/**
 * Fills the slots of cards that the user no longer owns with the best of their other cards (by an
 * exact assignment), and saves the team.
 */
export async function repairTeam(
  tx: Transaction,
  owner: {
    readonly userID: string;
    readonly findUsername: FindUsername;
    readonly onTeamSaved: OnTeamSaved;
  },
  teamID: string,
): Promise<UserTeam | Refusal<TeamRefusalCode>> {
  const team = await findTeam(tx, { userID: owner.userID, teamID });
  if (team === null) return refuse('team_not_found');
  const lineup: LineupBody = repairLineup(
    Object.fromEntries(
      team.slots.map(({ slot, card_id, lineup_order }) => [
        slot,
        { cardID: card_id, lineupOrder: lineup_order },
      ]),
    ),
    await listLineupCards(tx, owner.userID),
  );
  const slot = SLOTS.find((name) => lineup[name] === undefined);
  if (slot !== undefined) return refuse('nobody_to_put_in', { slot });
  return editTeam(tx, { ...owner, teamID, name: team.name, lineup });
}
