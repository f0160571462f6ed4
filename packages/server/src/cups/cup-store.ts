import type { CupKind } from '@pennant/rules/cups/cup-kind';
import type { CupSize, CupState } from '@pennant/rules/cups/cup-state';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const COLUMNS = `cup_id, name, kind, begins_at, round_hours, max_places, state, seed, commitment,
  entrants, bracket, winner_user_id, winner_username, winner_team, settled_at`;

const ADD = statement(
  'cups.add',
  `insert into cup (cup_id, created_at, name, kind, begins_at, round_hours, max_places, state, seed,
     commitment)
   values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9)
   on conflict (cup_id) do nothing returning cup_id`,
);

/** A cup to be played. */
export interface CupToInsert {
  readonly cupID: string;
  readonly name: string;
  readonly kind: CupKind;
  readonly begins: Date;
  readonly roundHours: number;
  readonly maxPlaces: CupSize;
  readonly seed: Buffer;
  readonly commitment: Buffer;
  readonly now: Date;
}

/** Inserts a cup; false if it is there already. */
export async function insertCup(tx: Queries, cup: CupToInsert): Promise<boolean> {
  const rows = await tx.query(ADD, [
    cup.cupID,
    cup.now,
    cup.name,
    JSON.stringify(cup.kind),
    cup.begins,
    cup.roundHours,
    cup.maxPlaces,
    cup.seed,
    cup.commitment,
  ]);
  return rows.length > 0;
}

const FIND = statement('cups.find', `select ${COLUMNS} from cup where cup_id = $1`);
export type CupRow = StatementRow<'cups.find'>;

/** Returns a cup; undefined where there is none. */
export async function findCup(queries: Queries, cupID: string): Promise<CupRow | undefined> {
  const [row] = await queries.query(FIND, [cupID]);
  return row;
}

const LOCK = statement('cups.lock', `select ${COLUMNS} from cup where cup_id = $1 for update`);

/** Locks a cup, before anything else of it is read that the transaction depends on. */
export async function lockCup(tx: Transaction, cupID: string): Promise<CupRow | undefined> {
  const [row] = await tx.query(LOCK, [cupID]);
  return row;
}

const LIST = statement(
  'cups.list',
  `select ${COLUMNS} from cup
   where $1::uuid is null or (begins_at, cup_id) <
     (select begins_at, cup_id from cup where cup_id = $1)
   order by begins_at desc, cup_id desc limit $2`,
  { nullable: ['$1'] },
);

/** Returns a page of cups, those that begin last first. */
export const listCups = (
  queries: Queries,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<CupRow[]> => queries.query(LIST, [after ?? null, limit]);

const LIST_UNDER_WAY = statement(
  'cups.list_under_way',
  `select cup_id, state from cup
   where settled_at is null and begins_at <= $1 order by begins_at limit 200`,
);

/** Returns the cups that have begun, or should, and are not written to their users. */
export const listCupsUnderWay = (queries: Queries, now: Date) =>
  queries.query(LIST_UNDER_WAY, [now]);

const COUNT_OPEN = statement(
  'cups.count_open',
  `select count(*)::integer as cups from cup where state = 'open' and settled_at is null`,
  { notNull: ['cups'] },
);

/** Returns how many cups have not begun. */
export async function countOpenCups(queries: Queries): Promise<number> {
  const [row] = await queries.query(COUNT_OPEN);
  return row?.cups ?? 0;
}

const CHANGE = statement(
  'cups.change',
  `update cup set name = $2, kind = $3, begins_at = $4, round_hours = $5, max_places = $6
   where cup_id = $1`,
);

/** Changes a cup that has not begun, which the transaction has locked. */
export async function updateCup(
  tx: Transaction,
  cup: Omit<CupToInsert, 'seed' | 'commitment' | 'now'>,
): Promise<void> {
  await tx.query(CHANGE, [
    cup.cupID,
    cup.name,
    JSON.stringify(cup.kind),
    cup.begins,
    cup.roundHours,
    cup.maxPlaces,
  ]);
}

const SET_ENTRANTS = statement(
  'cups.set_entrants',
  'update cup set entrants = $2 where cup_id = $1',
);

/** Writes how many users have entered. */
export async function saveEntrants(
  tx: Transaction,
  { cupID, entrants }: { readonly cupID: string; readonly entrants: number },
): Promise<void> {
  await tx.query(SET_ENTRANTS, [cupID, entrants]);
}

const SET_BRACKET = statement(
  'cups.set_bracket',
  `update cup set state = 'running', bracket = $2 where cup_id = $1`,
);

/** Writes the matches of a cup that is under way. */
export async function saveBracket(
  tx: Transaction,
  { cupID, bracket }: { readonly cupID: string; readonly bracket: CupState },
): Promise<void> {
  await tx.query(SET_BRACKET, [cupID, JSON.stringify(bracket)]);
}

const END = statement(
  'cups.end',
  `update cup set state = 'over', bracket = $2, ended_at = $3, winner_user_id = $4,
     winner_username = $5, winner_team = $6
   where cup_id = $1`,
  { nullable: ['$4', '$5'] },
);

/** Ends a cup that somebody has won; of a computer club the winner's user is null. */
export async function endCup(
  tx: Transaction,
  cup: {
    readonly cupID: string;
    readonly bracket: CupState;
    readonly winner: {
      readonly userID: string | null;
      readonly username: string | null;
      readonly team: string;
    };
    readonly now: Date;
  },
): Promise<void> {
  const { userID, username, team } = cup.winner;
  await tx.query(END, [cup.cupID, JSON.stringify(cup.bracket), cup.now, userID, username, team]);
}

const CANCEL = statement(
  'cups.cancel',
  `update cup set state = 'cancelled', ended_at = $2 where cup_id = $1`,
);

/** Cancels a cup, which the transaction has locked. */
export async function cancelCupRow(tx: Transaction, cupID: string, now: Date): Promise<void> {
  await tx.query(CANCEL, [cupID, now]);
}

const MARK_SETTLED = statement(
  'cups.mark_settled',
  'update cup set settled_at = $2 where cup_id = $1 and settled_at is null',
);

/** Notes that what each user has of a cup was written. */
export async function markCupSettled(queries: Queries, cupID: string, now: Date): Promise<void> {
  await queries.query(MARK_SETTLED, [cupID, now]);
}

const FORGET_WINNER = statement(
  'cups.forget_winner',
  `update cup set winner_user_id = null, winner_username = null, winner_team = $2
   where winner_user_id = $1`,
);
const RENAME_WINNER = statement(
  'cups.rename_winner',
  'update cup set winner_username = $2 where winner_user_id = $1',
);
const RENAME_WINNING_TEAM = statement(
  'cups.rename_winning_team',
  'update cup set winner_team = $3 where winner_user_id = $1 and winner_team = $2',
);

/** Overwrites the names of a user who has left in the cups that they have won. */
export async function forgetWinner(tx: Transaction, userID: string, name: string): Promise<void> {
  await tx.query(FORGET_WINNER, [userID, name]);
}

/** Calls a user by another name in the cups that they have won. */
export async function renameWinner(
  tx: Transaction,
  { userID, username }: { readonly userID: string; readonly username: string },
): Promise<void> {
  await tx.query(RENAME_WINNER, [userID, username]);
}

/** Calls a user's team by another name in the cups that it has won under this one. */
export async function renameWinningTeam(
  tx: Transaction,
  { userID, from, to }: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<void> {
  await tx.query(RENAME_WINNING_TEAM, [userID, from, to]);
}
