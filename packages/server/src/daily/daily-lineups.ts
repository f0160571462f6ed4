import type { DailyGameDto } from '@pennant/contract/daily';
import { SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import { findCardsWithDice } from '../cards/find-cards.ts';
import { formatGameLineupID } from '../games/game-ids.ts';
import type { Queries } from '../platform/database/database.ts';

/** All cards of both sides, as they are shown. */
export type DailyLineups = DailyGameDto['lineups'];

/** Returns the cards of both sides of a game as they are now. */
export async function readLineups(
  queries: Queries,
  gameID: string,
  source: GameSource,
): Promise<DailyLineups> {
  const cardIDs = SIDES.flatMap((side) => source[side].players.map(({ cardID }) => cardID));
  const cards = await findCardsWithDice(queries, cardIDs);
  const lineupsOf = (side: Side) =>
    source[side].players.map(({ cardID }, index) => {
      const Card = cards.get(cardID);
      if (Card === undefined) throw new Error(`the card ${cardID} of a club is missing`);
      return { gameLineupID: formatGameLineupID(gameID, side, index), Card };
    });
  return { visitors: lineupsOf('visitors'), home: lineupsOf('home') };
}
