import { registerByOutbox, signIn } from '../../server-harness/register-by-outbox.ts';
import type { LoggingClient } from './logging-client.ts';

/** A signed-in user. */
export interface Player {
  readonly userID: string;
  readonly username: string;
  readonly token: string;
}

const sendBy =
  (client: LoggingClient) =>
  <T>(call: string, body?: unknown): Promise<T> =>
    client.expectOk<T>({ call, ...(body === undefined ? {} : { body }) });

/** Registers a user, confirms by the email in the outbox, and signs in. */
export async function registerPlayer(client: LoggingClient): Promise<Player> {
  const { username, tokens } = await registerByOutbox(sendBy(client), 'trust');
  return findPlayer(client, username, tokens.AccessToken);
}

/** Signs in as the first admin. */
export async function signInAsAdmin(client: LoggingClient, password: string): Promise<Player> {
  const { AccessToken: token } = await signIn(sendBy(client), { username: 'admin', password });
  return findPlayer(client, 'admin', token);
}

async function findPlayer(client: LoggingClient, username: string, token: string): Promise<Player> {
  const { userID } = await client.expectOk<{ userID: string }>({ call: 'GET /users/me', token });
  return { userID, username, token };
}
