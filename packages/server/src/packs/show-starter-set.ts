import type { StarterSet } from '@pennant/contract/starter-set';
import { listUnsellableCards } from '../cards/unsellable-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findExchangeEnd } from './find-exchange-end.ts';
import type { StarterSetServices } from './starter-set-services.ts';
import { findStarterSet } from './starter-set-store.ts';

/** Returns a user's starter set: its club, its team, its cards, and whether it can be exchanged. */
export async function showStarterSet(
  queries: Queries,
  services: Pick<StarterSetServices, 'findClubName' | 'findTeamName' | 'hasGame'>,
  userID: string,
): Promise<StarterSet | Refusal<'starter_set_not_found'>> {
  const row = await findStarterSet(queries, userID);
  if (row === undefined) return refuse('starter_set_not_found');
  const { year, team, team_id: teamID } = row;
  const teamName =
    teamID === null ? null : await services.findTeamName(queries, { userID, teamID });
  return {
    year,
    team,
    clubName:
      year === null || team === null ? null : await services.findClubName(queries, { year, team }),
    isChosen: row.is_chosen,
    keptCardID: row.kept_card_id,
    exchangeEndedBy: await findExchangeEnd(queries, services, { userID, row }),
    userTeamID: teamName === null ? null : teamID,
    teamName,
    cards: await listUnsellableCards(queries, userID),
  };
}
