import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { FRIENDLY_QUITS_OF_DAY, afterTimeout } from '@pennant/rules/live/leaving';
import type { LiveResult } from '@pennant/rules/live/live-state';
import type { LiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import {
  findLiveResult,
  findUnsettled,
  findWithheld,
  markSettled,
} from './live-settlement-store.ts';
import { rateLiveResult } from './live-rating.ts';
import { lockLiveRating, saveQuit, saveTimeout } from './live-rating-store.ts';
import { DISPUTE_MS } from './refusals.ts';
import { endSeat, lockSeat } from './seat-store.ts';

/** Games that are settled in one run. */
const PAGE = 100;

/** After so long nobody can dispute a game that is over, by any program's clock, in ms. */
const UNDISPUTED_MS = DISPUTE_MS + 5_000;

/** How a game ended, as far as both users' parts need it. */
interface Ended {
  readonly gameID: string;
  readonly result: LiveResult;
  readonly ended: Date;
  readonly users: Readonly<Record<Side, string | null>>;
  readonly runs: Readonly<Record<Side, number>>;
  /** What the game was created with, or a dispute has made of it. */
  readonly unratedReason: LiveUnratedReason | null;
  /** Which sides have links that count as withheld. */
  readonly withheld: Readonly<Record<Side, boolean>>;
}

/** Whether the loser of a disputed game is who may have withheld a link, to lose nothing. */
const isDisputedByLoser = ({ result, unratedReason, withheld }: Ended): boolean =>
  unratedReason === 'disputed' && result.winner !== null && withheld[otherSide(result.winner)];

/**
 * Returns why a game that its loser left does not count, and notes the leaving: quits before the
 * fourth out are friendly twice a day, and the first timeout in a week is annulled. A dispute of
 * the loser's is noted as a timeout: nobody else can tell whether the link was sent.
 */
async function judgeLeaving(
  tx: Transaction,
  game: Ended,
  userID: string,
  now: Date,
): Promise<LiveUnratedReason | null> {
  const { result, unratedReason } = game;
  const day = startOfDay(now);
  if (result.how === 'quit' && result.isBeforeFourthOut) {
    const row = await lockLiveRating(tx, { userID, day });
    const quits = row.quit_day?.getTime() === day.getTime() ? row.quits : 0;
    if (quits >= FRIENDLY_QUITS_OF_DAY) return unratedReason;
    await saveQuit(tx, { userID, day, quits: quits + 1 });
    return unratedReason ?? 'friendly_quit';
  }
  if (result.how === 'left' || isDisputedByLoser(game)) {
    const row = await lockLiveRating(tx, { userID, day });
    const timeouts = { count: row.timeouts, lastAt: row.timed_out_at?.getTime() ?? null };
    const after = afterTimeout(timeouts, now.getTime());
    await saveTimeout(tx, userID, after);
    return unratedReason ?? (after.isAnnulled ? 'annulled' : null);
  }
  return unratedReason;
}

/**
 * Writes one user's part, once; returns why the game does not count. `judge` is asked where the
 * part is not written yet.
 */
async function writePart(
  db: TransactionScope,
  game: Ended,
  side: Side,
  judge: (tx: Transaction, userID: string) => Promise<LiveUnratedReason | null>,
  now: Date,
): Promise<LiveUnratedReason | null> {
  const userID = game.users[side];
  if (userID === null) return game.unratedReason;
  const { gameID, result, ended, runs } = game;
  return db.transaction(async (tx) => {
    const seat = await lockSeat(tx, { userID, gameID });
    if (seat === undefined) return game.unratedReason;
    if (seat.ended_at !== null) return seat.unrated_reason;
    const unratedReason = await judge(tx, userID);
    const won = result.winner === null ? null : result.winner === side;
    const opponent = { rating: seat.opponent_rating, deviation: seat.opponent_deviation };
    const rating =
      unratedReason === null && won !== null
        ? await rateLiveResult(tx, { userID, opponent, won }, now)
        : null;
    await endSeat(tx, {
      userID,
      gameID,
      ended,
      day: rating?.day ?? startOfDay(now),
      how: result.how,
      won,
      runs: runs[side],
      opponentRuns: runs[otherSide(side)],
      unratedReason,
      rating,
    });
    return unratedReason;
  });
}

/** Whether somebody may yet show that a link of a rated game was not withheld. */
const mayBeDisputed = ({ ended, unratedReason, withheld }: Ended, now: Date): boolean =>
  unratedReason === null &&
  (withheld.visitors || withheld.home) &&
  now.getTime() - ended.getTime() < UNDISPUTED_MS;

/**
 * Writes the result of a live game to both users, each on the server that has what is theirs, and
 * then marks the game. What is broken off in between is done again, and changes nothing. A game
 * that may yet be disputed is left for later.
 */
export async function settleLiveGame(
  db: TransactionScope,
  gameID: string,
  now: Date,
): Promise<void> {
  const row = await findLiveResult(db, gameID);
  if (row === undefined || row.settled_at !== null || row.ended_at === null) return;
  const result = row.result as LiveResult;
  const game: Ended = {
    gameID,
    result,
    ended: row.ended_at,
    users: { visitors: row.visiting_user_id, home: row.home_user_id },
    runs: { visitors: row.visiting_runs, home: row.home_runs },
    unratedReason: result.winner === null ? 'called_off' : row.unrated_reason,
    withheld: await findWithheld(db, gameID),
  };
  if (mayBeDisputed(game, now)) return;
  // Whether it counts is decided with the part of who lost, who may have left it.
  const loser = otherSide(result.winner ?? 'home');
  const unratedReason = await writePart(
    db,
    game,
    loser,
    (tx, userID) => judgeLeaving(tx, game, userID, now),
    now,
  );
  await writePart(db, game, otherSide(loser), async () => unratedReason, now);
  await markSettled(db, { gameID, unratedReason, now });
}

/**
 * Settles the live games that are over. Safe on several programs at once. A game that fails keeps
 * no other from being settled; it is tried again by the next run.
 */
export async function settleLiveGames(db: TransactionScope, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const gameID of await findUnsettled(db, PAGE))
    await settleLiveGame(db, gameID, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not all live games were settled');
}
