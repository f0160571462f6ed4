import { randomBytes } from 'node:crypto';
import type { LoggingClient } from './logging-client.ts';

const PASSWORD = 'Gehrig#4-Luckiest';

/** A signed-in user. */
export interface Player {
  readonly userID: string;
  readonly username: string;
  readonly token: string;
}

interface Tokens {
  readonly AccessToken: string;
}

/** Registers a user, confirms by the email in the outbox, and signs in. */
export async function registerPlayer(client: LoggingClient): Promise<Player> {
  const username = `trust${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  await client.expectOk({ call: 'POST /users', body: { username, email, password: PASSWORD } });
  const { messages } = await client.expectOk<{ messages: { to: string; text: string }[] }>({
    call: 'GET /dev/mail',
  });
  const text = messages.find(({ to }) => to === email)?.text ?? '';
  const token = /token=([\w.~-]+)/.exec(text)?.[1];
  await client.expectOk({ call: 'POST /auth/confirm', body: { token } });
  return signIn(client, username, PASSWORD);
}

/** Signs in as the first admin. */
export const signInAsAdmin = (client: LoggingClient, password: string): Promise<Player> =>
  signIn(client, 'admin', password);

async function signIn(client: LoggingClient, username: string, password: string): Promise<Player> {
  const { AccessToken: token } = await client.expectOk<Tokens>({
    call: 'POST /auth/login',
    body: { username, password },
  });
  const { userID } = await client.expectOk<{ userID: string }>({ call: 'GET /users/me', token });
  return { userID, username, token };
}
