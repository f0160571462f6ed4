import type { Side } from '@pennant/rules/games/lineup-slots';
import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/** A side of a live game. */
export interface Seat {
  readonly gameID: string;
  readonly side: Side;
}

const SEE = statement(
  'live.see',
  `insert into live_presence (game_id, side, seen_at) values ($1, $2, $3)
   on conflict (game_id, side) do update set seen_at = excluded.seen_at
     where live_presence.seen_at < excluded.seen_at`,
  { prepared: true, types: { $2: 'live_presence.side' } },
);

/** Notes that a side is connected. */
export async function noteSeen(queries: Queries, { gameID, side }: Seat, now: Date): Promise<void> {
  await queries.query(SEE, [gameID, side, now]);
}

const SEE_STILL = statement(
  'live.see_still',
  `update live_presence set seen_at = $3 where game_id = any($1) and side = $2
   returning game_id`,
  { types: { $2: 'live_presence.side' } },
);

/**
 * Notes that this side of these games is connected still. Returns the games in which it counted as
 * gone, where nothing is noted.
 */
export async function noteStillSeen(
  queries: Queries,
  {
    gameIDs,
    side,
    now,
  }: { readonly gameIDs: readonly string[]; readonly side: Side; readonly now: Date },
): Promise<string[]> {
  if (gameIDs.length === 0) return [];
  const rows = await queries.query(SEE_STILL, [gameIDs, side, now]);
  const noted = new Set(rows.map(({ game_id }) => game_id));
  return gameIDs.filter((gameID) => !noted.has(gameID));
}

const FIND_UNSEEN = statement(
  'live.find_unseen',
  'select game_id, side from live_presence where seen_at < $1 limit $2',
);

/** Returns sides that no program has seen since. */
export async function findUnseen(
  queries: Queries,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<Seat[]> {
  const rows = await queries.query(FIND_UNSEEN, [since, limit]);
  return rows.map(({ game_id, side }) => ({ gameID: game_id, side }));
}

const FIND_SEEN = statement(
  'live.find_seen',
  'select 1 as found from live_presence where game_id = $1 and side = $2 and seen_at > $3',
  { prepared: true, types: { $2: 'live_presence.side' } },
);

/** Whether any program has seen a side since. */
export async function isSeenSince(
  queries: Queries,
  { gameID, side }: Seat,
  since: Date,
): Promise<boolean> {
  return (await queries.query(FIND_SEEN, [gameID, side, since])).length > 0;
}

const FORGET = statement(
  'live.forget_seen',
  'delete from live_presence where game_id = $1 and side = $2 and seen_at <= $3',
  { prepared: true, types: { $2: 'live_presence.side' } },
);

/** Forgets that a side was seen, if nobody has seen it since. */
export async function forgetSeen(
  queries: Queries,
  { gameID, side }: Seat,
  since: Date,
): Promise<void> {
  await queries.query(FORGET, [gameID, side, since]);
}
