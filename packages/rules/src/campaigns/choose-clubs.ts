import type { History } from '../cards/card.ts';
import {
  CLUB_SCORES,
  CONTESTS_PER_CAMPAIGN,
  type CampaignClub,
  type ClubField,
} from './campaign-themes.ts';
import { interpolateStrength } from './interpolate-strength.ts';

/** Clubs with fewer decided games are not considered. */
const MIN_CLUB_GAMES = 20;
/** Maximum distance of a theme's club from the target score before any nearer club is chosen. */
const MAX_DISTANCE = 4;

/** What a campaign's clubs are chosen from. */
interface Choice {
  /** The clubs of the history that are considered, sorted by `sortKnownClubs`. */
  readonly known: readonly CampaignClub[];
  readonly history: History;
  /** Team ids of the clubs of earlier campaigns; those that are chosen are added. */
  readonly taken: Set<string>;
}

interface ChosenClub {
  readonly club: CampaignClub;
  /** How far its score is from the contest's target. */
  readonly distance: number;
}

/** Returns the clubs that played enough games, in order of season and code. */
export const sortKnownClubs = (clubs: readonly CampaignClub[]): CampaignClub[] =>
  clubs
    .filter(({ wins, losses }) => wins + losses >= MIN_CLUB_GAMES)
    .toSorted((a, b) => a.year - b.year || (a.team < b.team ? -1 : 1));

/**
 * Returns a campaign's clubs, weakest first. Each contest gets the club whose score is nearest to
 * its target among those that the theme admits, or among all where it admits none within
 * `MAX_DISTANCE`. They are of the theme's own seasons where these have a club near every target,
 * else of any season.
 */
export const chooseClubs = (field: ClubField, choice: Choice): CampaignClub[] =>
  chooseClubsOfOwnSeasons(field, choice) ?? take(findClubs(field, choice.known, choice), choice);

/**
 * Returns the same from the theme's own seasons alone; null where it has none, or where they lack a
 * club within `MAX_DISTANCE` of a target. Whether other seasons are made makes no difference.
 */
export const chooseClubsOfOwnSeasons = (
  field: ClubField,
  choice: Choice,
): CampaignClub[] | null => {
  const { seasons } = field;
  if (seasons === null) return null;
  const own = choice.known.filter(({ year }) => seasons.includes(year));
  const chosen = findClubs(field, own, choice);
  const suffices =
    chosen.length === CONTESTS_PER_CAMPAIGN &&
    chosen.every(({ distance }) => distance <= MAX_DISTANCE);
  return suffices ? take(chosen, choice) : null;
};

const take = (chosen: readonly ChosenClub[], { taken }: Choice): CampaignClub[] => {
  for (const { club } of chosen) taken.add(club.teamID);
  return chosen.map(({ club }) => club).toSorted((a, b) => a.score - b.score);
};

function findClubs(
  field: ClubField,
  clubs: readonly CampaignClub[],
  { history, taken }: Choice,
): ChosenClub[] {
  const { weakest, strongest } = CLUB_SCORES[history];
  const chosen: ChosenClub[] = [];
  for (let index = 0; index < CONTESTS_PER_CAMPAIGN; index += 1) {
    const target = weakest + (strongest - weakest) * interpolateStrength(field, index);
    const free = clubs.filter(
      ({ teamID, team }) => !taken.has(teamID) && !chosen.some(({ club }) => club.team === team),
    );
    const admitted = findNearest(free.filter(field.admits), target);
    const next =
      admitted !== undefined && admitted.distance <= MAX_DISTANCE
        ? admitted
        : findNearest(free, target);
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

/** Returns the club nearest to a score, the first of equally near ones. */
const findNearest = (clubs: readonly CampaignClub[], target: number): ChosenClub | undefined =>
  clubs.reduce<ChosenClub | undefined>((best, club) => {
    const distance = Math.abs(club.score - target);
    return best === undefined || distance < best.distance ? { club, distance } : best;
  }, undefined);
