import type { UserCard } from '@pennant/contract/cards';
import { findCardSummaries } from '../cards/find-cards.ts';
import { findInventories } from '../cards/find-inventories.ts';
import { listCollection } from '../cards/list-collection.ts';
import type { Queries } from '../platform/database/database.ts';
import { findTeam } from './team-store.ts';

/**
 * Returns a user's best `limit` cards, and the cards of a team that they still own, of any rating.
 */
export async function listTeamCards(
  queries: Queries,
  {
    userID,
    teamID,
    limit,
  }: { readonly userID: string; readonly teamID: string; readonly limit: number },
): Promise<{ cards: UserCard[]; totalCards: number }> {
  const best = await listCollection(queries, { userID, limit });
  const listed = new Set(best.cards.map(({ cardID }) => cardID));
  const team = await findTeam(queries, { userID, teamID });
  const cardIDs = (team?.slots ?? [])
    .map(({ card_id }) => card_id)
    .filter((cardID) => !listed.has(cardID));
  const summaries = await findCardSummaries(queries, cardIDs);
  const inventories = await findInventories(queries, { userID, cardIDs });
  const ofTeam = cardIDs.flatMap((cardID): UserCard[] => {
    const [card, inventory] = [summaries.get(cardID), inventories.get(cardID)];
    return card === undefined || inventory === undefined
      ? []
      : [{ ...card, amount: inventory.amount, displayKey: inventory.displayKey }];
  });
  return { cards: [...best.cards, ...ofTeam], totalCards: best.totalCards };
}
