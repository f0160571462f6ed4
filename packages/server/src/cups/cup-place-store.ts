import type { SideOrders } from '@pennant/rules/games/standing-orders';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { CupTeam } from './cup-team.ts';

const ADD = statement(
  'cups.add_place',
  `insert into cup_place (cup_id, place_id, seed, holder_user_id, username, team_name, team, orders,
     rating, entered_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  { nullable: ['$3', '$4', '$5', '$8', '$9'] },
);

/** A place to be taken: by a user, who has no seed before the draw, or by a computer club. */
export interface PlaceToInsert {
  readonly cupID: string;
  readonly placeID: string;
  readonly seed: number | null;
  readonly user: { readonly userID: string; readonly username: string } | null;
  readonly team: CupTeam;
  readonly orders: SideOrders | null;
  readonly rating: number | null;
  readonly now: Date;
}

/** Inserts a place of a cup. */
export async function insertPlace(tx: Transaction, place: PlaceToInsert): Promise<void> {
  await tx.query(ADD, [
    place.cupID,
    place.placeID,
    place.seed,
    place.user?.userID ?? null,
    place.user?.username ?? null,
    place.team.name,
    JSON.stringify(place.team),
    place.orders && JSON.stringify(place.orders),
    place.rating,
    place.now,
  ]);
}

const LIST = statement(
  'cups.list_places',
  `select place_id, seed, holder_user_id, username, team_name, (team ->> 'score')::integer as score,
     rating, has_left, seen_at
   from cup_place where cup_id = $1 order by seed nulls last, entered_at, place_id`,
  { notNull: ['score'] },
);
export type CupPlaceRow = StatementRow<'cups.list_places'>;

/** Returns the places of a cup: by seed, before the draw in the order of entering. */
export const listPlaces = (queries: Queries, cupID: string): Promise<CupPlaceRow[]> =>
  queries.query(LIST, [cupID]);

const FIND_TEAM = statement(
  'cups.find_team',
  'select team, orders, holder_user_id, username from cup_place where cup_id = $1 and seed = $2',
);
/** The team of a seed, and what the computer manager is told for it; null for a computer club. */
export interface CupTeamRow extends Omit<StatementRow<'cups.find_team'>, 'team'> {
  readonly team: CupTeam;
}

/** Returns the team of a seed. */
export async function findTeamOfSeed(
  queries: Queries,
  { cupID, seed }: { readonly cupID: string; readonly seed: number },
): Promise<CupTeamRow> {
  const [row] = await queries.query(FIND_TEAM, [cupID, seed]);
  if (row === undefined) throw new Error(`the cup ${cupID} has no seed ${seed}`);
  return { ...row, team: row.team as CupTeam };
}

const FIND_OWN = statement(
  'cups.find_own_place',
  `select place_id, seed, team_name, (team ->> 'teamID')::uuid as team_id, has_left from cup_place
   where cup_id = $1 and holder_user_id = $2`,
  { notNull: ['team_id'] },
);
export type OwnPlaceRow = StatementRow<'cups.find_own_place'>;

/** Returns a user's place of a cup; undefined without one. */
export async function findOwnPlace(
  queries: Queries,
  { cupID, userID }: { readonly cupID: string; readonly userID: string },
): Promise<OwnPlaceRow | undefined> {
  const [row] = await queries.query(FIND_OWN, [cupID, userID]);
  return row;
}

const CHANGE_TEAM = statement(
  'cups.change_team',
  `update cup_place set team = $3, team_name = $4, orders = $5
   where cup_id = $1 and holder_user_id = $2`,
);

/** Enters another team of a user instead. */
export async function updatePlaceTeam(
  tx: Transaction,
  {
    cupID,
    userID,
    team,
    orders,
  }: {
    readonly cupID: string;
    readonly userID: string;
    readonly team: CupTeam;
    readonly orders: SideOrders;
  },
): Promise<void> {
  await tx.query(CHANGE_TEAM, [
    cupID,
    userID,
    JSON.stringify(team),
    team.name,
    JSON.stringify(orders),
  ]);
}

const DELETE = statement(
  'cups.delete_place',
  'delete from cup_place where cup_id = $1 and holder_user_id = $2',
);

/** Frees a user's place before the draw. */
export async function deletePlace(
  tx: Transaction,
  { cupID, userID }: { readonly cupID: string; readonly userID: string },
): Promise<void> {
  await tx.query(DELETE, [cupID, userID]);
}

const SET_SEED = statement(
  'cups.set_seed',
  'update cup_place set seed = $3, rating = $4 where cup_id = $1 and place_id = $2',
);

/** Writes the seed of a place, and the rating that it is by. */
export async function saveSeed(
  tx: Transaction,
  place: {
    readonly cupID: string;
    readonly placeID: string;
    readonly seed: number;
    readonly rating: number;
  },
): Promise<void> {
  await tx.query(SET_SEED, [place.cupID, place.placeID, place.seed, place.rating]);
}

const MARK_LEFT = statement(
  'cups.mark_left',
  'update cup_place set has_left = true where cup_id = $1 and seed = $2',
);

/** Notes that the user of a seed has left the cup. */
export async function markLeft(
  tx: Transaction,
  { cupID, seed }: { readonly cupID: string; readonly seed: number },
): Promise<void> {
  await tx.query(MARK_LEFT, [cupID, seed]);
}

const SEE = statement(
  'cups.see',
  'update cup_place set seen_at = $3 where cup_id = $1 and seed = $2',
);
const FIND_SEEN = statement(
  'cups.find_seen',
  'select seen_at from cup_place where cup_id = $1 and seed = $2',
);

/** Notes that the user of a seed is there for the match. */
export async function markSeen(
  tx: Transaction,
  { cupID, seed, now }: { readonly cupID: string; readonly seed: number; readonly now: Date },
): Promise<void> {
  await tx.query(SEE, [cupID, seed, now]);
}

/** Returns when the user of a seed was last there for the match; null for never. */
export async function findSeen(
  queries: Queries,
  { cupID, seed }: { readonly cupID: string; readonly seed: number },
): Promise<Date | null> {
  const [row] = await queries.query(FIND_SEEN, [cupID, seed]);
  return row?.seen_at ?? null;
}

const LIST_CUPS_OF = statement(
  'cups.list_cups_of_holder',
  'select cup_id from cup_place where holder_user_id = $1',
);

/** Returns the cups in which a user has a place. */
export async function listCupsOf(queries: Queries, userID: string): Promise<string[]> {
  const rows = await queries.query(LIST_CUPS_OF, [userID]);
  return rows.map(({ cup_id }) => cup_id);
}

const FORGET = statement(
  'cups.forget_holder',
  `update cup_place set holder_user_id = null, username = null, team_name = $2,
     team = team || jsonb_build_object('name', $2::text, 'userID', null), has_left = true
   where holder_user_id = $1`,
);
const RENAME = statement(
  'cups.rename_holder',
  'update cup_place set username = $2 where holder_user_id = $1',
);
const RENAME_TEAM = statement(
  'cups.rename_team',
  `update cup_place set team_name = $3, team = team || jsonb_build_object('name', $3::text)
   where holder_user_id = $1 and team_name = $2`,
);

/** Overwrites the names of a user who has left in all cups. */
export async function forgetHolder(tx: Transaction, userID: string, name: string): Promise<void> {
  await tx.query(FORGET, [userID, name]);
}

/** Calls a user by another name in all cups. */
export async function renameHolder(
  tx: Transaction,
  { userID, username }: { readonly userID: string; readonly username: string },
): Promise<void> {
  await tx.query(RENAME, [userID, username]);
}

/** Calls a user's team by another name in the cups that it was entered in under this one. */
export async function renameTeamOfPlaces(
  tx: Transaction,
  { userID, from, to }: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<void> {
  await tx.query(RENAME_TEAM, [userID, from, to]);
}
