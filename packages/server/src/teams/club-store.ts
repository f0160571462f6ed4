import type { Queries, Transaction } from '../platform/database/database.ts';

export interface ClubSeasonRow {
  readonly year: number;
  readonly team: string;
  readonly name: string;
  readonly is_offered: boolean;
}

/** Every club's season, newest first. */
export const findClubSeasons = (queries: Queries) =>
  queries.query<ClubSeasonRow>(
    'select year, team, name, is_offered from computer_club order by year desc, name, team',
  );

/** One club's season, locked. */
export const lockClubSeason = async (
  tx: Transaction,
  { year, team }: { readonly year: number; readonly team: string },
): Promise<{ team_id: string; is_offered: boolean } | undefined> => {
  const [row] = await tx.query<{ team_id: string; is_offered: boolean }>(
    'select team_id, is_offered from computer_club where year = $1 and team = $2 for update',
    [year, team],
  );
  return row;
};

/** How many clubs everyone may play. Those who ask so in order to add one ask one after the other. */
export const countOfferedLocked = async (tx: Transaction): Promise<number> => {
  await tx.query('select pg_advisory_xact_lock(7310013)');
  const [row] = await tx.query<{ clubs: number }>(
    'select count(*) as clubs from computer_club where is_offered',
  );
  return row?.clubs ?? 0;
};

export const offerClub = (tx: Transaction, teamID: string) =>
  tx.query('update computer_club set is_offered = true where team_id = $1', [teamID]);
