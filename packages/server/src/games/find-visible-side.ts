import type { Side } from '@pennant/rules/games/lineup-slots';
import type { Queries } from '../platform/database/database.ts';
import { NOBODY } from '../platform/nobody.ts';
import { findGame, type Participant } from './game-store.ts';
import { findUserOfGame } from './public-game-store.ts';
import type { FindShownUser } from './show-public-game.ts';

/**
 * Returns a side of a game that a user may see: one that is over and shown to anyone, one of their
 * own, or one against their team. The work is the same whether a game is hidden from them, under
 * way or unknown.
 */
export async function findVisibleSide(
  queries: Queries,
  findShownUser: FindShownUser,
  {
    gameID,
    side,
    readerID,
  }: { readonly gameID: string; readonly side: Side; readonly readerID: string },
): Promise<Participant | null> {
  const userID = (await findUserOfGame(queries, gameID)) ?? NOBODY;
  const [game, user] = await Promise.all([
    findGame(queries, { userID, gameID }),
    findShownUser(queries, userID),
  ]);
  if (game === null || user === null) return null;
  const isShown = game.isFinal && game.isPublic && user.showsGames;
  const isOfReader = [userID, game.home.userID, game.visitors.userID].includes(readerID);
  return isShown || isOfReader ? game[side] : null;
}
