import { randomBytes } from 'node:crypto';
import type { Tokens } from '@pennant/contract/account';
import type { UserCard } from '@pennant/contract/cards';
import type { RollAnswer } from '@pennant/contract/manage-game';
import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import type { CardPosition } from '@pennant/rules/cards/card';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { connection as connectionTo, type Connection } from './client.ts';

const PASSWORD = 'Gehrig#4-Luckiest';

/** Someone with a team, signed in, on a connection of his own. */
export interface Player {
  readonly username: string;
  readonly tokens: Tokens;
  readonly token: string;
  readonly connection: Connection;
  /** Starts a game of his team at home against a computer team; answers its id. */
  startGame(): Promise<string>;
  /** The next plate appearance; null where the game waits for something else than dice. */
  roll(gameID: string): Promise<RollAnswer | null>;
  /** Goes on where the dice may not: the computer decides to the end of the half-inning. */
  playHalf(gameID: string): Promise<RollAnswer>;
}

/** Registers somebody, confirms by the letter in the outbox, signs in, and makes a team of the starter set. */
export async function aPlayer(url: string): Promise<Player> {
  const connection = connectionTo(url);
  const username = `bench${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  const asker =
    (token?: string) =>
    async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await connection.ask(method, path, {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
      if (answer.status === 200) return JSON.parse(answer.body) as T;
      throw new Error(`${method} ${path} answers ${answer.status} ${answer.body}`);
    };

  const askAsGuest = asker();
  await askAsGuest('POST', '/api/users', { username, email, password: PASSWORD });
  const { messages } = await askAsGuest<{ messages: { to: string; text: string }[] }>(
    'GET',
    '/api/dev/mail',
  );
  const letter = messages.find(({ to }) => to === email);
  await askAsGuest('POST', '/api/auth/confirm', {
    token: /token=([\w.~-]+)/.exec(letter?.text ?? '')?.[1],
  });
  const tokens = await askAsGuest<Tokens>('POST', '/api/auth/login', {
    username,
    password: PASSWORD,
  });
  const token = tokens.AccessToken;
  const ask = asker(token);

  const { cards } = await ask<{ cards: UserCard[] }>('GET', '/api/card/user');
  const lineup = bestLineup(
    cards.map((card) => ({ ...card, positions: card.positions.split(',') as CardPosition[] })),
  );
  const team = await ask<UserTeam>('POST', '/api/teams', { name: 'Mudville', lineup });
  const [opponent] = await ask<ComputerTeam[]>('GET', '/api/teams/comp-team');

  return {
    username,
    tokens,
    token,
    connection,
    startGame: async () => {
      const { gameID } = await ask<{ gameID: string }>('POST', '/api/games', {
        homeUserTeamID: team.userTeamID,
        visitingUserTeamID: opponent?.userTeamID,
        role: 'home',
      });
      return gameID;
    },
    roll: async (gameID) => {
      const { status, body } = await connection.ask('POST', `/api/games/${gameID}/roll`, {
        token,
        body: {},
      });
      if (status === 200) return JSON.parse(body) as RollAnswer;
      if (status === 409) return null;
      throw new Error(`a roll answers ${status} ${body}`);
    },
    playHalf: (gameID) => ask('POST', `/api/games/${gameID}/play`, { until: 'half' }),
  };
}
