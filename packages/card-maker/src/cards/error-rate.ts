import type { LeagueSeason } from '../leagues/league-season.ts';
import type { ClubSeason, PlayerSeason } from '../seasons/season-record.ts';

/** Maximum error rate; even the barehanded fielding of the 1870s stays below it. */
const MAX_ERROR_RATE = 0.25;

/**
 * Returns the probability that an out put in play against the player's clubs becomes an error: the
 * league's error rate, scaled by the clubs' errors per game, weighted by the player's games with
 * each club.
 */
export const errorRateOf = (
  player: PlayerSeason,
  clubs: ReadonlyMap<string, ClubSeason>,
  leagues: ReadonlyMap<string, LeagueSeason>,
): number => {
  let rate = 0;
  let games = 0;
  for (const stint of player.stints) {
    const club = clubs.get(stint.team);
    const league = leagues.get(stint.league);
    if (club === undefined || league === undefined || league.errorsPerGame === 0) continue;
    const weight = Math.max(stint.games, 1);
    rate +=
      (weight * league.errorRate * (club.errors / Math.max(club.games, 1))) / league.errorsPerGame;
    games += weight;
  }
  return games > 0 ? Math.min(MAX_ERROR_RATE, rate / games) : 0;
};
