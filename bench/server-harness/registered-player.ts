import { randomBytes } from 'node:crypto';
import type { Tokens } from '@pennant/contract/account';
import type { UserCard } from '@pennant/contract/cards';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import type { CardPosition } from '@pennant/rules/cards/card';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { openConnection as connectionTo, type HttpConnection } from './http-client.ts';

const PASSWORD = 'Gehrig#4-Luckiest';

/** A signed-in player with a team, on a connection of their own. */
export interface RegisteredPlayer {
  readonly username: string;
  readonly tokens: Tokens;
  readonly token: string;
  readonly connection: HttpConnection;
  /** Starts a game of the player's team at home against a computer team; returns its id. */
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
  const username = `bench${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  const requesterWith =
    (token?: string) =>
    async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const response = await connection.request(method, path, {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
      if (response.status === 200) return JSON.parse(response.body) as T;
      throw new Error(`${method} ${path} responds with ${response.status} ${response.body}`);
    };

  const requestAsGuest = requesterWith();
  await requestAsGuest('POST', '/api/users', { username, email, password: PASSWORD });
  const { messages } = await requestAsGuest<{ messages: { to: string; text: string }[] }>(
    'GET',
    '/api/dev/mail',
  );
  const message = messages.find(({ to }) => to === email);
  await requestAsGuest('POST', '/api/auth/confirm', {
    token: /token=([\w.~-]+)/.exec(message?.text ?? '')?.[1],
  });
  const tokens = await requestAsGuest<Tokens>('POST', '/api/auth/login', {
    username,
    password: PASSWORD,
  });
  const token = tokens.AccessToken;
  const request = requesterWith(token);

  const { cards } = await request<{ cards: UserCard[] }>('GET', '/api/card/user');
  const lineup = bestLineup(
    cards.map((card) => ({ ...card, positions: card.positions.split(',') as CardPosition[] })),
  );
  const team = await request<UserTeam>('POST', '/api/teams', { name: 'Mudville', lineup });
  const [opponent] = await request<ComputerTeam[]>('GET', '/api/teams/comp-team');

  return {
    username,
    tokens,
    token,
    connection,
    startGame: async () => {
      const { gameID } = await request<{ gameID: string }>('POST', '/api/games', {
        homeUserTeamID: team.userTeamID,
        visitingUserTeamID: opponent?.userTeamID,
        role: 'home',
      });
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
    playHalf: (gameID) => request('POST', `/api/games/${gameID}/play`, { until: 'half' }),
  };
}
