import type { RollResponse } from '@pennant/contract/game-commands';
import type { RegisteredPlayer } from '../server-harness/registered-player.ts';

/** How far a game is played: to its end, or until its ninth inning begins. */
type PlayedTo = 'end' | 'ninthInning';

/**
 * Starts games of all players, each player's one after another, and rolls them as the pages do:
 * every roll names the last event that was seen, and the computer decides where the game waits.
 * Returns the times of the last turns, in milliseconds from request to response.
 */
export async function playGames(
  players: readonly RegisteredPlayer[],
  { games, to }: { readonly games: number; readonly to: PlayedTo },
): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    players.map(async (player, index) => {
      for (let number = index; number < games; number += players.length)
        times.push(await playGame(player, to));
    }),
  );
  return times;
}

/** Plays one game and returns the time of its last turn. */
async function playGame(player: RegisteredPlayer, to: PlayedTo): Promise<number> {
  const gameID = await player.startGame();
  let eventNumber = 0;
  for (;;) {
    const before = performance.now();
    const turn = await playTurn(player, gameID, eventNumber);
    const time = performance.now() - before;
    ({ eventNumber } = turn.situation);
    if (turn.isFinal || (to === 'ninthInning' && turn.situation.inning >= 9)) return time;
  }
}

async function playTurn(
  player: RegisteredPlayer,
  gameID: string,
  eventNumber: number,
): Promise<RollResponse> {
  const send = (path: string, body: object) =>
    player.connection.request('POST', `/api/games/${gameID}/${path}`, {
      token: player.token,
      body: { ...body, eventNumber },
    });
  const rolled = await send('roll', {});
  const { status, body } = rolled.status === 409 ? await send('play', { until: 'half' }) : rolled;
  if (status !== 200) throw new Error(`a turn responds with ${status} ${body}`);
  return JSON.parse(body) as RollResponse;
}
