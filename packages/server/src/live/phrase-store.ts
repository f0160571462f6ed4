import type { LivePhrase } from '@pennant/rules/live/phrases';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

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
