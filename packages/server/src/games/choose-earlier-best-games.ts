import {
  chooseBestGames,
  findUsersToChooseFor,
  type GameOfCard,
} from '../cards/choose-best-games.ts';
import type { Queries, TransactionScope } from '../platform/database/database.ts';
import { listGamesOfCareers, type CountedGame } from './career-game-store.ts';
import type { LockUser } from './count-earlier-careers.ts';
import { forEachInBatches } from './for-each-in-batches.ts';
import { readCardGames } from './read-card-games.ts';

/** Users that are looked up at once. */
const BATCH = 50;

/**
 * Chooses the best games of careers anew, by the win probability that the card added, where a
 * program of before has chosen them by points. The rest of a career stays as it is: of a card that
 * was given back and came again it has fewer games than the user's games tell. One user is a
 * transaction; safe to repeat, and to run on several servers at the same time.
 */
export async function chooseEarlierBestGames(
  db: TransactionScope,
  lockUser: LockUser,
): Promise<void> {
  const failures = await forEachInBatches(
    (after: string | null) => findUsersToChooseFor(db, { after, limit: BATCH }),
    (userID) => chooseOfUser(db, lockUser, userID),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'not all best games were chosen');
}

async function chooseOfUser(
  db: TransactionScope,
  lockUser: LockUser,
  userID: string,
): Promise<void> {
  // Most of it before anything is locked: of thousands of games it takes seconds.
  const earlier = await listGamesOfCareers(db, userID);
  const known = await readGamesOfCards(db, userID, earlier);
  await db.transaction(async (tx) => {
    await lockUser(tx, userID);
    // Another program may have done it meanwhile: then nothing is read.
    await chooseBestGames(tx, userID, async () => {
      const ended = await listGamesOfCareers(tx, userID);
      const isContinued = earlier.every(({ game_id }, index) => game_id === ended[index]?.game_id);
      return isContinued
        ? [...known, ...(await readGamesOfCards(tx, userID, ended.slice(earlier.length)))]
        : readGamesOfCards(tx, userID, ended);
    });
    return { ok: true as const };
  });
}

/** Returns what cards added in games, in their order. A damaged record is left out. */
async function readGamesOfCards(
  queries: Queries,
  userID: string,
  games: readonly CountedGame[],
): Promise<readonly GameOfCard[]> {
  const ofCards: GameOfCard[] = [];
  for (const { game_id: gameID, role } of games)
    for (const { cardID, wpa } of await readCardGames(queries, { userID, gameID }, role))
      ofCards.push({ cardID, gameID, wpa });
  return ofCards;
}
