import { randomUUID } from 'node:crypto';
import type { CampaignClub } from '@pennant/rules/campaigns/campaign-themes';
import { bestLineupUpToRating } from '@pennant/rules/campaigns/best-lineup-up-to-rating';
import type { PlannedContest } from '@pennant/rules/campaigns/plan-campaigns';
import { findDecadeCards } from '../cards/find-decade-cards.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { insertComputerTeam, readComputerTeamsWithBestCard } from './computer-team-store.ts';

/** A computer team that can be an opponent, with the id of the best card of its lineup. */
export type CampaignOpponent = CampaignClub & { readonly bestCardID: number };

/** Returns the computer teams of these years, or all for null. */
export const readCampaignOpponents = (
  queries: Queries,
  years: readonly number[] | null,
): Promise<CampaignOpponent[]> => readComputerTeamsWithBestCard(queries, years);

/** Creates a computer team of the players of a decade; null if the decade has too few players. */
export async function createDecadeTeam(
  tx: Transaction,
  { opponent, limit }: Pick<PlannedContest, 'opponent' | 'limit'>,
): Promise<{ teamID: string; score: number; bestCardID: number } | null> {
  const cards = await findDecadeCards(tx, opponent.year);
  const side = bestLineupUpToRating(cards, limit ?? 0);
  if (side === null) return null;
  const teamID = randomUUID();
  const { score, lineup } = side;
  await insertComputerTeam(tx, { ...opponent, teamID, score }, lineup);
  const ratings = new Map(cards.map(({ cardID, rating }) => [cardID, rating]));
  const [bestCardID = 0] = Object.values(lineup)
    .map(({ cardID }) => cardID)
    .toSorted((a, b) => (ratings.get(b) ?? 0) - (ratings.get(a) ?? 0) || a - b);
  return { teamID, score, bestCardID };
}
