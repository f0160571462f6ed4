import { hash } from 'node:crypto';
import { MAX_FOUND_PLAYERS, type PlayerOpponent } from '@pennant/contract/challenges';
import { DRAWN_OPPONENTS } from '@pennant/rules/challenges/challenge-limits';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { Queries } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { findRatedOpponents } from './challenge-store.ts';
import { findPlayersNear, searchPlayers, type FoundPlayerRow } from './published-team-store.ts';
import { ratedPairSince } from './rated-pair-store.ts';
import { ratingNow, toPlayerRating } from './rating-dto.ts';
import { readRating } from './user-rating-store.ts';

/** How many players on each side of a rating are near it. */
const NEAR = 15;

const seedOf = (text: string): number => hash('sha256', text, 'buffer').readUInt32BE(0);

/**
 * Draws players near the rating of a user, the same for each draw of a UTC day as long as the same
 * are near; those that the user has had a rated game with within a day come last.
 */
export async function drawOpponents(
  queries: Queries,
  { userID, draw, now }: { readonly userID: string; readonly draw: number; readonly now: Date },
): Promise<PlayerOpponent[]> {
  const dice = new SeededDice(seedOf(`${userID} ${startOfDay(now).toISOString()} ${draw}`));
  const { rating } = ratingNow(await readRating(queries, userID), now);
  const near = await findPlayersNear(queries, {
    userID,
    rating,
    lot: dice.fraction('lot'),
    limit: NEAR,
  });
  const lots = near
    .toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1))
    .map((row) => ({ row, lot: dice.fraction('order') }))
    .toSorted((a, b) => a.lot - b.lot);
  const players = await describePlayers(
    queries,
    lots.map(({ row }) => row),
    { userID, now },
  );
  const fresh = players.filter(({ unratedReason }) => unratedReason === null);
  return [...fresh, ...players.filter((player) => !fresh.includes(player))].slice(
    0,
    DRAWN_OPPONENTS,
  );
}

/** Returns players by how their user name or their published team's name begins. */
export async function findPlayersByName(
  queries: Queries,
  { userID, find, now }: { readonly userID: string; readonly find: string; readonly now: Date },
): Promise<PlayerOpponent[]> {
  const rows = await searchPlayers(queries, { userID, find, limit: MAX_FOUND_PLAYERS });
  return describePlayers(queries, rows, { userID, now });
}

async function describePlayers(
  queries: Queries,
  rows: readonly FoundPlayerRow[],
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<PlayerOpponent[]> {
  if (rows.length === 0) return [];
  const met = await findRatedOpponents(queries, { userID, since: ratedPairSince(now) });
  return rows.map((row) => ({
    User: { userID: row.user_id, username: row.username },
    team: { name: row.team_name, score: row.team_score },
    ...toPlayerRating(row, now),
    unratedReason: met.has(row.user_id) ? 'pair_within_day' : null,
  }));
}
