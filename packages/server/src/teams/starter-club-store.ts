import type { Queries } from '../platform/database/database.ts';
import { statement, statements } from '../platform/database/statement.ts';

const COLUMNS = 'club.year, club.team, club.name, club.wins, club.losses';
/** The all-star teams of contests have no league. */
const CLUBS = `computer_club club where club.league <> ''`;
const PERCENTAGE = 'club.wins::float8 / greatest(club.wins + club.losses, 1)';
const BEST_FIRST = `club.is_offered desc, ${PERCENTAGE} desc, club.year desc, club.team`;

const FIND_BEST_OF_DECADES = statement(
  'teams.find_best_of_decades',
  `select distinct on (club.year / 10) ${COLUMNS} from ${CLUBS}
   order by club.year / 10, ${BEST_FIRST}`,
);

/** Returns the best club of each decade, earliest first. */
export const findBestOfDecades = (queries: Queries) => queries.query(FIND_BEST_OF_DECADES);

const FIND_CLUBS = statements('teams.find_clubs', {
  decade: `select ${COLUMNS} from ${CLUBS} and club.year between $1 and $2
    order by ${BEST_FIRST} limit $3`,
  season: `select ${COLUMNS} from ${CLUBS} and club.year between $1 and $2
    order by ${PERCENTAGE} desc, club.team limit $3`,
});

/** Returns the clubs of some seasons, best record first; of a decade the famous ones first. */
export const findClubs = (
  queries: Queries,
  span: 'decade' | 'season',
  { from, to, limit }: { readonly from: number; readonly to: number; readonly limit: number },
) => queries.query(FIND_CLUBS[span], [from, to, limit]);

const FIND_CLUBS_BY_NAME = statement(
  'teams.find_clubs_by_name',
  `select ${COLUMNS} from ${CLUBS} and club.name ilike all($1::text[])
   order by ${BEST_FIRST} limit $2`,
);

/** Returns the clubs whose name, with its year, is like all of these patterns, best first. */
export const findClubsByName = (queries: Queries, patterns: readonly string[], limit: number) =>
  queries.query(FIND_CLUBS_BY_NAME, [patterns, limit]);

const FIND_CLUB = statement(
  'teams.find_club',
  `select name from computer_club where year = $1 and team = $2 and league <> ''`,
);

/** Returns the name of a club of a season, with its year; null if there is none. */
export async function findClubName(
  queries: Queries,
  { year, team }: { readonly year: number; readonly team: string },
): Promise<string | null> {
  const [row] = await queries.query(FIND_CLUB, [year, team]);
  return row?.name ?? null;
}
