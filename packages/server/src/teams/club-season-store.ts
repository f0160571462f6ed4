import type { Queries, Transaction } from '../platform/database/database.ts';

export interface ClubSeasonRow {
  readonly year: number;
  readonly team: string;
  readonly name: string;
  readonly is_offered: boolean;
}

/** Returns every club season, newest first. */
export const findClubSeasons = (queries: Queries) =>
  queries.query<ClubSeasonRow>(
    'select year, team, name, is_offered from computer_club order by year desc, name, team',
  );

/** Returns one club season, locked until the transaction ends; undefined if there is none. */
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

/**
 * Returns how many comp teams are offered. Locks the count, so that they are added one at a time.
 */
export const lockAndCountOffered = async (tx: Transaction): Promise<number> => {
  await tx.query('select pg_advisory_xact_lock(7310013)');
  const [row] = await tx.query<{ clubs: number }>(
    'select count(*) as clubs from computer_club where is_offered',
  );
  return row?.clubs ?? 0;
};

export const offerClubSeason = (tx: Transaction, teamID: string) =>
  tx.query('update computer_club set is_offered = true where team_id = $1', [teamID]);
