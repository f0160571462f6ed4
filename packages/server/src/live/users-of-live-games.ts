import type { AccountExport } from '@pennant/contract/account-export';
import { FORMER_PLAYER } from '../challenges/forget-user.ts';
import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { deleteOldInvitations, listInvitations } from './invitation-store.ts';
import { forgetPlayer, renamePlayer, renameTeamInLiveGames } from './live-name-store.ts';
import { deleteOldLivePairs } from './live-pair-store.ts';
import { findLiveRating } from './live-rating-store.ts';
import { forgetOpponent, listEndedSeats, renameOpponent, renameTeamInSeats } from './seat-store.ts';
import { toLiveResult } from './show-live-results.ts';
import { deleteOldWaiting, stopWaiting } from './waiting-store.ts';

/** Overwrites the names of a user in live games, when the user's account is deleted. */
export async function forgetUserInLiveGames(tx: Transaction, userID: string): Promise<void> {
  await stopWaiting(tx, userID);
  await forgetOpponent(tx, { userID, name: FORMER_PLAYER });
  await forgetPlayer(tx, { userID, name: FORMER_PLAYER });
}

/** Calls a user by another name in all live games. */
export async function renameUserInLiveGames(
  tx: Transaction,
  user: { readonly userID: string; readonly username: string },
): Promise<void> {
  await stopWaiting(tx, user.userID);
  await renameOpponent(tx, user);
  await renamePlayer(tx, user);
}

/** Calls a user's team by another name in the live games that it played under this one. */
export async function renameTeamOfLiveGames(
  tx: Transaction,
  team: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<void> {
  await renameTeamInSeats(tx, team);
  await renameTeamInLiveGames(tx, team);
}

/** Returns what a user has of live games, for the account export: newest first. */
export async function exportLiveGames(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['live']> {
  const [rating, seats, invitations] = await Promise.all([
    findLiveRating(queries, request.userID),
    listEndedSeats(queries, request),
    listInvitations(queries, request),
  ]);
  return {
    rating:
      rating === undefined
        ? null
        : {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
            day: rating.day.toISOString(),
            games: rating.games,
            timeouts: rating.timeouts,
          },
    games: seats.map((row) => {
      const { opponent: _, ...result } = toLiveResult(row);
      return result;
    }),
    invitations: invitations.map((row) => ({
      expires: row.expires_at.toISOString(),
      used: row.used_at?.toISOString() ?? null,
    })),
  };
}

/** How long an invitation is kept after it has lapsed, in days. */
const LAPSED_INVITATION_DAYS = 14;
const HOUR_MS = 3_600_000;

/** Deletes what nobody needs any more of live games. */
export async function purgeLiveGames(db: TransactionScope, now: Date): Promise<void> {
  await deleteOldInvitations(db, daysBefore(now, LAPSED_INVITATION_DAYS));
  await deleteOldLivePairs(db, startOfDay(now));
  await deleteOldWaiting(db, new Date(now.getTime() - HOUR_MS));
}
