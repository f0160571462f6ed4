import { PAID_CHALLENGES_OF_DAY } from '@pennant/rules/challenges/challenge-limits';
import type { FinishedGame } from '../games/grant-game-results.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { countRatedOfDay, endChallenge, findChallenge } from './challenge-store.ts';
import { rateUser } from './rate-user.ts';

/**
 * Returns whether a challenge that ends now pays: the first rated ones of a UTC day do. The caller
 * holds the wallet's lock, so that no other of the user's ends meanwhile.
 */
export async function isPaidChallenge(
  queries: Queries,
  { userID, gameID }: Pick<FinishedGame, 'userID' | 'gameID'>,
  now: Date,
): Promise<boolean> {
  const challenge = await findChallenge(queries, { userID, gameID });
  if (challenge === undefined || challenge.unrated_reason !== null) return false;
  // The rest of the game's end may be entered by now.
  const earlier = await countRatedOfDay(queries, {
    userID,
    day: startOfDay(now),
    except: gameID,
  });
  return earlier < PAID_CHALLENGES_OF_DAY;
}

/**
 * Enters the end of a challenge, and rates its user, in the transaction that ends the game. Who
 * left before the first roll has lost nothing, and nobody is told of it.
 */
export async function settleChallenge(
  tx: Transaction,
  game: FinishedGame,
  now: Date,
): Promise<void> {
  const { userID, gameID, won, hasBegun } = game;
  const challenge = await findChallenge(tx, { userID, gameID });
  if (challenge === undefined) throw new Error(`the game ${gameID} is no challenge`);
  const rated =
    hasBegun && challenge.unrated_reason === null
      ? await rateUser(
          tx,
          {
            userID,
            kind: 'attack',
            opponent: {
              rating: challenge.defender_rating,
              deviation: challenge.defender_deviation,
            },
            won,
          },
          now,
        )
      : null;
  await endChallenge(tx, {
    userID,
    gameID,
    now,
    day: rated?.day ?? startOfDay(now),
    won,
    runs: game.runs,
    opponentRuns: game.opponentRuns,
    isAbandoned: game.isAbandoned,
    rating: rated,
    isToTell: hasBegun,
  });
}
