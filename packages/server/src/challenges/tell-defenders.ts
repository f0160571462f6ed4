import { notify } from '../notifications/notify.ts';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { listUntoldChallenges, markTold, type UntoldChallenge } from './challenge-store.ts';
import { insertDefence, saveDefenceRating } from './defence-store.ts';
import { FORMER_PLAYER } from './forget-user.ts';
import { rateUser } from './rate-user.ts';

/** Challenges that are read at once. */
const BATCH = 200;

/**
 * Enters each challenge that is over among the defences of the user who was challenged, and rates
 * that user. The two users' rows may be on two servers, so that it is not a part of the game's end:
 * one transaction writes the defender's rows, then one statement marks the challenge. Whatever is
 * cut off in between is done again, and enters nothing twice. Safe to run on several programs at
 * once.
 */
export async function tellDefenders(
  { findUsernames }: Pick<ChallengeServices, 'findUsernames'>,
  db: TransactionScope,
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  const failed = new Set<string>();
  for (;;) {
    const untold = (await listUntoldChallenges(db, BATCH + failed.size)).filter(
      ({ game_id }) => !failed.has(game_id),
    );
    if (untold.length === 0) break;
    const users = await findUsernames(
      db,
      untold.flatMap((challenge) => [challenge.defender_user_id, challenge.user_id]),
    );
    for (const challenge of untold) {
      try {
        // A user who has left is told nothing.
        if (users.has(challenge.defender_user_id))
          await db.transaction((tx) =>
            enterDefence(tx, challenge, {
              challenger: users.get(challenge.user_id) ?? FORMER_PLAYER,
              now,
            }),
          );
        await markTold(db, { userID: challenge.user_id, gameID: challenge.game_id, now });
      } catch (error) {
        failures.push(error);
        failed.add(challenge.game_id);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all defenders were told');
}

/**
 * Enters a challenge among the defences of its defender, once, rates it, and notifies them.
 * `challenger` is the challenger's user name.
 */
export async function enterDefence(
  tx: Transaction,
  challenge: UntoldChallenge,
  { challenger, now }: { readonly challenger: string; readonly now: Date },
): Promise<void> {
  const userID = challenge.defender_user_id;
  const defenceID = newUuidV7(now);
  const won = challenge.won !== true;
  const opponent = { rating: challenge.rating, deviation: challenge.deviation };
  const isRated = challenge.unrated_reason === null;
  const told = {
    team: challenge.defender_team_name,
    runs: challenge.defender_runs ?? 0,
    opponentRuns: challenge.runs ?? 0,
    isAbandoned: challenge.is_abandoned === true,
  };
  const isNew = await insertDefence(tx, {
    userID,
    defenceID,
    gameID: challenge.game_id,
    challengerID: challenge.user_id,
    challengerTeam: challenge.team_name,
    endedAt: challenge.ended_at ?? now,
    day: startOfDay(now),
    won,
    isRated,
    opponent,
    ...told,
  });
  if (!isNew) return;
  const kind = won ? 'challenged' : 'beaten';
  await notify(tx, { userID, kind, opponent: challenger, ...told, now });
  if (!isRated) return;
  const rated = await rateUser(tx, { userID, kind: 'defence', opponent, won }, now);
  if (rated !== null) await saveDefenceRating(tx, { userID, defenceID }, rated);
}
