import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { registerPlayer, type RegisteredPlayer } from '../server-harness/registered-player.ts';
import { LiveSeat } from './live-seat.ts';

/** Live games that a user may have under way. */
const GAMES_OF_USER = 3;

/**
 * How long an event may take, in ms: longer than a link that counts as withheld. One that comes
 * later never comes.
 */
const MAX_WAIT_MS = 15_000;

/** A live game under way, with the boards of both sides. */
type Pair = readonly [LiveSeat, LiveSeat];

/** Starts a live game of two users, both ready. */
async function startPair(
  url: string,
  one: RegisteredPlayer,
  other: RegisteredPlayer,
): Promise<Pair> {
  const call = async (
    { connection, token }: RegisteredPlayer,
    path: string,
    body: object,
  ): Promise<{ token: string; gameID: string }> => {
    const response = await connection.request('POST', `/api/live${path}`, {
      token,
      body,
      idempotencyKey: randomUUID(),
    });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`);
    return JSON.parse(response.body) as { token: string; gameID: string };
  };
  const teamOf = ({ newGame }: RegisteredPlayer) =>
    (newGame as { readonly homeUserTeamID: string }).homeUserTeamID;
  const { token } = await call(one, '/invitations', { userTeamID: teamOf(one), isRated: false });
  const { gameID } = await call(other, `/invitations/${token}`, { userTeamID: teamOf(other) });
  const pair = [
    await LiveSeat.open(url, one.token, gameID),
    await LiveSeat.open(url, other.token, gameID),
  ] as const;
  for (const seat of pair) await seat.ready();
  return pair;
}

/**
 * Has both sides of a game decide at an interval, or as soon as a slower event has come. Returns
 * how long each event took, in ms.
 */
async function playPair([one, other]: Pair, until: number, intervalMs: number): Promise<number[]> {
  const waits: number[] = [];
  await pause(Math.random() * intervalMs);
  while (performance.now() < until && one.view.phase !== 'over') {
    const { eventNumber } = one.view;
    const interval = pause(intervalMs);
    const asked = [one, other].filter(({ isAsked }) => isAsked);
    const sent = await Promise.all(asked.map((seat) => seat.decide()));
    const shown = await Promise.all(
      [one, other].map((seat) => seat.whenShown(eventNumber, MAX_WAIT_MS)),
    );
    if (sent.length > 0) waits.push(Math.max(...shown) - Math.max(...sent));
    await interval;
  }
  return waits;
}

/** Registers as many players as so many live games at once take. */
export async function registerLivePlayers(url: string, games: number): Promise<RegisteredPlayer[]> {
  const players: RegisteredPlayer[] = [];
  while (players.length < 2 * Math.ceil(games / GAMES_OF_USER))
    players.push(await registerPlayer(url));
  return players;
}

/**
 * Plays so many live games at once, an event at an interval each. Returns how long it took from
 * both decisions to both boards, in ms, of each event.
 */
export async function playLiveGames(
  url: string,
  players: readonly RegisteredPlayer[],
  {
    games,
    seconds,
    intervalMs,
  }: { readonly games: number; readonly seconds: number; readonly intervalMs: number },
): Promise<number[]> {
  const pairs: Pair[] = [];
  for (let game = 0; game < games; game += 1) {
    const index = 2 * Math.floor(game / GAMES_OF_USER);
    pairs.push(await startPair(url, players[index]!, players[index + 1]!));
  }
  const until = performance.now() + seconds * 1000;
  try {
    return (await Promise.all(pairs.map((pair) => playPair(pair, until, intervalMs)))).flat();
  } finally {
    for (const seat of pairs.flat()) seat.close();
  }
}
