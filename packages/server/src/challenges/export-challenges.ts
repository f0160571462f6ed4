import type { AccountExport } from '@pennant/contract/account-export';
import { toShownUnratedReason } from '@pennant/rules/challenges/challenge-limits';
import type { Queries } from '../platform/database/database.ts';
import { listLinks } from './challenge-link-store.ts';
import { listChallenges } from './challenge-store.ts';
import { listDefenceRows } from './defence-store.ts';
import { listStandings } from './ladder-store.ts';
import { showPublishedTeam } from './publish-team.ts';
import { toRatingChange } from './rating-dto.ts';
import { readRating } from './user-rating-store.ts';

/** Returns what a user has of challenges, for the account export: newest first. */
export async function exportChallenges(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['challenges']> {
  const { userID } = request;
  const [rating, ladder, team, challenges, defences, links] = await Promise.all([
    readRating(queries, userID),
    listStandings(queries, request),
    showPublishedTeam(queries, userID),
    listChallenges(queries, request),
    listDefenceRows(queries, request),
    listLinks(queries, request),
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
            attacks: rating.attacks,
            defences: rating.defences,
            month: rating.month.toISOString(),
            challengesOfMonth: rating.month_attacks,
          },
    ladder: ladder.map(({ month, rating: atEnd, attacks, place }) => ({
      month: month.toISOString(),
      rating: atEnd,
      challenges: attacks,
      place,
    })),
    publishedTeam: team,
    games: challenges.map((row) => ({
      gameID: row.game_id,
      created: row.created_at.toISOString(),
      opponent: row.defender_team_name,
      unratedReason: row.unrated_reason && toShownUnratedReason(row.unrated_reason),
      ended: row.ended_at?.toISOString() ?? null,
      won: row.won,
      isAbandoned: row.is_abandoned,
      rating: toRatingChange(row),
    })),
    defences: defences.map((row) => ({
      gameID: row.game_id,
      ended: row.ended_at.toISOString(),
      opponent: row.challenger_team_name,
      won: row.won,
      runs: row.runs,
      opponentRuns: row.opponent_runs,
      isRated: row.is_rated,
      rating: toRatingChange(row),
    })),
    links: links.map((row) => ({
      expires: row.expires_at.toISOString(),
      used: row.used_at?.toISOString() ?? null,
    })),
  };
}
