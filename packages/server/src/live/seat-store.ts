import type { Side } from '@pennant/rules/games/lineup-slots';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const ADD_SEAT = statement(
  'live.add_seat',
  `insert into live_seat (user_id, game_id, side, opponent_user_id, opponent_username, team_name,
     opponent_team, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  { types: { $3: 'live_seat.side' } },
);

/** A live game as one of its users has it. */
export interface SeatToInsert {
  readonly userID: string;
  readonly gameID: string;
  readonly side: Side;
  readonly opponent: { readonly userID: string; readonly username: string };
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
