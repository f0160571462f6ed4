import type { Tokens } from '@pennant/contract/account';
import type { UserCard } from '@pennant/contract/cards';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import type { CardPosition } from '@pennant/rules/cards/card';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { openConnection as connectionTo, type HttpConnection } from './http-client.ts';
import { PASSWORD, registerByOutbox, signIn } from './register-by-outbox.ts';

/** After which tokens are fetched anew, in ms: an access token lasts three times as long. */
const FRESH_MS = 300_000;

/** A signed-in player with a team, on a connection of their own. */
export interface RegisteredPlayer {
  readonly username: string;
  /**
   * Returns the tokens of a session that is a few minutes old at most, for what takes longer than
   * an access token lasts.
   */
  freshTokens(): Promise<Tokens>;
  /** The access token of the registration. */
  readonly token: string;
  readonly connection: HttpConnection;
  /** The body of `POST /games`: the player's team at home against a computer team. */
  readonly newGame: object;
  /** Starts such a game; returns its id. */
  startGame(): Promise<string>;
  /**
   * Rolls the next plate appearance; returns null if the game waits for something other than dice.
   */
  roll(gameID: string): Promise<RollResponse | null>;
  /** Lets the computer decide to the end of the half-inning, where a roll is refused. */
  playHalf(gameID: string): Promise<RollResponse>;
}

/**
 * Registers a player, confirms by the email in the outbox, signs in, and makes a team of the
 * starter set.
 */
export async function registerPlayer(url: string): Promise<RegisteredPlayer> {
  const connection = connectionTo(url);
  /** Returns a function that makes calls, such as "POST /teams". */
  const requesterWith =
    (token?: string) =>
    async <T>(call: string, body?: unknown): Promise<T> => {
      const [method = '', route = ''] = call.split(' ');
      const response = await connection.request(method, `/api${route}`, {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
      if (response.status === 200) return JSON.parse(response.body) as T;
      throw new Error(`${call} responds with ${response.status} ${response.body}`);
    };

  const { username, tokens } = await registerByOutbox(requesterWith(), 'bench');
  const token = tokens.AccessToken;
  let signedIn = { tokens, at: performance.now() };
  const freshTokens = async () => {
    if (performance.now() - signedIn.at > FRESH_MS) {
      const credentials = { username, password: PASSWORD };
      signedIn = {
        tokens: await signIn(requesterWith(), credentials),
        at: performance.now(),
      };
    }
    return signedIn.tokens;
  };
  const request = async <T>(call: string, body?: unknown): Promise<T> =>
    requesterWith((await freshTokens()).AccessToken)<T>(call, body);

  const { cards } = await request<{ cards: UserCard[] }>('GET /card/user');
  const lineup = bestLineup(
    cards.map((card) => ({ ...card, positions: card.positions.split(',') as CardPosition[] })),
  );
  const team = await request<UserTeam>('POST /teams', { name: 'Mudville', lineup });
  const [opponent] = await request<ComputerTeam[]>('GET /teams/comp-team');

  const newGame = {
    homeUserTeamID: team.userTeamID,
    visitingUserTeamID: opponent?.userTeamID,
    role: 'home',
  };

  return {
    username,
    freshTokens,
    token,
    connection,
    newGame,
    startGame: async () => {
      const { gameID } = await request<{ gameID: string }>('POST /games', newGame);
      return gameID;
    },
    roll: async (gameID) => {
      const { status, body } = await connection.request('POST', `/api/games/${gameID}/roll`, {
        token,
        body: {},
      });
      if (status === 200) return JSON.parse(body) as RollResponse;
      if (status === 409) return null;
      throw new Error(`a roll responds with ${status} ${body}`);
    },
    playHalf: (gameID) => request(`POST /games/${gameID}/play`, { until: 'half' }),
  };
}
