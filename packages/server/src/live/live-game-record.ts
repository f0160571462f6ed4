import { linkIndex, segmentOf } from '@pennant/rules/live/chain-segment';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import { toLiveRecord } from '@pennant/rules/live/to-live-record';
import { followsFrom } from '@pennant/rules/fairness/hash-chain';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { namedSource, sideOfUser, type LiveEntry } from './live-entry.ts';
import { markDisputed } from './live-game-store.ts';
import type { LiveGames } from './live-games.ts';
import { readPlayed } from './read-live-game.ts';
import { DISPUTE_MS, type LiveRefusalCode } from './refusals.ts';

/**
 * Returns everything by which a live game that is over can be verified, its seed too.
 *
 * @throws DamagedRecord if what is stored of it can't be read.
 */
export async function readLiveRecord(
  queries: Queries,
  entry: LiveEntry,
): Promise<LiveRecord | Refusal<'live_game_not_over'>> {
  const { context, state, steps } = entry;
  if (state.result === null || state.result.winner === null) return refuse('live_game_not_over');
  const played = await readPlayed(queries, { gameID: context.gameID, steps });
  return toLiveRecord({
    context,
    source: namedSource(entry),
    state,
    steps: played.map(({ step }) => step),
    events: played.flatMap(({ events }) => events),
  });
}

/**
 * Marks a game as disputed, for a user who shows a link of their own chain that the game counts as
 * withheld: only who has the chain can show it. Results wait for it as long as it may come.
 */
export async function disputeLiveGame(
  liveGames: LiveGames,
  queries: Queries,
  request: {
    readonly gameID: string;
    readonly userID: string;
    readonly eventNumber: number;
    readonly link: string;
    readonly now: Date;
  },
): Promise<{ ok: true } | Refusal<LiveRefusalCode>> {
  const { gameID, userID, eventNumber, link, now } = request;
  const entry = await liveGames.find(gameID);
  const side = entry && sideOfUser(entry, userID);
  if (entry === null || side === null) return refuse('live_game_not_found');
  const played = await readPlayed(queries, { gameID, steps: entry.steps });
  const isWithheld = played.some(
    ({ step }) =>
      step.kind === 'event' && step.eventNumber === eventNumber && step[side].link === null,
  );
  if (!isWithheld) return refuse('link_not_withheld');
  const segment = segmentOf(entry.state[side].segments, eventNumber);
  if (!followsFrom(link, segment.anchor, linkIndex(segment, eventNumber)))
    return refuse('link_does_not_follow');
  // Also where the response to the first was lost, and the time for one has passed since.
  if (entry.standing.isDisputed) return { ok: true };
  const since = new Date(now.getTime() - DISPUTE_MS);
  return (await markDisputed(queries, { gameID, since }))
    ? { ok: true }
    : refuse('dispute_too_late');
}
