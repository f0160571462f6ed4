import type { ClubSeason, SeasonRecord } from '../seasons/season-record.ts';

/** A club's season. */
export interface ClubYear {
  readonly year: number;
  readonly team: string;
}

interface Candidate extends ClubYear {
  readonly franchise: string;
  readonly share: number;
  readonly isChampion: boolean;
}

/** Number of champions chosen of each decade. */
const CHAMPIONS_PER_DECADE = 2;
/** Minimum share of the season's games that a club must have played. */
const MIN_GAMES_SHARE = 0.6;

/** Returns the clubs of a season that can be chosen. */
const findCandidates = ({ year, clubs }: SeasonRecord): Candidate[] => {
  const games = clubs.reduce((max, club) => Math.max(max, club.games), 0);
  const isChampion = (club: ClubSeason) => club.wonPennant || club.wonWorldSeries;
  return clubs
    .filter((club) => club.games >= MIN_GAMES_SHARE * games && club.wins + club.losses > 0)
    .map((club) => ({
      year,
      team: club.team,
      franchise: club.franchise,
      share: club.wins / (club.wins + club.losses),
      isChampion: isChampion(club),
    }));
};

const compareByShare = (a: Candidate, b: Candidate) =>
  b.share - a.share || a.year - b.year || (a.team < b.team ? -1 : 1);

/** Returns the first of a sorted list, no franchise twice. */
const takeFirst = (sorted: readonly Candidate[], count: number): Candidate[] => {
  const chosen: Candidate[] = [];
  for (const candidate of sorted) {
    if (chosen.length === count) break;
    if (!chosen.some((other) => other.franchise === candidate.franchise)) chosen.push(candidate);
  }
  return chosen;
};

/**
 * Returns the default opponents: of every decade the two champions with the best records, the club
 * with the worst record, and the one nearest to .500. No club season twice; in order of year and
 * club; at least thirty for the whole history.
 */
export const famousClubs = (seasons: readonly SeasonRecord[]): ClubYear[] => {
  const decades = new Map<number, Candidate[]>();
  for (const season of seasons) {
    const decade = Math.floor(season.year / 10);
    decades.set(decade, [...(decades.get(decade) ?? []), ...findCandidates(season)]);
  }
  const chosen = [...decades.values()].flatMap((candidates) => {
    const sorted = candidates.toSorted(compareByShare);
    const champions = sorted.filter((candidate) => candidate.isChampion);
    const evenness = ({ share }: Candidate) => Math.abs(share - 0.5);
    const even = sorted.toSorted((a, b) => evenness(a) - evenness(b) || compareByShare(a, b));
    return [
      ...takeFirst(champions.length > 0 ? champions : sorted, CHAMPIONS_PER_DECADE),
      ...sorted.slice(-1),
      ...even.slice(0, 1),
    ];
  });
  const unique = new Map(chosen.map(({ year, team }) => [`${year} ${team}`, { year, team }]));
  return [...unique.values()].sort((a, b) => a.year - b.year || (a.team < b.team ? -1 : 1));
};
