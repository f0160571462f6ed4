import type { LineupBody } from '@pennant/contract/teams';
import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import type { Queries, Transaction } from '../platform/database/database.ts';

/** A slot of a stored lineup. */
export interface LineupSlotRow {
  readonly slot: Slot;
  readonly card_id: number;
  readonly lineup_order: number | null;
}

/** A team with its lineup, in the order of the slots. */
export interface StoredTeam {
  readonly teamID: string;
  /** Null for a computer team. */
  readonly userID: string | null;
  readonly name: string;
  readonly score: number;
  readonly elo: number | null;
  readonly createdAt: Date | null;
  readonly slots: readonly LineupSlotRow[];
}

/** A computer team. */
export interface StoredComputerTeam extends StoredTeam {
  readonly userID: null;
  readonly year: number;
  readonly team: string;
  readonly wins: number;
  readonly losses: number;
}

const PLACES = `json_agg(json_build_object('slot', slot, 'card_id', card_id, 'lineup_order', lineup_order))`;

const sortBySlot = (places: readonly LineupSlotRow[] | null): LineupSlotRow[] =>
  (places ?? []).toSorted((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot));

interface TeamRow {
  readonly team_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly score: number;
  readonly elo: number;
  readonly created_at: Date;
  readonly places: readonly LineupSlotRow[] | null;
}

const toStoredTeam = (row: TeamRow): StoredTeam => ({
  teamID: row.team_id,
  userID: row.user_id,
  name: row.name,
  score: row.score,
  elo: row.elo,
  createdAt: row.created_at,
  slots: sortBySlot(row.places),
});

const TEAM_COLUMNS = `team_id, user_id, name, score, elo, created_at,
  (select ${PLACES} from team_lineup l where l.user_id = t.user_id and l.team_id = t.team_id) as places`;

/** Returns a user's teams, newest first. */
export async function findTeams(queries: Queries, userID: string): Promise<StoredTeam[]> {
  const rows = await queries.query<TeamRow>(
    `select ${TEAM_COLUMNS} from team t where user_id = $1 order by team_id desc`,
    [userID],
  );
  return rows.map(toStoredTeam);
}

/** Returns one team of a user; null if the user has no such team. */
export async function findTeam(
  queries: Queries,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<StoredTeam | null> {
  const [row] = await queries.query<TeamRow>(
    `select ${TEAM_COLUMNS} from team t where user_id = $1 and team_id = $2`,
    [userID, teamID],
  );
  return row === undefined ? null : toStoredTeam(row);
}

/**
 * Returns the id of a team's owner; null if there is no such team. For admins, who may edit any
 * team.
 */
export async function findOwner(queries: Queries, teamID: string): Promise<string | null> {
  const [row] = await queries.query<{ user_id: string }>(
    'select user_id from team where team_id = $1',
    [teamID],
  );
  return row?.user_id ?? null;
}

/** Deletes a team and its lineup. Returns false if the user has no such team. */
export async function removeTeam(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<boolean> {
  const rows = await tx.query(
    'delete from team where user_id = $1 and team_id = $2 returning true',
    [userID, teamID],
  );
  return rows.length === 1;
}

interface ClubRow {
  readonly team_id: string;
  readonly year: number;
  readonly team: string;
  readonly name: string;
  readonly wins: number;
  readonly losses: number;
  readonly score: number;
  readonly places: readonly LineupSlotRow[] | null;
}

const toStoredClub = (row: ClubRow): StoredComputerTeam => ({
  teamID: row.team_id,
  userID: null,
  name: row.name,
  score: row.score,
  elo: null,
  createdAt: null,
  slots: sortBySlot(row.places),
  year: row.year,
  team: row.team,
  wins: row.wins,
  losses: row.losses,
});

const HEAD_COLUMNS = 'team_id, year, team, name, wins, losses, score';
const CLUB_COLUMNS = `${HEAD_COLUMNS},
  (select ${PLACES} from computer_club_lineup l where l.team_id = c.team_id) as places`;

/** Returns the computer teams offered as opponents, weakest first, with or without lineups. */
export async function findOfferedComputerTeams(
  queries: Queries,
  { withLineups }: { readonly withLineups: boolean },
): Promise<StoredComputerTeam[]> {
  const columns = withLineups ? CLUB_COLUMNS : `${HEAD_COLUMNS}, null as places`;
  const rows = await queries.query<ClubRow>(
    `select ${columns} from computer_club c where is_offered order by score, team_id`,
  );
  return rows.map(toStoredClub);
}

/** Returns one computer team; null if there is none. */
export async function findComputerTeam(
  queries: Queries,
  teamID: string,
): Promise<StoredComputerTeam | null> {
  const [row] = await queries.query<ClubRow>(
    `select ${CLUB_COLUMNS} from computer_club c where team_id = $1`,
    [teamID],
  );
  return row === undefined ? null : toStoredClub(row);
}

/**
 * Returns how many teams a user has. Locks the account row, so that concurrent saves are counted.
 */
export async function lockAndCountTeams(tx: Transaction, userID: string): Promise<number> {
  await tx.query(`select from account where user_id = $1 for update`, [userID]);
  const [row] = await tx.query<{ teams: number }>(
    `select count(*)::integer as teams from team where user_id = $1`,
    [userID],
  );
  return row?.teams ?? 0;
}

interface SavedTeam {
  readonly userID: string;
  readonly teamID: string;
  readonly name: string;
  readonly score: number;
}

export async function insertTeam(tx: Transaction, team: SavedTeam, now: Date): Promise<void> {
  await tx.query(
    `insert into team (user_id, team_id, name, score, created_at) values ($1, $2, $3, $4, $5)`,
    [team.userID, team.teamID, team.name, team.score, now],
  );
}

/** Updates the name and score of a team. Returns false if the user has no such team. */
export async function updateTeam(tx: Transaction, team: SavedTeam): Promise<boolean> {
  const rows = await tx.query(
    `update team set name = $3, score = $4 where user_id = $1 and team_id = $2 returning true`,
    [team.userID, team.teamID, team.name, team.score],
  );
  return rows.length === 1;
}

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
  await tx.query(`delete from team_lineup where user_id = $1 and team_id = $2`, [userID, teamID]);
  await tx.query(
    `insert into team_lineup (user_id, team_id, slot, card_id, lineup_order)
     select $1, $2, * from unnest($3::text[], $4::integer[], $5::smallint[])`,
    [
      userID,
      teamID,
      rows.map(({ slot }) => slot),
      rows.map(({ cardID }) => cardID),
      rows.map(({ lineupOrder }) => lineupOrder),
    ],
  );
}

/** Returns which starter is due, 0 for SP1, and advances it for the next game. */
export async function advanceStarter(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<number> {
  const [row] = await tx.query<{ taken: number }>(
    `update team set next_starter = (next_starter + 1) % 5
     where user_id = $1 and team_id = $2 returning (next_starter + 4) % 5 as taken`,
    [userID, teamID],
  );
  return row?.taken ?? 0;
}

/** Returns computer teams without their lineups. */
export const readComputerTeamSummaries = (queries: Queries, teamIDs: readonly string[]) =>
  queries.query<{
    userTeamID: string;
    name: string;
    score: number;
    year: number;
    teamID: string;
    wins: number;
    losses: number;
  }>(
    `select team_id as "userTeamID", name, score, year, team as "teamID", wins, losses
     from computer_club where team_id = any($1::uuid[])`,
    [teamIDs],
  );

/** Returns every computer team with its best card; of equal ones that with the lowest id. */
export const readComputerTeamsWithBestCard = (queries: Queries) =>
  queries.query<{
    teamID: string;
    year: number;
    team: string;
    name: string;
    wins: number;
    losses: number;
    score: number;
    bestCardID: number;
  }>(
    `select distinct on (c.team_id) c.team_id as "teamID", c.year, c.team, c.name, c.wins, c.losses, c.score,
       card.card_id as "bestCardID"
     from computer_club c join computer_club_lineup l on l.team_id = c.team_id join card on card.card_id = l.card_id
     order by c.team_id, card.rating desc, card.card_id`,
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
  await tx.query(
    `insert into computer_club (team_id, year, team, league, name, wins, losses, score, is_offered)
     values ($1, $2, $3, '', $4, $5, $6, $7, false)`,
    [club.teamID, club.year, club.team, club.name, club.wins, club.losses, club.score],
  );
  const entries = Object.entries(lineup);
  await tx.query(
    `insert into computer_club_lineup (team_id, slot, card_id, lineup_order)
     select $1, * from unnest($2::text[], $3::integer[], $4::smallint[])`,
    [
      club.teamID,
      entries.map(([slot]) => slot),
      entries.map(([, { cardID }]) => cardID),
      entries.map(([, { lineupOrder }]) => lineupOrder),
    ],
  );
}
