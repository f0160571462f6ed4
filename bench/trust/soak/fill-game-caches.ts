import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import type { LoggingClient } from '../load/logging-client.ts';
import type { Market } from '../load/market.ts';
import { enterPlayers, type PlayerState } from '../load/player-state.ts';
import type { Random } from '../load/random.ts';

interface Options {
  readonly client: LoggingClient;
  readonly market: Market;
  readonly random: Random;
}

/** Half-innings that a game is played on at the most: some are new, some nearly over. */
const MAX_HALVES = 16;
const CLIENTS = 8;

/**
 * Registers users who leave so many games under way, at any inning: the program's caches of games
 * are full then, as they are after hours.
 */
export async function fillGameCaches(options: Options, games: number): Promise<void> {
  const { client, market } = options;
  const states = await enterPlayers(client, market, Math.ceil(games / MAX_GAMES_UNDER_WAY));
  let next = 0;
  const play = async () => {
    for (let state = states[next++]; state !== undefined; state = states[next++]) {
      for (let count = 0; count < MAX_GAMES_UNDER_WAY; count += 1) {
        await leaveGame(options, state, count);
      }
      client.takeLog();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, play));
}

async function leaveGame(
  { client, market, random }: Options,
  { player: { token }, teamIDs }: PlayerState,
  count: number,
): Promise<void> {
  const body = {
    homeUserTeamID: teamIDs[0],
    visitingUserTeamID: market.opponentIDs[count % market.opponentIDs.length],
    role: 'home',
  };
  const { gameID } = await client.expectOk<{ gameID: string }>({
    call: 'POST /games',
    body,
    token,
  });
  const request = { params: { id: gameID }, token };
  await client.send({ call: 'POST /games/{id}/roll', body: {}, ...request });
  for (let halves = random.below(MAX_HALVES); halves > 0; halves -= 1) {
    const { status } = await client.send({
      call: 'POST /games/{id}/play',
      body: { until: 'half' },
      ...request,
    });
    // A choice waits for the user.
    if (status !== 200) return;
  }
}
