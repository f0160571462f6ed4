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

/** Champions of each decade that are remembered. */
const CHAMPIONS_A_DECADE = 2;
/** Only a club that played most of its season counts. */
const LEAST_GAMES = 0.6;

/** Champions first by what they won: a World Series, a pennant; then by their share of games won. */
const candidatesOf = ({ year, clubs }: SeasonRecord): Candidate[] => {
  const games = clubs.reduce((most, club) => Math.max(most, club.games), 0);
  const isChampion = (club: ClubSeason) => club.wonPennant || club.wonWorldSeries;
  return clubs
    .filter((club) => club.games >= LEAST_GAMES * games && club.wins + club.losses > 0)
    .map((club) => ({
      year,
      team: club.team,
      franchise: club.franchise,
      share: club.wins / (club.wins + club.losses),
      isChampion: isChampion(club),
    }));
};

const byShare = (a: Candidate, b: Candidate) =>
  b.share - a.share || a.year - b.year || (a.team < b.team ? -1 : 1);

/** The first of a sorted list, no franchise twice. */
const firstOf = (sorted: readonly Candidate[], count: number): Candidate[] => {
  const chosen: Candidate[] = [];
  for (const candidate of sorted) {
    if (chosen.length === count) break;
    if (!chosen.some((other) => other.franchise === candidate.franchise)) chosen.push(candidate);
  }
  return chosen;
};

/**
 * The clubs that everyone may play against, by rule: of every decade the two champions with the best records, the club that
 * lost most, and, for a fair fight, the one whose record is nearest to even. No club season twice.
 * @returns at least thirty for the whole history, in order of year and club
 */
export const famousClubs = (seasons: readonly SeasonRecord[]): ClubYear[] => {
  const decades = new Map<number, Candidate[]>();
  for (const season of seasons) {
    const decade = Math.floor(season.year / 10);
    decades.set(decade, [...(decades.get(decade) ?? []), ...candidatesOf(season)]);
  }
  const chosen = [...decades.values()].flatMap((candidates) => {
    const sorted = candidates.toSorted(byShare);
    const champions = sorted.filter((candidate) => candidate.isChampion);
    const evenness = ({ share }: Candidate) => Math.abs(share - 0.5);
    const even = sorted.toSorted((a, b) => evenness(a) - evenness(b) || byShare(a, b));
    return [
      ...firstOf(champions.length > 0 ? champions : sorted, CHAMPIONS_A_DECADE),
      ...sorted.slice(-1),
      ...even.slice(0, 1),
    ];
  });
  const known = new Map(chosen.map(({ year, team }) => [`${year} ${team}`, { year, team }]));
  return [...known.values()].sort((a, b) => a.year - b.year || (a.team < b.team ? -1 : 1));
};
