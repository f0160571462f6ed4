import type { LiveMatch } from '@pennant/contract/live-results';
import { findPartner } from '@pennant/rules/live/matching';
import type { LiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findPlayableTeam } from '../teams/find-playable-team.ts';
import { createLiveGame } from './create-live-game.ts';
import { claimLivePair } from './live-pair-store.ts';
import { liveRatingNow } from './live-rating.ts';
import { findLiveRating } from './live-rating-store.ts';
import type { LiveServices } from './live-services.ts';
import { MAX_LIVE_GAMES, type LiveRefusalCode } from './refusals.ts';
import { countLiveGames, findMet, isUnderWay } from './seat-store.ts';
import { lockWaiting, stopWaiting, tellOfMatch, waitForMatch } from './waiting-store.ts';

/** Who does not ask for so long waits no longer, in ms. */
const LAPSE_MS = 10_000;

/** Who was played against within this time is matched again only if nobody else waits, in ms. */
const MET_MS = 60 * 60_000;

interface Seeker {
  readonly userID: string;
  readonly userTeamID: string;
  readonly address: string;
  readonly now: Date;
}

/** Returns why a game of two is not rated, and counts it among theirs of the day if it is. */
export async function findPairsUnratedReason(
  tx: Transaction,
  { one, other, isNear, now }: { one: string; other: string; isNear: boolean; now: Date },
): Promise<LiveUnratedReason | null> {
  if (isNear) return 'same_network';
  return (await claimLivePair(tx, { one, other, day: startOfDay(now) })) ? null : 'pair_of_day';
}

/** Waits to be matched by rating; returns the game once there is one. */
export async function matchPlayers(
  services: LiveServices,
  db: TransactionScope,
  { userID, userTeamID: teamID, address, now }: Seeker,
): Promise<LiveMatch | Refusal<LiveRefusalCode>> {
  const row = await findLiveRating(db, userID);
  const waitsUntil = row?.waits_until ?? null;
  if (waitsUntil !== null && waitsUntil > now)
    return refuse('live_match_waits', { until: waitsUntil.toISOString() });
  const found = await findPlayableTeam(db, { userID, teamID });
  if (found === null) return refuse('team_not_found');
  if (found.team.userID === null) return refuse('no_team_of_yours');
  if (found.problem !== null) return refuse('team_cannot_play', { problem: found.problem });
  const username = await services.findUsername(db, userID);
  const { rating } = liveRatingNow(row, now);
  const own = { userID, teamID, username, rating };
  const lapsed = new Date(now.getTime() - LAPSE_MS);
  const met = await findMet(db, { userID, since: new Date(now.getTime() - MET_MS) });

  return db.transaction(async (tx) => {
    let waiting = await waitForMatch(tx, own, { now, lapsed });
    const { game_id: gameID } = waiting;
    if (gameID !== null) {
      await stopWaiting(tx, userID);
      if (await isUnderWay(tx, { userID, gameID }))
        return { since: waiting.since.toISOString(), gameID };
      // The page was closed before it asked; the game was played from the list of games, or lapsed.
      waiting = await waitForMatch(tx, own, { now, lapsed });
    }
    const since = waiting.since.toISOString();
    if ((await countLiveGames(tx, userID)) >= MAX_LIVE_GAMES) return refuse('too_many_live_games');
    const others = await lockWaiting(tx, { userID, since: lapsed, rating });
    const partner = findPartner(
      { userID, rating, since: waiting.since.getTime() },
      others.map((other) => ({ ...other, userID: other.user_id, since: other.since.getTime() })),
      { now: now.getTime(), met },
    );
    if (partner === null) return { since, gameID: null };
    const other = partner.userID;
    const isNear = await services.shareNetwork(tx, {
      requesterID: userID,
      address,
      userID: other,
      now,
    });
    // Within: who can't play any more leaves the list, and this search goes on.
    const game = await tx.transaction(async (within) =>
      createLiveGame(
        within,
        {
          first: { userID: other, username: partner.username, teamID: partner.team_id },
          second: { userID, username, teamID },
          unratedReason: await findPairsUnratedReason(within, { one: userID, other, isNear, now }),
        },
        now,
      ),
    );
    if (isRefusal(game)) {
      await stopWaiting(tx, other);
      return { since, gameID: null };
    }
    await tellOfMatch(tx, { userID: other, gameID: game.gameID });
    await stopWaiting(tx, userID);
    return { since, gameID: game.gameID };
  });
}
