import { WatchedPlayer } from '../../live/watched-player.ts';
import { registerPlayer } from '../../server-harness/registered-player.ts';

/** How long a message may take, in ms: less than a stream's signs of life, which would push it. */
const PATIENCE_MS = 10_000;
/** How long the watched game is played, and the time between its decisions, in ms. */
const PLAYED_MS = 1_000;
const DECISION_MS = 250;

/**
 * Watches a game through the balancer while it is played on a program. Returns how many of its
 * messages came while the stream stayed open: that the game is on, and its first events.
 */
export async function watchThroughBalancer(
  balancerUrl: string,
  programUrl: string,
): Promise<number> {
  const player = new WatchedPlayer(await registerPlayer(programUrl));
  const gameID = await player.startGame();
  const leaving = new AbortController();
  const response = await fetch(`${balancerUrl}/api/public/games/${gameID}/stream`, {
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch(() => null);
  if (response?.body == null || response.status !== 200) return 0;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** Reads until a message of this name has come; returns whether it has, on an open stream. */
  const comes = async (name: string): Promise<boolean> => {
    while (!text.includes(`event: ${name}\n`)) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: '' }));
      if (done) return false;
      text += value;
    }
    return true;
  };
  const greeted = await comes('game');
  await player.play(PLAYED_MS, DECISION_MS);
  const told = greeted && (await comes('events'));
  leaving.abort();
  return Number(greeted) + Number(told);
}
