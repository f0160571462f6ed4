import { setTimeout as pause } from 'node:timers/promises';
import { chooseRequest } from '../load/choose-request.ts';
import { GUEST_PASSWORD } from '../load/guest-requests.ts';
import type { LoggingClient } from '../load/logging-client.ts';
import { renewAdmin, type Market } from '../load/market.ts';
import { sendCopies } from '../load/play-history.ts';
import { enterPlayers, type PlayerState } from '../load/player-state.ts';
import type { Random } from '../load/random.ts';

/** What a request led to. */
export interface SoakTally {
  requests: number;
  /** Refused with a status of 400 to 499: not enough money, a game that is over. */
  refused: number;
  /** Without a response, or with a status of 500 or more. */
  errors: number;
  /** The first of the errors, for the operator. */
  readonly firstErrors: string[];
}

/** Players who go on playing. */
export interface SoakPlayers {
  readonly tally: SoakTally;
  /** Waits until no request is under way, does something, and lets them play on. */
  whileQuiet<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Between two requests of a player. */
const MIN_PAUSE_MS = 400;
const PAUSE_RANGE_MS = 1_200;
/** An access token is good for a quarter of an hour. */
const SIGN_IN_AGAIN_AFTER_MS = 8 * 60_000;
/** The first errors that are told. */
const ERRORS_TOLD = 8;

interface Options {
  readonly client: LoggingClient;
  readonly market: Market;
  readonly random: Random;
  readonly players: number;
}

/** Registers players; each sends one request after the other until they are stopped. */
export async function startPlayers(options: Options): Promise<SoakPlayers> {
  const { client, market, random, players } = options;
  const tally: SoakTally = { requests: 0, refused: 0, errors: 0, firstErrors: [] };
  const states = await enterPlayers(client, market, players);
  let isOver = false;
  let gate = Promise.resolve();
  let underWay = 0;

  const play = async (entered: PlayerState, number: number) => {
    let state = entered;
    // Not all at once.
    let signedInAt = performance.now() - (SIGN_IN_AGAIN_AFTER_MS * number) / players;
    await pause(random.below(MIN_PAUSE_MS + PAUSE_RANGE_MS));
    for (let count = 0; !isOver; count += 1) {
      await gate;
      underWay += 1;
      try {
        if (performance.now() - signedInAt > SIGN_IN_AGAIN_AFTER_MS) {
          state = { ...state, player: { ...state.player, token: await signIn(client, state) } };
          signedInAt = performance.now();
        }
        const { request, takesKey } = chooseRequest(market, state, random);
        const key = takesKey ? { key: `${state.player.username}-${count}` } : {};
        const [sent] = await sendCopies(client, state, { ...request, ...key }, 1);
        countResponse(tally, request.call, sent?.status ?? null, sent?.response);
      } catch (error) {
        countResponse(tally, 'sign-in', null, String(error));
      } finally {
        underWay -= 1;
      }
      await pause(MIN_PAUSE_MS + random.below(PAUSE_RANGE_MS));
    }
  };
  const playing = states.map(play);

  return {
    tally,
    whileQuiet: async (work) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      try {
        while (underWay > 0) await pause(5);
        client.takeLog();
        await renewAdmin(client, market);
        return await work();
      } finally {
        resolve();
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(playing);
    },
  };
}

function countResponse(
  tally: SoakTally,
  call: string,
  status: number | null,
  response: unknown,
): void {
  tally.requests += 1;
  if (status !== null && status >= 400 && status < 500) tally.refused += 1;
  if (status !== null && status < 500) return;
  tally.errors += 1;
  if (tally.firstErrors.length < ERRORS_TOLD)
    tally.firstErrors.push(`${call}: ${status ?? 'no response'} ${JSON.stringify(response)}`);
}

async function signIn(client: LoggingClient, { player }: PlayerState): Promise<string> {
  const body = { username: player.username, password: GUEST_PASSWORD };
  const { AccessToken } = await client.expectOk<{ AccessToken: string }>({
    call: 'POST /auth/login',
    body,
  });
  return AccessToken;
}
