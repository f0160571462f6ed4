import { SLOTS } from '@pennant/rules/games/lineup-slots';
import type { SideOrders } from '@pennant/rules/games/standing-orders';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { listLineupCards } from '../cards/list-lineup-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Refusal } from '../platform/refusal.ts';
import { findComparedTeam } from './find-compared-team.ts';
import type { StoredTeam } from './team-from-row.ts';
import type { TeamWinProbabilities } from './team-win-probabilities.ts';

const EVEN = 0.5;

/**
 * Returns the chance of a user's complete team, managed under orders, to beat the best 24 of the
 * user's cards as they are now; even for the best 24 themselves. Refused with `busy` where too many
 * chances are being computed.
 *
 * @param requesterID the user that it is computed for, who has a share of the queue.
 */
export async function computeChanceAgainstBest(
  queries: Queries,
  {
    requesterID,
    winProbabilities,
  }: {
    readonly requesterID: string;
    readonly winProbabilities: TeamWinProbabilities;
  },
  team: StoredTeam & { readonly userID: string },
  orders: SideOrders,
): Promise<number | Refusal<'busy'>> {
  const best = bestLineup(await listLineupCards(queries, team.userID));
  const slots = SLOTS.flatMap((slot) => {
    const entry = best[slot];
    return entry === undefined
      ? []
      : [{ slot, card_id: entry.cardID, lineup_order: entry.lineupOrder }];
  });
  const isBest = SLOTS.every(
    (slot) =>
      team.slots.find((row) => row.slot === slot)?.card_id ===
      slots.find((row) => row.slot === slot)?.card_id,
  );
  if (isBest && orders.hook === 'usual' && orders.steals === 'usual') return EVEN;
  return winProbabilities.computePair(requesterID, {
    one: { ...(await findComparedTeam(queries, team)), orders },
    other: await findComparedTeam(queries, { ...team, slots }),
  });
}
