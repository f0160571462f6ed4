import { addGame, NO_CAREER, replaceCareers, type Career } from '../cards/careers.ts';
import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import {
  findUsersWithUncounted,
  hasUncountedGames,
  listGamesOfCareers,
  markGamesCounted,
  type CountedGame,
} from './career-game-store.ts';
import { forEachInBatches } from './for-each-in-batches.ts';
import { readCardGames } from './read-card-games.ts';

/** Users that are looked up at once. */
const BATCH = 50;

/**
 * Keeps other games of a user from ending until the transaction ends: the lock that the end of a
 * game takes first. Provided by the wallet.
 */
export type LockUser = (tx: Transaction, userID: string) => Promise<unknown>;

/**
 * Counts the games that no career has yet, which ended before there were careers or on a program of
 * before: the careers of such a user's cards are made anew from all of their games, since a game's
 * place among the others decides which was the tenth. One user is a transaction; safe to repeat,
 * and to run on several servers at the same time.
 */
export async function countEarlierCareers(db: TransactionScope, lockUser: LockUser): Promise<void> {
  const failures = await forEachInBatches(
    (after: string | null) => findUsersWithUncounted(db, { after, limit: BATCH }),
    (userID) => countUser(db, lockUser, userID),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'not all careers could be counted');
}

async function countUser(db: TransactionScope, lockUser: LockUser, userID: string): Promise<void> {
  // Most of it before anything is locked: of thousands of games it takes seconds.
  const earlier = await listGamesOfCareers(db, userID);
  const careers = await addGames(db, { userID, games: earlier, careers: new Map() });
  await db.transaction(async (tx) => {
    await lockUser(tx, userID);
    // Another program may have done it meanwhile.
    if (!(await hasUncountedGames(tx, userID))) return { ok: true as const };
    const games = await listGamesOfCareers(tx, userID);
    const isContinued = earlier.every(({ game_id }, index) => game_id === games[index]?.game_id);
    const all = isContinued
      ? await addGames(tx, { userID, games: games.slice(earlier.length), careers })
      : await addGames(tx, { userID, games, careers: new Map() });
    await replaceCareers(tx, userID, all);
    await markGamesCounted(tx, userID);
    return { ok: true as const };
  });
}

interface GamesToAdd {
  readonly userID: string;
  readonly games: readonly CountedGame[];
  readonly careers: ReadonlyMap<number, Career>;
}

/** Returns careers with more games. A game whose record is damaged is left out for good. */
async function addGames(
  queries: Queries,
  { userID, games, careers }: GamesToAdd,
): Promise<ReadonlyMap<number, Career>> {
  const after = new Map(careers);
  for (const { game_id: gameID, role } of games)
    for (const game of await readCardGames(queries, { userID, gameID }, role))
      after.set(game.cardID, addGame(after.get(game.cardID) ?? NO_CAREER, gameID, game));
  return after;
}
