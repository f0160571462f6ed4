import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveResult } from '@pennant/rules/live/live-state';
import type { LiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const ADD_SEAT = statement(
  'live.add_seat',
  `insert into live_seat (user_id, game_id, side, opponent_user_id, opponent_username, team_name,
     opponent_team, created_at, opponent_rating, opponent_deviation)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  { types: { $3: 'live_seat.side' } },
);

/** A live game as one of its users has it. */
export interface SeatToInsert {
  readonly userID: string;
  readonly gameID: string;
  readonly side: Side;
  readonly opponent: {
    readonly userID: string;
    readonly username: string;
    readonly rating: number;
    readonly deviation: number;
  };
  readonly teamName: string;
  readonly opponentTeam: string;
  readonly now: Date;
}

/** Enters a live game among those of a user. */
export async function insertSeat(tx: Transaction, seat: SeatToInsert): Promise<void> {
  await tx.query(ADD_SEAT, [
    seat.userID,
    seat.gameID,
    seat.side,
    seat.opponent.userID,
    seat.opponent.username,
    seat.teamName,
    seat.opponentTeam,
    seat.now,
    seat.opponent.rating,
    seat.opponent.deviation,
  ]);
}

const COUNT_UNDER_WAY = statement(
  'live.count_under_way',
  'select count(*)::integer as games from live_seat where user_id = $1 and ended_at is null',
  { notNull: ['games'] },
);

/** Returns how many live games of a user are under way. */
export async function countLiveGames(queries: Queries, userID: string): Promise<number> {
  const [row] = await queries.query(COUNT_UNDER_WAY, [userID]);
  return row?.games ?? 0;
}

const LIST_UNDER_WAY = statement(
  'live.list_under_way',
  `select game_id, created_at, opponent_username, opponent_team, team_name from live_seat
   where user_id = $1 and ended_at is null order by created_at desc limit 10`,
);

/** Returns a user's live games under way, newest first. */
export const listLiveGames = (queries: Queries, userID: string) =>
  queries.query(LIST_UNDER_WAY, [userID]);

const FIND_UNDER_WAY = statement(
  'live.find_under_way',
  'select game_id from live_seat where user_id = $1 and game_id = $2 and ended_at is null',
);

/** Whether a live game of a user is under way. */
export async function isUnderWay(
  queries: Queries,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
): Promise<boolean> {
  return (await queries.query(FIND_UNDER_WAY, [userID, gameID])).length > 0;
}

const FIND_SEAT = statement(
  'live.find_seat',
  'select game_id from live_seat where user_id = $1 and game_id = $2',
);

/** Whether a user plays, or played, in a live game. */
export async function hasSeat(
  queries: Queries,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
): Promise<boolean> {
  return (await queries.query(FIND_SEAT, [userID, gameID])).length > 0;
}

const FIND_ANY_SEAT = statement(
  'live.find_any_seat',
  'select game_id from live_seat where user_id = $1 limit 1',
);

/** Whether a user plays, or played, any live game. */
export async function hasAnySeat(queries: Queries, userID: string): Promise<boolean> {
  return (await queries.query(FIND_ANY_SEAT, [userID])).length > 0;
}

const LIST_MET = statement(
  'live.list_met',
  `select distinct opponent_user_id as opponent from live_seat
   where user_id = $1 and created_at > $2 and opponent_user_id is not null`,
  { notNull: ['opponent'] },
);

/** Returns the opponents of a user in live games since a time. */
export async function findMet(
  queries: Queries,
  { userID, since }: { readonly userID: string; readonly since: Date },
): Promise<ReadonlySet<string>> {
  const rows = await queries.query(LIST_MET, [userID, since]);
  return new Set(rows.map(({ opponent }) => opponent));
}

const LIST_ENDED = statement(
  'live.list_ended',
  `select game_id, ended_at, opponent_username, opponent_team, team_name, how, won, runs,
     opponent_runs, unrated_reason, rating_before, rating_after
   from live_seat
   where user_id = $1 and ended_at is not null and ($2::uuid is null or (ended_at, game_id) <
     (select ended_at, game_id from live_seat where user_id = $1 and game_id = $2))
   order by ended_at desc, game_id desc limit $3`,
  { nullable: ['$2'] },
);
export type EndedSeatRow = StatementRow<'live.list_ended'>;

/** Returns a page of a user's live games that are over, newest first. */
export const listEndedSeats = (
  queries: Queries,
  { userID, after, limit }: { userID: string; after?: string | undefined; limit: number },
): Promise<EndedSeatRow[]> => queries.query(LIST_ENDED, [userID, after ?? null, limit]);

const LIST_OF_DAY = statement(
  'live.list_results_of_day',
  `select opponent_rating, opponent_deviation, won from live_seat
   where user_id = $1 and day = $2 and rating_after is not null`,
);

/** Returns the rated results of a user on a UTC day. */
export const listResultsOfDay = (
  queries: Queries,
  { userID, day }: { readonly userID: string; readonly day: Date },
) => queries.query(LIST_OF_DAY, [userID, day]);

const LOCK_SEAT = statement(
  'live.lock_seat',
  `select ended_at, unrated_reason, opponent_rating, opponent_deviation from live_seat
   where user_id = $1 and game_id = $2 for no key update`,
);

/** Locks a user's part of a game; undefined for a user who has left. */
export async function lockSeat(
  tx: Transaction,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
): Promise<StatementRow<'live.lock_seat'> | undefined> {
  const [row] = await tx.query(LOCK_SEAT, [userID, gameID]);
  return row;
}

const END_SEAT = statement(
  'live.end_seat',
  `update live_seat set ended_at = $3, day = $4, how = $5, won = $6, runs = $7, opponent_runs = $8,
     unrated_reason = $9, rating_before = $10, rating_after = $11
   where user_id = $1 and game_id = $2`,
  {
    nullable: ['$6', '$9', '$10', '$11'],
    types: { $5: 'live_seat.how', $9: 'live_seat.unrated_reason' },
  },
);

/** A user's part of a game that is over. */
export interface EndedSeat {
  readonly userID: string;
  readonly gameID: string;
  readonly ended: Date;
  readonly day: Date;
  readonly how: LiveResult['how'];
  readonly won: boolean | null;
  readonly runs: number;
  readonly opponentRuns: number;
  readonly unratedReason: LiveUnratedReason | null;
  readonly rating: { readonly before: number; readonly after: number } | null;
}

/** Writes a user's part of a game that is over. */
export async function endSeat(tx: Transaction, seat: EndedSeat): Promise<void> {
  await tx.query(END_SEAT, [
    seat.userID,
    seat.gameID,
    seat.ended,
    seat.day,
    seat.how,
    seat.won,
    seat.runs,
    seat.opponentRuns,
    seat.unratedReason,
    seat.rating?.before ?? null,
    seat.rating?.after ?? null,
  ]);
}

const FORGET_OPPONENT = statement(
  'live.forget_opponent',
  `update live_seat set opponent_user_id = null, opponent_username = null, opponent_team = $2
   where opponent_user_id = $1`,
);

/** Overwrites a user's names in the live games of others. */
export async function forgetOpponent(
  tx: Transaction,
  { userID, name }: { readonly userID: string; readonly name: string },
): Promise<void> {
  await tx.query(FORGET_OPPONENT, [userID, name]);
}

const RENAME_OPPONENT = statement(
  'live.rename_opponent',
  'update live_seat set opponent_username = $2 where opponent_user_id = $1',
);

/** Calls a user by another name in the live games of others. */
export async function renameOpponent(
  tx: Transaction,
  { userID, username }: { readonly userID: string; readonly username: string },
): Promise<void> {
  await tx.query(RENAME_OPPONENT, [userID, username]);
}

const RENAME_TEAM = statement(
  'live.rename_own_team',
  'update live_seat set team_name = $3 where user_id = $1 and team_name = $2',
);
const RENAME_OPPONENTS_TEAM = statement(
  'live.rename_opponents_team',
  'update live_seat set opponent_team = $3 where opponent_user_id = $1 and opponent_team = $2',
);

/** Calls a user's team by another name in the live games that it played under this one. */
export async function renameTeamInSeats(
  tx: Transaction,
  { userID, from, to }: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<void> {
  await tx.query(RENAME_TEAM, [userID, from, to]);
  await tx.query(RENAME_OPPONENTS_TEAM, [userID, from, to]);
}
