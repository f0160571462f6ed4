import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tokens } from '@pennant/contract/account';

/** The password of every user that a bench registers. */
export const PASSWORD = 'Gehrig#4-Luckiest';

/** Sends a call of a guest, such as "POST /users"; returns the body of its response, a success. */
export type SendAsGuest = <T>(call: string, body?: unknown) => Promise<T>;

/** A user who has confirmed and signed in. */
export interface SignedInUser {
  readonly username: string;
  readonly tokens: Tokens;
}

/**
 * How often the outbox is read for a letter, and the pause between, in ms. A cluster may show what
 * was written on several of its servers a moment after its commit.
 */
const [READS, PAUSE_MS] = [60, 500];

/** Returns the token of the link that was sent to an address. */
async function readToken(send: SendAsGuest, email: string): Promise<string> {
  for (let reads = 1; ; reads += 1) {
    const { messages } = await send<{ messages: { to: string; text: string }[] }>('GET /dev/mail');
    const text = messages.find(({ to }) => to === email)?.text ?? '';
    const token = /token=([\w.~-]+)/.exec(text)?.[1];
    if (token !== undefined) return token;
    if (reads === READS) throw new Error(`${email} got no letter with a link`);
    await pause(PAUSE_MS);
  }
}

/** Registers a user with a name of their own, confirms by the email in the outbox, and signs in. */
export async function registerByOutbox(send: SendAsGuest, prefix: string): Promise<SignedInUser> {
  const username = `${prefix}${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  await send('POST /users', { username, email, password: PASSWORD });
  await send('POST /auth/confirm', { token: await readToken(send, email) });
  return { username, tokens: await signIn(send, { username, password: PASSWORD }) };
}

/** Signs in. */
export const signIn = (
  send: SendAsGuest,
  credentials: { readonly username: string; readonly password: string },
): Promise<Tokens> => send('POST /auth/login', credentials);
