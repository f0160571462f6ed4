import type { ComparedTeam } from '@pennant/rules/teams/compare-teams';
import { findPlayers } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import type { StoredTeam } from './team-from-row.ts';

/** Returns a team in the form of the rules, its cards in the order of the slots. */
export async function findComparedTeam(
  queries: Queries,
  { name, slots, habits }: StoredTeam,
): Promise<ComparedTeam> {
  const players = await findPlayers(
    queries,
    slots.map(({ card_id }) => card_id),
  );
  return {
    name,
    ...(habits === undefined ? {} : { habits }),
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
