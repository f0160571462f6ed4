import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const FIND_CLUB_SEASONS = statement(
  'teams.find_club_seasons',
  'select year, team, name, is_offered from computer_club order by year desc, name, team',
);

/** Returns every club season, newest first. */
export const findClubSeasons = (queries: Queries) => queries.query(FIND_CLUB_SEASONS);

const LOCK_CLUB_SEASON = statement(
  'teams.lock_club_season',
  'select team_id, is_offered from computer_club where year = $1 and team = $2 for update',
);

/** Returns one club season, locked until the transaction ends; undefined if there is none. */
export async function lockClubSeason(
  tx: Transaction,
  { year, team }: { readonly year: number; readonly team: string },
): Promise<{ team_id: string; is_offered: boolean } | undefined> {
  const [row] = await tx.query(LOCK_CLUB_SEASON, [year, team]);
  return row;
}

const LOCK_OFFERED = statement('teams.lock_offered', 'select pg_advisory_xact_lock(7310013)');
const COUNT_OFFERED = statement(
  'teams.count_offered',
  'select count(*) as clubs from computer_club where is_offered',
  { notNull: ['clubs'] },
);

/**
 * Returns how many comp teams are offered. Locks the count, so that they are added one at a time.
 */
export async function lockAndCountOffered(tx: Transaction): Promise<number> {
  await tx.query(LOCK_OFFERED);
  const [row] = await tx.query(COUNT_OFFERED);
  return row?.clubs ?? 0;
}

const OFFER_CLUB_SEASON = statement(
  'teams.offer_club_season',
  'update computer_club set is_offered = true where team_id = $1',
);

export async function offerClubSeason(tx: Transaction, teamID: string): Promise<void> {
  await tx.query(OFFER_CLUB_SEASON, [teamID]);
}
