import { PHRASE_PAUSE_MS, type LivePhrase } from '@pennant/rules/live/phrases';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findSideOfUser } from './live-game-store.ts';
import { insertPhrase } from './phrase-store.ts';

/**
 * Says a phrase to the other side. All of it on one connection, that of the Idempotency-Key: the
 * games in memory are read on others, for which those who hold one would wait.
 */
export async function sayPhrase(
  queries: Queries,
  request: {
    readonly gameID: string;
    readonly userID: string;
    readonly phrase: LivePhrase;
    readonly now: Date;
  },
): Promise<{ ok: true } | Refusal<'live_game_not_found' | 'phrase_too_soon'>> {
  const { gameID, userID, phrase, now } = request;
  const side = await findSideOfUser(queries, { gameID, userID });
  if (side === null) return refuse('live_game_not_found');
  const unlessSince = new Date(now.getTime() - PHRASE_PAUSE_MS);
  const isSaid = await insertPhrase(queries, { gameID, side, phrase, now, unlessSince });
  return isSaid ? { ok: true } : refuse('phrase_too_soon');
}
