import type { LineupBody } from '@pennant/contract/teams';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, statements, type StatementRow } from '../platform/database/statement.ts';
import { LINEUP_JSON, toStoredComputerTeam, type StoredComputerTeam } from './team-from-row.ts';

const COLUMNS = `team_id, year, team, name, wins, losses, score, complete_games, steal_attempts,
  intentional_walks`;
const LINEUP = `(select ${LINEUP_JSON} from computer_club_lineup l where l.team_id = c.team_id)`;

const offeredTeams = (lineup: string) => `select ${COLUMNS}, ${lineup} as slots
  from computer_club c where is_offered order by score, team_id`;
const FIND_OFFERED = statements(
  'teams.find_offered',
  { withLineups: offeredTeams(LINEUP), withoutLineups: offeredTeams('null::json') },
  { types: { slots: 'team_lineup.slots' } },
);

/** Returns the computer teams offered as opponents, weakest first, with or without lineups. */
export async function findOfferedComputerTeams(
  queries: Queries,
  { withLineups }: { readonly withLineups: boolean },
): Promise<StoredComputerTeam[]> {
  const offered = FIND_OFFERED[withLineups ? 'withLineups' : 'withoutLineups'];
  return (await queries.query(offered)).map(toStoredComputerTeam);
}

const READ_CUP_CLUBS = statement(
  'teams.read_cup_clubs',
  `select c.team_id as "teamID", c.score, c.year, max(card.rating) as best
   from computer_club c join computer_club_lineup l on l.team_id = c.team_id
     join card on card.card_id = l.card_id
   where c.is_offered group by c.team_id, c.score, c.year`,
  { notNull: ['best'] },
);

/**
 * Returns the computer teams that may fill the places of a cup, with the rating of the best card of
 * each.
 */
export const readCupClubs = (queries: Queries) => queries.query(READ_CUP_CLUBS);

const READ_LEAGUE_CLUBS = statement(
  'teams.read_league_clubs',
  `select year, array_agg(team_id::text order by team_id) as "teamIDs" from computer_club
   where league <> '' group by year having count(*) > 1 order by year`,
  { notNull: ['teamIDs'] },
);

/** Returns the seasons with two clubs or more, in order, with the ids of their clubs. */
export const readLeagueClubs = (queries: Queries) => queries.query(READ_LEAGUE_CLUBS);

const READ_DECADES = statement(
  'teams.read_decades',
  `select distinct (year / 10 * 10)::integer as decade from computer_club
   where is_offered order by decade`,
  { notNull: ['decade'] },
);

/** Returns the decades that have computer teams, by their first years, in order. */
export async function readDecades(queries: Queries): Promise<number[]> {
  return (await queries.query(READ_DECADES)).map(({ decade }) => decade);
}

const FIND_COMPUTER_TEAM = statement(
  'teams.find_computer_team',
  `select ${COLUMNS}, ${LINEUP} as slots from computer_club c where team_id = $1`,
  { types: { slots: 'team_lineup.slots' } },
);

/** Returns one computer team; null if there is none. */
export async function findComputerTeam(
  queries: Queries,
  teamID: string,
): Promise<StoredComputerTeam | null> {
  const [row] = await queries.query(FIND_COMPUTER_TEAM, [teamID]);
  return row === undefined ? null : toStoredComputerTeam(row);
}

const FIND_SEASON_CLUB = statement(
  'teams.find_season_club',
  `select ${COLUMNS}, ${LINEUP} as slots from computer_club c where year = $1
   order by name = $2 desc, league <> '' desc, team limit 1`,
  { types: { slots: 'team_lineup.slots' } },
);

/** Returns the club of a season that has the name, else another one; null without clubs. */
export async function findSeasonClub(
  queries: Queries,
  year: number,
  name: string,
): Promise<StoredComputerTeam | null> {
  const [row] = await queries.query(FIND_SEASON_CLUB, [year, name]);
  return row === undefined ? null : toStoredComputerTeam(row);
}

const READ_OPPONENT_CANDIDATES = statement(
  'teams.read_opponent_candidates',
  `select team_id as "teamID", score, year from computer_club where is_offered
   order by score, team_id`,
);

/** Returns id, score and year of every computer team offered as an opponent, weakest first. */
export const readOpponentCandidates = (queries: Queries) => queries.query(READ_OPPONENT_CANDIDATES);

/** A computer team without its lineup. */
export type ComputerTeamSummary = StatementRow<'teams.read_computer_team_summaries'>;

const READ_COMPUTER_TEAM_SUMMARIES = statement(
  'teams.read_computer_team_summaries',
  `select team_id as "userTeamID", name, score, year, team as "teamID", wins, losses
   from computer_club where team_id = any($1::uuid[])`,
);

/** Returns computer teams without their lineups. */
export const readComputerTeamSummaries = (queries: Queries, teamIDs: readonly string[]) =>
  queries.query(READ_COMPUTER_TEAM_SUMMARIES, [teamIDs]);

const teamsWithBestCard = (condition: string) =>
  `select distinct on (c.team_id) c.team_id as "teamID", c.year, c.team, c.name, c.wins, c.losses,
     c.score, card.card_id as "bestCardID"
   from computer_club c join computer_club_lineup l on l.team_id = c.team_id
     join card on card.card_id = l.card_id
   ${condition} order by c.team_id, card.rating desc, card.card_id`;
const READ_WITH_BEST_CARD = statement(
  'teams.read_computer_teams_with_best_card',
  teamsWithBestCard(''),
);
const READ_OF_YEARS_WITH_BEST_CARD = statement(
  'teams.read_computer_teams_of_years_with_best_card',
  teamsWithBestCard('where c.year = any($1::integer[])'),
);

/**
 * Returns the computer teams of these years, or all for null, with their best cards; of equal cards
 * that with the lowest id.
 */
export const readComputerTeamsWithBestCard = (queries: Queries, years: readonly number[] | null) =>
  years === null
    ? queries.query(READ_WITH_BEST_CARD)
    : queries.query(READ_OF_YEARS_WITH_BEST_CARD, [years]);

const ADD_COMPUTER_TEAM = statement(
  'teams.add_computer_team',
  `insert into computer_club (team_id, year, team, league, name, wins, losses, score, is_offered)
   values ($1, $2, $3, '', $4, $5, $6, $7, false)`,
);
const ADD_COMPUTER_LINEUP = statement(
  'teams.add_computer_lineup',
  `insert into computer_club_lineup (team_id, slot, card_id, lineup_order)
   select $1, * from unnest($2::text[], $3::integer[], $4::smallint[])`,
  { nullable: ['$4'] },
);

/** Inserts a computer team that can only be played in a contest, with its lineup. */
export async function insertComputerTeam(
  tx: Transaction,
  club: {
    readonly teamID: string;
    readonly year: number;
    readonly team: string;
    readonly name: string;
    readonly wins: number;
    readonly losses: number;
    readonly score: number;
  },
  lineup: LineupBody,
): Promise<void> {
  const { teamID, year, team, name, wins, losses, score } = club;
  await tx.query(ADD_COMPUTER_TEAM, [teamID, year, team, name, wins, losses, score]);
  const entries = Object.entries(lineup);
  await tx.query(ADD_COMPUTER_LINEUP, [
    teamID,
    entries.map(([slot]) => slot),
    entries.map(([, { cardID }]) => cardID),
    entries.map(([, { lineupOrder }]) => lineupOrder),
  ]);
}
