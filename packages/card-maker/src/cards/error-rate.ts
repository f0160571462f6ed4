import type { LeagueSeason } from '../leagues/league-season.ts';
import type { ClubSeason, PlayerSeason } from '../seasons/season-record.ts';

/** Even in the 1870s, with bare hands, not every third ball got away. */
const MOST_ERRORS = 0.25;

/**
 * Chance that an out put in play behind the clubs of his season becomes an error: his league's, scaled by how many
 * errors his clubs made for each game, weighed by his games with them.
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
  return games > 0 ? Math.min(MOST_ERRORS, rate / games) : 0;
};
