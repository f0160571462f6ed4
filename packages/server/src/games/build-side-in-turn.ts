import { rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import type { ManagerKind, SideSource } from '@pennant/rules/games/setup';
import { findPlayers } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';

/** Returns a team's side of a game whose starter is that of this turn, from 0. */
export async function buildSideInTurn(
  queries: Queries,
  { team }: { readonly team: StoredTeam },
  { turn, manager }: { readonly turn: number; readonly manager: ManagerKind },
): Promise<SideSource> {
  const players = await findPlayers(
    queries,
    team.slots.map(({ card_id }) => card_id),
  );
  return {
    name: team.name,
    players: team.slots.map(({ card_id }) => {
      const player = players.get(card_id);
      if (player === undefined) throw new Error(`the card ${card_id} of a team is missing`);
      return player;
    }),
    battingOrder: team.slots
      .map(({ lineup_order }, index) => ({ lineup_order, index }))
      .filter(({ lineup_order }) => lineup_order !== null)
      .toSorted((a, b) => (a.lineup_order ?? 0) - (b.lineup_order ?? 0))
      .map(({ index }) => index),
    starter: rotationStarter(turn),
    manager,
    ...(team.habits === undefined ? {} : { habits: team.habits }),
  };
}
