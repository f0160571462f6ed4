import { PHRASE_PAUSE_MS, type LivePhrase } from '@pennant/rules/live/phrases';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { sideOfUser } from './live-entry.ts';
import type { LiveGames } from './live-games.ts';
import { insertPhrase } from './phrase-store.ts';

/** Says a phrase to the other side. */
export async function sayPhrase(
  liveGames: LiveGames,
  queries: Queries,
  request: {
    readonly gameID: string;
    readonly userID: string;
    readonly phrase: LivePhrase;
    readonly now: Date;
  },
): Promise<{ ok: true } | Refusal<'live_game_not_found' | 'phrase_too_soon'>> {
  const { gameID, userID, phrase, now } = request;
  const entry = await liveGames.find(gameID);
  const side = entry && sideOfUser(entry, userID);
  if (side === null) return refuse('live_game_not_found');
  const unlessSince = new Date(now.getTime() - PHRASE_PAUSE_MS);
  const isSaid = await insertPhrase(queries, { gameID, side, phrase, now, unlessSince });
  return isSaid ? { ok: true } : refuse('phrase_too_soon');
}
