import type { LineupBody } from '@pennant/contract/teams';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { LINEUP_JSON, toStoredTeam, type StoredTeam } from './team-from-row.ts';

const TEAMS_OF_USER = `select team_id, user_id, name, score, elo, created_at,
    (select ${LINEUP_JSON} from team_lineup l
     where l.user_id = $1 and l.team_id = t.team_id) as slots
  from team t where user_id = $1`;

const FIND_TEAMS = statement('teams.find_teams', `${TEAMS_OF_USER} order by team_id desc`, {
  types: { slots: 'team_lineup.slots' },
});

const FIND_TEAM_IN_USE = statement(
  'teams.find_team_in_use',
  `${TEAMS_OF_USER} order by team_id = $2 desc, team_id desc limit 1`,
  { nullable: ['$2'], types: { slots: 'team_lineup.slots' } },
);

/** Returns the team with the id `preferred` if the user has it, else the newest; null if none. */
export async function readTeamInUse(
  queries: Queries,
  { userID, preferred }: { readonly userID: string; readonly preferred: string | null },
): Promise<StoredTeam | null> {
  const [row] = await queries.query(FIND_TEAM_IN_USE, [userID, preferred]);
  return row === undefined ? null : toStoredTeam(row);
}

/** Returns a user's teams, newest first. */
export const findTeams = async (queries: Queries, userID: string): Promise<StoredTeam[]> =>
  (await queries.query(FIND_TEAMS, [userID])).map(toStoredTeam);

const FIND_TEAM = statement('teams.find_team', `${TEAMS_OF_USER} and team_id = $2`, {
  types: { slots: 'team_lineup.slots' },
});

/** Returns one team of a user; null if the user has no such team. */
export async function findTeam(
  queries: Queries,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<StoredTeam | null> {
  const [row] = await queries.query(FIND_TEAM, [userID, teamID]);
  return row === undefined ? null : toStoredTeam(row);
}

const FIND_OWNER = statement('teams.find_owner', 'select user_id from team where team_id = $1');

/**
 * Returns the id of a team's owner; null if there is no such team. For admins, who may edit any
 * team.
 */
export async function findOwner(queries: Queries, teamID: string): Promise<string | null> {
  const [row] = await queries.query(FIND_OWNER, [teamID]);
  return row?.user_id ?? null;
}

const LOCK_OWNER = statement(
  'teams.lock_owner',
  'select from account where user_id = $1 for update',
);
const COUNT_TEAMS = statement(
  'teams.count_teams',
  'select count(*)::integer as teams from team where user_id = $1',
  { notNull: ['teams'] },
);

/**
 * Returns how many teams a user has. Locks the account row, so that concurrent saves are counted.
 */
export async function lockAndCountTeams(tx: Transaction, userID: string): Promise<number> {
  await tx.query(LOCK_OWNER, [userID]);
  const [row] = await tx.query(COUNT_TEAMS, [userID]);
  return row?.teams ?? 0;
}

interface SavedTeam {
  readonly userID: string;
  readonly teamID: string;
  readonly name: string;
  readonly score: number;
}

const ADD_TEAM = statement(
  'teams.add_team',
  `insert into team (user_id, team_id, name, score, elo, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

export async function insertTeam(
  tx: Transaction,
  team: SavedTeam & { readonly elo: number },
  now: Date,
): Promise<void> {
  await tx.query(ADD_TEAM, [team.userID, team.teamID, team.name, team.score, team.elo, now]);
}

const UPDATE_TEAM = statement(
  'teams.update_team',
  `update team set name = $3, score = $4 where user_id = $1 and team_id = $2 returning team_id`,
);

/** Updates the name and score of a team. Returns false if the user has no such team. */
export async function updateTeam(tx: Transaction, team: SavedTeam): Promise<boolean> {
  const { userID, teamID, name, score } = team;
  return (await tx.query(UPDATE_TEAM, [userID, teamID, name, score])).length === 1;
}

const RENAME_TEAM = statement(
  'teams.rename',
  'update team set name = $4 where user_id = $1 and team_id = $2 and name = $3',
);

/** Gives a team another name if it has this one. */
export async function updateTeamName(
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly from: string;
    readonly to: string;
  },
): Promise<void> {
  await tx.query(RENAME_TEAM, [team.userID, team.teamID, team.from, team.to]);
}

const FIND_NAMES = statement(
  'teams.find_names',
  `select team_id, name from team
   where user_id = any($1::uuid[]) and team_id = any($2::uuid[])`,
);

/** Returns the names of teams of some users. */
export const findNameRows = (
  queries: Queries,
  {
    userIDs,
    teamIDs,
  }: { readonly userIDs: readonly string[]; readonly teamIDs: readonly string[] },
) => queries.query(FIND_NAMES, [userIDs, teamIDs]);

const DELETE_TEAM = statement(
  'teams.delete_team',
  `with gone as (
     delete from team where user_id = $1 and team_id = $2 returning user_id, team_id, elo, elo_games
   ), kept as (
     insert into deleted_team (user_id, team_id, elo, elo_games, deleted_at)
     select user_id, team_id, elo, elo_games, $3 from gone
     where elo_games > 0 or exists (
       select from game
       where user_id = $1 and not is_final and (home_team_id = $2 or visiting_team_id = $2))
   )
   select from gone`,
);

/**
 * Deletes a team and its lineup, and keeps its rating if it has played. Returns false if the user
 * has no such team.
 */
export async function removeTeam(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
  now: Date,
): Promise<boolean> {
  return (await tx.query(DELETE_TEAM, [userID, teamID, now])).length === 1;
}

const DELETE_LINEUP = statement(
  'teams.delete_lineup',
  'delete from team_lineup where user_id = $1 and team_id = $2',
);
const ADD_LINEUP = statement(
  'teams.add_lineup',
  `insert into team_lineup (user_id, team_id, slot, card_id, lineup_order)
   select $1, $2, * from unnest($3::text[], $4::integer[], $5::smallint[])`,
  { nullable: ['$5'] },
);

/** Replaces the lineup of a team. The caller has checked the lineup. */
export async function replaceLineup(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
  lineup: LineupBody,
): Promise<void> {
  const rows = SLOTS.flatMap((slot) => {
    const entry = lineup[slot];
    return entry === undefined ? [] : [{ slot, ...entry }];
  });
  await tx.query(DELETE_LINEUP, [userID, teamID]);
  await tx.query(ADD_LINEUP, [
    userID,
    teamID,
    rows.map(({ slot }) => slot),
    rows.map(({ cardID }) => cardID),
    rows.map(({ lineupOrder }) => lineupOrder),
  ]);
}

const ADVANCE_STARTER = statement(
  'teams.advance_starter',
  `update team set next_starter = (next_starter + 1) % 5
   where user_id = $1 and team_id = $2 returning (next_starter + 4) % 5 as taken`,
  { notNull: ['taken'] },
);

/** Returns which starter is due, 0 for SP1, and advances it for the next game. */
export async function advanceStarter(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<number> {
  const [row] = await tx.query(ADVANCE_STARTER, [userID, teamID]);
  return row?.taken ?? 0;
}
