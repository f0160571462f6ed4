import type { LivePhrase } from '@pennant/rules/live/phrases';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** How many of the phrases that were said are shown to who comes, and kept once a game is over. */
export const PHRASES_SHOWN = 20;

const SAY = statement(
  'live.say',
  `insert into live_phrase (game_id, said_at, side, phrase)
   select $1, $2, $3, $4
   where not exists (
     select from live_phrase where game_id = $1 and side = $3 and said_at > $5)
   on conflict do nothing
   returning said_at`,
  { types: { $3: 'live_phrase.side', $4: 'live_phrase.phrase' } },
);

/** Says a phrase, unless the side has said one since. Returns whether it was said. */
export async function insertPhrase(
  queries: Queries,
  {
    gameID,
    side,
    phrase,
    now,
    unlessSince,
  }: {
    readonly gameID: string;
    readonly side: Side;
    readonly phrase: LivePhrase;
    readonly now: Date;
    readonly unlessSince: Date;
  },
): Promise<boolean> {
  return (await queries.query(SAY, [gameID, now, side, phrase, unlessSince])).length > 0;
}

const READ_PHRASES = statement(
  'live.read_phrases',
  `select said_at, side, phrase from live_phrase where game_id = $1 and said_at > $2
   order by said_at desc limit $3`,
);
export type PhraseRow = StatementRow<'live.read_phrases'>;

/** Returns what was said in a game after a moment, oldest first; the last of it if it is much. */
export async function readPhrases(
  queries: Queries,
  { gameID, after, limit }: { readonly gameID: string; readonly after: Date; limit: number },
): Promise<PhraseRow[]> {
  return (await queries.query(READ_PHRASES, [gameID, after, limit])).toReversed();
}

const TAKE_PHRASES = statement(
  'live.take_phrases',
  'delete from live_phrase where game_id = $1 returning said_at, side, phrase',
);

/** Deletes what was said in a game, and returns it, oldest first. */
export async function takePhrases(tx: Transaction, gameID: string): Promise<PhraseRow[]> {
  const rows = await tx.query(TAKE_PHRASES, [gameID]);
  return rows.toSorted((one, other) => one.said_at.getTime() - other.said_at.getTime());
}
